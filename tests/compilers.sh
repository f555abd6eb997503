#!/bin/sh
# Same options, one thread or virtual workers: the same counters from both compilers. Compares what the optimised program of one compiler and
# the sanitized program of the other say of a few searches, all but the times. compilers.sh SOURCE_DIR BUILD_DIR, the
# latter of the sanitized program.
set -eu
source=$1 build=$2
optimised=$source/build/zw
if [ ! -x "$optimised" ]; then
    echo "compilers: $optimised is missing: expected the program that \`make\` builds" >&2
    exit 1
fi
compiler() { # compiler PROGRAM: which one made it
    "$1" version --json | sed -n 's/.*"compiler": *"\([a-z]*\).*/\1/p'
}
one=$(compiler "$optimised") other=$(compiler "$build/zw")
if [ -z "$one" ] || [ "$one" = "$other" ]; then
    echo "compilers: both programs come from '$one': expected two compilers" >&2
    exit 1
fi

count=0
same() { # same ARGUMENTS...: both programs print the same object but for its times
    for program in "$optimised" "$build/zw"; do
        "$program" "$@" --json | tail -n 1 | sed -E 's/"(seconds|nodes_per_second)": ?[^,}]*//g'
    done | uniq -c | awk -v what="$*" '
        /"nodes"/ { lines += $1 }
        END {
            if (lines == 2 && NR == 1) exit 0
            print "compilers: zw " what ": two programs, different answers" > "/dev/stderr"
            exit 1
        }'
    count=$((count + 1))
}

for algorithm in alphabeta scout negascout aspiration mtdf sss dual cstar mtd-step zoom; do
    same search tree --position uniform:w=5,d=7,seed=11 --algorithm $algorithm
    same search connect4 --position 4453 --depth 9 --algorithm $algorithm
done
same search tree --position graph:w=6,d=7,share=0.3,seed=5 --etc all --table 1024e
same search connect4 --tournament --depth 12 --table 16M
same search chess --depth 5 --etc all
same search chess --tournament --depth 5 --position 'r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1'
same solve connect4 --position 45461667
same search chess --depth 5 --virtual 8
same search othello --depth 6 --virtual 3 --algorithm aspiration
same solve connect4 --position 45461667 --virtual 4
echo "compilers: $count searches agree between $one and $other"
