/* external_engine.c - external engines: what is the same under every protocol. See external_engine.h. */
#include "external_engine.h"
#include "common/interrupt.h"

#include <ctype.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>

#define READY_PATIENCE 20.0 /* seconds to start, and to be ready for a game */
#define LEAVE_PATIENCE 0.5 /* seconds to leave in */
#define GLANCE 0.1 /* seconds after which to see whether Ctrl-C was pressed */

static const external_protocol *const protocols[] = {&external_uci, &external_hub, &external_gtp, &external_nboard};
enum { PROTOCOLS = sizeof protocols / sizeof *protocols };

/* ------------------------------------------------------------------------------------------------------------ orders */

static const external_protocol *find_protocol(const char *word)
{
    for (int i = 0; i < PROTOCOLS; i++) {
        size_t length = strlen(protocols[i]->name);
        if (!strncmp(word, protocols[i]->name, length) && word[length] == ':')
            return protocols[i];
    }
    return NULL;
}

int external_named(const char *word)
{
    return find_protocol(word) != NULL;
}

/* One piece behind the command: a limit of ours, or a setting of the engine's. */
static int read_piece(char *piece, external_order *order, search_config *config, text *why)
{
    static const char *const limits[] = {"depth", "nodes", "seconds", "clock"};
    option_group groups[] = {{.rows = CONFIG_ROWS_WITHOUT_ALGORITHM, .target = config}, {.rows = NULL}};
    char *equals = strchr(piece, '='), reason[512];
    if (equals)
        *equals = '\0';
    for (size_t i = 0; i < sizeof limits / sizeof *limits; i++) {
        if (strcmp(limits[i], piece) != 0)
            continue;
        if (!options_assign(groups, piece, equals ? equals + 1 : NULL, reason, sizeof reason))
            return 0;
        text_add(why, reason);
        return -1;
    }
    if (!*piece || order->setting_count == EXTERNAL_SETTINGS) {
        text_addf(why, "expected a setting after every semicolon, at most %d", EXTERNAL_SETTINGS);
        return -1;
    }
    order->settings[order->setting_count].name = piece;
    order->settings[order->setting_count++].value = equals ? equals + 1 : NULL;
    return 0;
}

int external_parse(const char *word, const zw_game *game, external_order *order, search_config *config, text *why)
{
    search_config own = *config;
    *order = (external_order){.protocol = find_protocol(word), .storage = copy_text(word)};
    if (strcmp(order->protocol->game, game->name) != 0) {
        text_addf(why, "protocol %s plays %s, expected an engine for %s", order->protocol->name, order->protocol->game,
                  game->name);
        return -1;
    }
    char *command = strchr(order->storage, ':') + 1, *next;
    order->command = command;
    config_clear_limits(&own);
    for (char *piece = strchr(command, ';'); piece; piece = next) {
        *piece++ = '\0';
        next = strchr(piece, ';');
        if (next)
            *next = '\0';
        if (read_piece(piece, order, &own, why))
            return -1;
    }
    if (config_has_limit(&own))
        *config = own;
    return 0;
}

void external_order_free(external_order *order)
{
    free(order->storage);
    *order = (external_order){0};
}

/* ------------------------------------------------------------------------------------------------------ conversation */

/* The next line into of->line, with a look at Ctrl-C now and then. */
static external_news next_line(external_engine *of, double until)
{
    for (;;) {
        double now = now_seconds(), glance = now + GLANCE;
        if (interrupted())
            return EXTERNAL_LEFT_ALONE;
        process_news news = process_read(&of->process, glance < until ? glance : until, &of->line);
        if (news == PROCESS_LINE)
            return EXTERNAL_MOVED;
        if (news == PROCESS_GONE)
            return EXTERNAL_GONE;
        if (glance >= until)
            return EXTERNAL_SILENT;
    }
}

const void *external_position(const external_question *question, int ply)
{
    return question->positions + (size_t)ply * question->handle->game->position_size;
}

int external_number(const char *from)
{
    long number = strtol(from, NULL, 10);
    return number < -EXTERNAL_MOST ? -EXTERNAL_MOST : number > EXTERNAL_MOST ? EXTERNAL_MOST : (int)number;
}

int external_has_option(const external_engine *of, const char *name)
{
    size_t length = strlen(name);
    for (const char *at = of->options.data; at && *at; at = strchr(at, '\n') + 1)
        if (!strncasecmp(at, name, length) && at[length] == '\n')
            return 1;
    return 0;
}

int external_has_settings(const external_engine *of, text *why)
{
    if (!of->order->setting_count)
        return 0;
    text_addf(why, "protocol %s has no settings: '%s': expected limits alone, such as depth=8",
              of->order->protocol->name, of->order->settings[0].name);
    return 1;
}

void external_read_square(const char *word, external_answer *answer)
{
    size_t length = strcspn(word, " \t\r");
    if (length >= sizeof answer->move)
        length = sizeof answer->move - 1;
    for (size_t i = 0; i < length; i++)
        answer->move[i] = (char)tolower((unsigned char)word[i]);
    answer->move[length] = '\0';
    if (!strncmp(answer->move, "pa", 2))
        memcpy(answer->move, "pass", 5);
}

int external_expect(external_engine *of, const char *line, const char *word,
                    void (*each)(external_engine *of, char *line), text *why)
{
    double until = now_seconds() + READY_PATIENCE;
    external_news news = EXTERNAL_GONE;
    if (!line || !process_send(&of->process, line)) {
        while ((news = next_line(of, until)) == EXTERNAL_MOVED) {
            if (!strncmp(of->line.data, word, strlen(word)))
                return 0;
            if (each)
                each(of, of->line.data);
        }
    }
    text_addf(why, "'%s' %s: expected '%s'%s%s", of->order->command,
              news == EXTERNAL_SILENT ? "does not answer"
              : news == EXTERNAL_GONE ? "has ended"
                                      : "was left alone",
              word, line ? " to " : "", line ? line : "");
    return -1;
}

int external_start(external_engine *of, const external_order *order, text *why)
{
    *of = (external_engine){.order = order};
    if (!process_start(&of->process, order->command, why) && !order->protocol->greet(of, why))
        return 0;
    external_end(of);
    return -1;
}

int external_new_game(external_engine *of, const char *position, text *why)
{
    return of->order->protocol->new_game(of, position, why);
}

external_news external_ask(external_engine *of, const external_question *question, external_answer *answer)
{
    const external_protocol *protocol = of->order->protocol;
    double begin = now_seconds();
    *answer = (external_answer){.seconds = 0};
    external_news news = protocol->ask(of, question) ? EXTERNAL_GONE : EXTERNAL_MOVED;
    while (news == EXTERNAL_MOVED && (news = next_line(of, question->until)) == EXTERNAL_MOVED)
        if (protocol->hear(of->line.data, answer))
            break;
    answer->seconds = now_seconds() - begin;
    if (news == EXTERNAL_MOVED && protocol->translate)
        protocol->translate(question, answer);
    return news;
}

void external_end(external_engine *of)
{
    if (of->process.pid) {
        process_send(&of->process, of->order->protocol->farewell);
        process_end(&of->process, LEAVE_PATIENCE);
    }
    text_free(&of->line);
    text_free(&of->options);
    text_free(&of->refusal);
}
