#!/bin/sh
# Same options, one thread: the same counters from both compilers. Builds the program with the compiler that did not make
# this build, and compares what both say of a few searches, all but the times. compilers.sh SOURCE_DIR BUILD_DIR
set -eu
source=$1 build=$2
case $("$CC" --version) in
*clang*) other=gcc ;;
*) other=clang ;;
esac
cmake -S "$source" -B "$build/other" -DCMAKE_C_COMPILER=$other -DCMAKE_BUILD_TYPE=Release \
    -DCMAKE_C_FLAGS_RELEASE="-O1 -DNDEBUG" -DZW_WERROR=ON -DZW_TESTS=OFF >/dev/null
cmake --build "$build/other" --target zw >/dev/null

count=0
same() { # same ARGUMENTS...: both programs print the same object but for its times
    for program in "$build/zw" "$build/other/zw"; do
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

for algorithm in alphabeta scout negascout aspiration mtdf sss dual cstar mtd-step; do
    same search tree --position uniform:w=5,d=7,seed=11 --algorithm $algorithm
    same search connect4 --position 4453 --depth 9 --algorithm $algorithm
done
same search tree --position graph:w=6,d=7,share=0.3,seed=5 --etc all --table 1024e
same search connect4 --tournament --depth 12 --table 16M
same search chess --depth 5 --etc all
same search chess --tournament --depth 5 --position 'r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1'
same solve connect4 --position 45461667
echo "compilers: $count searches agree between $CC and $other"
