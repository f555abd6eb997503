#!/bin/sh
# Builds the fuzzers and runs each of them for its share of the time: scripts/fuzz.sh MINUTES [NAME...]. They begin with the
# committed corpora and with what earlier runs have found in the build directory; the source tree is left as it is. Ends
# with a line for each fuzzer, or at the first finding with status 1 and the path of the input.
set -eu
cd "$(dirname "$0")/.."
minutes=$1
shift
TMPDIR=$(mktemp -d -p /dev/shm 2>/dev/null || mktemp -d) # they write many small files
export TMPDIR
trap 'rm -rf "$TMPDIR"' EXIT
trap 'exit 130' INT TERM
WERROR=${WERROR:-OFF} scripts/build.sh fuzz fuzzers >"$TMPDIR/build" || {
    cat "$TMPDIR/build" >&2
    exit 1
}
[ $# -gt 0 ] || set -- $(ls fuzz/fuzz_*.c | sed 's|.*/fuzz_||; s|\.c$||')
seconds=$((minutes * 60 / $#))
[ "$seconds" -gt 0 ] || seconds=1
work=build-fuzz/fuzz
mkdir -p "$work/findings" "$work/logs"
# Small blocks are made and freed all the time: keep few of them back, note few callers, give no pages back.
export ASAN_OPTIONS="quarantine_size_mb=4:malloc_context_size=4:allocator_release_to_os_interval_ms=-1:${ASAN_OPTIONS:-}"

summary=
for name in "$@"; do
    [ -x "$work/fuzz_$name" ] || continue # left out of this build
    log=$work/logs/$name
    mkdir -p "$work/corpus/$name"
    dictionary=
    [ -f "fuzz/$name.dict" ] && dictionary=-dict=fuzz/$name.dict
    # Where an input takes microseconds, choosing the next one by entropy takes longer than reading it.
    case $name in
    analysis | checkpoint | external | games | lines | match | records) flags="-max_len=512 -entropic=0" ;;
    book) flags=-max_len=1024 ;;
    database) flags=-max_len=4096 ;;
    *) flags=-max_len=512 ;;
    esac
    echo "fuzz: $name, $seconds seconds"
    # shellcheck disable=SC2086 # no dictionary is no argument
    if ! "$work/fuzz_$name" -max_total_time="$seconds" $flags -timeout=30 -rss_limit_mb=4096 -close_fd_mask=3 \
        -print_final_stats=1 -artifact_prefix="$work/findings/$name-" $dictionary \
        "$work/corpus/$name" "fuzz/corpus/$name" >"$log" 2>&1; then
        tail -n 60 "$log" >&2
        found=$(sed -n 's/.*Test unit written to //p' "$log" | tail -n 1)
        if [ -n "$found" ]; then
            echo "fuzz: $name found something: $found" >&2
        else
            echo "fuzz: $name was stopped: see $log" >&2
        fi
        exit 1
    fi
    runs=$(sed -n 's/^stat::number_of_executed_units: *//p' "$log")
    coverage=$(sed -n 's/.*cov: \([0-9]*\).*/\1/p' "$log" | tail -n 1)
    summary="$summary$(printf '%-12s %12s executions %8s edges covered' "$name" "$runs" "$coverage")
"
done
printf '%s' "$summary"
