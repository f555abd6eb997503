/* page.c - copies the source of a manual page from the standard input to the standard output, and writes the switches of the
 * search where it says @switches@, from the rows that --help is made of. Runs while zw is built. It knows scdoc's marks,
 * not what a switch means. */
#include <ctype.h>
#include <stdio.h>
#include <string.h>
#include <zw/switches.h>

/* "off|all|N": words to type are bold, what they stand for is underlined. */
static void put_values(const char *values)
{
    while (*values) {
        size_t length = strcspn(values, "|");
        char mark = isupper((unsigned char)*values) ? '_' : '*';
        printf("%c%.*s%c", mark, (int)length, values, mark);
        values += length;
        if (*values)
            putchar(*values++);
    }
}

static void put_words(const char *const *words)
{
    for (int i = 0; words[i]; i++)
        printf("%s*%s*", i ? "|" : "", words[i]);
}

static void put_rules(void)
{
    printf("\n\tThe rules:");
    for (int rule = 0; rule < ZW_RULES; rule++)
        printf(" *%s*: %s.", zw_rules[rule].name, zw_rules[rule].about);
    printf("\n");
}

static void put_switches(void)
{
    for (const zw_switch_row *row = zw_switch_rows; row->name; row++) {
        char help[512];
        zw_switch_help(row, help, sizeof help);
        printf("%s*--%s* ", row == zw_switch_rows ? "" : "\n", row->name);
        if (row->words)
            put_words(row->words);
        else
            put_values(zw_switch_values(row));
        printf("\n\t%c%s.\n", toupper((unsigned char)*help), help + 1);
        if (row->kind == ZW_SWITCH_RULES)
            put_rules();
    }
}

int main(void)
{
    char line[4096];
    while (fgets(line, sizeof line, stdin))
        if (!strcmp(line, "@switches@\n"))
            put_switches();
        else
            fputs(line, stdout);
    return ferror(stdin) || fflush(stdout) ? 1 : 0;
}
