/* page.h - the frame of an HTML page that needs nothing from outside: style, both themes, escaping. It knows nothing of
 * what is written on it. */
#ifndef ZW_LAB_PAGE_H
#define ZW_LAB_PAGE_H

#include "lab.h"

void page_begin(text *to, const char *title, const char *style); /* a file to be linked; NULL: it is part of the page */
void page_style(text *to); /* what that file has */
void page_end(text *to);

/* Text and attributes: what HTML would read as its own is written so that it is not. */
void page_text(text *to, const char *value);
void page_element(text *to, const char *tag, const char *value); /* <tag>value</tag> */
void page_chip(text *to, lab_tier tier);

#endif
