#!/bin/sh
# Instructions per leaf of every game's move generation: the last ply counted and not played, no hash. Perft is run under
# callgrind at two depths, so that what the program does besides falls out of the difference:
#   bench/perft.sh [GAME...]       the program is $ZW, or build/zw
# Exit status 1 when a game needs more than its limit.
set -u
cd "$(dirname "$0")/.." || exit 2
zw=${ZW:-build/zw}
[ -x "$zw" ] || { echo "perft.sh: no program at '$zw', expected a release build (make)" >&2; exit 2; }
command -v valgrind >/dev/null || { echo "perft.sh: valgrind is missing" >&2; exit 2; }

# game | lower depth | most instructions per leaf | position ("start": the initial one)
rows='othello|7|35|start
checkers|7|80|start
chess|4|60|start
chess|3|60|r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1'

for game in "$@"; do
    echo "$rows" | grep -q "^$game|" || { echo "perft.sh: no row for '$game', expected othello, checkers or chess" >&2; exit 2; }
done

# measure GAME DEPTH POSITION: prints "instructions leaves"
measure() {
    valgrind --tool=callgrind --callgrind-out-file=/dev/null "$zw" perft "$1" "$2" --position "$3" --json 2>&1 |
        sed -n 's/^==[0-9]*== Collected : \([0-9]*\)$/\1/p; s/.*"nodes": *\([0-9]*\).*/\1/p' | sort -k1,1n |
        awk '{ n[NR] = $1 } END { if (NR == 2) print n[2], n[1] }'
}

status=0
printf '%-10s %6s %14s %14s %9s %6s  %s\n' game plies instructions leaves per-leaf limit position
echo "$rows" | {
    while IFS='|' read -r game depth limit position; do
        case " ${*:-$game} " in *" $game "*) ;; *) continue ;; esac
        low=$(measure "$game" "$depth" "$position")
        high=$(measure "$game" $((depth + 1)) "$position")
        if [ -z "$low" ] || [ -z "$high" ]; then
            echo "perft.sh: $game could not be measured" >&2
            status=2
            continue
        fi
        echo "$low $high" | awk -v game="$game" -v depth="$depth" -v limit="$limit" -v position="$position" '{
            each = ($3 - $1) / ($4 - $2)
            printf "%-10s %3d-%-2d %14d %14d %9.1f %6d  %.40s\n", game, depth, depth + 1, $3 - $1, $4 - $2, each, limit, position
            exit each > limit
        }' || status=1
    done
    exit $status
}
