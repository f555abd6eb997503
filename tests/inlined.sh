#!/bin/sh
# The plug-in example called through its functions, and the same source with one more line, which compiles the search
# around the game: the two must agree in every counter. A kernel of another version must be refused, not run.
# inlined.sh SOURCE_DIR BUILD_DIR
set -eu
zw=$2/zw
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
wrong=0

sed 's|^#include <zw/plugin.h>|#include <zw/kernel.h>\n&|' "$1/examples/connect4_plugin.c" >"$work/inlined.c"
if [ "$(diff "$1/examples/connect4_plugin.c" "$work/inlined.c" | grep -c '^[<>]')" -ne 1 ]; then
    echo "inlined: the two sources differ in more than one line" >&2
    wrong=1
fi
compile() { "${CC:-cc}" -std=c11 -O2 -DNDEBUG -Wall -Wextra -Werror -shared -fPIC -I"$1/include" "$2" -o "$3"; }
compile "$1" "$1/examples/connect4_plugin.c" "$work/called.so"
compile "$1" "$work/inlined.c" "$work/inlined.so"

same() { # same ARGUMENTS...: both plug-ins, and the second through its functions, print the same but for times
    for how in called.so inlined.so 'inlined.so --functions'; do
        # shellcheck disable=SC2086 # a plug-in, and perhaps an option
        "$zw" search "$work"/$how "$@" --json | tail -n 1 | sed -E 's/"(seconds|nodes_per_second)": ?[^,}]*//g'
    done | sort -u | awk -v what="$*" 'END { if (NR != 1) { print "inlined: search " what ": different answers" > "/dev/stderr"; exit 1 } }'
}
for algorithm in alphabeta scout negascout aspiration mtdf sss dual cstar mtd-step zoom bns; do
    same --position 4453 --depth 9 --algorithm $algorithm || wrong=1
    same --position 4453 --depth 10 --tournament --table 16M --algorithm $algorithm || wrong=1
done
same --depth 8 --etc all --table 1024e || wrong=1

sed 's|^#include <zw/kernel.h>|#include <zw/worker.h>\n#undef ZW_KERNEL_VERSION\n#define ZW_KERNEL_VERSION 99u\n&|' \
    "$work/inlined.c" >"$work/other.c"
compile "$1" "$work/other.c" "$work/other.so"
if "$zw" search "$work/other.so" --depth 3 >"$work/out" 2>&1; then
    echo "inlined: a kernel of another version was run" >&2
    wrong=1
elif ! grep -q 'has version 99: expected' "$work/out"; then
    echo "inlined: a kernel of another version was refused in other words: $(cat "$work/out")" >&2
    wrong=1
fi
exit $wrong
