#!/bin/sh
# The page in a browser, and the counters of the module against bench/signature. Arguments go to node's test runner.
set -eu
cd "$(dirname "$0")/.."
node --test --test-concurrency=1 "$@" tests/page/*.test.mjs
node wasm/signature.mjs build-wasm/package bench/signature
