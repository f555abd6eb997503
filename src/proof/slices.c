/* slices.c - see slices.h. */
#include "slices.h"
#include "game/databases.h"

#include <errno.h>
#include <stdio.h>
#include <string.h>

enum { POSITION_MOST = 256, PATH = 4096 };
_Static_assert((int)PROOF_SLICES == (int)ZW_SLICES, "a certificate has room for every slice");

int zw_slices_begin(proof_slices *s, const zw_game *game, const proof_rules *rules, zw_tablebase *tablebase)
{
    *s = (proof_slices){.game = game, .rules = rules, .tablebase = tablebase, .any = 1};
    if (!rules->pieces || !tablebase || !tablebase->functions->result || game->position_size > POSITION_MOST)
        return -1;
    s->pieces = tablebase->functions->most_pieces;
    return 0;
}

int zw_slices_known(void *slices, const void *state, int *value)
{
    proof_slices *s = slices;
    _Alignas(16) unsigned char position[POSITION_MOST];
    char text[PROOF_POSITION];
    zw_error error;
    int slice, result;
    if (s->rules->pieces(state) > s->pieces)
        return 0;
    s->rules->format(state, text, sizeof text);
    if (zw_position_parse(s->game, NULL, text, position, &error) != ZW_OK ||
        !s->tablebase->functions->result(s->tablebase, position, &slice, &result) || slice >= PROOF_SLICE_NUMBERS ||
        (!s->any && !s->listed[slice]))
        return 0;
    if (s->any)
        s->listed[slice] = 1;
    *value = s->rules->turn(state) == 0 ? result : -result;
    return 1;
}

/* ------------------------------------------------------------------------------------------------------------- hashes */

static proof_verdict hash_file(const proof_slices *s, int slice, const char *name, unsigned char *hash,
                               proof_fault *fault)
{
    char path[PATH];
    unsigned char piece[1 << 14];
    size_t length;
    zw_sha256 sum;
    int written = s->tablebase->functions->path(s->tablebase, slice, path, sizeof path);
    FILE *file = written > 0 && (size_t)written < sizeof path ? fopen(path, "rb") : NULL;
    if (!file)
        return zw_proof_fault(fault, PROOF_UNREADABLE, 0, "the database has no slice %s: expected the one of the proof",
                              name);
    zw_sha256_begin(&sum);
    while ((length = fread(piece, 1, sizeof piece, file)) > 0)
        zw_sha256_add(&sum, piece, length);
    int failed = ferror(file);
    fclose(file);
    zw_sha256_end(&sum, hash);
    return failed ? zw_proof_fault(fault, PROOF_UNREADABLE, 0, "cannot read '%s': %s", path, strerror(errno))
                  : PROOF_FINE;
}

/* Calls `each` with every slice until one of them is not fine. */
static proof_verdict each_slice(const proof_slices *s, proof_verdict (*each)(void *user, int slice, const char *name),
                                void *user)
{
    proof_verdict verdict = PROOF_FINE;
    for (int pieces = 2; pieces <= s->pieces; pieces++) {
        int list[ZW_SLICES], count = s->tablebase->functions->slices(pieces, list);
        for (int i = 0; i < count && verdict == PROOF_FINE; i++) {
            zw_slice facts;
            s->tablebase->functions->describe(s->tablebase, list[i], &facts);
            verdict = each(user, list[i], facts.name);
        }
    }
    return verdict;
}

/* A head and the slices it names, while one is made of the other. */
typedef struct naming {
    const proof_slices *slices;
    proof_head *head;
    proof_fault *fault;
} naming;

static proof_verdict name_slice(void *user, int slice, const char *name)
{
    naming *n = user;
    if (slice >= PROOF_SLICE_NUMBERS || !n->slices->listed[slice])
        return PROOF_FINE;
    proof_slice *to = &n->head->slices[n->head->slice_count++];
    snprintf(to->name, sizeof to->name, "%s", name);
    return hash_file(n->slices, slice, name, to->hash, n->fault);
}

proof_verdict zw_slices_name(const proof_slices *s, proof_head *head, proof_fault *fault)
{
    naming n = {s, head, fault};
    head->slice_count = 0;
    return each_slice(s, name_slice, &n);
}

/* One slice of the head while its number is looked for. */
typedef struct finding {
    const proof_slice *wanted;
    int slice; /* -1: not found */
} finding;

static proof_verdict compare_slice(void *user, int slice, const char *name)
{
    finding *f = user;
    if (slice < PROOF_SLICE_NUMBERS && strcmp(name, f->wanted->name) == 0)
        f->slice = slice;
    return PROOF_FINE;
}

proof_verdict zw_slices_begin_listed(proof_slices *s, const zw_game *game, const proof_rules *rules,
                                     zw_tablebase *tablebase, const proof_head *head, proof_fault *fault)
{
    if (zw_slices_begin(s, game, rules, tablebase))
        return zw_proof_fault(fault, PROOF_UNREADABLE, 0,
                              "it rests on databases of %s: expected them where --tablebase says", game->name);
    s->any = 0;
    proof_verdict verdict = PROOF_FINE;
    for (int i = 0; i < head->slice_count && verdict == PROOF_FINE; i++) {
        unsigned char hash[SHA256_BYTES];
        finding f = {&head->slices[i], -1};
        each_slice(s, compare_slice, &f);
        if (f.slice < 0)
            return zw_proof_fault(fault, PROOF_REFUSED, 0, "slice '%s': expected the name of a slice of %s",
                                  f.wanted->name, game->name);
        verdict = hash_file(s, f.slice, f.wanted->name, hash, fault);
        if (verdict == PROOF_FINE && memcmp(hash, f.wanted->hash, sizeof hash) != 0)
            verdict = zw_proof_fault(
                fault, PROOF_REFUSED, 0,
                "slice %s: its file is not the one that the certificate rests on: the hashes differ", f.wanted->name);
        s->listed[f.slice] = 1;
    }
    return verdict;
}
