/* opponent.c - engines of others: what is the same under every protocol. See opponent.h. */
#include "opponent.h"
#include "common/interrupt.h"

#include <stdlib.h>
#include <string.h>
#include <strings.h>

#define READY_PATIENCE 20.0 /* seconds to start, and to be ready for a game */
#define LEAVE_PATIENCE 0.5 /* seconds to leave in */
#define GLANCE 0.1 /* seconds after which to see whether Ctrl-C was pressed */

static const opponent_protocol *const protocols[] = {&opponent_uci, &opponent_hub};
enum { PROTOCOLS = sizeof protocols / sizeof *protocols };

/* ------------------------------------------------------------------------------------------------------------ orders */

static const opponent_protocol *find_protocol(const char *word)
{
    for (int i = 0; i < PROTOCOLS; i++) {
        size_t length = strlen(protocols[i]->name);
        if (!strncmp(word, protocols[i]->name, length) && word[length] == ':')
            return protocols[i];
    }
    return NULL;
}

int opponent_named(const char *word)
{
    return find_protocol(word) != NULL;
}

/* One piece behind the command: a limit of ours, or a setting of the engine's. */
static int read_piece(char *piece, opponent_order *order, search_config *config, text *why)
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
    if (!*piece || order->setting_count == OPPONENT_SETTINGS) {
        text_addf(why, "expected a setting behind every semicolon, at most %d", OPPONENT_SETTINGS);
        return -1;
    }
    order->settings[order->setting_count].name = piece;
    order->settings[order->setting_count++].value = equals ? equals + 1 : NULL;
    return 0;
}

int opponent_parse(const char *word, const zw_game *game, opponent_order *order, search_config *config, text *why)
{
    search_config own = *config;
    *order = (opponent_order){.protocol = find_protocol(word), .storage = copy_text(word)};
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

void opponent_order_free(opponent_order *order)
{
    free(order->storage);
    *order = (opponent_order){0};
}

/* ------------------------------------------------------------------------------------------------------ conversation */

/* The next line into of->line, with a look at Ctrl-C now and then. */
static opponent_news next_line(opponent *of, double until)
{
    for (;;) {
        double now = now_seconds(), glance = now + GLANCE;
        if (interrupted())
            return OPPONENT_LEFT_ALONE;
        process_news news = process_read(&of->process, glance < until ? glance : until, &of->line);
        if (news == PROCESS_LINE)
            return OPPONENT_MOVED;
        if (news == PROCESS_GONE)
            return OPPONENT_GONE;
        if (glance >= until)
            return OPPONENT_SILENT;
    }
}

int opponent_has_option(const opponent *of, const char *name)
{
    size_t length = strlen(name);
    for (const char *at = of->options.data; at && *at; at = strchr(at, '\n') + 1)
        if (!strncasecmp(at, name, length) && at[length] == '\n')
            return 1;
    return 0;
}

int opponent_expect(opponent *of, const char *line, const char *word, void (*each)(opponent *of, char *line), text *why)
{
    double until = now_seconds() + READY_PATIENCE;
    opponent_news news = OPPONENT_GONE;
    if (!line || !process_send(&of->process, line)) {
        while ((news = next_line(of, until)) == OPPONENT_MOVED) {
            if (!strncmp(of->line.data, word, strlen(word)))
                return 0;
            if (each)
                each(of, of->line.data);
        }
    }
    text_addf(why, "'%s' %s: expected '%s'%s%s", of->order->command,
              news == OPPONENT_SILENT ? "does not answer"
              : news == OPPONENT_GONE ? "has ended"
                                      : "was left alone",
              word, line ? " to " : "", line ? line : "");
    return -1;
}

int opponent_start(opponent *of, const opponent_order *order, text *why)
{
    *of = (opponent){.order = order};
    if (!process_start(&of->process, order->command, why) && !order->protocol->greet(of, why))
        return 0;
    opponent_end(of);
    return -1;
}

int opponent_new_game(opponent *of, const char *position, text *why)
{
    return of->order->protocol->new_game(of, position, why);
}

opponent_news opponent_ask(opponent *of, const opponent_question *question, opponent_answer *answer)
{
    const opponent_protocol *protocol = of->order->protocol;
    double begin = now_seconds();
    *answer = (opponent_answer){.seconds = 0};
    opponent_news news = protocol->ask(of, question) ? OPPONENT_GONE : OPPONENT_MOVED;
    while (news == OPPONENT_MOVED && (news = next_line(of, question->until)) == OPPONENT_MOVED)
        if (protocol->hear(of->line.data, answer))
            break;
    answer->seconds = now_seconds() - begin;
    if (news == OPPONENT_MOVED && protocol->translate)
        protocol->translate(question, answer);
    return news;
}

void opponent_end(opponent *of)
{
    if (of->process.pid) {
        process_send(&of->process, of->order->protocol->farewell);
        process_end(&of->process, LEAVE_PATIENCE);
    }
    text_free(&of->line);
    text_free(&of->options);
    text_free(&of->refusal);
}
