#!/bin/sh
# The manual page tells the truth: it knows every command and every option that the program knows, none that it does not,
# and its examples run. manual.sh SOURCE_DIR BUILD_DIR
set -eu
page=$2/zw.1.scd # with the switches that the build has written into it
zw=$2/zw
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
wrong=0

options() { # the long options in a text, sorted
    grep -oE -e '--[a-z][a-z-]*' | sort -u
}

commands=$(sed -n '/^# COMMANDS/,/^# OPTIONS/s/^\*zw \([a-z-]*\)\*.*/\1/p' "$page" | grep -vx help)
for command in $commands; do
    if ! "$zw" "$command" --help >"$work/help"; then
        echo "manual: 'zw $command --help' failed" >&2
        wrong=1
    fi
    options <"$work/help" >>"$work/program"
done
sort -u "$work/program" -o "$work/program"
options <"$page" | grep -vxF -e --libs >"$work/manual"
if ! diff "$work/program" "$work/manual" >"$work/difference"; then
    echo "manual: options of the program (<) and of the page (>) differ:" >&2
    cat "$work/difference" >&2
    wrong=1
fi

{ echo "$commands"; echo help; } | sort >"$work/manual"
"$zw" --help | sed -nE 's/^  ([a-z][a-z-]*)  .*/\1/p' | sort >"$work/program"
if ! diff "$work/program" "$work/manual" >"$work/difference"; then
    echo "manual: commands of the program (<) and of the page (>) differ:" >&2
    cat "$work/difference" >&2
    wrong=1
fi

sed -n '/^# EXAMPLES/,/^# SEE ALSO/s/^	zw //p' "$page" >"$work/examples"
[ -s "$work/examples" ]
while read -r arguments; do
    # shellcheck disable=SC2086 # the page's words are the arguments
    if ! (cd "$work" && "$zw" $arguments) >"$work/output" 2>&1; then
        echo "manual: the example 'zw $arguments' failed:" >&2
        cat "$work/output" >&2
        wrong=1
    fi
done <"$work/examples"
exit $wrong
