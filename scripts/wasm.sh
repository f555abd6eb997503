#!/bin/sh
# Builds the library as a WebAssembly module and puts its npm package together in build-wasm/package.
set -eu
cd "$(dirname "$0")/.."
most=2000000 # bytes, compressed
scripts/build.sh wasm
package=build-wasm/package
rm -rf "$package"
mkdir -p "$package"
cp wasm/package.json wasm/README.md wasm/index.js wasm/index.d.ts wasm/host.js wasm/worker.js LICENSE build-wasm/zw.wasm "$package"
size=$(gzip -9 -c build-wasm/zw.wasm | wc -c)
echo "$package: zw.wasm has $size bytes compressed"
if [ "$size" -gt "$most" ]; then
    echo "wasm: expected at most $most bytes" >&2
    exit 1
fi
