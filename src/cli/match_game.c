/* match_game.c - the players of one game of a match while it is played, engines of ours and external ones, and the record
 * that it leaves. The game itself is a contest. See match.h. */
#include "common/interrupt.h"
#include "match.h"
#include "play/clock.h"
#include "play/contest.h"
#include "play/level.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* A player of a game while it is played. */
typedef struct seat {
    const player *who;
    game_follower own; /* an engine of ours, */
    ranked_lines lines; /* and what it found, when it plays at a level; or */
    external_engine external; /* a program of its own */
} seat;

typedef struct live_game {
    const match *all;
    contest contest;
    seat seats[2]; /* the one that moves first, the other */
    char *position; /* where the opening begins, for external engines */
} live_game;

/* ------------------------------------------------------------------------------------------------- beginning and end */

/* A second attempt: what worked before the match may fail once on a busy machine. */
static int begin_external(live_game *live, seat *one)
{
    text why = {0};
    int failed = 1;
    for (int attempt = 0; attempt < 2 && failed && !interrupted(); attempt++) {
        text_clear(&why);
        failed = external_start(&one->external, &one->who->order, &why);
        if (!failed && external_new_game(&one->external, live->position, &why)) {
            external_end(&one->external);
            failed = 1;
        }
    }
    if (failed)
        snprintf(live->contest.error.text, sizeof live->contest.error.text, "%s", why.data ? why.data : "");
    text_free(&why);
    return failed ? -1 : 0;
}

static int begin_seat(live_game *live, int side, const player *who, const player_setup *setup)
{
    seat *one = &live->seats[side];
    one->who = who;
    live->contest.limits[side] = setup->limits;
    if (who->order.protocol)
        return begin_external(live, one);
    zw_engine_options options = setup->options;
    if (who->config.level) {
        options.on_report = ranked_take;
        options.user = &one->lines;
    }
    one->own.engine = zw_engine_new(live->all->handle.game, &options, &live->contest.error);
    return one->own.engine ? 0 : -1;
}

static contest_state ask(contest *of, int side, turn *taken);

static int begin_game(live_game *live, int game)
{
    const match *all = live->all;
    const char *position = match_opening(all, game)->text;
    contest *of = &live->contest;
    *of = (contest){
        .ask = ask, .user = live, .grace = all->grace, .adjudicator = {.resign = all->resign, .draw = all->draw}};
    if (contest_begin(of, all->handle.game, match_opening_game(all, game)))
        return -1;
    of->referee.most_plies = all->max_plies;
    int initial = !strcmp(position, "start") || !all->handle.game->format;
    live->position = initial ? copy_text(position) : position_text(of->game.handle, of->game.positions);
    for (int side = 0; side < 2; side++) {
        int who = side ^ match_first_player(game);
        if (begin_seat(live, side, &all->players[match_player(all, game, who)], match_setup(all, game, who)))
            return -1;
    }
    return 0;
}

static void end_game(live_game *live)
{
    for (int side = 0; side < 2; side++) {
        zw_engine_free(live->seats[side].own.engine);
        ranked_free(&live->seats[side].lines);
        external_end(&live->seats[side].external);
    }
    contest_free(&live->contest);
    free(live->position);
}

/* ------------------------------------------------------------------------------------------------ an external engine */

/* The value that the answer has here: an announced mate is counted in plies. */
static zw_value external_value(const live_game *live, const external_answer *answer)
{
    zw_value most = live->all->handle.game->max_score;
    int moves = abs(answer->mate) < ZW_MAX_DEPTH / 2 ? abs(answer->mate) : ZW_MAX_DEPTH / 2;
    if (answer->mate)
        return answer->mate > 0 ? most - 2 * moves + 1 : 2 * moves - most;
    return answer->score > most ? most : answer->score < -most ? -most : answer->score;
}

/* It says what it likes. */
static int external_depth(const external_answer *answer)
{
    return answer->depth < 0 ? 0 : answer->depth < ZW_MAX_DEPTH ? answer->depth : ZW_MAX_DEPTH;
}

/* What is wrong with the answer; GAME_GOES_ON: nothing. */
static game_end read_answer(const played_game *game, const external_answer *answer, zw_move *move)
{
    zw_error error = {0};
    if (!answer->move[0] || !strcmp(answer->move, "(none)") || !strcmp(answer->move, "0000"))
        return GAME_NO_MOVE;
    return zw_move_parse(game->handle->game, game->handle->context, played_now(game), answer->move, move, &error) ==
                   ZW_OK
               ? GAME_GOES_ON
               : GAME_ILLEGAL_MOVE;
}

static contest_state ask_external(live_game *live, int side, turn *taken)
{
    contest *of = &live->contest;
    const played_game *game = &of->game;
    const zw_limits *limits = &of->limits[side];
    double patience = clock_patience(limits, of->grace);
    external_question question = {
        .handle = game->handle,
        .position = live->position,
        .positions = game->positions,
        .moves = game->moves,
        .count = game->count,
        .mover = limits,
        .other = &of->limits[1 - side],
        .until = now_seconds() + (patience > 0 ? patience : live->all->patience),
    };
    external_answer answer;
    external_news news = external_ask(&live->seats[side].external, &question, &answer);
    *taken = (turn){ZW_NO_MOVE, answer.seconds, answer.scored, external_depth(&answer), external_value(live, &answer)};
    if (news == EXTERNAL_LEFT_ALONE)
        return CONTEST_STOPPED;
    of->verdict.end = answer.resigned          ? GAME_RESIGNED
                      : news == EXTERNAL_MOVED ? read_answer(game, &answer, &taken->move)
                      : news == EXTERNAL_GONE  ? GAME_CRASHED
                      : patience > 0           ? GAME_OUT_OF_TIME
                                               : GAME_HUNG;
    return of->verdict.end == GAME_GOES_ON ? CONTEST_GOES_ON : CONTEST_ENDED;
}

/* ------------------------------------------------------------------------------------------------------- one of ours */

static int ask_book(const contest *of, const player *who, turn *taken)
{
    const played_game *game = &of->game;
    book_choice choice;
    uint64_t seed = who->config.seed ? who->config.seed : 1;
    if (!who->book || !book_choose(who->book, game->handle, played_now(game), seed, &choice))
        return 0;
    *taken = (turn){choice.move, 0, !choice.weights, 0, choice.value};
    return 1;
}

static zw_status search_own(contest *of, int side, seat *mover, zw_report *report)
{
    const search_config *config = &mover->who->config;
    if (!config->level)
        return interruptible_search(mover->own.engine, &of->limits[side], report, &of->error);
    return level_search(level_row(of->game.handle->game, config->level), config->seed ? config->seed : 1, &of->game,
                        mover->own.engine, &mover->lines, report, &of->error);
}

static contest_state ask_own(contest *of, int side, seat *mover, turn *taken)
{
    zw_report report = ZW_REPORT;
    const player *who = mover->who;
    if (ask_book(of, who, taken))
        return CONTEST_GOES_ON;
    if (played_show(&of->game, &mover->own, &of->error) != ZW_OK)
        return CONTEST_FAILED;
    double begin = now_seconds();
    if (search_own(of, side, mover, &report) != ZW_OK)
        return CONTEST_FAILED;
    if (interrupted())
        return CONTEST_STOPPED;
    *taken = (turn){report.best, now_seconds() - begin, 1, report.depth, report.value};
    return CONTEST_GOES_ON;
}

static contest_state ask(contest *of, int side, turn *taken)
{
    live_game *live = of->user;
    seat *mover = &live->seats[side];
    return mover->own.engine ? ask_own(of, side, mover, taken) : ask_external(live, side, taken);
}

/* -------------------------------------------------------------------------------------------------------- the record */

static char *notes_text(const contest *of, int plies)
{
    text notes = {0};
    text_add(&notes, "");
    for (int i = 0; i < plies; i++) {
        const turn *taken = &of->turns[i];
        move_note note = {taken->scored, (int)taken->value, taken->depth, 1e3 * taken->seconds};
        text_add(&notes, i ? " " : "");
        match_note_write(&note, &notes);
    }
    return notes.data;
}

static void keep_record(const contest *of, int timed, game_record *record)
{
    text moves = {0};
    text_add(&moves, "");
    played_text(&of->game, of->game.opening, of->game.count, &moves);
    record->points = verdict_points(&of->verdict);
    record->end = of->verdict.end;
    record->plies = of->game.count - of->game.opening;
    record->moves = moves.data;
    record->notes = timed ? notes_text(of, record->plies) : NULL;
}

void match_play(match *all, int game)
{
    live_game live = {.all = all};
    game_record *record = &all->records[game];
    record->points = -1;
    contest_state now = begin_game(&live, game) ? CONTEST_FAILED : contest_play(&live.contest);
    if (now == CONTEST_FAILED && !interrupted())
        record->error = copy_text(live.contest.error.text);
    if (now == CONTEST_ENDED)
        keep_record(&live.contest, match_is_timed(all), record);
    end_game(&live);
}

/* The record as it is, and its texts, each behind its length; -1 stands for none. */
void match_pack(const match *all, int game, text *to)
{
    const game_record *record = &all->records[game];
    const char *const texts[] = {record->moves, record->notes, record->error};
    text_add_bytes(to, (const char *)record, sizeof *record);
    for (int i = 0; i < 3; i++) {
        int length = texts[i] ? (int)strlen(texts[i]) : -1;
        text_add_bytes(to, (const char *)&length, sizeof length);
        text_add_bytes(to, texts[i] ? texts[i] : "", length > 0 ? (size_t)length : 0);
    }
}

int match_unpack(match *all, int game, const char *bytes, size_t length)
{
    game_record *record = &all->records[game];
    char **const texts[] = {&record->moves, &record->notes, &record->error};
    size_t at = sizeof *record;
    if (length < at)
        return -1;
    memcpy(record, bytes, sizeof *record);
    record->moves = record->notes = record->error = NULL;
    for (int i = 0; i < 3; i++) {
        int room;
        if (length - at < sizeof room)
            return -1;
        memcpy(&room, bytes + at, sizeof room);
        at += sizeof room;
        if (room < 0)
            continue;
        if (length - at < (size_t)room)
            return -1;
        *texts[i] = allocate((size_t)room + 1, 1);
        memcpy(*texts[i], bytes + at, (size_t)room);
        at += (size_t)room;
    }
    return 0;
}
