/* engine.h - what the engine's own files share: the engine itself and the state of its current search. */
#ifndef ZW_SRC_ENGINE_H
#define ZW_SRC_ENGINE_H

#include "../driver/root.h"
#include "link.h"

struct zw_engine {
    const zw_game *given; /* the caller's game, for reports */
    zw_game game; /* a copy, grown to this library's size, without kernel when called through functions */
    zw_engine_options options;
    zw_experiment experiment; /* a copy, which the options point to */
    zw_table *table; /* NULL until a search needs it, or without */
    int owns_table; /* and frees it */
    int table_alone; /* no other engine uses it: it may be forgotten */
    zw_worker *worker;
    void *position; /* the current position */
    int moved_again; /* the player to move there has made the last move */
    int stop; /* set by zw_engine_stop(), from any thread */

    /* the current or last search */
    zw_search search;
    zw_limits limits;
    zw_report report;
    zw_root_move *root_moves; /* room for max_moves */
    int root_count; /* how many there are, excluded ones included */
    zw_move *equal;
    int ranked; /* a database knows how good the root moves are, and only the best of them are searched */
    double started, soft; /* when it began, and after how many seconds no new iteration begins; 0: none */
    zw_counters before; /* the counters when the iteration began */
    struct zw_team *team; /* the workers of a pass; NULL: this one alone */
    zw_link *link; /* to the same search in other processes; NULL: there is none */
    zw_plugin *plugin; /* of the game, closed with the engine; NULL: the caller's, or the library's */
    struct zw_lazy *lazy; /* helping threads of ZW_PARALLEL_LAZY, or NULL */
    zw_move told_move; /* the root move last told of */
    double told_at; /* when */
};

/* Fits a worker to the engine's options and the algorithm of its search. */
void zw_engine_configure(const zw_engine *engine, zw_worker *worker);
/* Points a search at the engine's position and the root moves in `moves`. */
void zw_engine_aim(const zw_engine *engine, zw_search *search, zw_worker *worker, zw_root_move *moves, int count);

/* root_ranks.c: marks the root moves that an endgame database knows to be worse than others that are not excluded. Returns 1
 * when it knows them. */
int zw_engine_exclude_known(const zw_engine *engine, const zw_move *moves, int count, int *excluded);

/* Readies a search for one iteration under the engine's algorithm. */
void zw_engine_iteration(const zw_engine *engine, zw_search *search, int depth, zw_value guess);

/* report.c: fills a report with the state of the search, and hands it to the caller's function. */
void zw_report_fill(zw_engine *engine, zw_report *report, int event, zw_value value, int depth);
void zw_report_count(const zw_engine *engine, zw_report *report); /* its counters alone */
void zw_report_tell(zw_engine *engine, const zw_report *report);
void zw_report_pass(zw_search *search, zw_value alpha, zw_value beta, zw_value value);
void zw_report_move(zw_worker *worker, void *engine); /* for zw_worker.on_check: the root move that is searched */
/* A position whose game is over has a value and nothing to search. */
void zw_report_finished(zw_engine *engine, zw_value outcome, zw_report *report);
/* total + part or (sign < 0) total - part, field by field: all fields are 64-bit counters. */
void zw_counters_add(zw_counters *total, const zw_counters *part, int sign);
zw_counters zw_counters_with_nodes(zw_counters counters); /* the sum filled in */

/* line.c: the principal variation by following the table, and by rebuilding and verifying it. Neither is counted. */
void zw_line_from_table(zw_engine *engine, zw_report *report);
void zw_line_rebuild(zw_engine *engine, zw_report *report, uint64_t node_budget);
/* All root moves as good as the best one go to engine->equal; returns how many. The budget is that of each move; one
 * that it does not suffice for is not counted among them. */
int zw_line_equal_moves(zw_engine *engine, const zw_report *report, uint64_t node_budget);

/* clock.c: fills worker->deadline and engine->soft from the limits. */
void zw_clock_start(zw_engine *engine);
/* 1 when another iteration should not be begun: the best move has stood for `steady` iterations, and the value falls. */
int zw_clock_expired(const zw_engine *engine, int steady, int falls);

/* How many workers the options ask for, on threads or virtual ones. */
static inline int zw_engine_workers(const zw_engine *e)
{
    return e->options.virtual_workers ? e->options.virtual_workers : e->options.threads;
}

/* lazy.c: helping workers over the same table, each with a search of its own. */
void zw_lazy_start(zw_engine *engine);
void zw_lazy_stop(zw_engine *engine, zw_counters *total);

/* team.c: all workers in the same pass. The first search makes them, and they stay until the engine goes. */
void zw_team_begin(zw_engine *engine);
void zw_team_end(zw_engine *engine);
/* What the others have visited in a pass that is still going on, which number 0 has not counted yet. */
uint64_t zw_team_visits(const zw_engine *engine);
void zw_team_free(struct zw_team *team);
/* The steps of virtual workers so far; 0 without them. */
uint64_t zw_team_makespan(const zw_engine *engine);
/* What its ranks have told each other in this search. */
zw_traffic zw_team_traffic(const zw_engine *engine);

#endif
