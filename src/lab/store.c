/* store.c - the SQLite file: opening it with care, its schema, rows in and out. See store.h. */
#define _POSIX_C_SOURCE 200809L
#include "store.h"
#include "row_text.h"

#include <errno.h>
#include <math.h>
#include <sqlite3.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

enum {
    APPLICATION = 0x5A574C42, /* "ZWLB": tells our files from other SQLite databases */
    SCHEMA = 1,
    PATIENCE_MS = 60000 /* another writer holds the file for a second at most; a stopped one is not waited for longer */
};

/* Results are found by position first: an experiment asks for one game. The view is for people. */
static const char TABLES[] =
    "CREATE TABLE position(id INTEGER PRIMARY KEY, game TEXT NOT NULL, text TEXT NOT NULL, UNIQUE(game, text));"
    "CREATE TABLE configuration(id INTEGER PRIMARY KEY, kind TEXT NOT NULL, word TEXT NOT NULL, version TEXT NOT NULL,"
    " UNIQUE(kind, word, version));"
    "CREATE TABLE result(position INTEGER NOT NULL REFERENCES position, configuration INTEGER NOT NULL REFERENCES"
    " configuration, depth INTEGER NOT NULL, measures TEXT NOT NULL, PRIMARY KEY(position, configuration, depth))"
    " WITHOUT ROWID;"
    "CREATE TABLE verdict(experiment TEXT NOT NULL, claim TEXT NOT NULL, game TEXT NOT NULL, tier TEXT NOT NULL,"
    " criterion TEXT NOT NULL, version TEXT NOT NULL, value REAL, low REAL, high REAL, positions INTEGER NOT NULL,"
    " depth INTEGER NOT NULL, PRIMARY KEY(experiment, claim, game)) WITHOUT ROWID;"
    "CREATE TABLE fact(name TEXT PRIMARY KEY, value TEXT NOT NULL) WITHOUT ROWID;"
    "CREATE VIEW measured AS SELECT kind, game, text AS position, word, depth, version, measures"
    " FROM result JOIN position ON position.id = result.position"
    " JOIN configuration ON configuration.id = result.configuration;";

enum { ADD_POSITION, ADD_CONFIGURATION, ADD_RESULT, HAS_RESULT, STATEMENTS };
static const char *const TEXTS[STATEMENTS] = {
    [ADD_POSITION] = "INSERT OR IGNORE INTO position(game, text) VALUES(?1, ?2)",
    [ADD_CONFIGURATION] = "INSERT OR IGNORE INTO configuration(kind, word, version) VALUES(?1, ?2, ?3)",
    [ADD_RESULT] = "INSERT OR IGNORE INTO result SELECT position.id, configuration.id, ?6, ?7"
                   " FROM position, configuration WHERE game = ?4 AND text = ?5 AND kind = ?1 AND word = ?2"
                   " AND version = ?3",
    [HAS_RESULT] = "SELECT 1 FROM measured WHERE kind = ?1 AND word = ?2 AND version = ?3 AND game = ?4"
                   " AND position = ?5 AND depth = ?6",
};

struct lab_store {
    sqlite3 *db;
    char *path;
    lab_access access;
    int writing; /* a transaction is open */
    int wal; /* the file was changed over to a write-ahead log */
    sqlite3_stmt *statements[STATEMENTS];
    text row;
};

/* --------------------------------------------------------------------------------------------------------- complaints */

static int complain(const lab_store *store)
{
    int code = sqlite3_errcode(store->db), os = sqlite3_system_errno(store->db);
    switch (code & 0xFF) {
    case SQLITE_FULL:
        bad("the store '%s' cannot grow: the disk is full; what was written before is kept", store->path);
        break;
    case SQLITE_NOTADB:
        bad("'%s' is no SQLite database: expected a store that `zw lab run` made", store->path);
        break;
    case SQLITE_BUSY:
        bad("the store '%s' is in use by another program that does not let go of it", store->path);
        break;
    default:
        bad("the store '%s': %s%s%s", store->path, sqlite3_errmsg(store->db), os ? ": " : "", os ? strerror(os) : "");
    }
    return -1;
}

static int execute(lab_store *store, const char *sql)
{
    return sqlite3_exec(store->db, sql, NULL, NULL, NULL) == SQLITE_OK ? 0 : complain(store);
}

/* The number that a pragma or query answers with. Returns an SQLite status. */
static int ask_number(lab_store *store, const char *sql, int *number)
{
    sqlite3_stmt *statement = NULL;
    int status = sqlite3_prepare_v2(store->db, sql, -1, &statement, NULL);
    if (status == SQLITE_OK)
        status = sqlite3_step(statement);
    if (status == SQLITE_ROW)
        *number = sqlite3_column_int(statement, 0);
    sqlite3_finalize(statement);
    return status == SQLITE_ROW || status == SQLITE_DONE ? SQLITE_OK : status;
}

/* ------------------------------------------------------------------------------------------------------------- opening */

/* Makes the directories on the way to the file. */
static int make_way(const char *path)
{
    char *way = copy_text(path);
    int failed = 0;
    for (char *slash = strchr(way + 1, '/'); slash && !failed; slash = strchr(slash + 1, '/')) {
        *slash = '\0';
        failed = mkdir(way, 0777) && errno != EEXIST;
        if (failed)
            bad("cannot make the directory '%s': %s", way, strerror(errno));
        *slash = '/';
    }
    char *last = strrchr(way, '/');
    if (last)
        last[last == way] = '\0';
    if (!failed && access(last ? way : ".", W_OK)) {
        bad("cannot write into the directory '%s' of the store: %s", last ? way : ".", strerror(errno));
        failed = 1;
    }
    free(way);
    return failed;
}

/* The path as a URI for a file that lies where nothing can be written, so that SQLite needs no files beside it. */
static char *immutable_uri(const char *path)
{
    text uri = {0};
    text_add(&uri, "file:");
    for (; *path; path++) {
        if (strchr("?#%", *path))
            text_addf(&uri, "%%%02X", (unsigned)(unsigned char)*path);
        else
            text_add_bytes(&uri, path, 1);
    }
    text_add(&uri, "?immutable=1");
    return uri.data;
}

static int connect(lab_store *store)
{
    int write = store->access == LAB_WRITE;
    int flags = write ? SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE : SQLITE_OPEN_READONLY;
    int status = sqlite3_open_v2(store->path, &store->db, flags, NULL), version;
    if (status == SQLITE_OK)
        sqlite3_busy_timeout(store->db, PATIENCE_MS);
    if (!write && status == SQLITE_OK)
        status = ask_number(store, "PRAGMA user_version", &version) & 0xFF;
    if (!write && (status == SQLITE_CANTOPEN || status == SQLITE_READONLY)) {
        char *uri = immutable_uri(store->path);
        sqlite3_close(store->db);
        status = sqlite3_open_v2(uri, &store->db, flags | SQLITE_OPEN_URI, NULL);
        free(uri);
    } else if (!write) {
        status = SQLITE_OK; /* what else is wrong shows when the schema is looked at */
    }
    return status == SQLITE_OK ? 0 : complain(store);
}

/* Makes the tables of a new file, unless another run has done so meanwhile. */
static int make_tables(lab_store *store)
{
    int tables = 0;
    text sql = {0};
    if (execute(store, "BEGIN IMMEDIATE"))
        return -1;
    int failed = ask_number(store, "SELECT count(*) FROM sqlite_schema", &tables) != SQLITE_OK && complain(store);
    if (!failed && !tables) {
        text_addf(&sql, "PRAGMA application_id = %d; PRAGMA user_version = %d; %s", APPLICATION, SCHEMA, TABLES);
        failed = execute(store, sql.data);
    }
    text_free(&sql);
    if (!failed)
        failed = execute(store, "COMMIT");
    if (failed)
        sqlite3_exec(store->db, "ROLLBACK", NULL, NULL, NULL);
    return failed ? -1 : 0;
}

typedef struct schema {
    int application, version, tables;
} schema;

/* All at one moment: another run may be making the tables just now. */
static int read_schema(lab_store *store, schema *found)
{
    *found = (schema){0};
    int failed = sqlite3_exec(store->db, "BEGIN", NULL, NULL, NULL) != SQLITE_OK ||
                 ask_number(store, "PRAGMA application_id", &found->application) != SQLITE_OK ||
                 ask_number(store, "PRAGMA user_version", &found->version) != SQLITE_OK ||
                 ask_number(store, "SELECT count(*) FROM sqlite_schema", &found->tables) != SQLITE_OK;
    if (failed)
        complain(store);
    sqlite3_exec(store->db, "ROLLBACK", NULL, NULL, NULL);
    return failed ? -1 : 0;
}

/* Is it ours, and do we know its schema? Nothing is written before that is certain. */
static int look_at_schema(lab_store *store)
{
    schema found;
    if (read_schema(store, &found))
        return -1;
    if (!found.application && !found.version && !found.tables && store->access == LAB_WRITE)
        return make_tables(store);
    if (found.application != APPLICATION)
        bad("'%s' is no store of the laboratory: expected one that `zw lab run` made", store->path);
    else if (found.version > SCHEMA)
        bad("the store '%s' was made by a newer zw: its schema is version %d, this zw knows version %d (nothing was "
            "changed)",
            store->path, found.version, SCHEMA);
    else
        return 0;
    return -1;
}

static int prepare(lab_store *store)
{
    for (int i = 0; i < STATEMENTS; i++)
        if (sqlite3_prepare_v3(store->db, TEXTS[i], -1, SQLITE_PREPARE_PERSISTENT, &store->statements[i], NULL) !=
            SQLITE_OK)
            return complain(store);
    return 0;
}

lab_store *lab_store_open(const char *path, lab_access access_wanted)
{
    struct stat info;
    if (access_wanted == LAB_WRITE && make_way(path))
        return NULL;
    if (access_wanted == LAB_READ && stat(path, &info)) {
        bad("no store '%s': %s (`zw lab run` makes one)", path, strerror(errno));
        return NULL;
    }
    lab_store *store = allocate(1, sizeof *store);
    store->path = copy_text(path);
    store->access = access_wanted;
    int failed = connect(store);
    if (!failed && access_wanted == LAB_WRITE && sqlite3_db_readonly(store->db, "main") == 1) {
        bad("cannot write to the store '%s': %s", path, strerror(EACCES));
        failed = 1;
    }
    if (failed || look_at_schema(store) || prepare(store)) {
        lab_store_close(store);
        return NULL;
    }
    return store;
}

/* The log is folded into the file, so that it is complete by itself and can be read where nothing can be written; when
 * another run still uses it, that one does so at its end. */
void lab_store_close(lab_store *store)
{
    if (!store)
        return;
    lab_store_flush(store);
    for (int i = 0; i < STATEMENTS; i++)
        sqlite3_finalize(store->statements[i]);
    if (store->wal) {
        sqlite3_exec(store->db, "PRAGMA wal_checkpoint(TRUNCATE)", NULL, NULL, NULL);
        sqlite3_busy_timeout(store->db, 0);
        sqlite3_exec(store->db, "PRAGMA journal_mode = DELETE", NULL, NULL, NULL);
    }
    sqlite3_close(store->db);
    text_free(&store->row);
    free(store->path);
    free(store);
}

/* ---------------------------------------------------------------------------------------------------------------- rows */

static const char *kind_name(lab_kind kind)
{
    static const char *const NAMES[] = {
        [LAB_SEARCH] = "search", [LAB_YARDSTICK] = "yardstick", [LAB_COUNT] = "count", [LAB_TIME] = "time"};
    return NAMES[kind];
}

/* A file that is only looked at stays as it is, byte for byte; so the change to a write-ahead log waits for the first
 * row. Where there can be none (some network file systems) SQLite goes on with its journal. */
static int begin(lab_store *store)
{
    if (store->writing)
        return 0;
    if (!store->wal) {
        if (execute(store, "PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL"))
            return -1;
        store->wal = 1;
    }
    if (execute(store, "BEGIN IMMEDIATE"))
        return -1;
    store->writing = 1;
    return 0;
}

int lab_store_flush(lab_store *store)
{
    if (!store->writing)
        return 0;
    store->writing = 0;
    if (sqlite3_exec(store->db, "COMMIT", NULL, NULL, NULL) == SQLITE_OK)
        return 0;
    complain(store);
    sqlite3_exec(store->db, "ROLLBACK", NULL, NULL, NULL);
    return -1;
}

static void bind_text(sqlite3_stmt *statement, int place, const char *value)
{
    sqlite3_bind_text(statement, place, value, -1, SQLITE_STATIC);
}

/* The parts of a key stand at the same places in every statement that has them. */
static void bind_key(sqlite3_stmt *statement, const lab_key *key)
{
    bind_text(statement, 1, kind_name(key->kind));
    bind_text(statement, 2, key->word);
    bind_text(statement, 3, key->version ? key->version : lab_version());
    bind_text(statement, 4, key->game);
    bind_text(statement, 5, key->position);
    sqlite3_bind_int(statement, 6, key->depth);
}

/* Runs a prepared statement to its first answer. Returns SQLITE_ROW or SQLITE_DONE, or -1 after a complaint. */
static int run(lab_store *store, sqlite3_stmt *statement)
{
    int status = sqlite3_step(statement);
    if (status != SQLITE_ROW && status != SQLITE_DONE)
        status = complain(store);
    sqlite3_reset(statement);
    return status;
}

int lab_store_has(lab_store *store, const lab_key *key)
{
    sqlite3_stmt *statement = store->statements[HAS_RESULT];
    bind_key(statement, key);
    int status = run(store, statement);
    return status < 0 ? -1 : status == SQLITE_ROW;
}

int lab_store_put(lab_store *store, const lab_key *key, const double *measures)
{
    sqlite3_stmt *position = store->statements[ADD_POSITION];
    sqlite3_stmt *configuration = store->statements[ADD_CONFIGURATION];
    sqlite3_stmt *result = store->statements[ADD_RESULT];
    if (begin(store))
        return -1;
    bind_text(position, 1, key->game);
    bind_text(position, 2, key->position);
    bind_text(configuration, 1, kind_name(key->kind));
    bind_text(configuration, 2, key->word);
    bind_text(configuration, 3, key->version ? key->version : lab_version());
    bind_key(result, key);
    lab_row_write(&store->row, measures);
    bind_text(result, 7, store->row.data);
    return run(store, position) < 0 || run(store, configuration) < 0 || run(store, result) < 0 ? -1 : 0;
}

/* Prepares a query; the caller finalizes it. */
static sqlite3_stmt *query(lab_store *store, const char *sql)
{
    sqlite3_stmt *statement;
    if (sqlite3_prepare_v2(store->db, sql, -1, &statement, NULL) == SQLITE_OK)
        return statement;
    complain(store);
    return NULL;
}

static const char *column(sqlite3_stmt *statement, int number)
{
    const unsigned char *value = sqlite3_column_text(statement, number);
    return value ? (const char *)value : "";
}

int lab_store_each(lab_store *store, lab_kind kind, const char *game, const char *version,
                   int (*each)(void *user, const lab_key *key, const double *measures), void *user)
{
    sqlite3_stmt *statement = query(store, "SELECT text, word, depth, measures FROM position"
                                           " CROSS JOIN result ON result.position = position.id"
                                           " CROSS JOIN configuration ON configuration.id = result.configuration"
                                           " WHERE game = ?1 AND kind = ?2 AND version = ?3");
    if (!statement)
        return -1;
    double measures[LAB_MEASURE_COUNT];
    version = version ? version : lab_version();
    bind_text(statement, 1, game);
    bind_text(statement, 2, kind_name(kind));
    bind_text(statement, 3, version);
    int status = SQLITE_DONE, done = 0, failed = 0;
    while (!done && !failed && (status = sqlite3_step(statement)) == SQLITE_ROW) {
        lab_key key = {.kind = kind,
                       .game = game,
                       .position = column(statement, 0),
                       .word = column(statement, 1),
                       .depth = sqlite3_column_int(statement, 2),
                       .version = version};
        if (lab_row_read(column(statement, 3), measures)) {
            bad("the store '%s': a row of %s has no measures but '%s'", store->path, key.word, column(statement, 3));
            failed = 1;
        } else {
            done = each(user, &key, measures);
        }
    }
    if (status != SQLITE_ROW && status != SQLITE_DONE)
        failed = complain(store);
    sqlite3_finalize(statement);
    return failed ? -1 : 0;
}

/* ---------------------------------------------------------------------------------------------------- verdicts, facts */

static void bind_number(sqlite3_stmt *statement, int place, double number)
{
    if (isfinite(number))
        sqlite3_bind_double(statement, place, number);
    else
        sqlite3_bind_null(statement, place);
}

static double column_number(sqlite3_stmt *statement, int number)
{
    return sqlite3_column_type(statement, number) == SQLITE_NULL ? NAN : sqlite3_column_double(statement, number);
}

int lab_store_put_verdicts(lab_store *store, const lab_stored_verdict *verdicts, int count)
{
    if (lab_store_flush(store) || begin(store))
        return -1;
    sqlite3_stmt *statement = query(store, "INSERT INTO verdict VALUES(?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11)");
    int failed = !statement || execute(store, "DELETE FROM verdict");
    for (int i = 0; i < count && !failed; i++) {
        const lab_stored_verdict *v = &verdicts[i];
        const char *const texts[] = {v->experiment, v->claim, v->game, v->tier, v->criterion, v->version};
        for (int k = 0; k < 6; k++)
            bind_text(statement, k + 1, texts[k]);
        bind_number(statement, 7, v->value);
        bind_number(statement, 8, v->low);
        bind_number(statement, 9, v->high);
        sqlite3_bind_int(statement, 10, v->positions);
        sqlite3_bind_int(statement, 11, v->depth);
        failed = run(store, statement) < 0;
    }
    sqlite3_finalize(statement);
    if (!failed)
        return lab_store_flush(store);
    store->writing = 0;
    sqlite3_exec(store->db, "ROLLBACK", NULL, NULL, NULL);
    return -1;
}

int lab_store_each_verdict(lab_store *store, int (*each)(void *user, const lab_stored_verdict *verdict), void *user)
{
    sqlite3_stmt *statement = query(store, "SELECT experiment, claim, game, tier, criterion, version, value, low, high,"
                                           " positions, depth FROM verdict ORDER BY experiment, claim, game");
    if (!statement)
        return -1;
    int status = SQLITE_DONE, done = 0;
    while (!done && (status = sqlite3_step(statement)) == SQLITE_ROW) {
        lab_stored_verdict verdict = {
            .experiment = column(statement, 0),
            .claim = column(statement, 1),
            .game = column(statement, 2),
            .tier = column(statement, 3),
            .criterion = column(statement, 4),
            .version = column(statement, 5),
            .value = column_number(statement, 6),
            .low = column_number(statement, 7),
            .high = column_number(statement, 8),
            .positions = sqlite3_column_int(statement, 9),
            .depth = sqlite3_column_int(statement, 10),
        };
        done = each(user, &verdict);
    }
    int failed = status != SQLITE_ROW && status != SQLITE_DONE && complain(store);
    sqlite3_finalize(statement);
    return failed ? -1 : 0;
}

int lab_store_put_fact(lab_store *store, const char *name, const char *value)
{
    sqlite3_stmt *statement = begin(store) ? NULL : query(store, "INSERT OR REPLACE INTO fact VALUES(?1, ?2)");
    if (!statement)
        return -1;
    bind_text(statement, 1, name);
    bind_text(statement, 2, value);
    int failed = run(store, statement) < 0;
    sqlite3_finalize(statement);
    return failed ? -1 : 0;
}

char *lab_store_fact(lab_store *store, const char *name)
{
    sqlite3_stmt *statement = query(store, "SELECT value FROM fact WHERE name = ?1");
    if (!statement)
        return NULL;
    bind_text(statement, 1, name);
    char *value = sqlite3_step(statement) == SQLITE_ROW ? copy_text(column(statement, 0)) : NULL;
    sqlite3_finalize(statement);
    return value;
}
