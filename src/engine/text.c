/* text.c - the engine for other languages: limits as words in, the result as lines of words out.
 *
 * A skin over zw_engine_new() and zw_engine_search(). Must not know any game, nor the locale: numbers are read and
 * written the same way everywhere. */
#include "engine.h"
#include "../base/error.h"

#include <inttypes.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* A word with a slash, or one that ends in .so, is the path of a plug-in. */
static int is_path(const char *game)
{
    size_t length = strlen(game);
    return strchr(game, '/') || (length > 3 && strcmp(game + length - 3, ".so") == 0);
}

zw_engine *zw_engine_new_text(const char *game, const char *algorithm, zw_error *error)
{
    zw_engine_options options = zw_options_tournament();
    zw_plugin *plugin = NULL;
    const zw_game *found = NULL;
    if (algorithm && zw_choice_parse(algorithm, &options.choice, error) != ZW_OK)
        return NULL;
    if (game && is_path(game)) {
        plugin = zw_plugin_open(game, error);
        if (!plugin)
            return NULL;
        found = zw_plugin_get(plugin);
        options.kernel = zw_plugin_get_kernel(plugin);
    } else if (game) {
        found = zw_game_find(game);
    }
    if (!found) {
        zw_fail(error, ZW_BAD_INPUT, "unknown game '%s', expected the name of one of zw_game_at() or a path",
                game ? game : "");
        return NULL;
    }
    zw_engine *engine = zw_engine_new(found, &options, error);
    if (engine)
        engine->plugin = plugin;
    else
        zw_plugin_close(plugin);
    return engine;
}

/* ------------------------------------------------------------------------------------------------------------ limits */

#define LARGEST_NUMBER 9007199254740992.0 /* 2^53: whole numbers up to here are exact */

/* Digits with an optional fraction; returns what follows, or NULL. strtod() would follow the locale. */
static const char *read_number(const char *text, double *number)
{
    const char *at = text;
    double value = 0, unit = 1;
    for (; *at >= '0' && *at <= '9'; at++)
        value = value * 10 + (*at - '0');
    if (at == text || value > LARGEST_NUMBER)
        return NULL;
    if (*at == '.') {
        for (at++; *at >= '0' && *at <= '9'; at++) {
            unit /= 10;
            value += unit * (*at - '0');
        }
    }
    *number = value;
    return at;
}

static int set_limit(zw_limits *limits, const char *name, size_t length, double number)
{
    struct {
        const char *name;
        double *place;
    } const reals[] = {
        {"seconds", &limits->seconds},
        {"clock", &limits->clock},
        {"increment", &limits->increment},
    };
    for (size_t i = 0; i < sizeof reals / sizeof *reals; i++) {
        if (strlen(reals[i].name) == length && memcmp(reals[i].name, name, length) == 0) {
            *reals[i].place = number;
            return 0;
        }
    }
    if ((double)(uint64_t)number != number)
        return -1;
    if (length == 5 && memcmp(name, "nodes", length) == 0)
        limits->nodes = (uint64_t)number;
    else if (length == 5 && memcmp(name, "depth", length) == 0 && number <= ZW_MAX_DEPTH)
        limits->depth = (int)number;
    else
        return -1;
    return 0;
}

static zw_status read_limits(const char *text, zw_limits *limits, zw_error *error)
{
    *limits = ZW_LIMITS();
    for (const char *at = text; *at;) {
        size_t length = strcspn(at, "=,");
        double number;
        const char *rest = at[length] == '=' ? read_number(at + length + 1, &number) : NULL;
        if (!rest || (*rest && *rest != ',') || set_limit(limits, at, length, number) != 0)
            return zw_fail(error, ZW_BAD_INPUT,
                           "bad limit '%.*s', expected depth=N (up to %d), nodes=N, seconds=S, clock=S or increment=S",
                           (int)strcspn(at, ","), at, ZW_MAX_DEPTH);
        at = *rest ? rest + 1 : rest;
    }
    return ZW_OK;
}

/* ------------------------------------------------------------------------------------------------------------ answer */

typedef struct writer {
    char *text;
    size_t size, length; /* length counts what did not fit too, as snprintf does */
} writer;

#if defined(__GNUC__)
__attribute__((format(printf, 2, 3)))
#endif
static void
put(writer *out, const char *format, ...)
{
    va_list arguments;
    va_start(arguments, format);
    size_t room = out->length < out->size ? out->size - out->length : 0;
    int written = vsnprintf(room ? out->text + out->length : NULL, room, format, arguments);
    va_end(arguments);
    if (written > 0)
        out->length += (size_t)written;
}

#define MOVE_TEXT 256

static zw_status put_line(writer *out, const zw_engine *engine, const zw_report *report, zw_error *error)
{
    const zw_game *game = report->game;
    void *context = zw_engine_context(engine);
    unsigned char *here = malloc(2 * game->position_size);
    if (!here)
        return zw_fail(error, ZW_NO_MEMORY, "no memory for a position of %s", game->name);
    unsigned char *next = here + game->position_size, *block = here;
    memcpy(here, zw_engine_current(engine), game->position_size);
    put(out, "line");
    for (int i = 0; i < report->line_length; i++) {
        char move[MOVE_TEXT];
        zw_move_format(game, context, here, report->line[i], move, sizeof move);
        put(out, " %s", move);
        game->play(context, here, report->line[i], next);
        unsigned char *played = next;
        next = here;
        here = played;
    }
    put(out, "\n");
    free(block);
    return ZW_OK;
}

zw_status zw_engine_search_text(zw_engine *engine, const char *limits, char *answer, size_t size, zw_error *error)
{
    zw_limits wanted;
    zw_report report = ZW_REPORT;
    zw_status status = read_limits(limits ? limits : "", &wanted, error);
    if (status == ZW_OK)
        status = zw_engine_search(engine, &wanted, &report, error);
    if (status != ZW_OK)
        return status;

    writer out = {.text = answer, .size = size};
    char word[MOVE_TEXT];
    if (report.best != ZW_NO_MOVE) {
        zw_move_format(report.game, zw_engine_context(engine), zw_engine_current(engine), report.best, word,
                       sizeof word);
        put(&out, "best %s\n", word);
    }
    zw_value_format(report.game, report.value, word, sizeof word);
    put(&out, "value %s\n", word);
    put(&out, "depth %d\nproven %d\nnodes %" PRIu64 "\n", report.depth, report.proven, report.total.nodes);
    status = put_line(&out, engine, &report, error);
    if (status == ZW_OK && out.length >= size)
        status = zw_fail(error, ZW_BAD_INPUT, "the answer has %zu characters, the buffer holds %zu", out.length, size);
    return status;
}
