/* common.h - what the program's folders share: exit statuses, how they complain, memory, growable text, time.
 * Nothing here knows a game or a search. */
#ifndef ZW_COMMON_H
#define ZW_COMMON_H

#include <stdarg.h>
#include <stddef.h>

#include <zw/zw.h>

/* Exit statuses of the contract. */
enum { EXIT_FINE = 0, EXIT_NO = 1, EXIT_BAD = 2 };

/* One line on stderr, behind "zw: ", with the control characters of what it quotes made visible; returns EXIT_BAD so that a
 * command can `return bad(...)`. */
int bad(const char *format, ...) __attribute__((format(printf, 1, 2)));
/* The same behind "zw: note: ", for what does not keep the program from going on. */
void notice(const char *format, ...) __attribute__((format(printf, 1, 2)));
/* Both go there from now on, without their beginnings: a process that works for another one does not speak itself. */
void complain_to(void (*take)(const char *line));
/* From now on bad() writes an object, {"error": ...}: the program was asked for JSON. Notes stay words for people. */
void complain_as_json(void);

/* Memory of the program itself: a failure ends it with one line, there is nothing to save. */
void *allocate(size_t count, size_t size);
void *enlarge(void *old, size_t count, size_t size);
char *copy_text(const char *text);

/* Text that grows; {0} is empty. `data` is always terminated once something was added. */
typedef struct text {
    char *data;
    size_t length, capacity;
} text;
void text_add(text *to, const char *piece);
void text_add_bytes(text *to, const char *piece, size_t length);
void text_addf(text *to, const char *format, ...) __attribute__((format(printf, 2, 3)));
void text_clear(text *to);
void text_free(text *to);

/* The number of letters to change, add, leave out or exchange with the next one that turns one word into the other. */
int word_distance(const char *a, const char *b);

/* Wall-clock seconds since some fixed moment. */
double now_seconds(void);
int processor_count(void);
uint64_t machine_bytes(void); /* of memory; 0: unknown */

#endif
