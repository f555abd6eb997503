/* fuzz_lines.c - the words and lines that protocols and commands take apart, under libFuzzer: games in GGF, the arguments,
 * positions and moves of Hub, search configurations in one word, and command lines.
 *
 * The first byte chooses the reader. What is refused is refused with one line; what is written again is read again. */
#define _POSIX_C_SOURCE 200809L /* strtok_r() */
#include "support.h"

#include "common/config.h"
#include "common/hub_text.h"
#include "protocol/ggf.h"

#include <stdlib.h>
#include <string.h>

static void require_refused(text *why)
{
    require(why->data && *why->data);
    bad("%s", why->data); /* as it is told */
    text_free(why);
}

static void read_ggf(char *line)
{
    char why[512] = "";
    ggf_game game;
    if (ggf_read(line, &game, why, sizeof why))
        bad("%s", why);
    else
        require(game.move_count >= 0 && game.move_count <= GGF_MOST_MOVES);
}

static void read_ggf_move(char *line)
{
    char why[512] = "";
    ggf_move move;
    if (ggf_read_move(line, &move, why, sizeof why))
        bad("%s", why);
    else
        require(memchr(move.name, '\0', sizeof move.name) != NULL);
}

static void read_arguments(char *line)
{
    hub_arguments arguments, again;
    text why = {0}, written = {0};
    if (hub_read_arguments(line, &arguments, &why)) {
        require_refused(&why);
        return;
    }
    for (int i = 0; i < arguments.count; i++)
        if (arguments.of[i].value && !strchr(arguments.of[i].value, '"'))
            hub_add(&written, arguments.of[i].name, arguments.of[i].value);
    text_add(&written, "");
    require(hub_read_arguments(written.data, &again, &why) == 0);
    for (int i = 0, k = 0; i < arguments.count; i++)
        if (arguments.of[i].value && !strchr(arguments.of[i].value, '"')) {
            require(k < again.count && !strcmp(again.of[k].name, arguments.of[i].name));
            require(again.of[k].value && !strcmp(again.of[k].value, arguments.of[i].value));
            k++;
        }
    text_free(&written);
    text_free(&why);
}

static void read_position(char *line)
{
    const game_handle *handle = fuzz_game("checkers");
    text fen = {0}, why = {0};
    zw_error error = {0};
    char shown[HUB_SQUARES + 2];
    if (hub_read_position(line, &fen, &why)) {
        require_refused(&why);
    } else {
        void *position = allocate(1, handle->game->position_size);
        if (zw_position_parse(handle->game, handle->context, fen.data, position, &error) == ZW_OK) {
            hub_write_position(handle, position, shown);
            require(strlen(shown) == HUB_SQUARES + 1);
        }
        free(position);
    }
    text_free(&fen);
}

/* Moves from one position on, as far as they are legal. */
static void read_moves(char *line)
{
    const game_handle *handle = fuzz_game("checkers");
    const zw_game *game = handle->game;
    char *here = allocate(2, game->position_size), *rest;
    game->start(handle->context, here);
    for (char *word = strtok_r(line, " ", &rest); word; word = strtok_r(NULL, " ", &rest)) {
        text why = {0}, written = {0};
        zw_move move, again;
        if (hub_read_move(handle, here, word, &move, &why)) {
            require_refused(&why);
            break;
        }
        hub_write_move(handle, here, move, &written);
        require(hub_read_move(handle, here, written.data, &again, &why) == 0 && again == move);
        game->play(handle->context, here, move, here + game->position_size);
        memcpy(here, here + game->position_size, game->position_size);
        text_free(&written);
    }
    free(here);
}

static void read_configuration(char *line)
{
    search_config base = config_new(), config;
    char *storage = NULL, why[512] = "";
    if (config_parse(line, &base, &config, &storage, why, sizeof why))
        bad("%s", why);
    free(storage);
}

/* What is read of a command line is resolved for a position, as a search would have it. */
static void read_command(char *line)
{
    enum { MOST = 64 };
    static const command_usage usage = {.name = "fuzz", .arguments = "[WORD]", .most = 1, .about = "", .example = ""};
    game_handle *handle = fuzz_game("chess");
    search_config config = config_new();
    option_group groups[] = {{"the search", config_rows, &config}, {.rows = NULL}};
    command_line read;
    zw_engine_options options;
    zw_limits limits;
    char *words[MOST + 1] = {"fuzz"}, *rest;
    int count = 1;
    for (char *word = strtok_r(line, " ", &rest); word && count < MOST; word = strtok_r(NULL, " ", &rest))
        words[count++] = word;
    if (options_read(&usage, groups, count, words, &read) != OPTIONS_GO)
        return;
    require(read.count <= 1 && !read.help);
    config.tablebase = "off"; /* this machine may have some */
    if (config_resolve(&config, handle, zw_engine_current(handle->reader), &options, &limits) == EXIT_FINE)
        require(limits.nodes || limits.depth || limits.seconds > 0 || limits.clock > 0);
}

static void (*const readers[])(char *line) = {read_ggf,   read_ggf_move,      read_arguments, read_position,
                                              read_moves, read_configuration, read_command};

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    if (!size)
        return 0;
    text line = {0};
    text_add_bytes(&line, (const char *)data + 1, size - 1);
    char *word = copy_text(line.data); /* a line ends at its first zero byte */
    word[strcspn(word, "\r\n")] = '\0';
    readers[fuzz_row(data, size, sizeof readers / sizeof *readers)](word);
    free(word);
    text_free(&line);
    return 0;
}
