#!/bin/sh
# The head-to-head tables of `make run`: every algorithm on the same positions with the same table, on four kinds of
# trees and on Connect Four. scripts/tour.sh PROGRAM
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
    compare tree --set uniform:w=5,d=9,seed=1..20
show "trees whose first move is best six times in ten" \
    compare tree --set ordered:w=10,d=6,first=0.6,seed=1..20
show "trees with values on their edges, tried in the order of these values" \
    compare tree --set edge:b=8,d=6,seed=1..20
show "trees in which several paths lead to one position" \
    compare tree --set graph:w=6,d=7,share=0.3,seed=1..20
show "Connect Four, the start and random positions" \
    compare connect4 --set connect4 --depth 12
