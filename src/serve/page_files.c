/* page_files.c - the files of the page: see page_files.h. */
#define _POSIX_C_SOURCE 200809L
#include "page_files.h"
#include "common/files.h"

#include <dirent.h>
#include <errno.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>

enum { MOST_FILES = 256, MOST_BYTES = 64 << 20 };

static const struct {
    const char *ending, *type;
} types[] = {
    {".html", "text/html; charset=utf-8"},
    {".js", "text/javascript; charset=utf-8"},
    {".css", "text/css; charset=utf-8"},
    {".wasm", "application/wasm"},
    {".svg", "image/svg+xml"},
    {".json", "application/json"},
};

/* NULL: files of this kind are not served. */
static const char *type_of(const char *name)
{
    const char *ending = strrchr(name, '.');
    for (size_t i = 0; ending && i < sizeof types / sizeof *types; i++)
        if (!strcmp(ending, types[i].ending))
            return types[i].type;
    return NULL;
}

static int is_plain(const char *path)
{
    struct stat info;
    return !lstat(path, &info) && S_ISREG(info.st_mode); /* a link might lead out of the folder */
}

static int take(page_files *files, const char *folder, const char *name, size_t *total)
{
    text path = {0};
    page_file file = {.type = type_of(name)};
    text_addf(&path, "%s/%s", folder, name);
    int status = EXIT_FINE;
    if (file.type && is_plain(path.data)) {
        status = read_whole_file(path.data, &file.bytes);
        *total += file.bytes.length;
        if (!status && (files->count == MOST_FILES || *total > MOST_BYTES))
            status = bad("--root '%s': expected the folder of a page, at most %d files and %d MB", folder, MOST_FILES,
                         MOST_BYTES >> 20);
        if (status) {
            text_free(&file.bytes);
        } else {
            file.name = copy_text(name);
            files->of = enlarge(files->of, (size_t)files->count + 1, sizeof *files->of);
            files->of[files->count++] = file;
        }
    }
    text_free(&path);
    return status;
}

int page_files_read(const char *folder, page_files *files)
{
    size_t total = 0;
    int status = EXIT_FINE;
    DIR *listing = opendir(folder);
    *files = (page_files){0};
    if (!listing)
        return bad("--root '%s': %s; expected the folder that `make page` builds", folder, strerror(errno));
    for (struct dirent *entry; !status && (entry = readdir(listing));)
        status = take(files, folder, entry->d_name, &total);
    closedir(listing);
    if (!status && !page_files_find(files, "index.html"))
        status = bad("--root '%s' has no index.html: expected the folder that `make page` builds", folder);
    if (status)
        page_files_free(files);
    return status;
}

const page_file *page_files_find(const page_files *files, const char *name)
{
    for (int i = 0; i < files->count; i++)
        if (!strcmp(files->of[i].name, name))
            return &files->of[i];
    return NULL;
}

void page_files_free(page_files *files)
{
    for (int i = 0; i < files->count; i++) {
        free(files->of[i].name);
        text_free(&files->of[i].bytes);
    }
    free(files->of);
    *files = (page_files){0};
}
