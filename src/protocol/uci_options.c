/* uci_options.c - what a chess board can set, as a table. Options that change the engine make a new one; the board is told
 * what could not be done, and everything stays as it was. */
#include "uci.h"

#include "common/tablebases.h"

#include <zw/driver.h>

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>

#define MEGABYTE ((uint64_t)1 << 20)
#define USUAL_HASH 64 /* megabytes, of an engine that nobody told otherwise */
#define MOST_HASH (1 << 20)
#define USUAL_OVERHEAD 10 /* milliseconds */
#define LEAST_ELO 1210 /* see levels below */
#define MOST_ELO 2430

/* An option of this protocol. A spin is a number of the session; others do something with their text. */
typedef struct uci_option {
    const char *name;
    const char *type; /* "spin", "check", "button", "combo" */
    int min, max; /* of a spin; max 0: the megabytes of this machine */
    size_t offset; /* of its int in struct uci */
    int of_engine; /* it makes a new one */
    void (*set)(session *of, const char *word);
} uci_option;

/* Makes the engine that the numbers ask for, with another algorithm or (NULL) the same. Returns -1 after a remark. */
static int configure(session *of, const char *algorithm, int new_table)
{
    const uci *own = of->state;
    search_config config = of->config;
    zw_error error = {0};
    config.threads = own->threads;
    config_set(&config, "grain", own->grain);
    if (new_table)
        config.table = (table_size){.given = 1, .bytes = (uint64_t)own->hash * MEGABYTE};
    if (algorithm)
        config.algorithm = algorithm;
    if (own->tables)
        config.tablebase = own->tables;
    if (!session_configure(of, &config, &error))
        return 0;
    uci_remark("%s", error.text);
    return -1;
}

static void set_algorithm(session *of, const char *word)
{
    uci *own = of->state;
    zw_choice choice;
    zw_error error = {0};
    if (zw_choice_parse(word, &choice, &error) != ZW_OK) {
        uci_remark("%s", error.text);
        return;
    }
    int same = of->config.algorithm && !strcmp(word, of->config.algorithm); /* the command line's may be any */
    if (!same && !session_can_play(choice.algorithm)) {
        uci_remark("option Algorithm '%.40s': expected one that uci lists", word);
        return;
    }
    char *kept = copy_text(word);
    if (configure(of, kept, 0)) {
        free(kept);
        return;
    }
    free(own->algorithm);
    own->algorithm = kept;
}

static void clear_hash(session *of, const char *word)
{
    (void)word;
    zw_engine_clear(of->engine);
}

/* Ponder says that the board may; whether it does shows in its `go`. The others say who asks, and why: nothing changes. */
static void set_nothing(session *of, const char *word)
{
    (void)of, (void)word;
}

/* Castling is written in another way from the next position on. */
static void set_chess960(session *of, const char *word)
{
    uci *own = of->state;
    own->chess960 = !strcasecmp(word, "true");
}

static void set_show_odds(session *of, const char *word)
{
    uci *own = of->state;
    own->show_odds = !strcasecmp(word, "true");
}

static void set_limit_strength(session *of, const char *word)
{
    uci *own = of->state;
    own->limit_strength = !strcasecmp(word, "true");
}

static void set_own_book(session *of, const char *word)
{
    uci *own = of->state;
    own->own_book = !strcasecmp(word, "true");
}

static void set_book_file(session *of, const char *word)
{
    if (session_open_book(of, *word && strcmp(word, "<empty>") != 0 ? word : "off"))
        uci_remark("option BookFile '%.80s': expected a book of chess, `on` or `off`; the error output has the reason",
                   word);
}

static int name_tables(session *of, const char *directory)
{
    uci *own = of->state;
    char *before = own->tables;
    own->tables = copy_text(directory);
    int status = configure(of, NULL, 0);
    if (status) {
        free(own->tables);
        own->tables = before;
    } else {
        free(before);
    }
    return status;
}

/* The engine lets go of the old tables before the new ones are opened: there can be but one set. Without any play goes on. */
static void set_tables(session *of, const char *word)
{
    zw_error error = {0};
    if (name_tables(of, "off"))
        return;
    tablebases_forget(of->handle.game);
    if (!*word || !strcmp(word, "<empty>"))
        return;
    if (tablebases_open(of->handle.game, word, &error))
        name_tables(of, word);
    else
        uci_remark("option SyzygyPath: %s", error.text);
}

#define AT(member) offsetof(uci, member)
static const uci_option options[] = {
    {"Hash", "spin", 1, 0, AT(hash), 1, NULL},
    {"Threads", "spin", 1, 256, AT(threads), 1, NULL},
    {"MultiPV", "spin", 1, 256, AT(multipv), 0, NULL},
    {"Ponder", "check", .set = set_nothing},
    {"UCI_Chess960", "check", .set = set_chess960},
    {"UCI_AnalyseMode", "check", .set = set_nothing},
    {"UCI_Opponent", "string", .set = set_nothing},
    {"Move Overhead", "spin", 0, 5000, AT(overhead), 0, NULL},
    {"Algorithm", "combo", .set = set_algorithm},
    {"EvalGrain", "spin", 1, 1000, AT(grain), 1, NULL},
    {"OwnBook", "check", .set = set_own_book},
    {"BookFile", "string", .set = set_book_file},
    {"SyzygyPath", "string", .set = set_tables},
    {"Clear Hash", "button", .set = clear_hash},
    {"UCI_ShowWDL", "check", .set = set_show_odds},
    {"UCI_LimitStrength", "check", .set = set_limit_strength},
    {"UCI_Elo", "spin", LEAST_ELO, MOST_ELO, AT(elo), 0, NULL},
};
enum { OPTIONS = sizeof options / sizeof *options };

static int *number_of(const session *of, const uci_option *option)
{
    return (int *)((char *)of->state + option->offset);
}

static int most_of(const uci_option *option)
{
    uint64_t megabytes = machine_bytes() / MEGABYTE;
    if (option->max)
        return option->max;
    return megabytes > 0 && megabytes < MOST_HASH ? (int)megabytes : MOST_HASH;
}

void uci_begin_options(uci *own, const search_config *config)
{
    uint64_t megabytes = config->table.given ? config->table.bytes / MEGABYTE : USUAL_HASH;
    own->hash = megabytes < 1 ? 1 : megabytes < MOST_HASH ? (int)megabytes : MOST_HASH;
    own->threads = config->threads ? config->threads : 1;
    own->grain = config->board.switches.grain;
    own->multipv = config->multipv ? config->multipv : 1;
    own->overhead = USUAL_OVERHEAD;
    own->elo = MOST_ELO;
    own->own_book = config->book && strcmp(config->book, "off") != 0;
}

/* ----------------------------------------------------------------------------------------------------------- strength */

/* Ratings by the nodes of a move; between two of them the logarithm of the nodes is what counts. docs/uci.md says how they
 * were measured. */
static const struct {
    int elo;
    double nodes;
} levels[] = {
    {LEAST_ELO, 25}, {1320, 50},   {1410, 100},  {1510, 200},      {1650, 400},
    {1780, 800},     {2000, 1600}, {2230, 3200}, {MOST_ELO, 6400},
};
enum { LEVELS = sizeof levels / sizeof *levels };

uint64_t uci_nodes_of(int elo)
{
    int i = 1;
    while (i < LEVELS - 1 && elo > levels[i].elo)
        i++;
    double share = (elo - levels[i - 1].elo) / (double)(levels[i].elo - levels[i - 1].elo);
    return (uint64_t)(levels[i - 1].nodes * pow(levels[i].nodes / levels[i - 1].nodes, share) + 0.5);
}

/* ------------------------------------------------------------------------------------------------------------- lines */

static void show_algorithms(const session *of)
{
    const char *now = of->config.algorithm ? of->config.algorithm : zw_algorithm_default(ZW_TOURNAMENT)->name;
    int listed = 0;
    printf(" default %s", now);
    for (int i = 0; zw_algorithm_at(i); i++)
        if (session_can_play(zw_algorithm_at(i))) {
            printf(" var %s", zw_algorithm_at(i)->name);
            listed |= !strcmp(zw_algorithm_at(i)->name, now);
        }
    if (!listed) /* the command line's, which may have settings */
        printf(" var %s", now);
}

/* What a string is set to. */
static const char *text_of(const session *of, const uci_option *one)
{
    const char *tables = of->config.tablebase;
    if (one->set == set_book_file && of->book)
        return of->config.book;
    return one->set == set_tables && tables && strcmp(tables, "off") != 0 ? tables : "<empty>";
}

void uci_show_options(session *of)
{
    const uci *own = of->state;
    for (int i = 0; i < OPTIONS; i++) {
        const uci_option *one = &options[i];
        printf("option name %s type %s", one->name, one->type);
        if (!strcmp(one->type, "spin"))
            printf(" default %d min %d max %d", *number_of(of, one), one->min, most_of(one));
        else if (!strcmp(one->type, "check"))
            printf(" default %s", one->set == set_own_book && own->own_book ? "true" : "false");
        else if (!strcmp(one->type, "combo"))
            show_algorithms(of);
        else if (!strcmp(one->type, "string"))
            printf(" default %s", text_of(of, one));
        printf("\n");
    }
}

/* Sets a spin when the text is a number that it allows. */
static void set_spin(session *of, const uci_option *one, const char *word)
{
    char *end;
    long number = strtol(word, &end, 10);
    int *place = number_of(of, one), before = *place;
    if (!*word || *end || number < one->min || number > most_of(one)) {
        uci_remark("option %s '%.40s': expected a number from %d to %d", one->name, word, one->min, most_of(one));
        return;
    }
    *place = (int)number;
    if (one->of_engine && configure(of, NULL, one->offset == AT(hash)))
        *place = before;
}

/* Calls what the text is for, when it is one that the type allows. */
static void set_text(session *of, const uci_option *one, const char *word)
{
    int check = !strcmp(one->type, "check");
    if (check && strcasecmp(word, "true") != 0 && strcasecmp(word, "false") != 0)
        uci_remark("option %s '%.40s': expected true or false", one->name, word);
    else
        one->set(of, word);
}

/* Every run of blanks becomes one. */
static void squeeze(char *words)
{
    char *to = words;
    for (const char *at = words; *at; at++)
        if (*at != ' ' || (to > words && to[-1] != ' '))
            *to++ = *at;
    *to = '\0';
}

/* Names may have blanks, and are told apart without regard to capitals. */
void uci_setoption(session *of, char *arguments)
{
    squeeze(arguments);
    char *name = strncmp(arguments, "name ", 5) == 0 ? arguments + 5 : NULL, *end = name ? name : arguments;
    char *value = name ? strstr(name, " value") : NULL;
    if (value && (value[6] == ' ' || !value[6])) {
        *value = '\0';
        value += 6 + strspn(value + 6, " ");
    } else {
        value = end + strlen(end);
    }
    for (size_t length = strlen(end); length && end[length - 1] == ' ';)
        end[--length] = '\0';
    for (int i = 0; name && i < OPTIONS; i++) {
        const uci_option *one = &options[i];
        if (strcasecmp(one->name, name) != 0)
            continue;
        if (!strcmp(one->type, "spin"))
            set_spin(of, one, value);
        else
            set_text(of, one, value);
        return;
    }
    uci_remark("setoption '%.60s': expected name and value of an option that uci lists", arguments);
}
