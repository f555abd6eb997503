/* analysis_record.c - an analysis as a file of games: in the game's own format (PGN, PDN) with glyphs and comments, or as
 * text, in which comments precede every game. Both can be read again. See analysis_show.h. */
#include "analysis_show.h"
#include "common/files.h"

#include <stdlib.h>
#include <string.h>

static int is_text(const char *path)
{
    size_t length = strlen(path);
    return length > 4 && !strcmp(path + length - 4, ".txt");
}

/* ------------------------------------------------------------------------------------------------------ its own format */

static void add_line(void *user, const char *move)
{
    text *to = user;
    text_addf(to, " %s", move);
}

/* "-0.10; mistake, loses 1.40; best +1.30 Nf3 Nc6": values for the player who moves. */
static char *comment_text(const analysis *of, const shown_game *game, int ply)
{
    const judged *one = &game->moves[ply];
    char value[48], best[48], loss[48];
    text to = {0};
    value_for_people(of->handle.game, one->value, value, sizeof value);
    text_addf(&to, "%s%s", value, one->exact ? " exact" : "");
    if (one->fault) {
        value_for_people(of->handle.game, one->best_value, best, sizeof best);
        loss_for_people(of->handle.game, fault_loss(&of->limits, one->best_value, one->value), loss, sizeof loss);
        text_addf(&to, "; %s, loses %s; best %s", fault_rows[one->fault].name, loss, best);
        line_walk(&of->handle, played_at(&game->played, ply), one->line, one->line_length, MOVE_FOR_PEOPLE, add_line,
                  &to);
    }
    return to.data;
}

static char *annotated(const analysis *of, const shown_game *game)
{
    int count = game->played.count;
    char **comments = allocate((size_t)count + 1, sizeof *comments);
    unsigned char *glyphs = allocate((size_t)count + 1, 1);
    for (int ply = 0; ply < count; ply++) {
        comments[ply] = comment_text(of, game, ply);
        glyphs[ply] = fault_rows[game->moves[ply].fault].glyph;
    }
    const position_item *item = game->item;
    zw_record record = {.line = (size_t)game->number + 1,
                        .position = game->played.positions,
                        .moves = game->played.moves,
                        .move_count = count,
                        .result = item->ended ? item->ended : "",
                        .label = item->label ? item->label : "",
                        .tags = item->tags,
                        .comments = (const char *const *)comments,
                        .glyphs = glyphs};
    char *shown = record_text(&of->handle, &record);
    for (int ply = 0; ply < count; ply++)
        free(comments[ply]);
    free(comments);
    free(glyphs);
    return shown;
}

/* ---------------------------------------------------------------------------------------------------------------- text */

/* Every line as a comment of a set of positions. */
static void add_as_comment(text *to, const char *lines)
{
    while (*lines) {
        size_t length = strcspn(lines, "\n");
        text_add(to, length ? "# " : "#");
        text_add_bytes(to, lines, length);
        text_add(to, "\n");
        lines += length + (lines[length] == '\n');
    }
}

static void add_text_game(const analysis *of, const shown_game *game, text *to)
{
    text shown = {0};
    show_game_text(of, game, &shown);
    add_as_comment(to, shown.data);
    text_free(&shown);
    if (strcmp(game->item->text, "start") != 0)
        text_addf(to, "%s ", game->item->text);
    text_add(to, "moves ");
    played_text(&game->played, 0, game->played.count, to);
    text_add(to, "\n\n");
}

/* ------------------------------------------------------------------------------------------------------------- writing */

int record_write(const analysis *of, const char *path)
{
    text all = {0};
    player_table players = {0};
    text_add(&all, "");
    for (int i = 0; i < of->games.count; i++) {
        shown_game game;
        shown_begin(of, i, &game);
        if (is_text(path)) {
            add_text_game(of, &game, &all);
        } else {
            char *shown = annotated(of, &game);
            text_addf(&all, "%s%s", shown, shown[0] && strcmp(shown + strlen(shown) - 2, "\n\n") ? "\n" : "");
            free(shown);
        }
        players_add(&players, of, &game);
        shown_end(&game);
    }
    if (is_text(path)) {
        text table = {0};
        show_players_text(of, &players, &table);
        add_as_comment(&all, table.data);
        text_free(&table);
    }
    players_free(&players);
    int status = write_file(path, all.data, all.length);
    text_free(&all);
    return status;
}

static void count_moves(void *user, const zw_record *record)
{
    *(int *)user += record->move_count;
}

/* Has the game a format in which moves are commented, and is a file of this name read as one? */
static int is_annotated(const analysis *of, const char *path)
{
    static const char *const remark[] = {"a remark"};
    const game_handle *handle = &of->handle;
    const position_item *item = NULL;
    int count = 0;
    for (int i = 0; i < of->games.count && !item; i++)
        item = of->games.items[i].played_count ? &of->games.items[i] : NULL;
    if (!item || !handle->game->write_record || !handle->game->read_records)
        return 0;
    zw_record record = {
        .position = item->first, .moves = item->played, .move_count = 1, .result = "", .label = "", .comments = remark};
    zw_record_sink sink = {.record = count_moves, .user = &count};
    char *shown = record_text(handle, &record);
    int found = strstr(shown, remark[0]) != NULL;
    if (handle->game->read_records(handle->context, path, shown, strlen(shown), &sink) < 0 || count != 1)
        found = 0;
    free(shown);
    return found;
}

int record_check(const analysis *of, const char *path)
{
    if (is_text(path) || is_annotated(of, path))
        return EXIT_FINE;
    return bad("--out '%s': %s has no such format with comments, expected a name that ends in .txt%s", path,
               of->handle.game->name, of->handle.game->write_record ? ", or in what its games end in" : "");
}
