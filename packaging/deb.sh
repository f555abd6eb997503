#!/bin/sh
# Makes the Debian source and binary packages: packaging/deb.sh [FOLDER] (build-deb). The sources are copied first, so that
# the tree stays as it is. The package zw-mpi is made where an MPI is installed. The times of all files are that of the last
# entry of debian/changelog, so that two calls make the same bytes. Ends with lintian, whose errors are failures.
set -eu
cd "$(dirname "$0")/.."
unset MAKEFLAGS MFLAGS MAKELEVEL
umask 022
usual_modes() { # whatever the permissions of a checkout are
    find "$1" -type d -exec chmod 755 {} +
    find "$1" -type f -perm /100 -exec chmod 755 {} + -o -type f -exec chmod 644 {} +
}
out=${1:-build-deb}
version=$(sed -n 's/^#define ZW_VERSION "\(.*\)"/\1/p' include/zw/zw.h)
packaged=$(sed -n '1s/^zw (\(.*\)-[^-]*) .*/\1/p' packaging/debian/changelog)
if [ "$version" != "$packaged" ]; then
    echo "deb: packaging/debian/changelog is of version $packaged, expected $version" >&2
    exit 1
fi
SOURCE_DATE_EPOCH=${SOURCE_DATE_EPOCH:-$(dpkg-parsechangelog -l packaging/debian/changelog -S Timestamp)}
DEB_BUILD_OPTIONS="parallel=${JOBS:-2} ${DEB_BUILD_OPTIONS:-}"
export SOURCE_DATE_EPOCH DEB_BUILD_OPTIONS
profiles=
if ! command -v mpicc >/dev/null; then
    profiles=--build-profiles=pkg.zw.nompi
    echo "deb: without zw-mpi (no MPI: libopenmpi-dev and openmpi-bin)"
fi

tree=$out/zw-$version
rm -rf "$out"
packaging/sources.sh "$tree"
usual_modes "$tree"
tar --create --sort=name --mtime="@$SOURCE_DATE_EPOCH" --owner=0 --group=0 --numeric-owner --format=gnu \
    --directory "$out" "zw-$version" | gzip -9n >"$out/zw_$version.orig.tar.gz"
cp -r packaging/debian "$tree/debian"
usual_modes "$tree/debian"

# shellcheck disable=SC2086 # none or one word
(cd "$tree" && dpkg-buildpackage --no-sign --build=full $profiles) >"$out/build.log" 2>&1 || {
    tail -n 40 "$out/build.log" >&2
    echo "deb: the build failed; all of it is in $out/build.log" >&2
    exit 1
}
rm -rf "$tree"
cd "$out"
lintian --fail-on error --suppress-tags bad-distribution-in-changes-file ./*.changes
echo "deb: in $out:"
ls -1 ./*.deb ./*.dsc | sed 's|^\./|  |'
