/* store.c - rows in and out of the store: see store.h. */
#include "store_private.h"
#include "row_text.h"

#include <string.h>

static void bind_version(lab_store *store, sqlite3_stmt *statement, const lab_key *key)
{
    lab_version(lab_signatures(), key->game, key->word, store->version);
    store_bind(statement, 3, key->version ? key->version : store->version);
}

/* The parts of a key stand at the same places in every statement that has them. */
static void bind_key(lab_store *store, sqlite3_stmt *statement, const lab_key *key)
{
    store_bind(statement, 1, lab_kind_name(key->kind));
    store_bind(statement, 2, key->word);
    bind_version(store, statement, key);
    store_bind(statement, 4, key->game);
    store_bind(statement, 5, key->position);
    sqlite3_bind_int(statement, 6, key->depth);
}

int lab_store_has(lab_store *store, const lab_key *key)
{
    sqlite3_stmt *statement = store->statements[STORE_HAS_RESULT];
    bind_key(store, statement, key);
    int status = store_run(store, statement);
    return status < 0 ? -1 : status == SQLITE_ROW;
}

int lab_store_put(lab_store *store, const lab_key *key, const double *measures)
{
    sqlite3_stmt *position = store->statements[STORE_ADD_POSITION];
    sqlite3_stmt *configuration = store->statements[STORE_ADD_CONFIGURATION];
    sqlite3_stmt *shape = store->statements[STORE_ADD_SHAPE];
    sqlite3_stmt *result = store->statements[STORE_ADD_RESULT];
    if (store_begin(store))
        return -1;
    store_bind(position, 1, key->game);
    store_bind(position, 2, key->position);
    store_bind(configuration, 1, lab_kind_name(key->kind));
    store_bind(configuration, 2, key->word);
    bind_version(store, configuration, key);
    bind_key(store, result, key);
    double kept[LAB_MEASURE_COUNT];
    memcpy(kept, measures, sizeof kept);
    lab_measures_trim(kept);
    lab_row_write(&store->names, &store->numbers, kept);
    store_bind(shape, 1, store->names.data);
    store_bind(result, 7, store->names.data);
    store_bind(result, 8, store->numbers.data);
    sqlite3_stmt *const all[] = {position, configuration, shape, result};
    for (size_t i = 0; i < sizeof all / sizeof *all; i++)
        if (store_run(store, all[i]) < 0)
            return -1;
    return 0;
}

/* Reads what was measured. Depths beyond those that can be searched, and numbers that are none, are complained about: then
 * it returns -1. */
static int read_measures(lab_store *store, sqlite3_stmt *statement, const lab_key *key, double *measures)
{
    const char *names = store_column(store, statement, 3), *numbers = store_column(store, statement, 4);
    int deepest = key->kind == LAB_LADDER ? LAB_RUNGS - 1 : ZW_MAX_DEPTH;
    if (store->short_of_memory)
        bad("the store '%s': no memory to read a row", store->path);
    else if (key->depth < 0 || key->depth > deepest)
        bad("the store '%s': a row of %s has depth %d: expected 0 to %d", store->path, key->word, key->depth, deepest);
    else if (lab_row_read(names, numbers, measures))
        bad("the store '%s': a row of %s has '%s': expected a number for each of '%s'", store->path, key->word, numbers,
            names);
    else
        return 0;
    return -1;
}

int lab_store_each(lab_store *store, lab_kind kind, const char *game, const char *signatures,
                   int (*each)(void *user, const lab_key *key, const double *measures), void *user)
{
    sqlite3_stmt *statement = store_query(store, "SELECT text, word, depth, names, numbers, version FROM position"
                                                 " CROSS JOIN result ON result.position = position.id"
                                                 " CROSS JOIN configuration ON configuration.id = result.configuration"
                                                 " CROSS JOIN shape ON shape.id = result.shape"
                                                 " WHERE game = ?1 AND kind = ?2 AND version IN (?3, ?4)");
    if (!statement)
        return -1;
    double measures[LAB_MEASURE_COUNT];
    char fixed[LAB_VERSION_SIZE], play[LAB_VERSION_SIZE];
    signatures = signatures ? signatures : lab_signatures();
    lab_version(signatures, game, "", fixed);
    lab_version(signatures, game, "/tournament", play);
    store_bind(statement, 1, game);
    store_bind(statement, 2, lab_kind_name(kind));
    store_bind(statement, 3, fixed);
    store_bind(statement, 4, play);
    int status = SQLITE_DONE, done = 0, failed = 0;
    while (!done && !failed && (status = sqlite3_step(statement)) == SQLITE_ROW) {
        lab_key key = {.kind = kind,
                       .game = game,
                       .position = store_column(store, statement, 0),
                       .word = store_column(store, statement, 1),
                       .depth = sqlite3_column_int(statement, 2),
                       .version = store_column(store, statement, 5)};
        failed = read_measures(store, statement, &key, measures);
        if (!failed) {
            lab_measures_complete(measures);
            done = each(user, &key, measures);
        }
    }
    if (status != SQLITE_ROW && status != SQLITE_DONE)
        failed = store_complain(store);
    sqlite3_finalize(statement);
    return failed ? -1 : 0;
}

int lab_store_each_text(lab_store *store, const char *game, int (*each)(void *user, const lab_text_row *row),
                        void *user)
{
    sqlite3_stmt *statement = store_query(store, "SELECT kind, version, word, text, depth, names, numbers FROM position"
                                                 " JOIN result ON result.position = position.id"
                                                 " JOIN configuration ON configuration.id = result.configuration"
                                                 " JOIN shape ON shape.id = result.shape WHERE game = ?1"
                                                 " ORDER BY kind, version, word, text, depth");
    if (!statement)
        return -1;
    store_bind(statement, 1, game);
    int status = SQLITE_DONE, failed = 0;
    while (!failed && (status = sqlite3_step(statement)) == SQLITE_ROW) {
        lab_text_row row = {.kind = store_column(store, statement, 0),
                            .version = store_column(store, statement, 1),
                            .word = store_column(store, statement, 2),
                            .position = store_column(store, statement, 3),
                            .depth = sqlite3_column_int(statement, 4),
                            .names = store_column(store, statement, 5),
                            .numbers = store_column(store, statement, 6)};
        failed =
            store->short_of_memory ? bad("the store '%s': no memory to read a row", store->path) : each(user, &row);
    }
    if (status != SQLITE_ROW && status != SQLITE_DONE)
        failed = store_complain(store);
    sqlite3_finalize(statement);
    return failed ? -1 : 0;
}

/* For every row of a query with two columns. */
static int each_pair(lab_store *store, const char *sql, int (*each)(void *user, const char *one, const char *other),
                     void *user)
{
    sqlite3_stmt *statement = store_query(store, sql);
    if (!statement)
        return -1;
    int status = SQLITE_DONE, failed = 0;
    while (!failed && (status = sqlite3_step(statement)) == SQLITE_ROW) {
        const char *one = store_column(store, statement, 0), *other = store_column(store, statement, 1);
        failed =
            store->short_of_memory ? bad("the store '%s': no memory to read it", store->path) : each(user, one, other);
    }
    if (status != SQLITE_ROW && status != SQLITE_DONE)
        failed = store_complain(store);
    sqlite3_finalize(statement);
    return failed ? -1 : 0;
}

int lab_store_each_position(lab_store *store, int (*each)(void *user, const char *game, const char *position),
                            void *user)
{
    return each_pair(store, "SELECT game, text FROM position ORDER BY game, text", each, user);
}

int lab_store_each_fact(lab_store *store, int (*each)(void *user, const char *name, const char *value), void *user)
{
    return each_pair(store, "SELECT name, value FROM fact ORDER BY name", each, user);
}
