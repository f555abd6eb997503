/* fuzz_analysis.c - the journals of analyses that were stopped, under libFuzzer: an analysis goes on from them.
 *
 * The first byte chooses the games and whether the rest is the whole file, or what stands behind the right first line. What
 * is accepted is possible, and is written so that it is read again as the same. */
#include "support.h"

#include "cli/analysis.h"

#include <stdlib.h>
#include <string.h>

#define HEAD "# zw analyse"

static const struct {
    const char *game, *file, *text;
} rows[] = {
    {"chess", "x.pgn", "1. e4 e5 2. Bc4 Nc6 3. Qh5 Nf6 4. Qxf7# 1-0\n\n1. d4 d5 *\n"},
    {"othello", "x.txt", "start moves f5 d6 c3 d3 c4\n"},
    {"checkers", "x.txt", "start moves 11-15 23-19 8-11\nW:W31:B1 moves 31-26\n"},
    {"connect4", "x.txt", "start moves 4 4 5\n"},
    {"kalah", "x.txt", "start moves 3 1 2\n"},
};
enum { ROWS = sizeof rows / sizeof *rows };

static analysis *prepared(int row)
{
    static analysis all[ROWS];
    analysis *one = &all[row];
    if (one->handle.game)
        return one;
    char *path = copy_text(fuzz_path(rows[row].file));
    fuzz_write(path, rows[row].text, strlen(rows[row].text));
    require(game_open(rows[row].game, &one->handle) == EXIT_FINE);
    require(analysis_read(one, path) == EXIT_FINE);
    free(path);
    return one;
}

/* Reads a journal; returns the number of moves in it, or -1 when it is refused. */
static int resumed(analysis *of, const char *path)
{
    journal file;
    int done;
    int status = analysis_resume(of, path, HEAD, &file, &done);
    require(journal_close(&file) == EXIT_FINE);
    return status ? -1 : done;
}

static void require_same_again(analysis *of, int done)
{
    journal file;
    judged *before = allocate((size_t)done + 1, sizeof *before);
    char *path = copy_text(fuzz_path("again"));
    memcpy(before, of->moves, (size_t)done * sizeof *before);
    fuzz_write(path, "", 0);
    require(journal_open(&file, path, HEAD, "", NULL, NULL) == EXIT_FINE);
    for (int i = 0; i < done; i++)
        require(analysis_keep(of, &file, i) == EXIT_FINE);
    require(journal_close(&file) == EXIT_FINE);
    require(resumed(of, path) == done);
    for (int i = 0; i < done; i++) {
        const judged *a = &before[i], *b = &of->moves[i];
        require(a->value == b->value && a->best_value == b->best_value && a->best == b->best && a->depth == b->depth);
        require(a->exact == b->exact && a->fault == b->fault && a->nodes == b->nodes);
        require(a->line_length == b->line_length && !memcmp(a->line, b->line, sizeof a->line));
    }
    free(before);
    free(path);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    if (!size)
        return 0;
    int row = fuzz_row(data, size, 2 * ROWS);
    analysis *of = prepared(row % ROWS);
    text content = {0};
    if (row < ROWS)
        text_add(&content, HEAD "\n");
    text_add_bytes(&content, (const char *)data + 1, size - 1);
    char *path = copy_text(fuzz_path("journal"));
    fuzz_write(path, content.data ? content.data : "", content.length);
    int done = resumed(of, path);
    require(done <= analysis_count(of));
    for (int i = 0; i < done; i++)
        require(of->moves[i].value <= of->moves[i].best_value && of->moves[i].line_length > 0);
    if (done > 0)
        require_same_again(of, done);
    free(path);
    text_free(&content);
    return 0;
}
