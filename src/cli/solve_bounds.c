/* solve_bounds.c - see solve_bounds.h. The side to move surely gets what a search says in which all doubt counts against
 * it; it surely gets no more than its opponent leaves it in a search in which all doubt counts against the opponent. Where the
 * two meet the position is solved. */
#include "solve_bounds.h"
#include "common/interrupt.h"

#include <stdlib.h>
#include <string.h>

struct bounds_solver {
    zw_engine *engines[2]; /* doubt against the side that moves first; against the other */
    zw_engine *player; /* the game as it is played: chooses among moves that the database knows */
    const zw_game *game;
    zw_tablebase *tablebase;
    zw_root_move moves[ZW_MAX_MOVES]; /* of the last position whose moves were solved */
};

/* One position while it is solved. */
typedef struct bounds_run {
    bounds_solver *with;
    zw_limits limits; /* what is left of them */
    uint64_t nodes;
    int out; /* of time, nodes or patience */
    zw_report *report;
} bounds_run;

int bounds_can_solve(const zw_game *game)
{
    return game->pessimistic[0] && game->pessimistic[1] && game->first_to_move;
}

bounds_solver *bounds_new(const zw_game *game, const zw_engine_options *options, zw_error *error)
{
    bounds_solver *solver = allocate(1, sizeof *solver);
    zw_engine_options own = *options, playing = zw_options_tournament();
    own.switches.deepening = own.switches.selectivity = 0;
    own.table_options.layout = ZW_WIDE; /* the whole key */
    own.switches.depth_match = ZW_EQUAL; /* or a line would go to and fro, a deeper entry promising the win each time */
    own.through_functions = 0;
    own.switches.evaluation = ZW_EVALUATION_FULL; /* the game that is proven has no other */
    own.switches.grain = 1; /* a rounded loss would be a draw */
    playing.tablebase = solver->tablebase = options->tablebase;
    playing.no_table = 1;
    solver->game = game;
    for (int second = 0; second < 2; second++)
        solver->engines[second] = zw_engine_new(game->pessimistic[second], &own, error);
    solver->player = zw_engine_new(game, &playing, error);
    if (solver->engines[0] && solver->engines[1] && solver->player)
        return solver;
    bounds_free(solver);
    return NULL;
}

void bounds_free(bounds_solver *solver)
{
    if (!solver)
        return;
    zw_engine_free(solver->engines[0]);
    zw_engine_free(solver->engines[1]);
    zw_engine_free(solver->player);
    free(solver);
}

/* Takes what a search has cost from the limits. */
static void pay(bounds_run *run, const zw_report *searched)
{
    uint64_t nodes = searched->total.nodes + searched->total.quiescence;
    run->nodes += nodes;
    if (run->limits.nodes) {
        run->limits.nodes = run->limits.nodes > nodes ? run->limits.nodes - nodes : 1;
        run->out |= run->limits.nodes == 1;
    }
    if (run->limits.seconds > 0) {
        run->limits.seconds -= searched->seconds;
        run->out |= run->limits.seconds <= 0;
    }
}

/* What a side is sure of to a depth, for the side to move. Returns 1 when the search came to its end. */
static int bound(bounds_run *run, int second, const void *position, int depth, zw_report *searched, zw_error *error)
{
    zw_engine *engine = run->with->engines[second];
    zw_limits limits = run->limits;
    limits.depth = depth;
    limits.no_line = 1;
    if (zw_engine_position(engine, position, NULL, 0, error) != ZW_OK ||
        interruptible_search(engine, &limits, searched, error) != ZW_OK) {
        run->out = 1;
        return 0;
    }
    int complete = searched->game && (searched->depth == depth || searched->best == ZW_NO_MOVE);
    if (searched->game)
        pay(run, searched);
    run->out |= !complete;
    return complete;
}

/* ------------------------------------------------------------------------------------------------------------- the line */

/* A move that keeps the value of a position within the database, the quickest or slowest; ZW_NO_MOVE: distances are not
 * known, or it is drawn: the database's edge. */
static zw_move known_move(bounds_run *run, const void *position)
{
    zw_known known;
    zw_report searched = ZW_REPORT;
    zw_error error;
    bounds_solver *with = run->with;
    if (!with->tablebase || !zw_tablebase_probe(with->tablebase, position, &known) || !known.result ||
        known.distance < 0)
        return ZW_NO_MOVE;
    if (zw_engine_position(with->player, position, NULL, 0, &error) != ZW_OK ||
        zw_engine_search(with->player, &ZW_LIMITS(.depth = 1, .no_line = 1), &searched, &error) != ZW_OK)
        return ZW_NO_MOVE;
    return searched.best;
}

static int is_known(const bounds_run *run, const void *position)
{
    zw_known known;
    return run->with->tablebase && zw_tablebase_probe(run->with->tablebase, position, &known);
}

static int costs_nothing(const zw_game *game, void *context, const void *position, zw_move move)
{
    return game->free_move && game->free_move(context, position, move);
}

static int keeps_turn(const zw_game *game, void *context, const void *position, zw_move move)
{
    return game->moves_again && game->moves_again(context, position, move);
}

/* Follows the proof: outside the database the move of who moves is the one that he is sure of, in it the database's. */
static void find_line(bounds_run *run, const void *position, int depth, zw_value value)
{
    const zw_game *game = run->with->game;
    zw_report *r = run->report;
    char *here = allocate(2, game->position_size), *next = here + game->position_size;
    memcpy(here, position, game->position_size);
    r->line_end = ZW_LINE_COMPLETE;
    for (int ply = 0, left = depth; ply < ZW_MAX_DEPTH; ply++) {
        zw_report searched = ZW_REPORT;
        zw_error error;
        zw_move list[ZW_MAX_MOVES], move = known_move(run, here);
        zw_value outcome;
        void *context = zw_engine_context(run->with->player);
        if (game->moves(context, here, list, game->max_moves, &outcome) == 0 ||
            (ply > 0 && move == ZW_NO_MOVE && is_known(run, here)))
            break;
        if (move == ZW_NO_MOVE) {
            bounds_run uncounted = {.with = run->with, .limits = ZW_LIMITS(), .report = r};
            int second = !game->first_to_move(context, here);
            if (!bound(&uncounted, second, here, left > 0 ? left : 1, &searched, &error) || searched.lower < value) {
                r->line_end = ZW_LINE_CUT;
                break;
            }
            move = searched.best;
            left -= !costs_nothing(game->pessimistic[second], context, here, move);
        }
        r->line[r->line_length++] = move;
        value = keeps_turn(game, context, here, move) ? value : -value;
        game->play(context, here, move, next);
        memcpy(here, next, game->position_size);
    }
    r->line_verified = r->line_length;
    r->best = r->line_length ? r->line[0] : ZW_NO_MOVE;
    free(here);
}

/* ------------------------------------------------------------------------------------------------------------ solving */

/* Asks both sides for what they are sure of, ever deeper, until the two answers meet in run->report. */
static void close_in(bounds_run *run, const void *position, zw_error *error)
{
    zw_report searched = ZW_REPORT, *report = run->report;
    bounds_solver *with = run->with;
    int second = !with->game->first_to_move(zw_engine_context(with->player), position), depth = 0;
    *report = (zw_report){.size = sizeof *report,
                          .game = with->game,
                          .best = ZW_NO_MOVE,
                          .lower = -1,
                          .upper = 1,
                          .line_end = ZW_LINE_CUT};
    while (report->lower < report->upper && !run->out && depth < ZW_MAX_DEPTH) {
        depth++;
        /* an algorithm may return a bound instead of a value, and then the other one says nothing */
        if (bound(run, second, position, depth, &searched, error) && searched.lower > report->lower)
            report->lower = searched.lower;
        if (depth == 1 || searched.lower > 0 || report->best == ZW_NO_MOVE)
            report->best = searched.best;
        if (report->lower < report->upper && !run->out && bound(run, !second, position, depth, &searched, error) &&
            searched.upper < report->upper)
            report->upper = searched.upper;
    }
    report->depth = depth;
    report->proven = report->lower == report->upper;
    report->value = report->proven ? report->lower : 0;
    report->total.nodes = run->nodes;
}

/* Puts a move behind all that are as good; the best one of the position is ahead of its equals. */
static void rank(zw_report *report, zw_root_move *moves, const zw_root_move *move)
{
    int at = report->move_count++;
    for (; at > 0 &&
           (moves[at - 1].value < move->value || (moves[at - 1].value == move->value && move->move == report->best));
         at--)
        moves[at] = moves[at - 1];
    moves[at] = *move;
}

/* Solves what each move leads to, each within the limits. */
static void solve_moves(bounds_solver *with, const void *position, const zw_limits *limits, zw_report *report,
                        zw_error *error)
{
    const zw_game *game = with->game;
    zw_move list[ZW_MAX_MOVES];
    zw_value outcome;
    void *context = zw_engine_context(with->player), *next = allocate(1, game->position_size);
    int count = game->moves(context, position, list, game->max_moves, &outcome);
    for (int i = 0; i < count && error->status == ZW_OK && !interrupted(); i++) {
        zw_report reply = ZW_REPORT;
        bounds_run run = {.with = with, .limits = *limits, .report = &reply};
        game->play(context, position, list[i], next);
        close_in(&run, next, error);
        int again = keeps_turn(game, context, position, list[i]);
        zw_root_move move = {.move = list[i], .value = again ? reply.value : -reply.value, .nodes = run.nodes};
        move.lower = again ? reply.lower : -reply.upper;
        move.upper = again ? reply.upper : -reply.lower;
        rank(report, with->moves, &move);
        report->total.nodes += run.nodes;
    }
    report->moves = with->moves;
    free(next);
}

zw_status bounds_solve(bounds_solver *with, const void *position, const zw_limits *limits, int all, zw_report *report,
                       zw_error *error)
{
    bounds_run run = {.with = with, .limits = *limits, .report = report};
    double started = now_seconds();
    *error = (zw_error){0};
    for (int i = 0; i < 2; i++)
        zw_engine_clear(with->engines[i]);
    close_in(&run, position, error);
    if (report->proven)
        find_line(&run, position, report->depth, report->value);
    else if (report->best != ZW_NO_MOVE)
        report->line[report->line_length++] = report->best;
    if (all)
        solve_moves(with, position, limits, report, error);
    report->seconds = now_seconds() - started;
    return error->status;
}
