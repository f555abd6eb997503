/* archive.h - a store as sorted text, for people and for version control, and back. A folder has
 *
 *   EXPERIMENT.GAME.rows.zst   the rows of one game that belong to one experiment (family.h); "other" has the rest
 *   EXPERIMENT.verdicts        its verdicts
 *   facts.txt                  the command, date and machine that the rows come from
 *
 * Files of rows are compressed where the program was built with zstd. Inside, one line each:
 *
 *   zw rows 1 EXPERIMENT GAME
 *   @ POSITION                     numbered from 0, in alphabetical order
 *   = KIND VERSION WORD            (tabs between) what the rows behind it were measured with, in alphabetical order
 *   : NAME,NAME...                 what a row has, numbered from 0; stands before the first row that has it
 *   POSITION DEPTH NAMES NUMBERS   a row, positions and depths ascending; NUMBERS with commas
 *   . COUNT                        the end: how many rows there were
 *
 * A number is left out where it follows from others of its row and the one before (row_rules.h). */
#ifndef ZW_LAB_ARCHIVE_H
#define ZW_LAB_ARCHIVE_H

#include "store.h"

/* Writes the folder, which is made when it is not there. Files that say the same already stay as they are. Refuses a folder
 * that has files of rows or verdicts of which the store knows nothing. Complains and returns an exit status, or returns EXIT_FINE. */
int lab_archive_write(lab_store *store, const char *folder);

/* The verdicts and facts alone. */
int lab_archive_write_verdicts(lab_store *store, const char *folder);

/* Adds everything that a folder has to a store, or the facts alone. The same. */
int lab_archive_read(lab_store *store, const char *folder);
int lab_archive_read_facts(lab_store *store, const char *folder);

/* A store for reading, built of a folder and kept in the folder for temporary files ($TMPDIR, or /tmp) under a name that
 * follows from what the folder has, so that it is built once. NULL after a complaint. */
lab_store *lab_archive_open(const char *folder);
int lab_archive_is(const char *path); /* is it a folder? */

/* The files of a folder that belong to an archive, in alphabetical order. -1 after a complaint. */
typedef struct lab_archive_files {
    char **names;
    int count;
} lab_archive_files;
int lab_archive_list(const char *folder, lab_archive_files *files);
void lab_archive_files_free(lab_archive_files *files);
int lab_archive_has_rows(const char *name); /* by the end of the name */
int lab_archive_has_verdicts(const char *name);

#define LAB_STORE_FORM "store 2, archive 1" /* another one when either changes */
#define LAB_ARCHIVE_FACTS "facts.txt"
#define LAB_ARCHIVE_OTHER "other" /* rows that belong to no experiment */

#endif
