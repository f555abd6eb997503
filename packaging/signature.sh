#!/bin/sh
# Does a program make the searches that bench/signature has? packaging/signature.sh PROGRAM... (an emulator may come first)
set -eu
here=$(cd "$(dirname "$0")/.." && pwd)
found=$(mktemp)
trap 'rm -f "$found"' EXIT
"$@" bench --json >"$found.json" || { rm -f "$found.json"; echo "signature: '$* bench' failed" >&2; exit 1; }
sed -n 's/^{"game":"\([^"]*\)","instance":"\([^"]*\)".*"signature":"\([^"]*\)".*/\1 \2 \3/p' "$found.json" >"$found"
rm -f "$found.json"
if ! diff "$here/bench/signature" "$found" >&2; then
    echo "signature: expected the lines of bench/signature (<), found those of '$*' (>)" >&2
    exit 1
fi
echo "signature: $* makes the searches of bench/signature"
