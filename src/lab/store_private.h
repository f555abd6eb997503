/* store_private.h - what the files of the store share: the connection, and the ways to run statements on it. */
#ifndef ZW_LAB_STORE_PRIVATE_H
#define ZW_LAB_STORE_PRIVATE_H

#include "store.h"

#include <sqlite3.h>

enum {
    STORE_ADD_POSITION,
    STORE_ADD_CONFIGURATION,
    STORE_ADD_SHAPE,
    STORE_ADD_RESULT,
    STORE_HAS_RESULT,
    STORE_FIND_POSITION,
    STORE_FIND_CONFIGURATION,
    STORE_FIND_SHAPE,
    STORE_ADD_TEXT,
    STORE_STATEMENTS
};

struct lab_store {
    sqlite3 *db;
    char *path;
    lab_access access;
    int writing; /* a transaction is open */
    int wal; /* the file was changed over to a write-ahead log */
    sqlite3_stmt *statements[STORE_STATEMENTS];
    text names, numbers; /* of the row that is written */
    char version[LAB_VERSION_SIZE]; /* of the key that is bound */
    int short_of_memory; /* a column could not be read */
};

int store_complain(const lab_store *store); /* about what SQLite said last; returns -1 */
int store_execute(lab_store *store, const char *sql); /* 0, or -1 after a complaint, as all below */
int store_begin(lab_store *store); /* a transaction, unless one is open */
void store_roll_back(lab_store *store);
/* After a complaint: keeps what the open transaction has, when SQLite has not taken it back, and does not complain again. */
void store_rescue(lab_store *store);
/* Runs a statement to its first answer and resets it; rescues what it can when it fails. Returns SQLITE_ROW or SQLITE_DONE, or -1 after a complaint. */
int store_run(lab_store *store, sqlite3_stmt *statement);
/* Prepares a query, which the caller finalizes; NULL after a complaint. */
sqlite3_stmt *store_query(lab_store *store, const char *sql);

/* The value is not copied, so that this cannot fail; it must stay as it is until the statement has run. */
void store_bind(sqlite3_stmt *statement, int place, const char *value);
/* "" for NULL, and with store->short_of_memory for want of memory. */
const char *store_column(lab_store *store, sqlite3_stmt *statement, int number);

#endif
