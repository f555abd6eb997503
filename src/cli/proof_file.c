/* proof_file.c - see proof_file.h. */
#include "proof_file.h"
#include "common/files.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#ifdef ZW_HAVE_ZSTD
#include <zstd.h>
enum { QUICK_LEVEL = 1, LEVEL = 12, LEAST_BYTES = 4 }; /* more takes longer than the search and saves little */
static const unsigned char ZSTD_MAGIC[LEAST_BYTES] = {0x28, 0xB5, 0x2F, 0xFD};
#endif

enum { PIECE = 1 << 17 };

/* ------------------------------------------------------------------------------------------------------------- reading */

struct proof_source {
    FILE *file;
    unsigned char piece[PIECE];
    size_t at, end;
#ifdef ZW_HAVE_ZSTD
    ZSTD_DStream *unpacking; /* NULL: it is not compressed */
    size_t wanted; /* 0: at the end of what was compressed */
#endif
};

/* More bytes of the file, when all before are used. Returns 0 at its end. */
static size_t refill(proof_source *s)
{
    if (s->at == s->end) {
        s->at = 0;
        s->end = fread(s->piece, 1, sizeof s->piece, s->file);
    }
    return s->end - s->at;
}

proof_source *proof_source_open(const char *path)
{
    FILE *file = file_open_to_read(path);
    if (!file)
        return NULL;
    proof_source *s = allocate(1, sizeof *s);
    s->file = file;
    refill(s);
#ifdef ZW_HAVE_ZSTD
    if (s->end >= LEAST_BYTES && !memcmp(s->piece, ZSTD_MAGIC, LEAST_BYTES)) {
        s->unpacking = ZSTD_createDStream();
        s->wanted = 1;
    }
#endif
    return s;
}

void proof_source_close(proof_source *s)
{
    if (!s)
        return;
#ifdef ZW_HAVE_ZSTD
    ZSTD_freeDStream(s->unpacking);
#endif
    fclose(s->file);
    free(s);
}

#ifdef ZW_HAVE_ZSTD
/* What is compressed must be whole, with nothing behind it. */
static ptrdiff_t unpack(proof_source *s, void *bytes, size_t size)
{
    ZSTD_outBuffer out = {bytes, size, 0};
    while (out.pos == 0) {
        size_t left = refill(s);
        if (left == 0 || s->wanted == 0)
            return left == 0 && s->wanted == 0 && !ferror(s->file) ? 0 : -1;
        ZSTD_inBuffer in = {s->piece + s->at, left, 0};
        s->wanted = ZSTD_decompressStream(s->unpacking, &out, &in);
        if (ZSTD_isError(s->wanted))
            return -1;
        s->at += in.pos;
    }
    return (ptrdiff_t)out.pos;
}
#endif

static ptrdiff_t read_source(void *user, void *bytes, size_t size)
{
    proof_source *s = user;
#ifdef ZW_HAVE_ZSTD
    if (s->unpacking)
        return unpack(s, bytes, size);
#endif
    size_t left = refill(s), part = left < size ? left : size;
    memcpy(bytes, s->piece + s->at, part);
    s->at += part;
    return part == 0 && ferror(s->file) ? -1 : (ptrdiff_t)part;
}

proof_input proof_source_input(proof_source *s)
{
    return (proof_input){read_source, s};
}

/* ------------------------------------------------------------------------------------------------------------- writing */

struct proof_sink {
    text bytes;
#ifdef ZW_HAVE_ZSTD
    ZSTD_CStream *packing; /* NULL: not compressed */
#endif
};

int proof_sink_compresses(void)
{
#ifdef ZW_HAVE_ZSTD
    return 1;
#else
    return 0;
#endif
}

proof_sink *proof_sink_new(proof_packing packing)
{
    proof_sink *sink = allocate(1, sizeof *sink);
    (void)packing;
#ifdef ZW_HAVE_ZSTD
    sink->packing = packing == PROOF_PLAIN ? NULL : ZSTD_createCStream();
    if (sink->packing) {
        ZSTD_CCtx_setParameter(sink->packing, ZSTD_c_compressionLevel, packing == PROOF_WELL ? LEVEL : QUICK_LEVEL);
        ZSTD_CCtx_setParameter(sink->packing, ZSTD_c_checksumFlag, 1);
    }
#endif
    return sink;
}

#ifdef ZW_HAVE_ZSTD
static int pack(proof_sink *sink, const void *bytes, size_t size, ZSTD_EndDirective how)
{
    static const size_t room = PIECE;
    char *piece = allocate(room, 1);
    ZSTD_inBuffer in = {bytes, size, 0};
    size_t left = 1;
    while (in.pos < in.size || (how == ZSTD_e_end && left)) {
        ZSTD_outBuffer out = {piece, room, 0};
        left = ZSTD_compressStream2(sink->packing, &out, &in, how);
        if (ZSTD_isError(left))
            break;
        text_add_bytes(&sink->bytes, piece, out.pos);
    }
    free(piece);
    return ZSTD_isError(left) ? -1 : 0;
}
#endif

static int write_sink(void *user, const void *bytes, size_t size)
{
    proof_sink *sink = user;
#ifdef ZW_HAVE_ZSTD
    if (sink->packing)
        return pack(sink, bytes, size, ZSTD_e_continue);
#endif
    text_add_bytes(&sink->bytes, bytes, size);
    return 0;
}

proof_output proof_sink_output(proof_sink *sink)
{
    return (proof_output){write_sink, sink};
}

int proof_sink_write(proof_sink *sink, const char *path, uint64_t *bytes)
{
#ifdef ZW_HAVE_ZSTD
    if (sink->packing && pack(sink, "", 0, ZSTD_e_end))
        return bad("cannot compress '%s'", path);
#endif
    *bytes = sink->bytes.length;
    return write_file(path, sink->bytes.data, sink->bytes.length);
}

void proof_sink_free(proof_sink *sink)
{
#ifdef ZW_HAVE_ZSTD
    ZSTD_freeCStream(sink->packing);
#endif
    text_free(&sink->bytes);
    free(sink);
}
