/* packed.c - runs of equal results: see packed.h. */
#include "packed.h"

enum { HEAD_BITS = 6, ORDERS = 12 };

/* ----------------------------------------------------------------------------------------------------------- packing */

static int bits_of(unsigned number)
{
    return 32 - __builtin_clz(number);
}

/* The length of the run that begins at a digit. */
static unsigned run_at(const unsigned char *digits, unsigned count, unsigned from)
{
    unsigned end = from + 1;
    while (end < count && digits[end] == digits[from])
        end++;
    return end - from;
}

/* The order that takes the fewest bits. */
static int best_order(const unsigned char *digits, unsigned count)
{
    uint64_t bits[ORDERS] = {0};
    int best = 0;
    for (unsigned i = 0, run; i + (run = run_at(digits, count, i)) < count; i += run)
        for (int k = 0; k < ORDERS; k++)
            bits[k] += (uint64_t)(2 * bits_of(run - 1 + (1u << k)) - k);
    for (int k = 1; k < ORDERS; k++)
        if (bits[k] < bits[best])
            best = k;
    return best;
}

/* Adds the lowest `count` bits of a number behind those that are there. */
static void put_bits(unsigned char *to, size_t *at, unsigned number, int count)
{
    while (count--) {
        to[*at / 8] = (unsigned char)(to[*at / 8] | (number >> count & 1) << (7 - *at % 8));
        ++*at;
    }
}

size_t zw_checkers_pack(const unsigned char *digits, unsigned count, unsigned char *to)
{
    int order = best_order(digits, count);
    size_t at = 0;
    memset(to, 0, FORMAT_BLOCK);
    put_bits(to, &at, digits[0], 2);
    put_bits(to, &at, (unsigned)order, 4);
    for (unsigned i = 0, run; i + (run = run_at(digits, count, i)) < count; i += run) {
        unsigned number = run - 1 + (1u << order);
        int bits = bits_of(number);
        put_bits(to, &at, 0, bits - order - 1);
        put_bits(to, &at, number, bits);
        put_bits(to, &at, digits[i + run] == (digits[i] + 1) % 3, 1);
    }
    return (at + 7) / 8;
}

/* --------------------------------------------------------------------------------------------------------- unpacking */

/* The next 57 bits or more; zeros behind the end. */
static uint64_t window(const unsigned char *bytes, size_t size, size_t at)
{
    size_t byte = at / 8;
    uint64_t bits = 0;
    if (byte + 8 <= size) {
        memcpy(&bits, bytes + byte, 8);
#if __BYTE_ORDER__ == __ORDER_LITTLE_ENDIAN__
        bits = __builtin_bswap64(bits);
#endif
    } else {
        for (int i = 0; i < 8; i++)
            bits = bits << 8 | (byte + (size_t)i < size ? bytes[byte + (size_t)i] : 0);
    }
    return bits << at % 8;
}

int zw_checkers_unpack(const unsigned char *bytes, size_t size, unsigned index)
{
    int digit = bytes[0] >> 6 & 3, order = bytes[0] >> 2 & 15;
    size_t at = HEAD_BITS;
    for (uint64_t behind = 0;;) {
        uint64_t bits = window(bytes, size, at);
        int zeros = bits ? __builtin_clzll(bits) : 64, length = 2 * zeros + order + 1;
        if (length + 1 > 57) /* the last run, or what no packer wrote */
            return digit % 3;
        uint64_t number = (bits << zeros) >> (63 - zeros - order);
        behind += number - (UINT64_C(1) << order) + 1;
        if (index < behind)
            return digit % 3;
        digit = (digit + 2 - (int)(bits >> (63 - length) & 1)) % 3;
        at += (size_t)length + 1;
    }
}
