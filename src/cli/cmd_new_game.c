/* cmd_new_game.c - `zw new-game`: a plug-in to begin with and its test, written into the current directory. Both are
 * files of examples/new_game/, compiled in, with another name. */
#include "common/files.h"
#include "common/json.h"
#include "common/options.h"

#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#define TEMPLATE_NAME "mygame"
#define LONGEST_NAME 40

static const option_group NO_OPTIONS[] = {{.rows = NULL}};

extern const unsigned char zw_new_mygame[], zw_new_mygame_test[];
extern const size_t zw_new_mygame_size, zw_new_mygame_test_size;

/* A game's name is one word of lower-case letters, digits, '-' and '_'; as a file's it does not begin with '-' either. */
static int is_name(const char *word)
{
    static const char letters[] = "abcdefghijklmnopqrstuvwxyz", others[] = "abcdefghijklmnopqrstuvwxyz0123456789-_";
    return word[0] && strchr(letters, word[0]) && !word[strspn(word, others)] && strlen(word) <= LONGEST_NAME;
}

/* The template with every TEMPLATE_NAME replaced. */
static void fill_in(text *to, const unsigned char *template, size_t size, const char *name)
{
    const size_t length = strlen(TEMPLATE_NAME);
    for (size_t at = 0; at < size;) {
        if (size - at >= length && memcmp(template + at, TEMPLATE_NAME, length) == 0) {
            text_add(to, name);
            at += length;
        } else {
            text_add_bytes(to, (const char *)template + at, 1);
            at++;
        }
    }
}

/* Writes a file that must be new. */
static int write_new(const char *path, const text *content)
{
    int file = open(path, O_WRONLY | O_CREAT | O_EXCL, 0666);
    if (file < 0)
        return bad("cannot write '%s': %s", path, errno == EEXIST ? "it already exists" : strerror(errno));
    size_t written = 0;
    int failed = 0;
    while (written < content->length && !failed) {
        ssize_t now = write(file, content->data + written, content->length - written);
        failed = now < 0 && errno != EINTR ? errno : 0;
        written += now > 0 ? (size_t)now : 0;
    }
    if (close(file) != 0 && !failed)
        failed = errno;
    if (failed)
        unlink(path);
    return failed ? bad("cannot write '%s': %s", path, strerror(failed)) : EXIT_FINE;
}

static int write_both(const char *name, int json_wanted)
{
    char source[LONGEST_NAME + 16], test[LONGEST_NAME + 16];
    text of_source = {0}, of_test = {0};
    snprintf(source, sizeof source, "%s.c", name);
    snprintf(test, sizeof test, "%s_test.c", name);
    fill_in(&of_source, zw_new_mygame, zw_new_mygame_size, name);
    fill_in(&of_test, zw_new_mygame_test, zw_new_mygame_test_size, name);
    int status =
        file_is_there(test) ? bad("cannot write '%s': it already exists", test) : write_new(source, &of_source);
    if (status == EXIT_FINE) {
        status = write_new(test, &of_test);
        if (status != EXIT_FINE)
            unlink(source);
    }
    text_free(&of_source);
    text_free(&of_test);
    if (status != EXIT_FINE)
        return status;
    if (json_wanted) {
        json out;
        json_begin(&out);
        json_string(&out, "game", name);
        json_string(&out, "source", source);
        json_string(&out, "test", test);
        json_end(&out, stdout);
    } else {
        printf("%s is the game and %s its test. Their first lines say how to compile them; then\n"
               "  zw check-game ./%s.so\n"
               "  zw play ./%s.so\n",
               source, test, name, name);
    }
    return EXIT_FINE;
}

int cmd_new_game(int argc, char **argv)
{
    static const command_usage usage = {
        .name = "new-game",
        .arguments = "NAME",
        .least = 1,
        .most = 1,
        .about =
            "Writes NAME.c, a small game as a commented plug-in for you to change, and its test NAME_test.c into the\n"
            "current directory. Existing files are not overwritten.",
        .example = "zw new-game mygame",
    };
    command_line line;
    int status = options_read(&usage, NO_OPTIONS, argc, argv, &line);
    if (status != OPTIONS_GO)
        return status;
    if (!is_name(line.words[0]))
        return bad(
            "the name of a game is '%s': expected a lower-case letter, then such letters, digits, '-' and '_', at "
            "most %d together",
            line.words[0], LONGEST_NAME);
    return write_both(line.words[0], line.json);
}
