/* zw_checkers_build_verify.c - derives every position of a slice again from its successors, by the moves of the game alone, and
 * compares with what the files say. A won position has a successor that is lost, a lost one only such that are won; where
 * distances are kept they must shrink along the best moves, so that no win rests on itself. It shares the numbering and
 * the files with the builder, and nothing of how it works. */
#include "build.h"
#include "../notation.h"

#define LOOK_EVERY 65536

/* The best that the side to move can do, as a code; -1: a successor is not known. */
static int derive(database *t, const slice_board *board, int *has_distance)
{
    checkers_position position = zw_checkers_slice_position(board);
    zw_move list[CHECKERS_MAX_MOVES];
    zw_value outcome;
    int count = checkers_moves(NULL, &position, list, CHECKERS_MAX_MOVES, &outcome);
    int win = 0, longest = 0, drawn = 0;
    *has_distance = 1;
    for (int i = 0; i < count; i++) {
        checkers_position next = checkers_after(&position, list[i]);
        slice_board behind = zw_checkers_slice_board_of(&next);
        int knows, code = zw_checkers_database_board_code(t, &behind, &knows);
        if (code < 0)
            return -1;
        int stays = checkers_reversible(NULL, &position, list[i]);
        int distance = stays ? 1 + code_distance((unsigned)code) : 1, result = code_result((unsigned)code);
        *has_distance &= knows || !stays;
        if (distance > CODE_LONGEST)
            distance = CODE_LONGEST;
        if (result < 0 && (!win || distance < win))
            win = distance;
        if (result > 0 && distance > longest)
            longest = distance;
        drawn |= result == 0;
    }
    return win ? win : drawn ? CODE_DRAWN : CODE_LOST + longest;
}

static const char *result_name(unsigned code)
{
    return code_result(code) > 0 ? "won" : code_result(code) < 0 ? "lost" : "drawn";
}

/* What is wrong with a position in a file, in one line. */
static int complain(database *t, const slice_board *board, format_kind kind, int derived, int kept, char *why)
{
    char text[200], name[32];
    checkers_position position = zw_checkers_slice_position(board);
    zw_checkers_format(NULL, &position, text, sizeof text);
    format_name(slice_material_of(board), kind, name);
    if (kept < 0 && zw_checkers_database_damage(t, slice_place(slice_material_of(board)), kind, why, ZW_WHY))
        return -1;
    if (derived < 0)
        snprintf(why, ZW_WHY, "%s: %s leads to positions that are not in the database", name, text);
    else
        snprintf(why, ZW_WHY, "%s: %s is kept as %s (%d), expected %s (%d)", name, text, result_name((unsigned)kept),
                 code_distance((unsigned)kept), result_name((unsigned)derived), code_distance((unsigned)derived));
    return -1;
}

/* Compares one position with what the files say of it. */
static int compare(database *t, const database_slice *s, uint64_t index, char *why)
{
    slice_board board = zw_checkers_slice_board_at(&s->numbering, index);
    checkers_position position = zw_checkers_slice_position(&board);
    int has_distance, derived = derive(t, &board, &has_distance), captures = checkers_forced(NULL, &position);
    for (int kind = 0; kind < FORMAT_KINDS; kind++) {
        if (!s->files[kind].bytes || (kind == FORMAT_PACKED && captures))
            continue;
        int kept = zw_checkers_database_code(t, slice_place(s->numbering.material), (format_kind)kind, index);
        int same = kind == FORMAT_DISTANCES && has_distance
                       ? derived == kept
                       : code_result((unsigned)derived) == code_result((unsigned)kept);
        if (derived < 0 || kept < 0 || !same)
            return complain(t, &board, (format_kind)kind, derived, kept, why);
    }
    return 0;
}

int zw_checkers_build_verify(database *t, slice_material material, const int *stop, char *why)
{
    const database_slice *s = t->slices[slice_place(material)];
    for (uint64_t i = 0; i < s->numbering.positions; i++) {
        if (compare(t, s, i, why))
            return -1;
        if (i % LOOK_EVERY == 0 && stop && __atomic_load_n(stop, __ATOMIC_RELAXED))
            return 1;
    }
    return 0;
}
