#!/bin/sh
# Are the evaluations sane? bench/matches.sh [PROGRAM [GAMES]]: by matches from random paired openings,
#   - each game's evaluation beats material or discs alone at equal nodes with at least 85 % of the points,
#   - one ply more beats one ply less.
# Prints a row for each match and fails when one does not hold.
set -eu
zw=${1:-build/zw}
games=${2:-200}
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
wrong=0

number() { # number NAME: a field of the result
    sed -n "s/.*\"$1\":\([-0-9.]*\).*/\1/p" "$work/result" | tail -n 1
}

# row GAME A B LEAST OPTIONS...: plays the match; LEAST is the score that A must reach
row() {
    game=$1 a=$2 b=$3 least=$4
    shift 4
    "$zw" match "$game" "$a" "$b" --games "$games" --seed 77 --out "$work/games" --json "$@" >"$work/result"
    rm -f "$work/games"
    score=$(number score)
    verdict=holds
    if [ "$(echo "$score $least" | awk '{print ($1 >= $2)}')" != 1 ]; then
        verdict="does not hold"
        wrong=1
    fi
    printf '%-9s %-32s %-32s %.3f  Elo %s +- %s  expected %s: %s\n' "$game" "$a" "$b" "$score" "$(number elo)" \
        "$(number elo_error)" "$least" "$verdict"
}

row chess aspiration aspiration/evaluation=plain 0.85 --nodes 20000
row othello aspiration aspiration/evaluation=plain 0.85 --nodes 5000
row checkers aspiration aspiration/evaluation=plain 0.85 --nodes 5000 # with more nodes more games are drawn
for game in chess othello checkers connect4 kalah; do
    row $game aspiration/depth=5 aspiration/depth=4 0.5
done
exit $wrong
