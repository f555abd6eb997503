#!/bin/sh
# Compares the legal moves of the games with those of independent programs, on positions of random games:
#   scripts/differential.sh [--record] [GAME...]
# chess with Stockfish (and opening books with Polyglot's), checkers with the npm package rapid-draughts, Othello with an array board of the tests. What is
# missing is installed by name, the npm package into the build directory. With --record a sample of positions and moves,
# compared in the same way, is written to tests/data/GAME.moves, which `make test` replays without the other programs.
set -eu
cd "$(dirname "$0")/.."
record=
if [ "${1:-}" = --record ]; then
    record=yes
    shift
fi
[ $# -gt 0 ] || set -- chess checkers othello
work=build/differential
zw=build/zw

positions() { # positions GAME GAMES COUNT SEED: the arguments of zw that make random positions
    echo "selfplay $1 --random --games $2 --positions $3 --seed $4 --plies 4 --write positions"
}

against_stockfish() { # against_stockfish POSITIONS
    stockfish=$(command -v stockfish || echo /usr/games/stockfish)
    "$zw" moves chess --file "$1" | python3 tests/differential/chess.py "$stockfish"
}

books() { # the books of the first moves of the same games
    polyglot=$(command -v polyglot || echo /usr/games/polyglot)
    rm -f $work/books.txt $work/books.pgn
    "$zw" match chess mtdf/nodes=100 mtdf/nodes=200 --plies 8 --games 100 --out $work/books.txt --pgn $work/books.pgn >/dev/null
    python3 tests/differential/polyglot.py "$zw" "$polyglot" $work/books.txt $work/books.pgn $work
}

against_rapid_draughts() {
    if [ ! -d $work/node_modules/rapid-draughts ]; then
        echo "differential: installing the npm package rapid-draughts into $work"
        npm install --prefix $work --silent --no-audit --no-fund rapid-draughts@1.0.6
    fi
    cp tests/differential/checkers.mjs $work/ # a module is looked for beside the file that imports it
    "$zw" moves checkers --after --json --file "$1" | node $work/checkers.mjs
}

# shellcheck disable=SC2046 # the words of `positions` are arguments
compare() { # compare GAME GAMES COUNT FUNCTION
    "$zw" $(positions "$1" "$2" "$3" 1) >"$work/$1.positions"
    "$4" "$work/$1.positions"
}

# shellcheck disable=SC2046
write_sample() { # write_sample GAME [FUNCTION]
    "$zw" $(positions "$1" 60 300 2) >"$work/$1.sample"
    if [ $# -gt 1 ]; then
        "$2" "$work/$1.sample"
    fi
    {
        echo "# Positions of random games and their legal moves, written by scripts/differential.sh --record $1 with"
        echo "# zw $(positions "$1" 60 300 2) | zw moves $1 --file -"
        "$zw" moves "$1" --file "$work/$1.sample"
    } >"tests/data/$1.moves"
}

scripts/setup.sh differential
scripts/build.sh release zw test_slow_othello
mkdir -p $work
for game in "$@"; do
    case $game in
    chess)
        compare chess 5000 100000 against_stockfish
        books
        ;;
    checkers) compare checkers 2000 20000 against_rapid_draughts ;;
    othello) build/tests/test_slow_othello ;;
    *)
        echo "differential: unknown game '$game', expected chess, checkers or othello" >&2
        exit 2
        ;;
    esac
    if [ "$record" ]; then
        case $game in
        chess) write_sample chess against_stockfish ;;
        checkers) write_sample checkers against_rapid_draughts ;;
        othello) write_sample othello ;; # the array board was compared just now, on the same generator
        esac
    fi
done
