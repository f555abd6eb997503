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
show "independent leaf values: nothing to gain from order or memory" \
    compare tree --set uniform:w=5,d=8,seed=1..10
show "the first move is best six times in ten, as in a game program's trees" \
    compare tree --set ordered:w=10,d=6,first=0.6,seed=1..10
show "values that grow along the edges, with a static order" \
    compare tree --set edge:b=8,d=6,seed=1..10
show "positions reached by several paths, which a table remembers" \
    compare tree --set graph:w=6,d=7,share=0.3,seed=1..10
show "Connect Four from the start" \
    compare connect4 --depth 8
