/* symmetry.h - the images of a position under the symmetries of the board. */
#ifndef ZW_OTHELLO_SYMMETRY_H
#define ZW_OTHELLO_SYMMETRY_H

int zw_othello_symmetric(void *context, const void *from, int which, void *to);

#endif
