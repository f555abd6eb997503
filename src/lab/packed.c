/* packed.c - see packed.h. */
#include "packed.h"
#include "common/files.h"

#include <stdlib.h>
#include <string.h>

#ifdef ZW_HAVE_ZSTD
#include <zstd.h>
enum { LEVEL = 19, PIECE = 1 << 17 }; /* slow to write, which is done seldom, and quick to read */

int lab_packed_compresses(void)
{
    return 1;
}

int lab_packed_write(const char *path, const text *content)
{
    size_t room = ZSTD_compressBound(content->length);
    char *bytes = allocate(room, 1);
    ZSTD_CCtx *packing = ZSTD_createCCtx();
    int status = EXIT_BAD;
    if (packing) {
        ZSTD_CCtx_setParameter(packing, ZSTD_c_compressionLevel, LEVEL);
        ZSTD_CCtx_setParameter(packing, ZSTD_c_checksumFlag, 1);
    }
    size_t size =
        packing ? ZSTD_compress2(packing, bytes, room, content->data ? content->data : "", content->length) : 0;
    if (!packing || ZSTD_isError(size))
        bad("cannot compress '%s': %s", path, packing ? ZSTD_getErrorName(size) : "no memory");
    else
        status = write_file(path, bytes, size);
    ZSTD_freeCCtx(packing);
    free(bytes);
    return status;
}

static int is_packed(const text *bytes)
{
    static const unsigned char magic[] = {0x28, 0xB5, 0x2F, 0xFD};
    return bytes->length >= sizeof magic && !memcmp(bytes->data, magic, sizeof magic);
}

static int lines_of(const text *of)
{
    int lines = 0;
    for (size_t i = 0; i < of->length; i++)
        lines += of->data[i] == '\n';
    return lines;
}

/* Returns NULL, or what is wrong. */
static const char *unpack(const text *bytes, text *to)
{
    ZSTD_DCtx *unpacking = ZSTD_createDCtx();
    ZSTD_inBuffer in = {bytes->data, bytes->length, 0};
    char *piece = allocate(PIECE, 1);
    size_t left = 1, more = 1;
    while (unpacking && !ZSTD_isError(left) && left && more && to->length <= FILE_MOST) {
        ZSTD_outBuffer out = {piece, PIECE, 0};
        size_t before = in.pos;
        left = ZSTD_decompressStream(unpacking, &out, &in);
        more = out.pos + in.pos - before;
        text_add_bytes(to, piece, out.pos);
    }
    free(piece);
    const char *wrong = !unpacking                ? "no memory"
                        : ZSTD_isError(left)      ? ZSTD_getErrorName(left)
                        : left                    ? "it ends too early"
                        : in.pos != bytes->length ? "it does not end there"
                                                  : NULL;
    ZSTD_freeDCtx(unpacking);
    return wrong;
}

static int read_packed(const char *path, text *to, int complain)
{
    text bytes = {0};
    const char *wrong = NULL;
    int status = read_whole_file(path, &bytes);
    text_add(to, "");
    if (!status && is_packed(&bytes))
        wrong = unpack(&bytes, to);
    else if (!status)
        text_add_bytes(to, bytes.data, bytes.length);
    if (wrong)
        status = complain ? bad("'%s' is damaged after line %d: %s", path, lines_of(to), wrong) : EXIT_BAD;
    text_free(&bytes);
    return status;
}

int lab_packed_read(const char *path, text *to)
{
    return read_packed(path, to, 1);
}

int lab_packed_try(const char *path, text *to)
{
    return read_packed(path, to, 0) == EXIT_FINE;
}

#else

int lab_packed_compresses(void)
{
    return 0;
}

int lab_packed_write(const char *path, const text *content)
{
    return write_file(path, content->data ? content->data : "", content->length);
}

int lab_packed_read(const char *path, text *to)
{
    size_t length = strlen(path);
    if (length > 4 && !strcmp(path + length - 4, ".zst"))
        return bad("cannot read '%s': this zw was built without zstd (package libzstd-dev)", path);
    return read_whole_file(path, to);
}

int lab_packed_try(const char *path, text *to)
{
    return read_whole_file(path, to) == EXIT_FINE;
}

#endif
