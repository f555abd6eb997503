/* store_verdicts.c - verdicts and facts in and out of the store: see store.h. */
#include "store_private.h"

#include <math.h>

static void bind_number(sqlite3_stmt *statement, int place, double number)
{
    if (isnan(number))
        sqlite3_bind_null(statement, place);
    else
        sqlite3_bind_double(statement, place, number);
}

static double column_number(sqlite3_stmt *statement, int number)
{
    return sqlite3_column_type(statement, number) == SQLITE_NULL ? NAN : sqlite3_column_double(statement, number);
}

static sqlite3_stmt *verdict_statement(lab_store *store)
{
    return store_query(store, "INSERT OR REPLACE INTO verdict VALUES(?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11)");
}

static int put_verdict(lab_store *store, sqlite3_stmt *statement, const lab_stored_verdict *v)
{
    const char *const texts[] = {v->experiment, v->claim, v->game, v->tier, v->criterion, v->version};
    for (int k = 0; k < 6; k++)
        store_bind(statement, k + 1, texts[k]);
    bind_number(statement, 7, v->value);
    bind_number(statement, 8, v->low);
    bind_number(statement, 9, v->high);
    sqlite3_bind_int(statement, 10, v->positions);
    sqlite3_bind_int(statement, 11, v->depth);
    return store_run(store, statement) < 0 ? -1 : 0;
}

int lab_store_put_verdicts(lab_store *store, const lab_stored_verdict *verdicts, int count)
{
    if (lab_store_flush(store) || store_begin(store))
        return -1;
    sqlite3_stmt *statement = verdict_statement(store);
    int failed = !statement || store_execute(store, "DELETE FROM verdict");
    for (int i = 0; i < count && !failed; i++)
        failed = put_verdict(store, statement, &verdicts[i]);
    sqlite3_finalize(statement);
    if (!failed)
        return lab_store_flush(store);
    store_roll_back(store);
    return -1;
}

int lab_store_add_verdict(lab_store *store, const lab_stored_verdict *verdict)
{
    sqlite3_stmt *statement = store_begin(store) ? NULL : verdict_statement(store);
    int failed = !statement || put_verdict(store, statement, verdict);
    sqlite3_finalize(statement);
    return failed ? -1 : 0;
}

int lab_store_each_verdict(lab_store *store, int (*each)(void *user, const lab_stored_verdict *verdict), void *user)
{
    sqlite3_stmt *statement =
        store_query(store, "SELECT experiment, claim, game, tier, criterion, version, value, low, high,"
                           " positions, depth FROM verdict ORDER BY experiment, claim, game");
    if (!statement)
        return -1;
    int status = SQLITE_DONE, done = 0;
    while (!done && (status = sqlite3_step(statement)) == SQLITE_ROW) {
        lab_stored_verdict verdict = {
            .experiment = store_column(store, statement, 0),
            .claim = store_column(store, statement, 1),
            .game = store_column(store, statement, 2),
            .tier = store_column(store, statement, 3),
            .criterion = store_column(store, statement, 4),
            .version = store_column(store, statement, 5),
            .value = column_number(statement, 6),
            .low = column_number(statement, 7),
            .high = column_number(statement, 8),
            .positions = sqlite3_column_int(statement, 9),
            .depth = sqlite3_column_int(statement, 10),
        };
        done = store->short_of_memory || each(user, &verdict);
    }
    int failed = status != SQLITE_ROW && status != SQLITE_DONE && store_complain(store);
    if (store->short_of_memory)
        failed = bad("the store '%s': no memory to read a verdict", store->path);
    sqlite3_finalize(statement);
    return failed ? -1 : 0;
}

int lab_store_put_fact(lab_store *store, const char *name, const char *value)
{
    sqlite3_stmt *statement =
        store_begin(store) ? NULL : store_query(store, "INSERT OR REPLACE INTO fact VALUES(?1, ?2)");
    if (!statement)
        return -1;
    store_bind(statement, 1, name);
    store_bind(statement, 2, value);
    int failed = store_run(store, statement) < 0;
    sqlite3_finalize(statement);
    return failed ? -1 : 0;
}

int lab_store_fact(lab_store *store, const char *name, char **value)
{
    sqlite3_stmt *statement = store_query(store, "SELECT value FROM fact WHERE name = ?1");
    *value = NULL;
    if (!statement)
        return -1;
    store_bind(statement, 1, name);
    int status = sqlite3_step(statement), failed = 0;
    if (status == SQLITE_ROW)
        *value = copy_text(store_column(store, statement, 0));
    else if (status != SQLITE_DONE)
        failed = store_complain(store);
    if (store->short_of_memory)
        failed = bad("the store '%s': no memory to read what it says of '%s'", store->path, name);
    sqlite3_finalize(statement);
    return failed ? -1 : 0;
}
