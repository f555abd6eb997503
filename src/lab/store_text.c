/* store_text.c - rows written into the store as the texts that they are, many at a time: see store.h. */
#include "store_private.h"

/* The number of a row that two statements make when it is not there, and find. Both take the same texts. */
static int64_t number_of(lab_store *store, int add, int find, const char *const *texts, int count)
{
    for (int i = 0; i < count; i++) {
        store_bind(store->statements[add], i + 1, texts[i]);
        store_bind(store->statements[find], i + 1, texts[i]);
    }
    if (store_begin(store) || store_run(store, store->statements[add]) < 0)
        return -1;
    sqlite3_stmt *statement = store->statements[find];
    int status = sqlite3_step(statement);
    int64_t number = status == SQLITE_ROW ? sqlite3_column_int64(statement, 0) : store_complain(store);
    sqlite3_reset(statement);
    return number;
}

int64_t lab_store_position(lab_store *store, const char *game, const char *position)
{
    const char *const texts[] = {game, position};
    return number_of(store, STORE_ADD_POSITION, STORE_FIND_POSITION, texts, 2);
}

int64_t lab_store_configuration(lab_store *store, const char *kind, const char *version, const char *word)
{
    const char *const texts[] = {kind, word, version};
    return number_of(store, STORE_ADD_CONFIGURATION, STORE_FIND_CONFIGURATION, texts, 3);
}

int64_t lab_store_shape(lab_store *store, const char *names)
{
    return number_of(store, STORE_ADD_SHAPE, STORE_FIND_SHAPE, &names, 1);
}

int lab_store_put_text(lab_store *store, int64_t position, int64_t configuration, int depth, int64_t shape,
                       const char *numbers)
{
    sqlite3_stmt *statement = store->statements[STORE_ADD_TEXT];
    if (store_begin(store))
        return -1;
    sqlite3_bind_int64(statement, 1, position);
    sqlite3_bind_int64(statement, 2, configuration);
    sqlite3_bind_int(statement, 3, depth);
    sqlite3_bind_int64(statement, 4, shape);
    store_bind(statement, 5, numbers);
    return store_run(store, statement) < 0 ? -1 : 0;
}
