/* test_tablebase.c - endgame databases of checkers: their numbering, every position with up to three pieces against brute
 * force on another board, their files when something is wrong with them, and the search that asks them. */
#define _DEFAULT_SOURCE /* mkdtemp */
#include "cli/tablebase_plan.h"
#include "game/checkers/database/build.h"
#include "game/checkers/database/packed.h"
#include "support/draughts_oracle.h"
#include "support/load.h"
#include "support/small_database.h"
#include "support/subject.h"

#include <dirent.h>
#include <stdlib.h>
#include <unistd.h>

static char directory[64];
static zw_tablebase *three; /* pieces, with distances */
static char heard[4096]; /* complaints */

static database *own(zw_tablebase *t)
{
    return (database *)t;
}

static void hear(void *user, const char *sentence)
{
    (void)user;
    strncat(heard, sentence, sizeof heard - strlen(heard) - 2);
    strcat(heard, "\n");
}

static zw_tablebase *built(const char *where, int pieces, int distances, int workers)
{
    build_plan plan = {.tablebase = zw_game_find("checkers")->databases->create(where),
                       .pieces = pieces,
                       .distances = distances,
                       .workers = workers,
                       .complain = hear};
    if (build_run(&plan))
        fail_msg("%s", plan.why);
    return plan.tablebase;
}

static void fresh_directory(char name[64])
{
    strcpy(name, "/tmp/zw-tablebase-XXXXXX");
    assert_non_null(mkdtemp(name));
}

static void remove_directory(const char *name)
{
    DIR *listing = opendir(name);
    for (struct dirent *entry; (entry = readdir(listing));)
        if (entry->d_name[0] != '.') {
            char path[400];
            snprintf(path, sizeof path, "%s/%s", name, entry->d_name);
            unlink(path);
        }
    closedir(listing);
    rmdir(name);
}

static void path_of(const char *name, char path[128])
{
    snprintf(path, 128, "%s/%s", directory, name);
}

static unsigned char *read_bytes(const char *where, const char *name, long *size)
{
    char path[128];
    snprintf(path, sizeof path, "%s/%s", where, name);
    FILE *file = fopen(path, "rb");
    assert_non_null(file);
    fseek(file, 0, SEEK_END);
    *size = ftell(file);
    rewind(file);
    unsigned char *bytes = malloc((size_t)*size);
    assert_int_equal(fread(bytes, 1, (size_t)*size, file), *size);
    fclose(file);
    return bytes;
}

static void write_bytes(const char *name, const unsigned char *bytes, long size)
{
    char path[128];
    path_of(name, path);
    unlink(path); /* the old one may be in use */
    FILE *file = fopen(path, "wb");
    assert_int_equal(fwrite(bytes, 1, (size_t)size, file), size);
    fclose(file);
}

static checkers_position position_of(const draughts_board *board)
{
    char text[200], why[300] = "";
    checkers_position position;
    const zw_game *game = zw_game_find("checkers");
    draughts_write(board, text);
    if (game->parse(NULL, text, &position, why, sizeof why))
        fail_msg("%s", why);
    return position;
}

/* -------------------------------------------------------------------------------------------------------- numbering */

static void test_a_number_leads_to_its_board_and_back(void **state)
{
    static const slice_material materials[] = {{{0, 0}, {1, 1}}, {{1, 1}, {0, 0}}, {{2, 1}, {0, 1}}, {{0, 3}, {2, 0}},
                                               {{2, 2}, {1, 0}}, {{5, 1}, {0, 0}}, {{1, 1}, {2, 2}}, {{0, 0}, {3, 3}}};
    uint64_t random = 1;
    (void)state;
    for (size_t m = 0; m < sizeof materials / sizeof *materials; m++) {
        slice s;
        assert_int_equal(zw_checkers_slice_begin(&s, materials[m]), 0);
        for (int i = 0; i < LOAD(20000, 2000); i++) {
            uint64_t index = i < 2000 ? (uint64_t)i : next_random(&random);
            index %= s.positions;
            slice_board board = zw_checkers_slice_board_at(&s, index);
            assert_true(slice_same(slice_material_of(&board), materials[m]));
            assert_int_equal(board.men[SLICE_MINE] >> 28 | (board.men[SLICE_THEIRS] & 0xF), 0);
            assert_int_equal(zw_checkers_slice_index(&s, &board), index);
            checkers_position position = zw_checkers_slice_position(&board), turned;
            checkers_reverse(NULL, &position, &turned);
            slice_board again = zw_checkers_slice_board_of(&turned);
            assert_memory_equal(&again, &board, sizeof board);
        }
        zw_checkers_slice_end(&s);
    }
}

static void test_two_kings_have_as_many_places_as_there_are(void **state)
{
    slice s;
    (void)state;
    assert_int_equal(zw_checkers_slice_begin(&s, (slice_material){{0, 0}, {1, 1}}), 0);
    assert_int_equal(s.positions, 32 * 31);
    zw_checkers_slice_end(&s);
    assert_int_equal(zw_checkers_slice_begin(&s, (slice_material){{1, 1}, {0, 0}}), 0);
    assert_int_equal(s.positions, 4 * 28 + 24 * 27);
    zw_checkers_slice_end(&s);
}

/* ---------------------------------------------------------------------------------------------------------- results */

/* Catches: SAFE forgotten, FINAL forgotten, groups in another order, a distance passed on too late. */
static void test_every_position_of_three_pieces_is_as_brute_force_says(void **state)
{
    draughts_oracle *oracle = draughts_oracle_new();
    (void)state;
    assert_int_equal(draughts_oracle_count(oracle), 2 * 199520);
    for (int i = 0; i < draughts_oracle_count(oracle); i++) {
        draughts_board board = draughts_oracle_board(oracle, i);
        checkers_position position = position_of(&board);
        zw_known known;
        int distance, result = draughts_oracle_result(oracle, i, &distance);
        assert_true(zw_tablebase_probe(three, &position, &known));
        if (known.result != result || known.distance != distance) {
            char text[200];
            draughts_write(&board, text);
            fail_msg("%s is %d in %d, expected %d in %d", text, known.result, known.distance, result, distance);
        }
    }
    draughts_oracle_free(oracle);
}

static void test_the_files_are_the_same_from_one_worker_and_from_three(void **state)
{
    char other[64];
    (void)state;
    fresh_directory(other);
    zw_tablebase_close(built(other, 3, 3, 1));
    DIR *listing = opendir(other);
    int files = 0;
    for (struct dirent *entry; (entry = readdir(listing));) {
        if (entry->d_name[0] == '.')
            continue;
        long size, other_size;
        unsigned char *bytes = read_bytes(directory, entry->d_name, &size);
        unsigned char *others = read_bytes(other, entry->d_name, &other_size);
        assert_int_equal(size, other_size);
        assert_memory_equal(bytes, others, (size_t)size);
        free(bytes);
        free(others);
        files++;
    }
    closedir(listing);
    assert_int_equal(files, 2 * 16);
    remove_directory(other);
}

/* ------------------------------------------------------------------------------------------------------------ packing */

static void require_packed(const unsigned char *digits, unsigned count)
{
    unsigned char packed[FORMAT_BLOCK];
    size_t size = zw_checkers_pack(digits, count, packed);
    assert_true(size >= 1 && size <= count / 4 + 2);
    unsigned char *alone = malloc(size); /* so that a sanitizer sees who reads behind it */
    memcpy(alone, packed, size);
    for (unsigned i = 0; i < count; i++)
        assert_int_equal(zw_checkers_unpack(alone, size, i), digits[i]);
    free(alone);
}

/* Runs of all lengths, from single digits to a whole block. Catches: a last run that is coded, an order that is one off. */
static void test_packed_digits_are_those_that_were_packed(void **state)
{
    static unsigned char digits[FORMAT_RUN];
    unsigned random = 1;
    (void)state;
    for (int i = 0; i < 300; i++) {
        unsigned count = i < 3 ? 1 + (unsigned)i : i % 3 ? FORMAT_RUN : 1 + (random >> 8) % FORMAT_RUN;
        unsigned often = 1u << i % 14; /* a new run begins once in so many digits */
        for (unsigned k = 0; k < count; k++) {
            random = random * 1664525u + 1013904223u;
            int begins = k == 0 || (random >> 8) % often == 0;
            digits[k] = (unsigned char)(begins ? (random >> 28) % 3 : digits[k - 1]);
        }
        require_packed(digits, count);
    }
    for (unsigned k = 0; k < FORMAT_RUN; k++)
        digits[k] = (unsigned char)(k % 3);
    require_packed(digits, FORMAT_RUN);
}

/* Packs all slices of three pieces in a directory of their own, and leaves nothing else there. */
static zw_tablebase *packed_alone(char where[64])
{
    zw_error error = {0};
    char why[ZW_WHY];
    int slices[ZW_SLICES];
    fresh_directory(where);
    zw_tablebase *t = built(where, 3, 0, 2);
    for (int pieces = 2; pieces <= 3; pieces++)
        for (int i = 0, count = t->functions->slices(pieces, slices); i < count; i++) {
            char name[32], path[128];
            if (t->functions->pack(t, slices[i], NULL, why))
                fail_msg("%s", why);
            format_name(slice_at(slices[i]), FORMAT_RESULTS, name);
            snprintf(path, sizeof path, "%s/%s", where, name);
            assert_int_equal(unlink(path), 0);
        }
    zw_tablebase_close(t);
    t = zw_tablebase_open(zw_game_find("checkers"), where, hear, NULL, &error);
    assert_non_null(t);
    return t;
}

/* Also where captures decide, which are not packed. */
static void test_every_packed_position_of_three_pieces_is_as_brute_force_says(void **state)
{
    draughts_oracle *oracle = draughts_oracle_new();
    char where[64];
    zw_tablebase *t = packed_alone(where);
    (void)state;
    assert_int_equal(zw_tablebase_pieces(t), 3);
    for (int i = 0; i < draughts_oracle_count(oracle); i++) {
        draughts_board board = draughts_oracle_board(oracle, i);
        checkers_position position = position_of(&board);
        zw_known known;
        int distance, result = draughts_oracle_result(oracle, i, &distance);
        assert_true(zw_tablebase_probe(t, &position, &known));
        /* a side that has no move has lost, and that is no matter of distance */
        if (known.result != result || known.distance != -1) {
            char text[200];
            draughts_write(&board, text);
            fail_msg("%s is %d in %d, expected %d", text, known.result, known.distance, result);
        }
    }
    zw_tablebase_close(t);
    remove_directory(where);
    draughts_oracle_free(oracle);
}

/* ------------------------------------------------------------------------------------------------------ what is broken */

static void test_a_flipped_byte_of_a_packed_file_is_found_and_named(void **state)
{
    static const slice_material material = {{1, 0}, {0, 2}};
    const int place = slice_place(material);
    char where[64], path[128], name[32];
    zw_tablebase *t = packed_alone(where);
    const uint64_t positions = own(t)->slices[place]->numbering.positions;
    long size;
    (void)state;
    zw_tablebase_close(t);
    format_name(material, FORMAT_PACKED, name);
    snprintf(path, sizeof path, "%s/%s", where, name);
    unsigned char *bytes = read_bytes(where, name, &size);
    for (long at = 0; at < size; at++) {
        zw_error error = {0};
        char sentence[512] = "";
        FILE *file = fopen(path, "wb");
        bytes[at] ^= 0x10;
        assert_int_equal(fwrite(bytes, 1, (size_t)size, file), size);
        fclose(file);
        bytes[at] ^= 0x10;
        heard[0] = '\0';
        t = zw_tablebase_open(zw_game_find("checkers"), where, hear, NULL, &error);
        assert_non_null(t);
        int unknown = !own(t)->slices[place];
        for (uint64_t i = 0; !unknown && i < positions; i++)
            unknown = zw_checkers_database_code(own(t), place, FORMAT_PACKED, i) < 0;
        assert_true(unknown);
        assert_int_equal(zw_tablebase_damage(t, sentence, sizeof sentence), heard[0] == '\0');
        assert_non_null(strstr(heard[0] ? heard : sentence, name));
        zw_tablebase_close(t);
    }
    free(bytes);
    remove_directory(where);
}

#define SLICE_FILE "checkers-0102.wld"
static const slice_material SLICE = {{0, 0}, {1, 2}};

/* Opens the database with other bytes for a file, and puts the right ones back. */
static zw_tablebase *opened_with(const char *name, const unsigned char *bytes, long size)
{
    zw_error error = {0};
    long whole;
    unsigned char *right = read_bytes(directory, name, &whole);
    heard[0] = '\0';
    write_bytes(name, bytes, size);
    zw_tablebase *t = zw_tablebase_open(zw_game_find("checkers"), directory, hear, NULL, &error);
    assert_non_null(t);
    write_bytes(name, right, whole);
    free(right);
    return t;
}

static void test_a_flipped_byte_is_found_and_named_and_never_believed(void **state)
{
    long size;
    unsigned char *bytes = read_bytes(directory, SLICE_FILE, &size);
    const database_slice *right = own(three)->slices[slice_place(SLICE)];
    (void)state;
    for (long at = 0; at < size; at += at < 200 ? 1 : 97) {
        bytes[at] ^= 0x10;
        zw_tablebase *t = opened_with(SLICE_FILE, bytes, size);
        int place = slice_place(SLICE), unknown = !own(t)->slices[place]->files[FORMAT_RESULTS].bytes;
        char sentence[512] = "";
        for (uint64_t i = 0; !unknown && i < right->numbering.positions; i += 7) {
            int code = zw_checkers_database_code(own(t), place, FORMAT_RESULTS, i);
            assert_true(code < 0 || code == zw_checkers_database_code(own(three), place, FORMAT_RESULTS, i));
            unknown |= code < 0;
        }
        assert_true(unknown);
        assert_int_equal(zw_tablebase_damage(t, sentence, sizeof sentence), heard[0] == '\0');
        assert_non_null(strstr(heard[0] ? heard : sentence, SLICE_FILE));
        assert_int_equal(zw_tablebase_damage(t, sentence, sizeof sentence), 0);
        zw_tablebase_close(t);
        bytes[at] ^= 0x10;
    }
    free(bytes);
}

static void complaint_names(long size, const unsigned char *bytes, const char *words)
{
    zw_tablebase *t = opened_with(SLICE_FILE, bytes, size);
    assert_non_null(strstr(heard, SLICE_FILE));
    if (!strstr(heard, words) || strchr(heard, '\n') != heard + strlen(heard) - 1)
        fail_msg("'%s' does not say in one line '%s'", heard, words);
    assert_null(own(t)->slices[slice_place(SLICE)]->files[FORMAT_RESULTS].bytes);
    zw_tablebase_close(t);
}

static void test_a_file_that_is_not_as_it_should_be_is_named_in_one_line(void **state)
{
    long size;
    unsigned char *bytes = read_bytes(directory, SLICE_FILE, &size);
    (void)state;
    complaint_names(0, bytes, "is truncated: 0 bytes");
    complaint_names(63, bytes, "is truncated: 63 bytes");
    complaint_names(size - 1, bytes, "is truncated");
    bytes[8] = 9;
    complaint_names(size, bytes, "is of version 9: expected 1");
    bytes[8] = 1;
    bytes[0] = 'z';
    complaint_names(size, bytes, "is not an endgame database");
    bytes[0] = 'Z';
    bytes[33] ^= 1;
    complaint_names(size, bytes, "is damaged at its head");
    free(bytes);
    bytes = read_bytes(directory, "checkers-0201.wld", &size);
    complaint_names(size, bytes, "has the positions of another file");
    free(bytes);
}

static void test_a_file_that_is_truncated_while_in_use_is_left_alone(void **state)
{
    long size;
    char path[128], sentence[512] = "";
    zw_error error = {0};
    const int place = slice_place(SLICE);
    unsigned char *bytes = read_bytes(directory, "checkers-0102.dtc", &size);
    (void)state;
    heard[0] = '\0';
    write_bytes("checkers-0102.dtc", bytes, size); /* a file of its own: `three` goes on with the old one */
    zw_tablebase *t = zw_tablebase_open(zw_game_find("checkers"), directory, hear, NULL, &error);
    assert_non_null(t);
    assert_int_equal(zw_checkers_database_code(own(t), place, FORMAT_DISTANCES, 5000),
                     zw_checkers_database_code(own(three), place, FORMAT_DISTANCES, 5000));
    path_of("checkers-0102.dtc", path);
    assert_int_equal(truncate(path, 100), 0);
    int unknown = 0;
    uint64_t positions = own(t)->slices[place]->numbering.positions;
    for (uint64_t i = 0; i < positions; i++) {
        int code = zw_checkers_database_code(own(t), place, FORMAT_DISTANCES, i);
        unknown += code < 0;
        assert_true(code < 0 || code == zw_checkers_database_code(own(three), place, FORMAT_DISTANCES, i));
    }
    assert_in_range(unknown, 1, positions - FORMAT_BLOCK);
    assert_true(zw_tablebase_damage(t, sentence, sizeof sentence));
    assert_non_null(strstr(sentence, "checkers-0102.dtc' was truncated while it was in use: 100 bytes"));
    zw_tablebase_close(t);
    write_bytes("checkers-0102.dtc", bytes, size);
    free(bytes);
}

static void test_a_build_replaces_what_is_damaged(void **state)
{
    long size, again;
    unsigned char *bytes = read_bytes(directory, SLICE_FILE, &size);
    (void)state;
    bytes[size - 1] ^= 1;
    write_bytes(SLICE_FILE, bytes, size);
    bytes[size - 1] ^= 1;
    heard[0] = '\0';
    zw_tablebase_close(built(directory, 3, 3, 2));
    assert_non_null(strstr(heard, SLICE_FILE));
    unsigned char *mended = read_bytes(directory, SLICE_FILE, &again);
    assert_int_equal(size, again);
    assert_memory_equal(bytes, mended, (size_t)size);
    free(bytes);
    free(mended);
}

/* The checksums are right, the result is not. */
static void test_verifying_names_the_first_position_that_differs(void **state)
{
    const database_slice *right = own(three)->slices[slice_place(SLICE)];
    uint64_t positions = right->numbering.positions;
    unsigned char *codes = malloc(positions);
    char why[ZW_WHY] = "";
    (void)state;
    assert_int_equal(zw_checkers_build_verify(own(three), SLICE, NULL, why), 0);
    for (uint64_t i = 0; i < positions; i++)
        codes[i] = (unsigned char)zw_checkers_database_code(own(three), slice_place(SLICE), FORMAT_DISTANCES, i);
    static const int wrong[] = {CODE_DRAWN, 3, CODE_LOST + 2, CODE_LOST + 60};
    for (size_t k = 0; k < sizeof wrong / sizeof *wrong; k++) {
        uint64_t at = 5000 + 700 * k;
        unsigned char kept = codes[at];
        assert_int_not_equal(kept, wrong[k]);
        codes[at] = (unsigned char)wrong[k];
        assert_int_equal(zw_checkers_build_write(directory, &right->numbering, FORMAT_DISTANCES, codes, why), 0);
        zw_error error = {0};
        zw_tablebase *t = zw_tablebase_open(zw_game_find("checkers"), directory, hear, NULL, &error);
        assert_int_equal(zw_checkers_build_verify(own(t), SLICE, NULL, why), -1);
        assert_non_null(strstr(why, "checkers-0102.dtc: "));
        zw_tablebase_close(t);
        codes[at] = kept;
    }
    assert_int_equal(zw_checkers_build_write(directory, &right->numbering, FORMAT_DISTANCES, codes, why), 0);
    free(codes);
}

/* ------------------------------------------------------------------------------------------------------- in the search */

static void test_a_search_with_a_database_keeps_the_result_of_three_pieces(void **state)
{
    uint64_t random = 7;
    int won = 0, drawn = 0;
    zw_engine_options options = zw_options_tournament();
    options.tablebase = three;
    options.table_options.bytes = 1 << 16;
    zw_engine *engine = zw_engine_new(zw_game_find("checkers"), &options, NULL);
    (void)state;
    while (won + drawn < 100) {
        draughts_board board = draughts_random(&random, 2);
        checkers_position position = position_of(&board);
        zw_known known;
        if (!position.mine || !position.theirs || !zw_tablebase_probe(three, &position, &known) || known.result < 0)
            continue;
        assert_int_equal(play_known(engine, three, &position, 1, 2000, &random), known.result);
        won += known.result;
        drawn += !known.result;
    }
    assert_true(won > 20 && drawn > 20);
    zw_engine_free(engine);
}

static void test_a_known_win_is_proven_and_a_database_is_not_asked_at_fixed_depth(void **state)
{
    zw_error error = {0};
    zw_report report = ZW_REPORT;
    zw_engine_options options = zw_options_tournament();
    (void)state;
    for (int fixed = 0; fixed < 2; fixed++) {
        if (fixed)
            options = zw_options_fixed_depth();
        options.tablebase = three;
        zw_engine *engine = zw_engine_new(zw_game_find("checkers"), &options, &error);
        assert_int_equal(zw_engine_position_text(engine, "B:WK1:BK32,K18", NULL, &error), ZW_OK);
        assert_int_equal(zw_engine_search(engine, &ZW_LIMITS(.depth = 2), &report, &error), ZW_OK);
        assert_int_equal(report.proven, !fixed);
        zw_engine_free(engine);
    }
}

/* Catches: an engine that hands any database to its game. */
static void test_a_database_of_another_game_is_refused(void **state)
{
    zw_error error = {0};
    zw_engine_options options = zw_options_tournament();
    options.tablebase = three;
    (void)state;
    assert_null(zw_engine_new(zw_game_find("chess"), &options, &error));
    assert_non_null(strstr(error.text, "of another game: expected one of chess"));
    assert_null(zw_tablebase_open(zw_game_find("chess"), directory, hear, NULL, &error));
    assert_string_equal(error.text, "chess has no endgame databases: expected checkers");
}

/* Shuffles of both sides before a known win, up to the last moment at which it can still be had within forty moves, and
 * four plies more. Catches: checkers_too_far() without the plies before the root. */
static void test_a_known_win_is_had_within_forty_moves_or_not_at_all(void **state)
{
    const zw_game *game = zw_game_find("checkers");
    const char *const shuffle[] = {"32-28", "1-5", "28-32", "5-1"}, *const last[] = {"32-27", "1-5"};
    zw_error error = {0};
    zw_move moves[CHECKERS_NO_PROGRESS_LIMIT];
    zw_known known;
    zw_report report = ZW_REPORT;
    uint64_t random = 3;
    checkers_position first, here;
    zw_engine_options options = zw_options_tournament();
    options.tablebase = three;
    options.table_options.bytes = 1 << 16;
    zw_engine *engine = zw_engine_new(game, &options, &error);
    (void)state;
    assert_int_equal(zw_position_parse(game, NULL, "B:WK5:BK27,K18", &here, &error), ZW_OK);
    assert_true(zw_tablebase_probe(three, &here, &known) && known.result == 1);
    int least = (CHECKERS_NO_PROGRESS_LIMIT - known.distance - 2) / 4 * 4;
    assert_int_equal(zw_position_parse(game, NULL, "B:WK1:BK32,K18", &first, &error), ZW_OK);
    for (int more = 0; more <= 4; more += 4) {
        int count = least + more + 2;
        here = first;
        for (int i = 0; i < count; i++) {
            const char *word = i < count - 2 ? shuffle[i % 4] : last[i % 2];
            assert_int_equal(zw_move_parse(game, NULL, &here, word, &moves[i], &error), ZW_OK);
            here = checkers_after(&here, moves[i]);
        }
        if (!more) /* whatever the other side does */
            assert_int_equal(play_known_on(engine, three, &first, moves, count, 1, 2000, &random), 1);
        assert_int_equal(zw_engine_position(engine, &first, moves, count, &error), ZW_OK);
        assert_int_equal(zw_engine_search(engine, &ZW_LIMITS(.depth = 4), &report, &error), ZW_OK);
        assert_int_equal(report.value > 0 && report.proven, !more);
        assert_true(report.value == 0 || !more);
    }
    zw_engine_free(engine);
}

static int begin(void **state)
{
    (void)state;
    fresh_directory(directory);
    three = built(directory, 3, 3, 3);
    return 0;
}

static int end(void **state)
{
    (void)state;
    zw_tablebase_close(three);
    remove_directory(directory);
    return 0;
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_a_number_leads_to_its_board_and_back),
        cmocka_unit_test(test_two_kings_have_as_many_places_as_there_are),
        cmocka_unit_test(test_every_position_of_three_pieces_is_as_brute_force_says),
        cmocka_unit_test(test_the_files_are_the_same_from_one_worker_and_from_three),
        cmocka_unit_test(test_packed_digits_are_those_that_were_packed),
        cmocka_unit_test(test_every_packed_position_of_three_pieces_is_as_brute_force_says),
        cmocka_unit_test(test_a_flipped_byte_is_found_and_named_and_never_believed),
        cmocka_unit_test(test_a_flipped_byte_of_a_packed_file_is_found_and_named),
        cmocka_unit_test(test_a_file_that_is_not_as_it_should_be_is_named_in_one_line),
        cmocka_unit_test(test_a_file_that_is_truncated_while_in_use_is_left_alone),
        cmocka_unit_test(test_a_build_replaces_what_is_damaged),
        cmocka_unit_test(test_verifying_names_the_first_position_that_differs),
        cmocka_unit_test(test_a_search_with_a_database_keeps_the_result_of_three_pieces),
        cmocka_unit_test(test_a_known_win_is_proven_and_a_database_is_not_asked_at_fixed_depth),
        cmocka_unit_test(test_a_database_of_another_game_is_refused),
        cmocka_unit_test(test_a_known_win_is_had_within_forty_moves_or_not_at_all),
    };
    return cmocka_run_group_tests(tests, begin, end);
}
