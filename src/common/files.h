/* files.h - whole files read and written, and the lock on a file that one run at a time may write. What fails is complained
 * about in one line with the file's name and the system's reason. */
#ifndef ZW_COMMON_FILES_H
#define ZW_COMMON_FILES_H

#include "common.h"

#include <stdio.h>

/* Writes a whole file in the place of what is there, which is lost only to something complete. Complains and returns an exit
 * status, or returns EXIT_FINE. */
int write_file(const char *path, const void *bytes, size_t size);

int file_is_there(const char *path);

/* Opens a file to be read; a device, which may have no end, is refused. Returns NULL after a complaint. */
FILE *file_open_to_read(const char *path);
/* The bytes of a file of at most FILE_MOST; "-" is the standard input. Complains and returns an exit status, or returns
 * EXIT_FINE. */
#define FILE_MOST ((uint64_t)1 << 30)
int read_whole_file(const char *path, text *to);

/* Locks an open file without waiting; the system takes the lock back when its holder ends. Returns 1 when it was got, 0 when
 * another run holds it, -1 with errno when it cannot be locked. */
typedef enum lock_kind { LOCK_SHARED, LOCK_ALONE } lock_kind;
int file_lock(int descriptor, lock_kind kind);
void file_unlock(int descriptor);

/* Opens a file for writing, and makes it when there is none, for this run alone: a second run is refused. What is in it
 * stays. `flags` is O_RDWR or O_WRONLY. Returns the descriptor, or -1 after a complaint. A device or a pipe is not locked. */
int file_open_alone(const char *path, int flags);

#endif
