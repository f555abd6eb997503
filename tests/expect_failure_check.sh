#!/bin/sh
# expect_failure.sh is itself no test that cannot fail: it takes failed tests for a catch, and nothing else.
judge=$(dirname "$0")/expect_failure.sh
wrong=0

verdict() { # verdict WANTED COMMAND...
    wanted=$1
    shift
    "$judge" "$@" >/dev/null 2>&1
    if [ $? -ne "$wanted" ]; then
        echo "expect_failure_check: '$*' was misjudged" >&2
        wrong=1
    fi
}

verdict 0 sh -c 'exit 1'
verdict 0 sh -c 'exit 100'
verdict 1 true
verdict 1 sh -c 'exit 101'
verdict 1 sh -c 'kill -SEGV $$'
verdict 1 sh -c 'kill -ABRT $$'
verdict 1 ./no-such-program
exit $wrong
