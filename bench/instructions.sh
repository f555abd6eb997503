#!/bin/sh
# Instructions of fixed workloads under callgrind, which do not depend on what else the machine does:
#   bench/instructions.sh [PROGRAM [BEFORE]]      PROGRAM is build/zw unless given
# With BEFORE, another build of zw, prints the ratio of the two and ends with status 1 when one is above 1.02 or when the
# two visit different numbers of nodes.
set -u
cd "$(dirname "$0")/.." || exit 2
zw=${1:-build/zw}
before=${2:-}
for program in "$zw" $before; do
    [ -x "$program" ] || { echo "instructions.sh: no program at '$program', expected a release build (make)" >&2; exit 2; }
done
command -v valgrind >/dev/null || { echo "instructions.sh: valgrind is missing" >&2; exit 2; }

# name | arguments
rows='othello, fixed depth|search othello --depth 7 --algorithm aspiration --table 4M
chess, fixed depth|search chess --depth 5 --algorithm aspiration --table 4M
connect4, fixed depth|search connect4 --depth 11 --algorithm mtdf --table 4M
checkers, fixed depth|search checkers --depth 9 --algorithm mtdf --table 4M
kalah, fixed depth|search kalah --depth 13 --algorithm mtdf --table 4M
chess, play|search chess --tournament --depth 9 --algorithm mtdf --table 4M
othello, play|search othello --tournament --depth 9 --algorithm mtdf --table 4M
othello, middle game|search othello --moves "f5 d6 c4 f4 f6 f7 g5 h6 c5 c3 e6 b5 g4 e3 h5 e7 d7 g6 d8 e8" --tournament --depth 11
checkers, play|search checkers --tournament --depth 13 --algorithm mtdf --table 4M
connect4, solve|solve connect4 --position 45461667
chess, perft|perft chess 4
othello, perft|perft othello 8
checkers, perft|perft checkers 8
connect4, perft|perft connect4 8'

# measure PROGRAM ARGUMENTS...: prints "instructions nodes"
measure() {
    valgrind --tool=callgrind --callgrind-out-file=/dev/null "$@" --json 2>&1 |
        awk '/Collected/ { instructions = $NF } match($0, /"nodes": ?[0-9]+/) { nodes = substr($0, RSTART + 8, RLENGTH - 8) }
             END { print instructions + 0, nodes + 0 }'
}

echo "$rows" | {
    status=0
    while IFS='|' read -r name arguments; do
        now=$(eval "measure \"\$zw\" $arguments")
        if [ -z "$before" ]; then
            echo "$now" | awk -v name="$name" '{ printf "%-22s %12d instructions %10d nodes\n", name, $1, $2 }'
            continue
        fi
        echo "$now $(eval "measure \"\$before\" $arguments")" | awk -v name="$name" '{
            wrong = $3 == 0 || $1 > 1.02 * $3 || $2 != $4
            printf "%-22s %12d %12d %7.3f%s\n", name, $3, $1, $3 ? $1 / $3 : 0, $2 != $4 ? "  nodes " $4 " and " $2 : ""
            exit wrong }' || status=1
    done
    exit $status
}
