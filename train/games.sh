#!/bin/sh
# Plays games to learn from on all cores for some time: train/games.sh PROGRAM RECORDS DIRECTORY SECONDS
#
# RECORDS are games, one a line as moves. Of four cores one follows them as they were played, one deviates from them and
# two play games of their own from random openings. Each core writes a file of its own in DIRECTORY; the same command goes
# on with it. DEPTH, EXACT (plies left from which on moves are solved) and SEED can be set in the environment.
set -e
program=$1 records=$2 directory=$3 seconds=$4
cores=$(nproc)
search="--jobs 1 --depth ${DEPTH:-6} --exact ${EXACT:-31} --games 100000000"
mkdir -p "$directory"
split -n "r/$cores" -d -a 3 "$records" "$directory/records-"
for core in $(seq 0 $((cores - 1))); do
    from="--from $directory/records-$(printf %03d "$core") --follow 46"
    case $((core % 4)) in
    0) kind="$from --opening 0 --until 0 --noise 0" ;;
    1) kind="$from --opening 0 --until 46 --noise 10" ;;
    *) kind="--opening 8 --until 20 --noise 10" ;;
    esac
    # shellcheck disable=SC2086
    timeout -s INT "$seconds" "$program" tune othello games "$directory/games-$core.txt" $search $kind \
        --seed $((${SEED:-1} * 1000 + core)) 2>/dev/null &
done
wait
rm "$directory"/records-*
