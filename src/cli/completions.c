/* completions.c - the files by which bash, zsh and fish complete zw's command line. Each is a list of what can be typed where,
 * and a few functions of the shell that find the place. It knows the shells, not what a command means. */
#include "completions.h"

#include <stdio.h>
#include <string.h>

size_t completed_first(const completed_command *command, const char **subcommand)
{
    size_t length = strcspn(command->name, " ");
    *subcommand = command->name[length] ? command->name + length + 1 : NULL;
    return length;
}

int completed_begins(const completed *known, int index)
{
    const char *subcommand;
    size_t length = completed_first(&known->commands[index], &subcommand);
    return !index || !subcommand ||
           strncmp(known->commands[index - 1].name, known->commands[index].name, length + 1) != 0;
}

/* The names of all commands, or with `parent` those of its subcommands. */
static void add_names(text *to, const completed *known, const completed_command *parent)
{
    const char *subcommand, *sibling;
    size_t length = parent ? completed_first(parent, &subcommand) : 0;
    int count = 0;
    for (int i = 0; i < known->count; i++) {
        const completed_command *command = &known->commands[i];
        int first = (int)completed_first(command, &sibling);
        if (!parent && completed_begins(known, i))
            text_addf(to, "%s%.*s", count++ ? " " : "", first, command->name);
        else if (parent && sibling && (size_t)first == length && !strncmp(command->name, parent->name, length))
            text_addf(to, "%s%s", count++ ? " " : "", sibling);
    }
}

/* Copies a text between single quotes; what is in `marks` gets a backslash. A quote ends the quoted text in bash and zsh
 * and stands there by itself; in fish it is one of the marks. */
static void add_quoted(text *to, const char *from, const char *marks)
{
    for (; *from; from++)
        if (strchr(marks, *from))
            text_addf(to, "\\%c", *from);
        else if (*from == '\'')
            text_add(to, "'\\''");
        else
            text_add_bytes(to, from, 1);
}

static int place_count(const completed_command *command)
{
    int count = 0;
    while (command->places[count])
        count++;
    return count;
}

/* -------------------------------------------------------------------------------------------------------------------- bash */

static const char bash_functions[] =
    "_zw_add() # adds lines of the standard input to what is offered\n"
    "{\n"
    "    local line\n"
    "    while IFS= read -r line; do\n"
    "        COMPREPLY+=(\"$line\")\n"
    "    done\n"
    "}\n"
    "\n"
    "_zw_offer() # WHAT TYPED: words, @file, @folder and @plugin, as far as they begin with what was typed\n"
    "{\n"
    "    local one\n"
    "    for one in $1; do\n"
    "        case $one in\n"
    "        @file) compopt -o filenames 2>/dev/null; _zw_add < <(compgen -f -- \"$2\") ;;\n"
    "        @folder) compopt -o filenames 2>/dev/null; _zw_add < <(compgen -d -- \"$2\") ;;\n"
    "        @plugin) compopt -o filenames 2>/dev/null\n"
    "            _zw_add < <(compgen -f -X '!*.so' -- \"$2\")\n"
    "            _zw_add < <(compgen -d -- \"$2\") ;;\n"
    "        *) _zw_add < <(compgen -W \"$one\" -- \"$2\") ;;\n"
    "        esac\n"
    "    done\n"
    "}\n"
    "\n"
    "_zw()\n"
    "{\n"
    "    local typed=${COMP_WORDS[COMP_CWORD]} command=${COMP_WORDS[1]} option='' place=1 at=2 offered\n"
    "    COMPREPLY=()\n"
    "    if ((COMP_CWORD == 1)); then\n"
    "        _zw_offer \"$(_zw_known commands)\" \"$typed\"\n"
    "        return\n"
    "    fi\n"
    "    offered=$(_zw_known \"$command:commands\")\n"
    "    if [[ -n $offered ]]; then\n"
    "        if ((COMP_CWORD == 2)); then\n"
    "            _zw_offer \"$offered\" \"$typed\"\n"
    "            return\n"
    "        fi\n"
    "        command+=\" ${COMP_WORDS[2]}\" at=3\n"
    "    fi\n"
    "    for (( ; at < COMP_CWORD; at++)); do # bash takes --depth=5 for three words\n"
    "        case ${COMP_WORDS[at]} in\n"
    "        =) ;;\n"
    "        --*)\n"
    "            option=${COMP_WORDS[at]}\n"
    "            [[ \" $(_zw_known \"$command:flags\") \" == *\" $option \"* ]] && option='' ;;\n"
    "        *) if [[ -n $option ]]; then option=''; else ((place++)); fi ;;\n"
    "        esac\n"
    "    done\n"
    "    [[ $typed == '=' ]] && typed=''\n"
    "    if [[ -n $option ]]; then\n"
    "        offered=$(_zw_known \"$command:$option\")\n"
    "    elif [[ $typed == -* ]]; then\n"
    "        offered=$(_zw_known \"$command:options\")\n"
    "    else\n"
    "        offered=$(_zw_known \"$command:$place\")\n"
    "        [[ -n $offered ]] || offered=$(_zw_known \"$command:*\")\n"
    "    fi\n"
    "    _zw_offer \"$offered\" \"$typed\"\n"
    "}\n"
    "\n"
    "complete -F _zw zw zw-mpi\n";

static void bash_option_names(text *to, const completed_command *command, int flags_only)
{
    text_addf(to, "    '%s:%s') echo '", command->name, flags_only ? "flags" : "options");
    for (int i = 0, count = 0; i < command->option_count; i++)
        if (!flags_only || !command->options[i].value)
            text_addf(to, "%s--%s", count++ ? " " : "", command->options[i].name);
    text_add(to, "' ;;\n");
}

static void bash_command(text *to, const completed_command *command)
{
    int places = place_count(command);
    bash_option_names(to, command, 0);
    bash_option_names(to, command, 1);
    for (int i = 0; i < command->option_count; i++)
        if (*command->options[i].words)
            text_addf(to, "    '%s:--%s') echo '%s' ;;\n", command->name, command->options[i].name,
                      command->options[i].words);
    for (int i = 0; i < places; i++)
        if (*command->places[i])
            text_addf(to, "    '%s:%d') echo '%s' ;;\n", command->name, i + 1, command->places[i]);
    if (command->endless && places && *command->places[places - 1])
        text_addf(to, "    '%s:*') echo '%s' ;;\n", command->name, command->places[places - 1]);
}

void completions_bash(const completed *known, text *to)
{
    const char *subcommand;
    text_add(
        to,
        "# How bash completes the command line of zw; made by `zw completions bash`.\n\n"
        "_zw_known() # what can be typed: commands, COMMAND:options, COMMAND:flags, COMMAND:--OPTION, COMMAND:PLACE\n"
        "{\n    case $1 in\n    commands) echo '");
    add_names(to, known, NULL);
    text_add(to, " help' ;;\n    help:1) echo '");
    add_names(to, known, NULL);
    text_add(to, "' ;;\n");
    for (int i = 0; i < known->count; i++) {
        const completed_command *command = &known->commands[i];
        int length = (int)completed_first(command, &subcommand);
        if (subcommand && completed_begins(known, i)) {
            text_addf(to, "    '%.*s:commands') echo '", length, command->name);
            add_names(to, known, command);
            text_add(to, "' ;;\n");
        }
        bash_command(to, command);
    }
    text_add(to, "    esac\n}\n\n");
    text_add(to, bash_functions);
}

/* --------------------------------------------------------------------------------------------------------------------- zsh */

static const char zsh_words[] = "_zw_words() { # words, @file, @folder and @plugin\n"
                                "    local one\n"
                                "    local -a known\n"
                                "    for one in $@; do\n"
                                "        case $one in\n"
                                "            @file) _files ;;\n"
                                "            @folder) _files -/ ;;\n"
                                "            @plugin) _files -g '*.so' ;;\n"
                                "            *) known+=($one) ;;\n"
                                "        esac\n"
                                "    done\n"
                                "    compadd -a known\n"
                                "}\n\n";

#define ZSH_MARKS "\\[]:"

static void zsh_values(text *to, const char *title, const char *words)
{
    text_add(to, ":");
    add_quoted(to, title, ZSH_MARKS);
    if (*words)
        text_addf(to, ":{_zw_words %s}", words);
    else
        text_add(to, ": ");
}

static void zsh_command(text *to, const completed_command *command)
{
    int places = place_count(command);
    text_addf(to, "    '%s') _arguments", command->name);
    for (int i = 0; i < command->option_count; i++) {
        const completed_option *option = &command->options[i];
        text_addf(to, " \\\n        '--%s%s[", option->name, option->value ? "=" : "");
        add_quoted(to, option->help, ZSH_MARKS);
        text_add(to, "]");
        if (option->value)
            zsh_values(to, option->value, option->words);
        text_add(to, "'");
    }
    for (int i = 0; i < places; i++) {
        text_addf(to, " \\\n        '%d", i + 1);
        zsh_values(to, "argument", command->places[i]);
        text_add(to, "'");
    }
    if (command->endless && places) {
        text_add(to, " \\\n        '*");
        zsh_values(to, "argument", command->places[places - 1]);
        text_add(to, "'");
    }
    text_add(to, " ;;\n");
}

/* A list for _describe: the commands, or the subcommands of one. */
static void zsh_names(text *to, const completed *known, const completed_command *parent)
{
    const char *subcommand, *sibling;
    size_t length = parent ? completed_first(parent, &subcommand) : 0;
    for (int i = 0; i < known->count; i++) {
        const completed_command *command = &known->commands[i];
        int first = (int)completed_first(command, &sibling);
        int wanted = parent ? sibling && (size_t)first == length && !strncmp(command->name, parent->name, length)
                            : completed_begins(known, i);
        if (!wanted)
            continue;
        text_addf(to, "        '%.*s:", parent ? (int)strlen(sibling) : first, parent ? sibling : command->name);
        add_quoted(to, parent || !sibling ? command->about : "subcommands", "");
        text_add(to, "'\n");
    }
}

void completions_zsh(const completed *known, text *to)
{
    const char *subcommand;
    text_add(to, "#compdef zw zw-mpi\n# How zsh completes the command line of zw; made by `zw completions zsh`.\n\n");
    text_add(to, zsh_words);
    text_add(to, "_zw_commands() {\n    local -a commands=(\n");
    zsh_names(to, known, NULL);
    text_add(to, "        'help:what the program or a command can do'\n    )\n    _describe command commands\n}\n\n");
    text_add(to, "_zw_subcommands() {\n    local -a commands=()\n    case $1 in\n");
    for (int i = 0; i < known->count; i++) {
        int length = (int)completed_first(&known->commands[i], &subcommand);
        if (!subcommand || !completed_begins(known, i))
            continue;
        text_addf(to, "    %.*s) commands=(\n", length, known->commands[i].name);
        zsh_names(to, known, &known->commands[i]);
        text_add(to, "    ) ;;\n");
    }
    text_add(to, "    esac\n    (( $#commands )) || return 1\n    (( CURRENT == 3 )) && _describe command commands\n   "
                 " return 0\n}\n\n"
                 "_zw() {\n"
                 "    if (( CURRENT == 2 )) || [[ $words[2] == help ]]; then\n"
                 "        _zw_commands\n        return\n    fi\n"
                 "    local command=$words[2]\n"
                 "    if _zw_subcommands $command; then\n"
                 "        (( CURRENT == 3 )) && return\n"
                 "        command+=\" $words[3]\"\n"
                 "        shift words\n        (( CURRENT-- ))\n"
                 "    fi\n"
                 "    shift words\n    (( CURRENT-- ))\n"
                 "    case $command in\n");
    for (int i = 0; i < known->count; i++)
        zsh_command(to, &known->commands[i]);
    text_add(to, "    esac\n}\n\n_zw \"$@\"\n");
}

/* -------------------------------------------------------------------------------------------------------------------- fish */

static const char fish_functions[] =
    "function __zw_at # COMMAND [PLACE | PLACE+]: is this what is being typed?\n"
    "    set -l words (commandline -opc)\n"
    "    set -e words[1]\n"
    "    set -l name (string split -n ' ' -- $argv[1])\n"
    "    test (count $words) -ge (count $name); or return 1\n"
    "    for word in $name\n"
    "        test \"$words[1]\" = $word; or return 1\n"
    "        set -e words[1]\n"
    "    end\n"
    "    set -q argv[2]; or return 0\n"
    "    set -l place 1\n"
    "    set -l flags (__zw_flags $argv[1])\n"
    "    set -l option\n"
    "    for word in $words\n"
    "        if set -q option[1]\n"
    "            set option\n"
    "        else if string match -q -- '--*' $word\n"
    "            string match -q -- '*=*' $word; or contains -- $word $flags; or set option $word\n"
    "        else\n"
    "            set place (math $place + 1)\n"
    "        end\n"
    "    end\n"
    "    if string match -q -- '*+' $argv[2]\n"
    "        test $place -ge (string trim -r -c + -- $argv[2])\n"
    "    else\n"
    "        test $place -eq $argv[2]\n"
    "    end\n"
    "end\n"
    "\n"
    "function __zw_plugins\n"
    "    set -l typed (commandline -ct)\n"
    "    set -l found $typed*.so $typed*/\n"
    "    set -q found[1]; and printf '%s\\n' $found\n"
    "end\n"
    "\n"
    "complete -c zw -f\n"
    "complete -c zw-mpi -w zw\n";

#define FISH_MARKS "\\'"

/* The arguments of `complete` that offer words, which follow -x (no files) or -r (a file will do). */
static void fish_words(text *to, const char *words, int of_option)
{
    int files = strstr(words, COMPLETED_FILE) != NULL;
    text_add(to, files ? (of_option ? " -r -F" : " -F") : of_option ? " -x" : "");
    text_add(to, " -a '");
    char word[128];
    while (*words) {
        int length = (int)strcspn(words, " ");
        snprintf(word, sizeof word, "%.*s", length, words);
        if (!strcmp(word, COMPLETED_FOLDER))
            text_add(to, "(__fish_complete_directories) ");
        else if (!strcmp(word, COMPLETED_PLUGIN))
            text_add(to, "(__zw_plugins) ");
        else if (*word != '@')
            text_addf(to, "%s ", word);
        words += length + (words[length] == ' ');
    }
    text_add(to, "'");
}

static void fish_command(text *to, const completed_command *command)
{
    int places = place_count(command);
    for (int i = 0; i < command->option_count; i++) {
        const completed_option *option = &command->options[i];
        text_addf(to, "complete -c zw -n '__zw_at \"%s\"' -l %s", command->name, option->name);
        if (option->value)
            fish_words(to, option->words, 1);
        text_add(to, " -d '");
        add_quoted(to, option->help, FISH_MARKS);
        text_add(to, "'\n");
    }
    for (int i = 0; i < places; i++) {
        int rest = command->endless && i == places - 1;
        if (!*command->places[i])
            continue;
        text_addf(to, "complete -c zw -n '__zw_at \"%s\" %d%s'", command->name, i + 1, rest ? "+" : "");
        fish_words(to, command->places[i], 0);
        text_add(to, "\n");
    }
}

static void fish_flags(text *to, const completed *known)
{
    text_add(to, "function __zw_flags # COMMAND: its options without a value\n    switch $argv[1]\n");
    for (int i = 0; i < known->count; i++) {
        const completed_command *command = &known->commands[i];
        text_addf(to, "        case '%s'\n            printf '%%s\\n'", command->name);
        for (int k = 0; k < command->option_count; k++)
            if (!command->options[k].value)
                text_addf(to, " --%s", command->options[k].name);
        text_add(to, "\n");
    }
    text_add(to, "    end\nend\n\n");
}

/* A command at the first place, a subcommand behind its command. */
static void fish_name(text *to, const char *behind, const char *name, int length, const char *about)
{
    text_addf(to, "complete -c zw -n '__zw_at \"%s\" 1' -a %.*s -d '", behind, length, name);
    add_quoted(to, about, FISH_MARKS);
    text_add(to, "'\n");
}

void completions_fish(const completed *known, text *to)
{
    text_add(to, "# How fish completes the command line of zw; made by `zw completions fish`.\n\n");
    fish_flags(to, known);
    text_add(to, fish_functions);
    fish_name(to, "", "help", 4, "what the program or a command can do");
    for (int i = 0; i < known->count; i++) {
        const completed_command *command = &known->commands[i];
        const char *subcommand;
        char first[64];
        int length = (int)completed_first(command, &subcommand);
        snprintf(first, sizeof first, "%.*s", length, command->name);
        if (completed_begins(known, i)) {
            fish_name(to, "", first, length, subcommand ? "subcommands" : command->about);
            fish_name(to, "help", first, length, subcommand ? "subcommands" : command->about);
        }
        if (subcommand)
            fish_name(to, first, subcommand, (int)strlen(subcommand), command->about);
        fish_command(to, command);
    }
}
