#!/bin/sh
# The kernel template names what a game lacks: each of the things a game must have is left out in turn, and the compiler
# must say so in a static assertion. template.sh SOURCE_DIR BUILD_DIR
set -eu
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
wrong=0
must="POSITION MAX_MOVES MAX_SCORE START MOVES PLAY EVALUATE HASH"

game() { # game LEFT_OUT: a source file of a small game without that
    cat <<'END'
#include <zw/zw.h>
typedef struct p { uint64_t n; } p;
static void start(void *c, p *at) { (void)c; at->n = 5; }
static int moves(void *c, const p *at, zw_move *list, int capacity, zw_value *outcome)
{
    (void)c; (void)capacity; *outcome = -1; list[0] = 1;
    return at->n > 0;
}
static void play(void *c, const p *from, zw_move move, p *to) { (void)c; to->n = from->n - move; }
static zw_value evaluate(void *c, const p *at) { (void)c; return at->n ? 0 : -1; }
static uint64_t hash(void *c, const p *at) { (void)c; return at->n; }
#define ZW_GAME countdown
END
    for name in $must; do
        [ "$name" = "$1" ] && continue
        case $name in
        POSITION) echo "#define ZW_GAME_POSITION p" ;;
        MAX_MOVES | MAX_SCORE) echo "#define ZW_GAME_$name 1" ;;
        *) echo "#define ZW_GAME_$name $(echo "$name" | tr '[:upper:]' '[:lower:]')" ;;
        esac
    done
    echo "#include <zw/kernel.h>"
}

game nothing >"$work/whole.c"
if ! "${CC:-cc}" -std=c11 -I"$1/include" -fsyntax-only "$work/whole.c"; then
    echo "template: a game that has everything does not compile" >&2
    wrong=1
fi
for part in $must; do
    game "$part" >"$work/part.c"
    if "${CC:-cc}" -std=c11 -I"$1/include" -fsyntax-only "$work/part.c" 2>"$work/errors"; then
        echo "template: a game without ZW_GAME_$part compiles" >&2
        wrong=1
    elif ! grep -qE "static.?assert.*has no ZW_GAME_$part " "$work/errors"; then
        echo "template: no static assertion names ZW_GAME_$part" >&2
        wrong=1
    elif [ "$(grep -c 'error:' "$work/errors")" -ne 1 ]; then
        echo "template: more than one error for a missing ZW_GAME_$part" >&2
        wrong=1
    fi
done
exit $wrong
