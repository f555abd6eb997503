/* rules.c - the list of the rules, and what their files share. */
#include "rules_games.h"
#include "base/visible.h"

#include <stdarg.h>
#include <stdio.h>
#include <string.h>

const proof_rules *zw_proof_rules_find(const char *name)
{
    static const proof_rules *const all[] = {&zw_proof_checkers, &zw_proof_connect4, &zw_proof_kalah, &zw_proof_othello,
                                             &zw_proof_tree};
    for (size_t i = 0; i < sizeof all / sizeof all[0]; i++)
        if (strcmp(all[i]->name, name) == 0)
            return all[i];
    return NULL;
}

int zw_proof_refuse(char *why, size_t size, const char *format, ...)
{
    char line[400];
    va_list arguments;
    va_start(arguments, format);
    vsnprintf(line, sizeof line, format, arguments);
    va_end(arguments);
    zw_visible(line, why, size);
    return -1;
}

void zw_proof_write_digits(const unsigned char *digits, int count, int base, int each, unsigned char *key)
{
    for (int i = 0; i < count; i += each) {
        int byte = 0;
        for (int k = 0; k < each; k++)
            byte = byte * base + digits[i + k];
        key[i / each] = (unsigned char)byte;
    }
}

int zw_proof_read_digits(const unsigned char *key, int count, int base, int each, unsigned char *digits)
{
    for (int i = 0; i < count; i += each) {
        int byte = key[i / each];
        for (int k = each - 1; k >= 0; k--) {
            digits[i + k] = (unsigned char)(byte % base);
            byte /= base;
        }
        if (byte)
            return -1;
    }
    return 0;
}
