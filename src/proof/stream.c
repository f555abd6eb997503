/* stream.c - see stream.h. */
#include "stream.h"

#include <string.h>

/* ------------------------------------------------------------------------------------------------------------- reading */

void zw_proof_reader_begin(proof_reader *r, proof_input in)
{
    r->in = in;
    r->failed = 0;
    r->at = r->end = 0;
    zw_sha256_begin(&r->hash);
}

/* Bytes into the buffer when it is empty. Returns 1 when there are some. */
static int fill(proof_reader *r)
{
    if (r->at < r->end)
        return 1;
    ptrdiff_t got = r->failed ? -1 : r->in.read(r->in.user, r->buffer, sizeof r->buffer);
    r->failed |= got < 0;
    r->at = 0;
    r->end = got > 0 ? (size_t)got : 0;
    return got > 0;
}

static int get_raw(proof_reader *r, unsigned char *to, size_t size)
{
    while (size > 0) {
        if (!fill(r))
            return -1;
        size_t part = r->end - r->at < size ? r->end - r->at : size;
        memcpy(to, r->buffer + r->at, part);
        r->at += part;
        to += part;
        size -= part;
    }
    return 0;
}

int zw_proof_get(proof_reader *r, void *bytes, size_t size)
{
    if (get_raw(r, bytes, size))
        return -1;
    zw_sha256_add(&r->hash, bytes, size);
    return 0;
}

int zw_proof_get_number(proof_reader *r, uint64_t *number)
{
    *number = 0;
    for (int shift = 0; shift < 63; shift += 7) {
        unsigned char byte;
        if (zw_proof_get(r, &byte, 1))
            return -1;
        *number |= (uint64_t)(byte & 0x7F) << shift;
        if (!(byte & 0x80))
            return byte || !shift ? 0 : -1; /* one number, one way to write it */
    }
    return -1;
}

int zw_proof_get_value(proof_reader *r, int32_t *value)
{
    unsigned char b[4];
    if (zw_proof_get(r, b, sizeof b))
        return -1;
    uint32_t bits = (uint32_t)b[0] | (uint32_t)b[1] << 8 | (uint32_t)b[2] << 16 | (uint32_t)b[3] << 24;
    *value = (int32_t)((int64_t)bits - (bits >> 31 ? INT64_C(0x100000000) : 0));
    return 0;
}

int zw_proof_get_text(proof_reader *r, char *text, size_t size)
{
    uint64_t length;
    if (zw_proof_get_number(r, &length) || length >= size || zw_proof_get(r, text, (size_t)length))
        return -1;
    text[length] = '\0';
    for (size_t i = 0; i < length; i++)
        if (text[i] < ' ' || text[i] > '~')
            return -1;
    return 0;
}

int zw_proof_get_end(proof_reader *r)
{
    unsigned char expected[SHA256_BYTES], found[SHA256_BYTES], more;
    zw_sha256_end(&r->hash, expected);
    if (get_raw(r, found, sizeof found))
        return -1;
    int follows = !get_raw(r, &more, 1);
    return r->failed ? -1 : follows || memcmp(expected, found, sizeof found) != 0;
}

/* ------------------------------------------------------------------------------------------------------------- writing */

void zw_proof_writer_begin(proof_writer *w, proof_output out)
{
    w->out = out;
    w->failed = 0;
    w->written = 0;
    w->end = 0;
    zw_sha256_begin(&w->hash);
}

static void flush(proof_writer *w)
{
    if (!w->failed && w->end > 0)
        w->failed = w->out.write(w->out.user, w->buffer, w->end) != 0;
    w->written += w->end;
    w->end = 0;
}

static void put_raw(proof_writer *w, const unsigned char *from, size_t size)
{
    while (size > 0) {
        size_t room = sizeof w->buffer - w->end, part = size < room ? size : room;
        memcpy(w->buffer + w->end, from, part);
        w->end += part;
        from += part;
        size -= part;
        if (w->end == sizeof w->buffer)
            flush(w);
    }
}

void zw_proof_put(proof_writer *w, const void *bytes, size_t size)
{
    zw_sha256_add(&w->hash, bytes, size);
    put_raw(w, bytes, size);
}

void zw_proof_put_number(proof_writer *w, uint64_t number)
{
    unsigned char bytes[10];
    size_t size = 0;
    for (; number >= 0x80; number >>= 7)
        bytes[size++] = (unsigned char)(number | 0x80);
    bytes[size++] = (unsigned char)number;
    zw_proof_put(w, bytes, size);
}

void zw_proof_put_value(proof_writer *w, int32_t value)
{
    uint32_t bits = (uint32_t)value;
    unsigned char bytes[4] = {(unsigned char)bits, (unsigned char)(bits >> 8), (unsigned char)(bits >> 16),
                              (unsigned char)(bits >> 24)};
    zw_proof_put(w, bytes, sizeof bytes);
}

void zw_proof_put_text(proof_writer *w, const char *text)
{
    zw_proof_put_number(w, strlen(text));
    zw_proof_put(w, text, strlen(text));
}

int zw_proof_put_end(proof_writer *w)
{
    unsigned char digest[SHA256_BYTES];
    zw_sha256_end(&w->hash, digest);
    put_raw(w, digest, sizeof digest);
    flush(w);
    return w->failed ? -1 : 0;
}
