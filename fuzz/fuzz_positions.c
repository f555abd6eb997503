/* fuzz_positions.c - files of positions, under libFuzzer: plain sets, ranges of seeds, games out of which positions are taken,
 * and suites of test positions.
 *
 * The first byte chooses game and kind of file, the rest is its content. Every position that is taken can be searched, and
 * is the one that its text says. */
#include "support.h"

#include "cli/suite.h"

#include <stdlib.h>
#include <string.h>

static const struct {
    const char *game, *name;
} kinds[] = {
    {"tree", "x.set"},     {"chess", "x.set"}, {"othello", "x.set"}, {"checkers", "x.set"},
    {"connect4", "x.set"}, {"kalah", "x.set"}, {"chess", "x"},       {"othello", "x"},
    {"checkers", "x"},     {"tree", "x"},      {"chess", "x.suite"},
};

/* A million seeds are no mistake, but take their time. */
static int has_long_range(const char *bytes)
{
    enum { MOST = 20 };
    unsigned long long first, last;
    const char *rest;
    for (; (bytes = strstr(bytes, "seed=")) != NULL; bytes++)
        if (positions_find_range(bytes, &first, &last, &rest) && last >= first && last - first > MOST)
            return 1;
    return 0;
}

static void require_reproduced(game_handle *handle, const position_item *item)
{
    const zw_game *game = handle->game;
    const void *loaded = positions_load(handle, item);
    uint64_t key = game->hash(handle->context, loaded);
    void *again = allocate(1, game->position_size);
    zw_error error = {0};
    require(zw_position_parse(game, handle->context, item->shown, again, &error) == ZW_OK);
    require(game->hash(handle->context, again) == key);
    free(again);
}

static void read_positions(game_handle *handle, const char *path)
{
    for (int part = RECORD_END; part <= RECORD_SAMPLE; part++) {
        position_list list = {0};
        int status = positions_add_file(&list, handle, path, (record_part)part);
        require((status == EXIT_FINE) == (list.count > 0));
        for (int i = 0; i < list.count; i++)
            require_reproduced(handle, &list.items[i]);
        positions_free(&list);
    }
}

static void read_suite(game_handle *handle, const char *path)
{
    suite of = {0};
    int status = suite_read(&of, handle, path);
    require((status == EXIT_FINE) == (of.count > 0));
    for (int i = 0; i < of.count; i++) {
        const problem *one = &of.problems[i];
        require(one->best_count || one->avoid_count || one->mate > 0);
        if (one->best_count && !one->avoid_count)
            require(problem_solved_by(one, one->best[0], 0));
    }
    suite_free(&of);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    int row = fuzz_row(data, size, sizeof kinds / sizeof *kinds);
    text content = {0};
    if (!size)
        return 0;
    text_add_bytes(&content, (const char *)data + 1, size - 1);
    if (!has_long_range(content.data)) {
        int is_suite = strstr(kinds[row].name, ".suite") != NULL;
        const char *path = fuzz_file(is_suite ? "x.epd" : kinds[row].name, content.data, content.length);
        if (is_suite)
            read_suite(fuzz_game(kinds[row].game), path);
        else
            read_positions(fuzz_game(kinds[row].game), path);
    }
    text_free(&content);
    return 0;
}
