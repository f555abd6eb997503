#!/bin/sh
# Removes what `make install` puts into a prefix: scripts/uninstall.sh BUILD_DIR PREFIX. The list of files comes from an
# installation of the same build into an empty folder. Of the folders only those named after the program are removed, and
# only when nothing of anybody else is left there. DESTDIR is honoured as `make install` does.
set -eu
build=$1 prefix=$2
[ -f "$build/cmake_install.cmake" ] || { echo "uninstall: $build: expected a build of zw (run make first)" >&2; exit 2; }
case $prefix in
/*) ;;
*) prefix=$PWD/$prefix ;;
esac
staging=$(mktemp -d)
trap 'rm -rf "$staging"' EXIT
DESTDIR=$staging cmake --install "$build" --prefix "$prefix" >/dev/null
removed=0
list=$staging/list
cd "$staging$prefix"
find . ! -type d | sed 's|^\./||' >"$list"
while read -r file; do
    if [ -e "${DESTDIR:-}$prefix/$file" ] || [ -L "${DESTDIR:-}$prefix/$file" ]; then
        rm -f "${DESTDIR:-}$prefix/$file"
        removed=$((removed + 1))
    fi
done <"$list"
find . -depth -type d -path '*/zw*' | while read -r folder; do
    rmdir "${DESTDIR:-}$prefix/$folder" 2>/dev/null || true
done
echo "uninstall: $removed files removed from ${DESTDIR:-}$prefix"
