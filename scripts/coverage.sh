#!/bin/sh
# Lines and branches that the quick tests of the library and of the program cover, by module: scripts/coverage.sh [MODULE]
# With a MODULE it lists the uncovered branches of that module instead, from the last measurement where there is one. Ends
# with status 1 when a test has failed.
set -eu
cd "$(dirname "$0")/.."
work=$PWD/build-coverage
export=$work/coverage.json
status=0

measure() {
    mkdir -p "$work"
    scripts/build.sh coverage all all_tests >"$work/build.txt" || {
        cat "$work/build.txt" >&2
        exit 1
    }
    rm -rf "$work/profiles"
    # Programs that are killed leave a profile behind that cannot be read; processes of one program share a few files. Fault
    # injection would fail the writing of profiles.
    LLVM_PROFILE_FILE=$work/profiles/%4m.profraw ctest --test-dir "$work" -j "${JOBS:-2}" --output-on-failure \
        --no-tests=error -L 'unit|threads|cli' -LE slow -E '^faults' || status=1
    llvm-profdata merge -sparse -failure-mode=all -o "$work/tests.profdata" "$work"/profiles/*.profraw
    objects=
    for program in "$work"/tests/test_* "$work"/fuzz/fuzz_*; do
        [ -x "$program" ] && objects="$objects -object=$program"
    done
    # shellcheck disable=SC2086 # several objects are several words
    llvm-cov export -format=text -instr-profile="$work/tests.profdata" "$work/zw" $objects >"$export.part"
    mv "$export.part" "$export"
}

if [ $# -eq 0 ] || [ ! -f "$export" ]; then
    measure
fi
python3 -B scripts/coverage.py . "$export" "$@"
[ "$status" -eq 0 ] || echo "coverage: some of the tests failed, and did not cover what they are for" >&2
exit "$status"
