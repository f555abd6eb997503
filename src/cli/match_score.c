/* match_score.c - the state of a match and how it is shown: see match_score.h. */
#include "match_score.h"
#include "common/jobs.h"

#include <stdio.h>

/* ---------------------------------------------------------------------------------------------------------- counting */

int score_count(score *of, const match *all, int game)
{
    int points = match_points(all, game), forfeited = match_forfeited(all, game);
    of->points[points]++;
    of->taken++;
    if (forfeited >= 0)
        of->forfeits[forfeited][all->records[game].end]++;
    if (game % 2 == 0)
        return 1;
    if (forfeited < 0 && match_forfeited(all, game - 1) < 0)
        of->pairs.pairs[points + match_points(all, game - 1)]++;
    if (!of->test.given)
        return 1;
    of->sequential = sprt_of(&of->pairs, of->test.elo0, of->test.elo1);
    return of->sequential.state == SPRT_CONTINUE;
}

int score_forfeits(const score *of, int who)
{
    int sum = 0;
    for (int end = 0; end < GAME_ENDS; end++)
        sum += of->forfeits[who][end];
    return sum;
}

static long pair_sum(const score *of)
{
    long sum = 0;
    for (int i = 0; i < 5; i++)
        sum += of->pairs.pairs[i];
    return sum;
}

static double score_with_forfeits(const score *of)
{
    return of->taken ? (of->points[2] + of->points[1] / 2.0) / of->taken : 0.5;
}

/* ----------------------------------------------------------------------------------------------------------- showing */

static const char *sprt_name(sprt_state state)
{
    static const char *const names[] = {"continue", "H0", "H1"};
    return names[state];
}

void score_show_progress(const score *of, const match *all)
{
    char remark[128];
    strength strong = strength_of(&of->pairs);
    snprintf(remark, sizeof remark, "+%d =%d -%d  Elo %+.1f +- %.1f", of->points[2], of->points[1], of->points[0],
             strong.elo, strong.error);
    progress_show("match", of->taken, all->games, remark);
}

/* The players of a match are A, B ... in the order of the command line. */
static const char *letter(const match *all, int game, int who, char *to)
{
    to[0] = (char)('A' + match_player(all, game, who));
    to[1] = '\0';
    return to;
}

void score_print_game(const match *all, int game)
{
    const game_record *record = &all->records[game];
    int forfeited = match_forfeited(all, game), first = match_first_player(game);
    char letters[6];
    json out;
    json_begin(&out);
    json_integer(&out, "game", game + 1);
    json_string(&out, "first", letter(all, game, first, &letters[0]));
    if (all->player_count == 2) {
        json_real(&out, "score_a", match_points(all, game) / 2.0);
    } else {
        json_string(&out, "second", letter(all, game, 1 - first, &letters[2]));
        json_real(&out, "score_first", record->points / 2.0);
    }
    json_string(&out, "reason", game_ends[record->end].name);
    json_string(&out, "forfeit", forfeited < 0 ? NULL : letter(all, game, forfeited, &letters[4]));
    json_integer(&out, "plies", record->plies);
    json_end(&out, stdout);
    fflush(stdout);
}

void score_json_forfeits(json *to, const char *name, const score *of, int who)
{
    json_open_object(to, name);
    for (int end = 0; end < GAME_ENDS; end++)
        if (of->forfeits[who][end])
            json_integer(to, game_ends[end].name, of->forfeits[who][end]);
    json_close_object(to);
}

static void print_json(const score *of, const match *all, const char *path)
{
    strength strong = strength_of(&of->pairs);
    json out;
    json_begin(&out);
    json_string(&out, "game", all->handle.game->name);
    json_string(&out, "a", all->players[0].text);
    json_string(&out, "b", all->players[1].text);
    json_integer(&out, "games", of->taken);
    json_integer(&out, "wins", of->points[2]);
    json_integer(&out, "draws", of->points[1]);
    json_integer(&out, "losses", of->points[0]);
    json_real(&out, "score", strong.score);
    json_real(&out, "elo", strong.elo);
    json_real(&out, "elo_error", strong.error);
    json_real(&out, "los", strong.superiority);
    json_open_array(&out, "pairs");
    for (int i = 0; i < 5; i++)
        json_integer(&out, NULL, of->pairs.pairs[i]);
    json_close_array(&out);
    score_json_forfeits(&out, "forfeits_a", of, 0);
    score_json_forfeits(&out, "forfeits_b", of, 1);
    json_real(&out, "score_with_forfeits", score_with_forfeits(of));
    if (of->test.given) {
        json_string(&out, "sprt", sprt_name(of->sequential.state));
        json_real(&out, "llr", of->sequential.ratio);
        json_real(&out, "llr_lower", of->sequential.lower);
        json_real(&out, "llr_upper", of->sequential.upper);
    }
    json_string(&out, "file", path);
    json_end(&out, stdout);
}

static void print_forfeits(const score *of, int who)
{
    const char *separator = "";
    if (!score_forfeits(of, who))
        return;
    printf("forfeits of %c: %d (", 'A' + who, score_forfeits(of, who));
    for (int end = 0; end < GAME_ENDS; end++)
        if (of->forfeits[who][end]) {
            printf("%s%s %d", separator, game_ends[end].name, of->forfeits[who][end]);
            separator = ", ";
        }
    printf(")\n");
}

void score_print(const score *of, const match *all, const char *path, int as_json)
{
    strength strong = strength_of(&of->pairs);
    const long *pairs = of->pairs.pairs;
    if (as_json) {
        print_json(of, all, path);
        return;
    }
    printf("%s: %s (A) against %s (B), %d games\n", all->handle.game->name, all->players[0].text, all->players[1].text,
           of->taken);
    printf("A won %d, drew %d, lost %d; score %.4f\n", of->points[2], of->points[1], of->points[0],
           score_with_forfeits(of));
    print_forfeits(of, 0);
    print_forfeits(of, 1);
    if (score_forfeits(of, 0) || score_forfeits(of, 1))
        printf("without pairs that have one: %ld games, score %.4f\n", 2 * pair_sum(of), strong.score);
    printf("Elo %+.1f +- %.1f (95 %%), A is stronger with probability %.3f\n", strong.elo, strong.error,
           strong.superiority);
    printf("pairs by A's points 0, 1/2, 1, 3/2, 2: %ld %ld %ld %ld %ld\n", pairs[0], pairs[1], pairs[2], pairs[3],
           pairs[4]);
    if (of->test.given)
        printf("SPRT %g,%g: log-likelihood ratio %.3f in (%.3f, %.3f): %s\n", of->test.elo0, of->test.elo1,
               of->sequential.ratio, of->sequential.lower, of->sequential.upper, sprt_name(of->sequential.state));
    printf("games in %s\n", path);
}
