/* match_table.c - see match_table.h. */
#include "match_table.h"
#include "common/jobs.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

/* ---------------------------------------------------------------------------------------------------------- standings */

static int is_behind(const standing *a, const standing *b)
{
    return a->rating.elo != b->rating.elo ? a->rating.elo < b->rating.elo : a->player > b->player;
}

/* By insertion: there are few. */
static void sort(standing *all, int count)
{
    for (int i = 1; i < count; i++) {
        standing one = all[i];
        int at = i;
        for (; at > 0 && is_behind(&all[at - 1], &one); at--)
            all[at] = all[at - 1];
        all[at] = one;
    }
}

int table_of(const match *all, const score *scores, standing *to)
{
    pairing_counts pairings[MATCH_PAIRINGS];
    rating ratings[MATCH_PLAYERS];
    memset(to, 0, (size_t)all->player_count * sizeof *to);
    for (int i = 0; i < all->player_count; i++)
        to[i].player = i;
    for (int i = 0; i < all->pairing_count; i++) {
        const score *of = &scores[i];
        const int *who = all->pairings[i].players;
        pairings[i] = (pairing_counts){{who[0], who[1]}, of->pairs};
        for (int side = 0; side < 2; side++) {
            standing *one = &to[who[side]];
            one->games += of->taken;
            one->forfeits += score_forfeits(of, side);
            for (int points = 0; points < 3; points++)
                one->points[points] += of->points[side == 0 ? points : 2 - points];
        }
    }
    int finite = ratings_of(all->player_count, pairings, all->pairing_count, ratings);
    for (int i = 0; i < all->player_count; i++)
        to[i].rating = ratings[i];
    sort(to, all->player_count);
    return finite;
}

static double share(const standing *one)
{
    return one->games ? (one->points[2] + one->points[1] / 2.0) / one->games : 0.5;
}

/* --------------------------------------------------------------------------------------------------------------- text */

enum { NAME = 32 };

static void add_rows(const match *all, const standing *table, text *to)
{
    text_addf(to, "rank   player%*s    Elo  error  games   score    +    =    -  forfeits\n", NAME - 6, "");
    for (int i = 0; i < all->player_count; i++) {
        const standing *one = &table[i];
        const char *name = all->players[one->player].text;
        size_t length = strlen(name); /* the end of a long name tells more */
        double elo = fabs(one->rating.elo) < 0.05 ? 0 : one->rating.elo; /* never -0.0 */
        char error[16] = "?";
        if (isfinite(one->rating.error))
            snprintf(error, sizeof error, "%.1f", one->rating.error);
        text_addf(to, "%4d %c %-*s %+6.1f %6s %6d  %.4f %4d %4d %4d %9d\n", i + 1, 'A' + one->player, NAME,
                  length > NAME ? name + length - NAME : name, elo, error, one->games, share(one), one->points[2],
                  one->points[1], one->points[0], one->forfeits);
    }
}

/* What a player has scored against another; NULL: they do not meet. */
static const score *scores_of(const match *all, const score *scores, int a, int b, int *first)
{
    for (int i = 0; i < all->pairing_count; i++) {
        const int *who = all->pairings[i].players;
        if ((who[0] == a && who[1] == b) || (who[0] == b && who[1] == a)) {
            *first = who[0] == a;
            return &scores[i];
        }
    }
    return NULL;
}

/* A row for each player, in the order of the table, with the points against all others. */
static void add_cross_table(const match *all, const score *scores, const standing *table, text *to)
{
    text_add(to, "points   ");
    for (int i = 0; i < all->player_count; i++)
        text_addf(to, " %9c", 'A' + table[i].player);
    text_add(to, "\n");
    for (int i = 0; i < all->player_count; i++) {
        text_addf(to, "        %c", 'A' + table[i].player);
        for (int j = 0; j < all->player_count; j++) {
            int first = 0;
            const score *of = scores_of(all, scores, table[i].player, table[j].player, &first);
            char shown[32] = "-";
            if (of)
                snprintf(shown, sizeof shown, "%.1f/%d", of->points[first ? 2 : 0] + of->points[1] / 2.0, of->taken);
            text_addf(to, " %9s", shown);
        }
        text_add(to, "\n");
    }
}

void table_clear_progress(int *lines)
{
    if (*lines)
        fprintf(stderr, "\033[%dA\r\033[J", *lines);
    *lines = 0;
}

void table_show_progress(const match *all, const score *scores, int taken, int *lines)
{
    standing table[MATCH_PLAYERS];
    text shown = {0};
    if (!isatty(STDERR_FILENO))
        return;
    progress_clear();
    table_clear_progress(lines);
    table_of(all, scores, table);
    add_rows(all, table, &shown);
    fputs(shown.data, stderr);
    *lines = all->player_count + 1;
    text_free(&shown);
    progress_show("match", taken, all->games, NULL);
}

/* --------------------------------------------------------------------------------------------------------------- JSON */

static void json_standing(json *to, const match *all, const standing *one, int rank)
{
    char letter[2] = {(char)('A' + one->player), '\0'};
    json_open_object(to, NULL);
    json_integer(to, "rank", rank);
    json_string(to, "name", letter);
    json_string(to, "player", all->players[one->player].text);
    json_real(to, "elo", one->rating.elo);
    json_real(to, "elo_error", one->rating.error);
    json_integer(to, "games", one->games);
    json_integer(to, "wins", one->points[2]);
    json_integer(to, "draws", one->points[1]);
    json_integer(to, "losses", one->points[0]);
    json_real(to, "score", share(one));
    json_integer(to, "forfeits", one->forfeits);
    json_close_object(to);
}

static void json_pairing(json *to, const match *all, const score *of, int number)
{
    const int *who = all->pairings[number].players;
    char letters[4] = {(char)('A' + who[0]), '\0', (char)('A' + who[1]), '\0'};
    strength strong = strength_of(&of->pairs);
    json_open_object(to, NULL);
    json_string(to, "a", &letters[0]);
    json_string(to, "b", &letters[2]);
    json_integer(to, "games", of->taken);
    json_integer(to, "wins", of->points[2]);
    json_integer(to, "draws", of->points[1]);
    json_integer(to, "losses", of->points[0]);
    json_real(to, "elo", strong.elo);
    json_real(to, "elo_error", strong.error);
    json_open_array(to, "pairs");
    for (int i = 0; i < 5; i++)
        json_integer(to, NULL, of->pairs.pairs[i]);
    json_close_array(to);
    score_json_forfeits(to, "forfeits_a", of, 0);
    score_json_forfeits(to, "forfeits_b", of, 1);
    json_close_object(to);
}

static void print_json(const match *all, const score *scores, const standing *table, int finite, int taken,
                       const char *path)
{
    json out;
    json_begin(&out);
    json_string(&out, "game", all->handle.game->name);
    json_string(&out, "kind", all->gauntlet ? "gauntlet" : "round robin");
    json_integer(&out, "games", taken);
    json_truth(&out, "finite", finite);
    json_open_array(&out, "players");
    for (int i = 0; i < all->player_count; i++)
        json_standing(&out, all, &table[i], i + 1);
    json_close_array(&out);
    json_open_array(&out, "pairings");
    for (int i = 0; i < all->pairing_count; i++)
        json_pairing(&out, all, &scores[i], i);
    json_close_array(&out);
    json_string(&out, "file", path);
    json_end(&out, stdout);
}

void table_print(const match *all, const score *scores, int taken, const char *path, int as_json)
{
    standing table[MATCH_PLAYERS];
    text shown = {0};
    int finite = table_of(all, scores, table);
    if (as_json) {
        print_json(all, scores, table, finite, taken, path);
        return;
    }
    text_addf(&shown, "%s: %d players, %s, %d games\n", all->handle.game->name, all->player_count,
              all->gauntlet ? "gauntlet" : "round robin", taken);
    add_rows(all, table, &shown);
    if (!finite)
        text_add(&shown, "some have only won or only lost: ratings as if every pairing had drawn two games more\n");
    add_cross_table(all, scores, table, &shown);
    printf("%sgames in %s\n", shown.data, path);
    text_free(&shown);
}
