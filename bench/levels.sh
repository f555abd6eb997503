#!/bin/sh
# How far apart are the levels of play? bench/levels.sh PROGRAM GAME [GAMES [LEVEL...]]: a match of each level (2 to 10) against
# the one below from random paired openings, and a row of the table in docs/play.md for each. Fails when a level scores less
# than 65 or more than 90 %.
set -eu
zw=$1
game=$2
games=${3:-200}
[ $# -gt 3 ] && shift 3 || set -- 2 3 4 5 6 7 8 9 10
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
wrong=0

number() { # number NAME: a field of the result
    tail -n 1 "$work/result" | sed -n "s/.*\"$1\":\([-0-9.]*\).*/\1/p"
}

for level in "$@"; do
    "$zw" match "$game" level="$level" level=$((level - 1)) --games "$games" --seed 27 --plies 4 --table 1M \
        --tablebase off --out "$work/games" --json >"$work/result"
    rm -f "$work/games"
    score=$(number score)
    printf '| %s | %s | %s | %s | %s | %s |\n' "$game" "$level" "$(number wins)" "$(number draws)" "$(number losses)" \
        "$(echo "$score" | awk '{printf "%.1f %%", 100 * $1}')"
    [ "$(echo "$score" | awk '{print ($1 >= 0.65 && $1 <= 0.9)}')" = 1 ] || wrong=1
done
exit $wrong
