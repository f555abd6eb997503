/* files.c - looks at files of Syzygy tables before they are used: whether they are there, begin as they must and are whole.
 * What is in them is Fathom's business. */
#define _POSIX_C_SOURCE 200809L
#include "base/error.h"
#include "syzygy.h"

#include <dirent.h>
#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define TAIL 16 /* a checksum, behind blocks of 64 bytes */

static const struct kind {
    const char *ending;
    unsigned char magic[4];
} kinds[] = {
    {".rtbw", {0x71, 0xE8, 0x23, 0x5D}}, /* won, drawn or lost */
    {".rtbz", {0xD7, 0x66, 0x0C, 0xA5}}, /* distances to the next move that cannot be taken back */
    {".rtbm", {0x4B, 0x50, 0xAC, 0x88}}, /* distances to mate: never asked, but opened if there */
};
enum { KINDS = sizeof kinds / sizeof *kinds, MOST_PIECES = 7 };

/* The kind of table that a file is by its name, such as KRPvKR.rtbw; NULL: none. */
static const struct kind *kind_of(const char *name)
{
    const char *dot = strrchr(name, '.');
    size_t men = strspn(name, "KQRBNPv");
    for (int i = 0; i < KINDS; i++)
        if (dot && !strcmp(dot, kinds[i].ending) && dot == name + men && men <= MOST_PIECES + 1 && name[0] == 'K' &&
            strstr(name, "vK"))
            return &kinds[i];
    return NULL;
}

static int complain(zw_error *error, const char *path, const char *what)
{
    zw_fail(error, ZW_BAD_INPUT, "%s: %s: no tables are used", path, what);
    return -1;
}

static int check_file(const char *path, const struct kind *kind, zw_error *error)
{
    unsigned char head[4] = {0};
    char what[100];
    FILE *file = fopen(path, "rb");
    if (!file)
        return complain(error, path, strerror(errno));
    size_t read = fread(head, 1, sizeof head, file);
    long size = fseek(file, 0, SEEK_END) ? -1 : ftell(file);
    fclose(file);
    if (read < sizeof head || memcmp(head, kind->magic, sizeof head) != 0)
        return complain(error, path, "this is not a Syzygy table");
    snprintf(what, sizeof what, "%ld bytes are not the length of a whole Syzygy table", size);
    return size % 64 == TAIL ? 0 : complain(error, path, what);
}

static int check_directory(const char *directory, int *found, zw_error *error)
{
    DIR *listing = opendir(directory);
    if (!listing) {
        zw_fail(error, ZW_SYSTEM, "'%s': %s: expected a directory of Syzygy tables", directory, strerror(errno));
        return -1;
    }
    int status = 0;
    for (struct dirent *entry; !status && (entry = readdir(listing)) != NULL;) {
        char path[4096];
        const struct kind *kind = kind_of(entry->d_name);
        if (!kind || (size_t)snprintf(path, sizeof path, "%s/%s", directory, entry->d_name) >= sizeof path)
            continue;
        *found += kind == kinds;
        status = check_file(path, kind, error);
    }
    closedir(listing);
    return status;
}

int syzygy_check_files(const char *path, zw_error *error)
{
    char directory[4096];
    int found = 0, status = 0;
    for (const char *at = path; !status; at++) {
        size_t length = strcspn(at, ":");
        if (length >= sizeof directory) {
            zw_fail(error, ZW_SYSTEM, "'%.80s': expected a directory of Syzygy tables", at);
            return -1;
        }
        memcpy(directory, at, length);
        directory[length] = '\0';
        status = check_directory(directory, &found, error);
        at += length;
        if (!*at)
            break;
    }
    if (!status && !found) {
        zw_fail(error, ZW_SYSTEM, "'%s': no Syzygy tables there: expected files such as KRvK.rtbw", path);
        return -1;
    }
    return status;
}
