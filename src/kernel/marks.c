/* marks.c - making and freeing the table of marks: see <zw/marks.h>. */
#include <zw/marks.h>

#include "../base/lines.h"

#include <stdlib.h>

#define MARKS_EACH 256u /* a worker has as many set as its path is deep; the rest keeps tags apart */

zw_marks *zw_marks_new(int workers)
{
    uint64_t buckets = 64;
    while (buckets * ZW_MARK_WAYS < (uint64_t)workers * MARKS_EACH)
        buckets *= 2;
    zw_marks *marks = calloc(1, sizeof *marks);
    if (!marks)
        return NULL;
    marks->words = zw_lines_new((size_t)(buckets * ZW_MARK_WAYS * sizeof(uint64_t)));
    marks->mask = buckets - 1;
    if (!marks->words) {
        free(marks);
        return NULL;
    }
    return marks;
}

void zw_marks_free(zw_marks *marks)
{
    if (marks)
        zw_lines_free(marks->words);
    free(marks);
}

int zw_marks_left(const zw_marks *marks)
{
    int left = 0;
    for (uint64_t i = 0; i < (marks->mask + 1) * ZW_MARK_WAYS; i++)
        left += __atomic_load_n(marks->words + i, __ATOMIC_RELAXED) != 0;
    return left;
}
