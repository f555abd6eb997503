/* interface.c - the databases of checkers as everybody else sees them: the table of functions of game/databases.h. A slice
 * has its place for a number. */
#include "build.h"

static database *own(zw_tablebase *tablebase)
{
    return (database *)tablebase;
}

/* ------------------------------------------------------------------------------------------------- opening and asking */

static zw_tablebase *open_files(const char *directory, zw_complaint complain, void *user, zw_error *error)
{
    database *t = zw_checkers_database_open(directory, complain, user, error);
    return t ? &t->head : NULL;
}

static void close_files(zw_tablebase *tablebase)
{
    zw_checkers_database_close(own(tablebase));
}

static int pieces(const zw_tablebase *tablebase)
{
    return zw_checkers_database_pieces((const database *)tablebase);
}

static int probe(zw_tablebase *tablebase, const void *position, zw_known *known)
{
    return zw_checkers_database_probe(own(tablebase), position, known);
}

static int damage(zw_tablebase *tablebase, char *text, size_t size)
{
    return zw_checkers_database_next_damage(own(tablebase), text, size);
}

static int result(zw_tablebase *tablebase, const void *position, int *place, int *known)
{
    slice_board board = zw_checkers_slice_board_of(position);
    slice_material material = slice_material_of(&board);
    if (slice_pieces(material) > SLICE_PIECES || !own(tablebase)->slices[slice_place(material)])
        return 0;
    *place = slice_place(material);
    uint64_t index = zw_checkers_slice_index(&own(tablebase)->slices[*place]->numbering, &board);
    int code = zw_checkers_database_code(own(tablebase), *place, FORMAT_RESULTS, index);
    *known = code < 0 ? 0 : code_result((unsigned)code);
    return code >= 0;
}

static int path(const zw_tablebase *tablebase, int place, char *text, size_t size)
{
    const database *t = (const database *)tablebase;
    char name[32];
    if (!t->slices[place] || !t->slices[place]->files[FORMAT_RESULTS].bytes)
        return -1;
    format_name(slice_at(place), FORMAT_RESULTS, name);
    return snprintf(text, size, "%s/%s", t->directory, name);
}

/* ------------------------------------------------------------------------------------------------------------- slices */

typedef struct listing {
    int *slices;
    int count;
} listing;

static void add_slice(void *user, slice_material material)
{
    listing *to = user;
    to->slices[to->count++] = slice_place(material);
}

static int list_slices(int pieces_wanted, int *list)
{
    listing all = {.slices = list};
    zw_checkers_database_each(pieces_wanted, add_slice, &all);
    return all.count;
}

static uint64_t count_positions(slice_material material)
{
    slice s;
    uint64_t positions = zw_checkers_slice_begin(&s, material) ? 0 : s.positions;
    zw_checkers_slice_end(&s);
    return positions;
}

static void describe(const zw_tablebase *tablebase, int place, zw_slice *facts)
{
    const database_slice *s = ((const database *)tablebase)->slices[place];
    slice_material m = slice_at(place);
    *facts = (zw_slice){.there = s != NULL};
    format_material(m, facts->name);
    for (int side = 0; side < 2; side++) {
        facts->pieces[side][0] = m.men[side];
        facts->pieces[side][1] = m.kings[side];
    }
    facts->positions = s ? s->numbering.positions : count_positions(m);
    if (!s)
        return;
    const database_file *results = &s->files[FORMAT_RESULTS], *distances = &s->files[FORMAT_DISTANCES];
    const database_file *packed = &s->files[FORMAT_PACKED];
    const format_counts *counts = results->bytes  ? &results->counts
                                  : packed->bytes ? &packed->counts
                                                  : &distances->counts;
    facts->won = counts->won;
    facts->lost = counts->lost;
    facts->drawn = counts->drawn;
    facts->distances = distances->bytes != NULL;
    facts->packed = packed->bytes ? packed->size : 0;
    facts->bytes = results->size + distances->size + packed->size;
}

/* ----------------------------------------------------------------------------------------------------------- building */

static zw_tablebase *create(const char *directory)
{
    database *t = zw_checkers_database_new(directory);
    return t ? &t->head : NULL;
}

/* A quiet move leads to the other side's slice, so the two are solved together. */
static int partner(int place)
{
    return slice_place(slice_swapped(slice_at(place)));
}

/* Captures lead to fewer pieces, promotions to fewer men. */
static int level(int place)
{
    slice_material material = slice_at(place);
    return slice_pieces(material) * (SLICE_PIECES + 1) + slice_men(material);
}

static int load(zw_tablebase *tablebase, int place, zw_complaint complain, void *user, char *why)
{
    return zw_checkers_database_load(own(tablebase), slice_at(place), complain, user, why);
}

static int file_name(int place, int number, char *name, size_t size)
{
    char whole[32];
    if (number >= FORMAT_KINDS)
        return 0;
    format_name(slice_at(place), (format_kind)number, whole);
    snprintf(name, size, "%s", whole);
    return 1;
}

static int is_sound(zw_tablebase *tablebase, int place, int distances, zw_complaint complain, void *user)
{
    database *t = own(tablebase);
    const database_slice *s = t->slices[place];
    int sound = s != NULL;
    char sentence[ZW_WHY];
    for (int kind = 0; s && kind < FORMAT_KINDS; kind++) {
        if ((kind == FORMAT_DISTANCES && !distances) || (kind == FORMAT_PACKED && !s->files[kind].bytes))
            continue;
        sound &= s->files[kind].bytes && zw_checkers_database_is_sound(t, place, (format_kind)kind);
        if (zw_checkers_database_next_damage(t, sentence, sizeof sentence))
            complain(user, sentence);
    }
    return sound;
}

static int build(zw_tablebase *tablebase, int place, int distances, const int *stop, char *why)
{
    return zw_checkers_build_pair(own(tablebase), slice_at(place), distances, stop, why);
}

static int verify(zw_tablebase *tablebase, int place, const int *stop, char *why)
{
    return zw_checkers_build_verify(own(tablebase), slice_at(place), stop, why);
}

static int pack(zw_tablebase *tablebase, int place, const int *stop, char *why)
{
    return zw_checkers_build_pack(own(tablebase), slice_at(place), stop, why);
}

static const char *const kinds[] = {"men", "kings", NULL};

const zw_databases zw_checkers_databases = {
    .most_pieces = SLICE_PIECES,
    .kinds = kinds,
    .open = open_files,
    .close = close_files,
    .pieces = pieces,
    .probe = probe,
    .damage = damage,
    .result = result,
    .path = path,
    .slices = list_slices,
    .describe = describe,
    .create = create,
    .partner = partner,
    .level = level,
    .load = load,
    .file_name = file_name,
    .is_sound = is_sound,
    .build = build,
    .verify = verify,
    .pack = pack,
};
