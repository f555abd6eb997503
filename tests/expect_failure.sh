#!/bin/sh
# Runs a test program over a mutated library and succeeds only when the tests caught the fault: the program came to its
# end and reported failed tests. A crash (a signal) or a program that cannot run is no catch.
"$@"
status=$?
case $status in
0)
    echo "expect_failure: the tests did not notice the fault" >&2
    exit 1
    ;;
[1-9] | [1-9][0-9] | 100)
    echo "expect_failure: caught, $status failed"
    exit 0
    ;;
*)
    echo "expect_failure: the program did not run to its end (status $status)" >&2
    exit 1
    ;;
esac
