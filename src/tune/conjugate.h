/* conjugate.h - linear equations by conjugate gradients, preconditioned by the diagonal (Hestenes and Stiefel 1952). The
 * matrix is the caller's, who multiplies by it; nothing here knows what is fitted. */
#ifndef TUNE_CONJUGATE_H
#define TUNE_CONJUGATE_H

/* All that goes from step to step are size, x, rest and way: who keeps them can go on later. */
typedef struct conjugate {
    int n;
    double *x; /* the solution so far; it begins with zeros */
    double *rest; /* what it still lacks; it begins with the right side */
    double *way; /* where the next step goes */
    double *product; /* the matrix times that */
    const double *diagonal; /* of the matrix */
    double size; /* of the rest; 0: x is exact */
} conjugate;

/* With x, rest and diagonal in place: the first way. */
void conjugate_begin(conjugate *c);

/* With product in place: the step, and the next way. */
void conjugate_step(conjugate *c);

#endif
