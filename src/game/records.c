/* records.c - see records.h. */
#include "records.h"
#include "../base/visible.h"

#include <stdlib.h>
#include <string.h>

void zw_record_complain(const zw_record_sink *sink, size_t line, const char *sentence)
{
    char shown[1024];
    zw_visible(sentence, shown, sizeof shown);
    if (sink->complain)
        sink->complain(sink->user, line, shown);
}

int zw_record_add_tag(zw_record_tags *to, const char *name, const char *value)
{
    size_t names = strlen(name), values = strlen(value), needed = to->length + names + values + 3;
    if (!names || strchr(name, ' '))
        return 0;
    if (needed > to->capacity) {
        size_t capacity = 2 * needed;
        char *larger = realloc(to->text, capacity);
        if (!larger)
            return -1;
        to->text = larger;
        to->capacity = capacity;
    }
    char *at = to->text + to->length;
    memcpy(at, name, names);
    at[names] = ' ';
    memcpy(at + names + 1, value, values);
    for (size_t i = 0; i < values; i++)
        if (at[names + 1 + i] == '\n')
            at[names + 1 + i] = ' ';
    memcpy(at + names + 1 + values, "\n", 2);
    to->length = needed - 1;
    return 0;
}

const char *zw_record_next_tag(const char *tags, const char **name, size_t *name_length, const char **value,
                               size_t *value_length)
{
    for (const char *line = tags; line && *line;) {
        size_t length = strcspn(line, "\n"), letters = strcspn(line, " \n");
        const char *behind = line + length + (line[length] == '\n');
        if (letters > 0 && letters < length) {
            *name = line;
            *name_length = letters;
            *value = line + letters + 1;
            *value_length = length - letters - 1;
            return behind;
        }
        line = behind;
    }
    return NULL;
}

const char *zw_record_find_tag(const char *tags, const char *name, size_t *length)
{
    const char *found, *value;
    size_t letters;
    while ((tags = zw_record_next_tag(tags, &found, &letters, &value, length)) != NULL)
        if (letters == strlen(name) && !strncmp(found, name, letters) && !(*length == 1 && *value == '?'))
            return value;
    return NULL;
}
