/* fuzz_external.c - what external engines say, under libFuzzer: their options, their answers in a game, and the words that
 * order one.
 *
 * The first byte chooses the protocol, or an order; the rest is what the engine prints, without an engine. Whatever it says,
 * it is refused with one line, or its answers are moves or none, with numbers that a match can keep. */
#define _POSIX_C_SOURCE 200809L
#include "support.h"

#include "external/external_engine.h"
#include "play/played_game.h"

#include <fcntl.h>
#include <stdlib.h>
#include <string.h>

enum { MOST_MOVES = 8 };

static const struct {
    const char *game, *word, *position;
} orders[] = {
    {"chess", "uci:engine;Hash=64", "start"},
    {"chess", "uci:engine", "bbrknnqr/pppppppp/8/8/8/8/PPPPPPPP/BBRKNNQR w HChc - 0 1"},
    {"checkers", "hub:engine;hash=64", "start"},
    {"chess", NULL, NULL}, /* an order */
    {"othello", "gtp:engine", "start"},
    {"othello", "nboard:engine", "start"},
};
enum { ORDERS = sizeof orders / sizeof *orders };

static void require_refused(text *why)
{
    require(why->data && *why->data);
    bad("%s", why->data); /* as it is told */
    text_free(why);
}

static int is_number(int number)
{
    return number >= -EXTERNAL_MOST && number <= EXTERNAL_MOST;
}

/* Asks for moves and plays them, as long as they are moves. */
static void play(external_engine *engine, const game_handle *handle, const char *position)
{
    static const zw_limits limits = {.size = sizeof limits, .clock = 1, .increment = 0.1};
    played_game game = {.handle = NULL};
    zw_error error = {0};
    require(played_parse(&game, handle, position, &error) == 0);
    while (game.count < MOST_MOVES) {
        external_question question = {.handle = handle,
                                      .position = position,
                                      .positions = game.positions,
                                      .moves = game.moves,
                                      .count = game.count,
                                      .mover = &limits,
                                      .other = &limits,
                                      .until = now_seconds() + 60};
        external_answer answer;
        zw_move move;
        external_news news = external_ask(engine, &question, &answer);
        require(news == EXTERNAL_MOVED || news == EXTERNAL_GONE);
        require(is_number(answer.depth) && is_number(answer.score) && is_number(answer.mate));
        require(memchr(answer.move, '\0', sizeof answer.move) != NULL);
        if (news == EXTERNAL_GONE ||
            zw_move_parse(handle->game, handle->context, played_now(&game), answer.move, &move, &error) != ZW_OK)
            break;
        played_move(&game, move);
    }
    played_free(&game);
}

static void converse(int row, const uint8_t *data, size_t size)
{
    static int nobody; /* reads what is sent */
    const game_handle *handle = fuzz_game(orders[row].game);
    search_config config = config_new();
    external_order order;
    text why = {0};
    if (!nobody)
        nobody = open("/dev/null", O_WRONLY | O_CLOEXEC);
    require(external_parse(orders[row].word, handle->game, &order, &config, &why) == 0);
    external_engine engine = {.order = &order, .process = {.to = nobody, .from = -1, .silent = 1}};
    text_add_bytes(&engine.process.read, (const char *)data, size);
    if (order.protocol->greet(&engine, &why) || external_new_game(&engine, orders[row].position, &why))
        require_refused(&why);
    else
        play(&engine, handle, orders[row].position);
    text_free(&engine.process.read);
    external_end(&engine);
    external_order_free(&order);
}

/* "PROTOCOL:COMMAND;NAME=VALUE", with limits among the settings. */
static void read_order(const uint8_t *data, size_t size)
{
    const game_handle *handle = fuzz_game("chess");
    search_config config = config_new();
    external_order order;
    text word = {0}, why = {0};
    text_add(&word, "uci:");
    text_add_bytes(&word, (const char *)data, size);
    require(external_named(word.data));
    if (external_parse(word.data, handle->game, &order, &config, &why))
        require_refused(&why);
    else
        require(order.command && order.setting_count >= 0 && order.setting_count <= EXTERNAL_SETTINGS);
    external_order_free(&order);
    text_free(&word);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    if (!size)
        return 0;
    int row = fuzz_row(data, size, ORDERS);
    if (orders[row].word)
        converse(row, data + 1, size - 1);
    else
        read_order(data + 1, size - 1);
    return 0;
}
