/* answer.h - the names of the series that the summary of all results is made of (summary.h). They stand with their
 * experiments. */
#ifndef ZW_LAB_ANSWER_H
#define ZW_LAB_ANSWER_H

#include "lab.h"

extern const lab_experiment lab_answer, lab_time;

/* Series of lab_answer, and of lab_time. */
enum { ANSWER_BASE, ANSWER_ALPHABETA, ANSWER_NEGASCOUT, ANSWER_MTDF, ANSWER_FROM_2, ANSWER_STEP };
enum { TIME_ASPIRATION, TIME_MTDF, TIME_ETC, TIME_ETC_2 };

#endif
