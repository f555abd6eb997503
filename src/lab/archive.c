/* archive.c - the files of an archive, and the store that is built of them on demand: see archive.h. */
#define _POSIX_C_SOURCE 200809L
#include "archive.h"
#include "common/files.h"

#include <dirent.h>
#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <time.h>
#include <unistd.h>

static int ends_in(const char *name, const char *end)
{
    size_t length = strlen(name), of_end = strlen(end);
    return length > of_end && !strcmp(name + length - of_end, end);
}

int lab_archive_has_rows(const char *name)
{
    return ends_in(name, ".rows") || ends_in(name, ".rows.zst");
}

int lab_archive_has_verdicts(const char *name)
{
    return ends_in(name, ".verdicts");
}

static int compare_names(const void *a, const void *b)
{
    return strcmp(*(char *const *)a, *(char *const *)b);
}

int lab_archive_list(const char *folder, lab_archive_files *files)
{
    DIR *entries = opendir(folder);
    const struct dirent *entry;
    *files = (lab_archive_files){0};
    if (!entries) {
        bad("cannot read the folder '%s': %s", folder, strerror(errno));
        return -1;
    }
    while ((entry = readdir(entries))) {
        const char *name = entry->d_name;
        if (name[0] == '.' ||
            !(lab_archive_has_rows(name) || lab_archive_has_verdicts(name) || !strcmp(name, LAB_ARCHIVE_FACTS)))
            continue;
        files->names = enlarge(files->names, (size_t)files->count + 1, sizeof(char *));
        files->names[files->count++] = copy_text(name);
    }
    closedir(entries);
    if (files->count)
        qsort(files->names, (size_t)files->count, sizeof(char *), compare_names);
    return 0;
}

void lab_archive_files_free(lab_archive_files *files)
{
    for (int i = 0; i < files->count; i++)
        free(files->names[i]);
    free(files->names);
    *files = (lab_archive_files){0};
}

int lab_archive_is(const char *path)
{
    struct stat info;
    return !stat(path, &info) && S_ISDIR(info.st_mode);
}

/* -------------------------------------------------------------------------------------------------- built on demand */

static uint64_t hash_bytes(uint64_t hash, const char *bytes, size_t length)
{
    for (size_t i = 0; i < length; i++)
        hash = (hash ^ (unsigned char)bytes[i]) * UINT64_C(0x100000001B3);
    return hash;
}

/* A number for everything that the folder has, and for this form of the store. */
static int hash_folder(const char *folder, uint64_t *hash)
{
    lab_archive_files files;
    int status = lab_archive_list(folder, &files) ? EXIT_BAD : EXIT_FINE;
    *hash = hash_bytes(UINT64_C(0xCBF29CE484222325), LAB_STORE_FORM, sizeof LAB_STORE_FORM);
    for (int i = 0; i < files.count && !status; i++) {
        text path = {0}, bytes = {0};
        text_addf(&path, "%s/%s", folder, files.names[i]);
        status = read_whole_file(path.data, &bytes);
        *hash = hash_bytes(*hash, files.names[i], strlen(files.names[i]) + 1);
        *hash = hash_bytes(*hash, bytes.data ? bytes.data : "", bytes.length);
        text_free(&bytes);
        text_free(&path);
    }
    lab_archive_files_free(&files);
    return status;
}

/* A folder for temporary files that nobody else can write to. */
static int private_folder(text *path)
{
    const char *given = getenv("TMPDIR");
    struct stat info;
    text_addf(path, "%s/zw-%ld", given && *given ? given : "/tmp", (long)getuid());
    if (mkdir(path->data, 0700) && errno != EEXIST)
        return bad("cannot make the folder '%s' for the store that is built of text: %s", path->data, strerror(errno));
    if (lstat(path->data, &info) || !S_ISDIR(info.st_mode) || info.st_uid != getuid() || info.st_mode & 022)
        return bad("'%s': expected a folder that is yours alone, for the store that is built of text", path->data);
    return EXIT_FINE;
}

/* Built under another name, so that nobody ever sees a part of it. */
static int build(const char *folder, const char *path)
{
    text part = {0};
    text_addf(&part, "%s.%ld", path, (long)getpid());
    unlink(part.data);
    lab_store *store = lab_store_open(part.data, LAB_BUILD);
    int status = store ? lab_archive_read(store, folder) : EXIT_BAD;
    lab_store_close(store);
    if (!status && rename(part.data, path))
        status = bad("cannot write '%s': %s", path, strerror(errno));
    if (status)
        unlink(part.data);
    text_free(&part);
    return status;
}

/* What was built of folders as they no longer are, unless it is so young that somebody may be about to open it. */
static void clear_away(const char *folder, const char *but)
{
    enum { DAY = 24 * 60 * 60 };
    DIR *entries = opendir(folder);
    const struct dirent *entry;
    while (entries && (entry = readdir(entries))) {
        text path = {0};
        struct stat info;
        text_addf(&path, "%s/%s", folder, entry->d_name);
        if (!strncmp(entry->d_name, "lab-", 4) && ends_in(entry->d_name, ".db") && strcmp(path.data, but) &&
            !stat(path.data, &info) && info.st_mtime + DAY < time(NULL))
            unlink(path.data);
        text_free(&path);
    }
    if (entries)
        closedir(entries);
}

lab_store *lab_archive_open(const char *folder)
{
    text private = {0}, path = {0};
    uint64_t hash;
    int status = hash_folder(folder, &hash);
    if (!status)
        status = private_folder(&private);
    if (!status) {
        text_addf(&path, "%s/lab-%016llx.db", private.data, (unsigned long long)hash);
        if (!file_is_there(path.data)) {
            status = build(folder, path.data);
            if (!status)
                clear_away(private.data, path.data);
        }
    }
    lab_store *store = status ? NULL : lab_store_open(path.data, LAB_READ);
    text_free(&path);
    text_free(&private);
    return store;
}
