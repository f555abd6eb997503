/* conjugate.c - see conjugate.h. */
#include "conjugate.h"

/* The rest, measured by the diagonal. */
static double rest_size(const conjugate *c)
{
    double sum = 0;
    for (int i = 0; i < c->n; i++)
        sum += c->rest[i] * (c->rest[i] / c->diagonal[i]);
    return sum;
}

void conjugate_begin(conjugate *c)
{
    for (int i = 0; i < c->n; i++)
        c->way[i] = c->rest[i] / c->diagonal[i];
    c->size = rest_size(c);
}

void conjugate_step(conjugate *c)
{
    double along = 0;
    for (int i = 0; i < c->n; i++)
        along += c->way[i] * c->product[i];
    double length = c->size / along;
    for (int i = 0; i < c->n; i++) {
        c->x[i] += length * c->way[i];
        c->rest[i] -= length * c->product[i];
    }
    double next = rest_size(c);
    for (int i = 0; i < c->n; i++)
        c->way[i] = c->rest[i] / c->diagonal[i] + next / c->size * c->way[i];
    c->size = next;
}
