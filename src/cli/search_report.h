/* search_report.h - a search's report as JSON and as text for people. It knows no options and starts no search. */
#ifndef ZW_CLI_SEARCH_REPORT_H
#define ZW_CLI_SEARCH_REPORT_H

#include "common/json.h"
#include "common/positions.h"

/* What a report is about. */
typedef struct report_frame {
    const game_handle *handle;
    const position_item *item;
    const void *position; /* parsed */
    const char *algorithm; /* as the user wrote it */
} report_frame;

/* The fields of the contract, in its order, into an object that is open. */
void report_fields(json *to, const report_frame *frame, const zw_report *report);
void json_move(json *to, const char *name, const report_frame *frame, zw_move move); /* null: none */
/* What several workers did about each other. */
void json_workers(json *to, const zw_report *report);
void json_line(json *to, const char *name, const report_frame *frame, const zw_move *line, int length);

/* ">= " or "<= " before a value that is a bound, else nothing. */
const char *bound_mark(const zw_report *report);
/* "11", or "-3 (lost in 6 plies)", or "<= 4 (upper bound)". */
void report_value_text(const zw_report *report, char *shown, size_t size);
/* The same for people; shown has room for 256 characters. */
void workers_text(const zw_report *report, char *shown, size_t size);
void ranks_text(const zw_report *report, char *shown, size_t size);
const char *line_end_name(zw_line_end end);
const char *instance_name(zw_instance instance);
/* 1234567 as "1 234 567". */
const char *grouped(uint64_t number, char *shown, size_t size);
double rate(uint64_t part, uint64_t whole); /* 0 of nothing */

#endif
