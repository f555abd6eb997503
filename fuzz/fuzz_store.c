/* fuzz_store.c - the laboratory's store, under libFuzzer.
 *
 * The first byte chooses what is wrong with it: bytes of the SQLite file (the rest is triples of a place and a byte), what
 * its rows say (names, numbers, depth, word and position, a line each), or the text of one row alone. Whatever it is, the
 * store is read with a complaint of one line at most. */
#define _POSIX_C_SOURCE 200809L
#include "support.h"

#include "lab/data.h"
#include "lab/row_text.h"

#include <math.h>
#include <sqlite3.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#define TREES "uniform:w=2,d=3,seed=1..2"
#define TREE "uniform:w=2,d=3,seed=1"

static const lab_series series[] = {
    {.label = "searches", .kind = LAB_SEARCH, .word = "mtdf"},
    {.label = "ladders", .kind = LAB_LADDER, .word = "fe"},
    {.label = NULL},
};
static const lab_claim claims[] = {{.name = NULL}};
static const lab_experiment experiment = {
    .name = "fuzzing",
    .series = series,
    .scopes = {{.game = "tree", .set = TREES, .from = 1}},
    .curves = {{"both", {0, LAB_LEAVES, 1, LAB_LEAVES}}},
    .claims = claims,
};

/* ---------------------------------------------------------------------------------------------------- a sound store */

static void put(lab_store *store, lab_kind kind, const char *word, int depth)
{
    lab_key key = {.kind = kind, .game = "tree", .position = TREE, .word = word, .depth = depth};
    double measures[LAB_MEASURE_COUNT];
    for (int i = 0; i < LAB_MEASURE_COUNT; i++)
        measures[i] = NAN;
    measures[LAB_VALUE] = 3;
    measures[LAB_LEAVES] = 8;
    measures[LAB_VALUE_AT + 1] = 2.5;
    require(lab_store_put(store, &key, measures) == 0);
}

static void execute(const char *path, const char *sql)
{
    sqlite3 *db;
    require(sqlite3_open(path, &db) == SQLITE_OK && sqlite3_exec(db, sql, NULL, NULL, NULL) == SQLITE_OK);
    sqlite3_close(db);
}

static void make_store(const char *path, text *bytes)
{
    lab_stored_verdict verdict = {"fuzzing", "claim", "tree", "reproduced", "above 1", "1", 2, 1, 3, 4, 5};
    lab_store *store = lab_store_open(path, LAB_WRITE);
    require(store != NULL);
    put(store, LAB_SEARCH, "mtdf", 3);
    put(store, LAB_LADDER, "fe", 3);
    require(lab_store_put_verdicts(store, &verdict, 1) == 0 && lab_store_put_fact(store, "command", "zw") == 0);
    lab_store_close(store);
    execute(path, "PRAGMA page_size = 512; VACUUM"); /* all places within two bytes */
    require(read_whole_file(path, bytes) == EXIT_FINE);
    require(bytes->length < 65536);
}

/* ---------------------------------------------------------------------------------------------------------- reading it */

static int see_verdict(void *user, const lab_stored_verdict *verdict)
{
    (void)user;
    require(verdict->experiment && verdict->claim && verdict->game && verdict->tier && verdict->criterion);
    return 0;
}

static void load_experiment(lab_store *store)
{
    lab_choice choice = {.scale = LAB_SCALES, .seed = 1};
    lab_data *data[LAB_SCOPES];
    lab_library *library = lab_library_open(store, &choice);
    if (lab_library_load(library, &experiment, data) == EXIT_FINE)
        for (int i = 0; i < LAB_SCOPES; i++)
            lab_data_free(data[i]);
    lab_library_close(library);
}

static void read_store(const char *path)
{
    lab_key key = {.kind = LAB_SEARCH, .game = "tree", .position = TREE, .word = "mtdf", .depth = 3};
    lab_store *store = lab_store_open(path, LAB_READ);
    if (store) {
        char *command;
        lab_store_fact(store, "command", &command);
        free(command);
        lab_store_each_verdict(store, see_verdict, NULL);
        lab_store_has(store, &key);
        load_experiment(store);
    }
    lab_store_close(store);
}

static void write_store(const char *path)
{
    lab_key key = {.kind = LAB_SEARCH, .game = "tree", .position = TREE, .word = "sss", .depth = 2};
    double measures[LAB_MEASURE_COUNT] = {1};
    lab_store *store = lab_store_open(path, LAB_WRITE);
    if (store && lab_store_put(store, &key, measures) == 0 && lab_store_flush(store) == 0)
        lab_store_has(store, &key);
    lab_store_close(store);
}

/* --------------------------------------------------------------------------------------------------------- spoiling it */

static void spoil_bytes(text *bytes, const uint8_t *data, size_t size)
{
    for (; size >= 3; data += 3, size -= 3)
        bytes->data[(size_t)(data[0] << 8 | data[1]) % bytes->length] = (char)data[2];
    if (size == 2) /* what is left cuts it */
        bytes->length = (size_t)(data[0] << 8 | data[1]) % (bytes->length + 1);
}

enum { LINES = 5 };

static void split(char *content, const char *lines[LINES])
{
    for (int i = 0; i < LINES; i++) {
        lines[i] = content;
        content += strcspn(content, "\n");
        if (*content)
            *content++ = '\0';
    }
}

static void spoil_rows(const char *path, char *content)
{
    static const char *const statements[LINES] = {
        "UPDATE shape SET names = ?1 WHERE id = 1",
        "UPDATE result SET numbers = ?1 WHERE shape = 1",
        "UPDATE result SET depth = ?1",
        "UPDATE configuration SET word = ?1 WHERE id = 1",
        "UPDATE position SET text = ?1 WHERE id = 1",
    };
    const char *lines[LINES];
    sqlite3 *db;
    sqlite3_stmt *statement;
    split(content, lines);
    require(sqlite3_open(path, &db) == SQLITE_OK);
    sqlite3_exec(db, "PRAGMA journal_mode = OFF; PRAGMA synchronous = OFF; BEGIN", NULL, NULL, NULL);
    for (int i = 0; i < LINES; i++) {
        if (!*lines[i])
            continue; /* it stays as it is */
        require(sqlite3_prepare_v2(db, statements[i], -1, &statement, NULL) == SQLITE_OK);
        sqlite3_bind_text(statement, 1, lines[i], -1, SQLITE_STATIC);
        sqlite3_step(statement);
        sqlite3_finalize(statement);
    }
    sqlite3_exec(db, "COMMIT", NULL, NULL, NULL);
    sqlite3_close(db);
}

/* What is written of a row is read again. */
static void read_row(char *content)
{
    const char *lines[LINES];
    double measures[LAB_MEASURE_COUNT], again[LAB_MEASURE_COUNT];
    text names = {0}, numbers = {0}, twice_names = {0}, twice = {0};
    split(content, lines);
    if (lab_row_read(lines[0], lines[1], measures) == 0) {
        lab_row_write(&names, &numbers, measures);
        require(lab_row_read(names.data, numbers.data, again) == 0);
        lab_row_write(&twice_names, &twice, again);
        require(!strcmp(names.data, twice_names.data) && !strcmp(numbers.data, twice.data));
    }
    text_free(&names);
    text_free(&numbers);
    text_free(&twice_names);
    text_free(&twice);
}

static void remove_logs(const char *path)
{
    static const char *const endings[] = {"-wal", "-shm", "-journal"};
    for (size_t i = 0; i < sizeof endings / sizeof *endings; i++) {
        text name = {0};
        text_addf(&name, "%s%s", path, endings[i]);
        unlink(name.data);
        text_free(&name);
    }
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    enum { BYTES, ROWS, ONE_ROW, KINDS };
    static text sound;
    const char *path = fuzz_path("lab.db");
    int row = fuzz_row(data, size, KINDS);
    if (!size)
        return 0;
    if (!sound.data)
        make_store(path, &sound);
    text bytes = {0}, content = {0};
    text_add_bytes(&bytes, sound.data, sound.length);
    text_add_bytes(&content, (const char *)data + 1, size - 1);
    if (row == ONE_ROW) {
        read_row(content.data);
    } else {
        remove_logs(path);
        if (row == BYTES)
            spoil_bytes(&bytes, data + 1, size - 1);
        fuzz_write(path, bytes.data, bytes.length);
        if (row == ROWS)
            spoil_rows(path, content.data);
        read_store(path);
        write_store(path);
    }
    text_free(&bytes);
    text_free(&content);
    return 0;
}
