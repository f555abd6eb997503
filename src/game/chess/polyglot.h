/* polyglot.h - chess in Polyglot's opening books. */
#ifndef CHESS_POLYGLOT_H
#define CHESS_POLYGLOT_H

#include "../book_format.h"

extern const zw_book_format zw_chess_polyglot;

#endif
