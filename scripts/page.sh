#!/bin/sh
# Builds the page, a folder of static files, into build/page.
set -eu
cd "$(dirname "$0")/.."
scripts/wasm.sh
[ -d web/node_modules ] && [ web/node_modules -nt web/package-lock.json ] ||
    { (cd web && npm ci --no-audit --no-fund --loglevel=error --ignore-scripts) && touch web/node_modules; }
node web/build.mjs build-wasm/zw.wasm build/page
echo "the page is build/page/index.html; build/zw serve shows it with the native engine"
