#!/bin/sh
# Every global symbol of libzw.a begins with zw_, so that a program with a chess_show() of its own links.
# symbols.sh SOURCE_DIR BUILD_DIR
set -eu
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

foreign() { nm -g --defined-only "$1" 2>/dev/null | awk 'NF == 3 && $3 !~ /^zw_/ { print $3 }' | sort -u; }

found=$(foreign "$2/libzw.a")
if [ -n "$found" ]; then
    echo "symbols: libzw.a has symbols without the prefix zw_:" $found >&2
    exit 1
fi

# The check itself sees one that lacks it.
echo 'int chess_show(void); int chess_show(void) { return 0; }' >"$work/own.c"
"${CC:-cc}" -c "$work/own.c" -o "$work/own.o"
[ "$(foreign "$work/own.o")" = chess_show ] || { echo "symbols: nm does not list what it should" >&2; exit 1; }
