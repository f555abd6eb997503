#!/bin/sh
# The head-to-head tables of `make run`: every algorithm on the same positions with the same table, on trees and on
# the games. scripts/tour.sh PROGRAM
set -eu
zw=$1

show() { # show TITLE ARGUMENTS...
    printf '\n== %s\n' "$1"
    shift
    printf '   zw %s\n\n' "$*"
    "$zw" "$@"
}

"$zw" algorithms
show "trees with independent leaf values" \
    compare tree --set uniform:w=5,d=8,seed=1..20
show "trees whose first move is best six times in ten" \
    compare tree --set ordered:w=10,d=6,first=0.6,seed=1..20
show "trees in which several paths lead to one position" \
    compare tree --set graph:w=6,d=7,share=0.3,seed=1..20
show "Connect Four" \
    compare connect4 --set connect4 --depth 10
show "Othello: about ten moves in a position, few transpositions" \
    compare othello --set othello --depth 8
show "checkers: about three moves, forced captures, very many transpositions" \
    compare checkers --set checkers --depth 10
show "chess: about thirty-five moves, many transpositions" \
    compare chess --set chess --depth 5
