#!/bin/sh
# Configures a preset and builds it: scripts/build.sh PRESET [TARGET...]. Says little but errors, warnings and what the
# configuration left out. WERROR (ON or OFF) and JOBS come from the environment.
set -eu
cd "$(dirname "$0")/.."
unset MAKEFLAGS MFLAGS MAKELEVEL # the build is no part of the make that may have called this
preset=$1
shift
directory=build-$preset
[ "$preset" = release ] && directory=build

for tool in cmake "${CC:-cc}"; do
    if ! command -v "$tool" >/dev/null; then
        echo "build: $tool is missing; \`make setup\` installs what is needed" >&2
        exit 1
    fi
done

configure() {
    cmake --preset "$preset" --log-level=NOTICE -DZW_WERROR="${WERROR:-OFF}" >"$directory.log" 2>&1 || {
        cat "$directory.log" >&2
        rm -f "$directory.log"
        exit 1
    }
}
configure
if grep -q 'require your cache to be deleted' "$directory.log"; then # another compiler; the settings are gone too
    rm -rf "$directory"
    configure
fi
grep '^zw: ' "$directory.log" || true
rm -f "$directory.log"
if [ $# -gt 0 ]; then
    cmake --build "$directory" -j "${JOBS:-2}" --target "$@"
else
    cmake --build "$directory" -j "${JOBS:-2}"
fi
