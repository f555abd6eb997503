#!/bin/sh
# Builds and runs the tests of a profile, and ends with one line that counts them over all runs:
#   scripts/test.sh quick|slow|cluster|sanitize|tsan
# A build that fails counts as one failed test, so that the last line never promises more than was seen.
set -u
cd "$(dirname "$0")/.." || exit 1
passed=0
failed=0

attribute() { # attribute NAME FILE: a number from the first element of a JUnit report
    tr '\n' ' ' <"$2" | sed -n "s/^[^>]*>[^>]*[[:space:]]$1=\"\([0-9]*\)\".*/\1/p"
}

# tests PRESET TITLE TARGET CTEST_OPTIONS...: builds the target of the preset and runs the tests that the options choose
tests() {
    preset=$1 title=$2 target=$3
    shift 3
    directory=build-$preset
    [ "$preset" = release ] && directory=build
    echo "== $title"
    # shellcheck disable=SC2086 # several targets are several words
    if ! scripts/build.sh "$preset" $target; then
        echo "test: the $preset build failed" >&2
        failed=$((failed + 1))
        return
    fi
    report=$PWD/$directory/tests.xml
    rm -f "$report"
    # one more than there are cores: some tests wait for what they have started
    ctest --test-dir "$directory" -j "$((${JOBS:-2} + 1))" --output-on-failure --no-tests=error --output-junit "$report" "$@"
    status=$?
    run=$(attribute tests "$report" 2>/dev/null)
    bad=$(attribute failures "$report" 2>/dev/null)
    idle=$(($(attribute skipped "$report" 2>/dev/null || echo 0) + $(attribute disabled "$report" 2>/dev/null || echo 0)))
    run=${run:-0} bad=${bad:-0}
    [ "$status" -ne 0 ] && [ "$bad" -eq 0 ] && bad=1 run=$((run + 1))
    passed=$((passed + run - bad - idle))
    failed=$((failed + bad))
}

release_quick() {
    tests release "optimised build" "all all_tests" -LE "slow|cluster_long"
}
sanitize() {
    tests asan "address and undefined-behaviour sanitizers" unit_tests -L unit
}
threads() {
    tests tsan "thread sanitizer" threads_tests -L threads
}

case ${1:-} in
quick)
    release_quick
    sanitize
    threads
    ;;
slow) tests release "slow tests" "all all_tests" -L slow ;;
cluster)
    tests release "over the ranks of MPI" "all cluster_tests" -L cluster
    tests asan "the same under sanitizers" cluster_tests -L cluster
    ;;
sanitize) sanitize ;;
tsan) threads ;;
*)
    echo "test: unknown profile '${1:-}', expected quick, slow, cluster, sanitize or tsan" >&2
    exit 2
    ;;
esac

echo "$passed passed, $failed failed"
[ "$failed" -eq 0 ] && [ "$passed" -gt 0 ]
