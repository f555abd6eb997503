/* fuzz_text.c - every reader of text in the library, under libFuzzer: positions, moves, algorithms, limits.
 *
 * The input is four lines (game and algorithm, position, moves, limits). Whatever they say, the library answers with a
 * result or an error of one line. Must not know any game. */
#include "support.h"

#include <stdlib.h>
#include <string.h>

enum { FIELDS = 4 };

static void split(char *bytes, const char *fields[FIELDS])
{
    for (int i = 0; i < FIELDS; i++) {
        fields[i] = bytes;
        bytes += strcspn(bytes, "\n");
        if (*bytes)
            *bytes++ = '\0';
    }
}

static void search(const zw_game *game, const char *const fields[FIELDS])
{
    zw_error error = {0};
    const char *blank = strchr(fields[0], ' ');
    zw_engine *engine = zw_engine_new_text(game->name, blank ? blank + 1 : NULL, &error);
    if (!engine) {
        require(error.status != ZW_OK);
        fuzz_require_sentence(error.text);
        return;
    }
    if (zw_engine_position_text(engine, fields[1], fields[2], &error) != ZW_OK) {
        require(error.status != ZW_OK);
        fuzz_require_sentence(error.text);
    } else {
        char position[65536], answer[4096];
        require(zw_position_format(game, zw_engine_context(engine), zw_engine_current(engine), position,
                                   sizeof position) > 0);
        if (zw_engine_search_text(engine, fields[3], answer, sizeof answer, &error) == ZW_OK)
            require(strstr(answer, "value ") != NULL);
        else
            fuzz_require_sentence(error.text);
    }
    zw_engine_free(engine);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    char *bytes = malloc(size + 1);
    if (!bytes)
        return 0;
    if (size)
        memcpy(bytes, data, size);
    bytes[size] = '\0';
    const char *fields[FIELDS];
    split(bytes, fields);
    const zw_game *game;
    for (int i = 0; (game = zw_game_at(i)); i++) {
        size_t length = strlen(game->name);
        if (strncmp(fields[0], game->name, length) == 0 && (!fields[0][length] || fields[0][length] == ' '))
            search(game, fields);
    }
    free(bytes);
    return 0;
}
