/* store_file.c - the SQLite file: opening it with care, its schema, transactions. See store.h; what rows mean is not known
 * here. */
#define _POSIX_C_SOURCE 200809L
#include "store_private.h"

#include <errno.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

enum {
    APPLICATION = 0x5A574C42, /* "ZWLB": tells our files from other SQLite databases */
    SCHEMA = 2, /* 1 had a view without the measures */
    PATIENCE_MS =
        60000, /* another writer holds the file for a second at most; a stopped one is not waited for longer */
    PAUSE_MS = 20
};

/* Results are found by position first: an experiment asks for one game. Most rows measure the same things, so their names
 * are kept once, as a shape. The view `measured` is for people: see add_view(). */
static const char TABLES[] =
    "CREATE TABLE position(id INTEGER PRIMARY KEY, game TEXT NOT NULL, text TEXT NOT NULL, UNIQUE(game, text));"
    "CREATE TABLE configuration(id INTEGER PRIMARY KEY, kind TEXT NOT NULL, word TEXT NOT NULL, version TEXT NOT NULL,"
    " UNIQUE(kind, word, version));"
    "CREATE TABLE shape(id INTEGER PRIMARY KEY, names TEXT NOT NULL UNIQUE);"
    "CREATE TABLE result(position INTEGER NOT NULL REFERENCES position, configuration INTEGER NOT NULL REFERENCES"
    " configuration, depth INTEGER NOT NULL, shape INTEGER NOT NULL REFERENCES shape, numbers TEXT NOT NULL,"
    " PRIMARY KEY(position, configuration, depth)) WITHOUT ROWID;"
    "CREATE TABLE verdict(experiment TEXT NOT NULL, claim TEXT NOT NULL, game TEXT NOT NULL, tier TEXT NOT NULL,"
    " criterion TEXT NOT NULL, version TEXT NOT NULL, value REAL, low REAL, high REAL, positions INTEGER NOT NULL,"
    " depth INTEGER NOT NULL, PRIMARY KEY(experiment, claim, game)) WITHOUT ROWID;"
    "CREATE TABLE fact(name TEXT PRIMARY KEY, value TEXT NOT NULL) WITHOUT ROWID;";

static const char *const TEXTS[STORE_STATEMENTS] = {
    [STORE_ADD_POSITION] = "INSERT OR IGNORE INTO position(game, text) VALUES(?1, ?2)",
    [STORE_ADD_CONFIGURATION] = "INSERT OR IGNORE INTO configuration(kind, word, version) VALUES(?1, ?2, ?3)",
    [STORE_ADD_SHAPE] = "INSERT OR IGNORE INTO shape(names) VALUES(?1)",
    [STORE_ADD_RESULT] = ("INSERT OR IGNORE INTO result SELECT position.id, configuration.id, ?6, shape.id, ?8"
                          " FROM position, configuration, shape WHERE game = ?4 AND text = ?5 AND kind = ?1"
                          " AND word = ?2 AND version = ?3 AND names = ?7"),
    [STORE_HAS_RESULT] = ("SELECT 1 FROM result WHERE depth = ?6"
                          " AND position = (SELECT id FROM position WHERE game = ?4 AND text = ?5) AND configuration ="
                          " (SELECT id FROM configuration WHERE kind = ?1 AND word = ?2 AND version = ?3)"),
    [STORE_FIND_POSITION] = "SELECT id FROM position WHERE game = ?1 AND text = ?2",
    [STORE_FIND_CONFIGURATION] = "SELECT id FROM configuration WHERE kind = ?1 AND word = ?2 AND version = ?3",
    [STORE_FIND_SHAPE] = "SELECT id FROM shape WHERE names = ?1",
    [STORE_ADD_TEXT] = "INSERT OR IGNORE INTO result VALUES(?1, ?2, ?3, ?4, ?5)",
};

/* --------------------------------------------------------------------------------------------------------- complaints */

int store_complain(const lab_store *store)
{
    int code = sqlite3_errcode(store->db), os = sqlite3_system_errno(store->db);
    switch (code & 0xFF) {
    case SQLITE_FULL:
        bad("the store '%s' cannot grow: the disk is full; what was written before is kept", store->path);
        break;
    case SQLITE_NOTADB:
        bad("'%s' is not an SQLite database: expected a store that `zw lab run` made", store->path);
        break;
    case SQLITE_CORRUPT:
        bad("the store '%s' is damaged or cut short (%s): expected it as `zw lab run` left it", store->path,
            sqlite3_errmsg(store->db));
        break;
    case SQLITE_BUSY:
        bad("the store '%s' is locked by another program", store->path);
        break;
    default:
        bad("the store '%s': %s%s%s", store->path, sqlite3_errmsg(store->db), os ? ": " : "", os ? strerror(os) : "");
    }
    return -1;
}

int store_execute(lab_store *store, const char *sql)
{
    return sqlite3_exec(store->db, sql, NULL, NULL, NULL) == SQLITE_OK ? 0 : store_complain(store);
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
    int write = store->access != LAB_READ;
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
    return status == SQLITE_OK ? 0 : store_complain(store);
}

/* The view has a column for every measure; what a search leaves out is 0, or another measure's. */
static void add_column(text *sql, int measure)
{
    int absent = lab_measure_absent((lab_measure)measure);
    text_addf(sql, ", %sjson_extract(m, '$.%s')", absent == LAB_NEVER_ABSENT ? "" : "coalesce(",
              lab_measure_name((lab_measure)measure));
    if (absent == LAB_ABSENT_IS_ZERO)
        text_addf(sql, ", 0 * json_extract(m, '$.%s'))", lab_measure_name(LAB_PASSES));
    else if (absent != LAB_NEVER_ABSENT)
        text_addf(sql, ", json_extract(m, '$.%s'))", lab_measure_name((lab_measure)absent));
    text_addf(sql, " AS %s", lab_measure_name((lab_measure)measure));
}

/* Names and numbers are texts with commas, of which SQLite makes an object of JSON. */
static void add_view(text *sql)
{
    text_add(sql, "DROP VIEW IF EXISTS measured;"
                  "CREATE VIEW measured AS SELECT kind, game, position, word, depth, version, names, numbers");
    for (int i = 0; i < LAB_MEASURE_COUNT; i++)
        add_column(sql, i);
    text_add(sql, " FROM (SELECT kind, game, text AS position, word, depth, version, names, numbers,"
                  " (SELECT json_group_object(n.value, v.value) FROM json_each('[\"' || replace(names, ',', '\",\"')"
                  " || '\"]') AS n JOIN json_each('[' || numbers || ']') AS v ON v.key = n.key) AS m"
                  " FROM result JOIN position ON position.id = result.position"
                  " JOIN configuration ON configuration.id = result.configuration"
                  " JOIN shape ON shape.id = result.shape);");
}

/* Makes the tables of a new file, unless another run has done so meanwhile. */
static int make_tables(lab_store *store)
{
    int tables = 0;
    text sql = {0};
    if (store_execute(store, "BEGIN IMMEDIATE"))
        return -1;
    int failed = ask_number(store, "SELECT count(*) FROM sqlite_schema", &tables) != SQLITE_OK && store_complain(store);
    if (!failed && !tables) {
        text_addf(&sql, "PRAGMA application_id = %d; PRAGMA user_version = %d; %s", APPLICATION, SCHEMA, TABLES);
        add_view(&sql);
        failed = store_execute(store, sql.data);
    }
    text_free(&sql);
    if (!failed)
        failed = store_execute(store, "COMMIT");
    if (failed)
        store_roll_back(store);
    return failed ? -1 : 0;
}

/* A file of the first schema gets the view of this one when it is written to. */
static int renew_view(lab_store *store)
{
    text sql = {0};
    text_addf(&sql, "BEGIN IMMEDIATE; PRAGMA user_version = %d; ", SCHEMA);
    add_view(&sql);
    text_add(&sql, "COMMIT");
    int failed = store_execute(store, sql.data);
    text_free(&sql);
    if (failed)
        store_roll_back(store);
    return failed;
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
        store_complain(store);
    store_roll_back(store);
    return failed ? -1 : 0;
}

/* Is it ours, and do we know its schema? Nothing is written before that is certain. */
static int look_at_schema(lab_store *store)
{
    schema found;
    if (read_schema(store, &found))
        return -1;
    if (!found.application && !found.version && !found.tables && store->access != LAB_READ)
        return make_tables(store);
    if (found.application != APPLICATION)
        bad("'%s' is not a store of the laboratory: expected one that `zw lab run` made", store->path);
    else if (found.version > SCHEMA)
        bad("the store '%s' was made by a newer zw: its schema is version %d, this zw knows version %d (nothing was "
            "changed)",
            store->path, found.version, SCHEMA);
    else
        return found.version < SCHEMA && store->access != LAB_READ ? renew_view(store) : 0;
    return -1;
}

static int prepare(lab_store *store)
{
    for (int i = 0; i < STORE_STATEMENTS; i++)
        if (sqlite3_prepare_v3(store->db, TEXTS[i], -1, SQLITE_PREPARE_PERSISTENT, &store->statements[i], NULL) !=
            SQLITE_OK)
            return store_complain(store);
    return 0;
}

lab_store *lab_store_open(const char *path, lab_access access_wanted)
{
    struct stat info;
    if (access_wanted != LAB_READ && make_way(path))
        return NULL;
    if (access_wanted == LAB_READ && stat(path, &info)) {
        bad("no store '%s': %s (`zw lab run` makes one)", path, strerror(errno));
        return NULL;
    }
    lab_store *store = allocate(1, sizeof *store);
    store->path = copy_text(path);
    store->access = access_wanted;
    int failed = connect(store);
    if (!failed && access_wanted != LAB_READ && sqlite3_db_readonly(store->db, "main") == 1) {
        bad("cannot write to the store '%s': %s", path, strerror(EACCES));
        failed = 1;
    }
    if (!failed && access_wanted == LAB_BUILD)
        failed = store_execute(store, "PRAGMA journal_mode = OFF; PRAGMA synchronous = OFF");
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
    for (int i = 0; i < STORE_STATEMENTS; i++)
        sqlite3_finalize(store->statements[i]);
    if (store->wal) {
        sqlite3_exec(store->db, "PRAGMA wal_checkpoint(TRUNCATE)", NULL, NULL, NULL);
        sqlite3_busy_timeout(store->db, 0);
        sqlite3_exec(store->db, "PRAGMA journal_mode = DELETE", NULL, NULL, NULL);
    }
    sqlite3_close(store->db);
    text_free(&store->names);
    text_free(&store->numbers);
    free(store->path);
    free(store);
}

/* -------------------------------------------------------------------------------------------------------- transactions */

/* Changes the file to a write-ahead log. Two runs may do so at once: SQLite then refuses one of them at once, whatever the
 * patience asked of it, because a lock is raised and waiting could last for ever. Nothing has changed by then, so it is
 * tried again. */
static int use_log(lab_store *store)
{
    int status;
    for (int waited = 0;; waited += PAUSE_MS) {
        status = sqlite3_exec(store->db, "PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL", NULL, NULL, NULL);
        if (status != SQLITE_BUSY || waited >= PATIENCE_MS)
            break;
        sqlite3_sleep(PAUSE_MS);
    }
    store->wal = status == SQLITE_OK;
    return store->wal ? 0 : store_complain(store);
}

/* A file that is only looked at stays as it is, byte for byte; so the change to a write-ahead log waits for the first
 * row. Where there can be none (some network file systems) SQLite goes on with its journal. */
int store_begin(lab_store *store)
{
    if (store->writing)
        return 0;
    if (!store->wal && store->access != LAB_BUILD && use_log(store))
        return -1;
    if (store_execute(store, "BEGIN IMMEDIATE"))
        return -1;
    store->writing = 1;
    return 0;
}

int lab_store_flush(lab_store *store)
{
    if (!store->writing)
        return 0;
    store->writing = 0;
    if (sqlite3_get_autocommit(store->db))
        return -1; /* taken back by SQLite after an error, which was complained about */
    if (sqlite3_exec(store->db, "COMMIT", NULL, NULL, NULL) == SQLITE_OK)
        return 0;
    store_complain(store);
    store_roll_back(store);
    return -1;
}

void store_roll_back(lab_store *store)
{
    store->writing = 0;
    sqlite3_exec(store->db, "ROLLBACK", NULL, NULL, NULL);
}

void store_rescue(lab_store *store)
{
    if (!sqlite3_get_autocommit(store->db))
        sqlite3_exec(store->db, "COMMIT", NULL, NULL, NULL);
    store_roll_back(store);
}

int store_run(lab_store *store, sqlite3_stmt *statement)
{
    int status = sqlite3_step(statement);
    int failed = status != SQLITE_ROW && status != SQLITE_DONE && store_complain(store);
    sqlite3_reset(statement);
    if (failed)
        store_rescue(store);
    return failed ? -1 : status;
}

sqlite3_stmt *store_query(lab_store *store, const char *sql)
{
    sqlite3_stmt *statement;
    if (sqlite3_prepare_v2(store->db, sql, -1, &statement, NULL) == SQLITE_OK)
        return statement;
    store_complain(store);
    return NULL;
}

const char *store_column(lab_store *store, sqlite3_stmt *statement, int number)
{
    int type = sqlite3_column_type(statement, number);
    const unsigned char *value = sqlite3_column_text(statement, number);
    if (!value && type != SQLITE_NULL)
        store->short_of_memory = 1;
    return value ? (const char *)value : "";
}

void store_bind(sqlite3_stmt *statement, int place, const char *value)
{
    sqlite3_bind_text(statement, place, value, -1, SQLITE_STATIC);
}
