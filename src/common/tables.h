/* tables.h - tables that are lent to one search after the other. The system takes its time to hand over the memory of a
 * new one, longer than a short search takes. */
#ifndef ZW_COMMON_TABLES_H
#define ZW_COMMON_TABLES_H

#include "common.h"

int tables_same(const zw_table_options *a, const zw_table_options *b); /* 1: one table serves both */

typedef struct table_shelf table_shelf;

table_shelf *tables_new(void);
void tables_free(table_shelf *shelf); /* when all tables are back */

/* Puts a table that nobody else has into the options, where they ask for one. It may have entries of an earlier search:
 * zw_engine_clear() forgets them. Returns ZW_OK, or says why not. Any thread may call it. */
zw_status tables_lend(table_shelf *shelf, zw_engine_options *options, zw_error *error);
void tables_take_back(table_shelf *shelf, const zw_engine_options *options);

#endif
