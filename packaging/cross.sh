#!/bin/sh
# Builds the program for another processor or C library and runs it by emulation: packaging/cross.sh arm64|s390x|musl.
# It must make the searches of bench/signature. What only the machine's own packages could give, such as SQLite, is left out.
# Says which package is missing when the tools are not there (`make test-packages` installs them).
set -eu
cd "$(dirname "$0")/.."
unset MAKEFLAGS MFLAGS MAKELEVEL
target=${1:-}
case $target in
arm64) compiler=aarch64-linux-gnu-gcc processor=aarch64 emulator=qemu-aarch64-static package=gcc-aarch64-linux-gnu ;;
s390x) compiler=s390x-linux-gnu-gcc processor=s390x emulator=qemu-s390x-static package=gcc-s390x-linux-gnu ;;
musl) compiler=musl-gcc processor=$(uname -m) emulator= package=musl-tools ;;
*)
    echo "cross: unknown target '$target', expected arm64, s390x or musl" >&2
    exit 2
    ;;
esac
for tool in $compiler $emulator; do
    if ! command -v "$tool" >/dev/null; then
        echo "cross: $tool is missing; it is in the package $([ "$tool" = "$compiler" ] && echo $package || echo qemu-user-static)" >&2
        exit 1
    fi
done

directory=build-$target
cmake -S . -B "$directory" -DCMAKE_BUILD_TYPE=Release "-DCMAKE_C_FLAGS_RELEASE=-O2 -DNDEBUG" -DCMAKE_C_COMPILER="$compiler" -DCMAKE_SYSTEM_NAME=Linux \
    -DCMAKE_SYSTEM_PROCESSOR="$processor" -DCMAKE_FIND_ROOT_PATH=/nowhere -DCMAKE_FIND_ROOT_PATH_MODE_LIBRARY=ONLY \
    -DCMAKE_FIND_ROOT_PATH_MODE_INCLUDE=ONLY -DCMAKE_FIND_ROOT_PATH_MODE_PACKAGE=ONLY \
    -DCMAKE_DISABLE_FIND_PACKAGE_PkgConfig=ON -DCMAKE_EXE_LINKER_FLAGS=-static -DZW_WERROR=ON -DZW_TESTS=OFF -DZW_MPI=OFF \
    >"$directory.log" 2>&1 || { cat "$directory.log" >&2; exit 1; }
rm -f "$directory.log"
cmake --build "$directory" -j "${JOBS:-2}" --target zw
# shellcheck disable=SC2086 # no emulator is no word
packaging/signature.sh $emulator "$directory/zw"
