#!/bin/sh
# The short tour of `make run`: all algorithms head to head on the three games, then every experiment of the laboratory
# at shallow depths, its report, and the answer as a table. About a minute.
#   scripts/tour.sh PROGRAM DIRECTORY
# What the directory has from an earlier tour is not computed again.
set -eu
zw=$1
directory=$2

show() { # show TITLE ARGUMENTS...
    printf '\n== %s\n   zw' "$1"
    shift
    printf ' %s' "$@"
    printf '\n\n'
    "$zw" "$@"
}

show "Othello: about ten moves in a position, few transpositions" \
    compare othello --set othello --depth 6
show "checkers: about three moves, forced captures, very many transpositions" \
    compare checkers --set checkers --depth 8
show "chess: about thirty-five moves, many transpositions" \
    compare chess --set chess --depth 4
mkdir -p "$directory"
show "the papers' experiments, at shallow depths" \
    lab run all --scale tour --budget 60s --store "$directory/lab.db"
show "which algorithm, by how much, on which game (make lab measures it at the papers' depths)" \
    lab report --scale tour --store "$directory/lab.db"
echo
echo "The report says what became of each of the papers' claims, and so does \`$zw lab show NAME --store $directory/lab.db\`."
echo "To see it in a browser: make page, then build/zw serve"
