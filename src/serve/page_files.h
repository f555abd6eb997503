/* page_files.h - the files of the page, read into memory before the server starts. A request names one of them exactly or
 * nothing, so that no path leads out of the folder. It knows nothing of HTTP. */
#ifndef ZW_SERVE_PAGE_FILES_H
#define ZW_SERVE_PAGE_FILES_H

#include "common/common.h"

typedef struct page_file {
    char *name; /* within the folder: "index.html" */
    const char *type; /* media type */
    text bytes;
} page_file;

typedef struct page_files {
    page_file *of;
    int count;
} page_files;

/* Reads the folder. Complains and returns an exit status, or returns EXIT_FINE. */
int page_files_read(const char *folder, page_files *files);
/* NULL: there is no such file. */
const page_file *page_files_find(const page_files *files, const char *name);
void page_files_free(page_files *files);

#endif
