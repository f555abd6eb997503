/* table_files.h - Syzygy tables of three men, for tests: written from their description, since no distribution has any. They
 * are as good as those from elsewhere to a reader, if larger: every value has a code of the same length. */
#ifndef TESTS_TABLE_FILES_H
#define TESTS_TABLE_FILES_H

#include "three_men.h"

/* Writes KQvK, KRvK, KBvK, KNvK and KPvK into a directory: results, and where there are wins, distances. Returns 0, or -1. */
int table_files_write(const three_men *all, const char *directory);

#endif
