/* tables.c - tables that are lent: see tables.h. */
#include "tables.h"

#include <stdlib.h>
#include <zw/zw.h>
#ifndef ZW_NO_THREADS
#include <pthread.h>
#endif

typedef struct lent_table {
    zw_table_options options;
    zw_table *table;
    int lent;
} lent_table;

struct table_shelf {
    lent_table *tables;
    int count;
#ifndef ZW_NO_THREADS
    pthread_mutex_t lock;
#endif
};

int tables_same(const zw_table_options *a, const zw_table_options *b)
{
    return a->bytes == b->bytes && a->entries == b->entries && a->layout == b->layout &&
           a->replacement == b->replacement && a->bounds == b->bounds;
}

static void lock(table_shelf *shelf)
{
#ifndef ZW_NO_THREADS
    pthread_mutex_lock(&shelf->lock);
#else
    (void)shelf;
#endif
}

static void unlock(table_shelf *shelf)
{
#ifndef ZW_NO_THREADS
    pthread_mutex_unlock(&shelf->lock);
#else
    (void)shelf;
#endif
}

table_shelf *tables_new(void)
{
    table_shelf *shelf = allocate(1, sizeof *shelf);
#ifndef ZW_NO_THREADS
    pthread_mutex_init(&shelf->lock, NULL);
#endif
    return shelf;
}

void tables_free(table_shelf *shelf)
{
    for (int i = 0; i < shelf->count; i++)
        zw_table_free(shelf->tables[i].table);
#ifndef ZW_NO_THREADS
    pthread_mutex_destroy(&shelf->lock);
#endif
    free(shelf->tables);
    free(shelf);
}

/* Under the lock. NULL: there is no memory. */
static zw_table *find(table_shelf *shelf, const zw_table_options *kind, zw_error *error)
{
    for (int i = 0; i < shelf->count; i++) {
        lent_table *at = &shelf->tables[i];
        if (!at->lent && tables_same(&at->options, kind)) {
            at->lent = 1;
            return at->table;
        }
    }
    zw_table *made = zw_table_new(kind, error);
    if (made) {
        shelf->tables = enlarge(shelf->tables, (size_t)shelf->count + 1, sizeof *shelf->tables);
        shelf->tables[shelf->count++] = (lent_table){*kind, made, 1};
    }
    return made;
}

zw_status tables_lend(table_shelf *shelf, zw_engine_options *options, zw_error *error)
{
    if (options->no_table || options->table)
        return ZW_OK;
    lock(shelf);
    options->table = find(shelf, &options->table_options, error);
    unlock(shelf);
    options->table_alone = options->table != NULL;
    return options->table ? ZW_OK : error->status;
}

void tables_take_back(table_shelf *shelf, const zw_engine_options *options)
{
    lock(shelf);
    for (int i = 0; i < shelf->count; i++)
        if (shelf->tables[i].table == options->table)
            shelf->tables[i].lent = 0;
    unlock(shelf);
}
