#!/bin/sh
# Tests the packages: packaging/test.sh [PART...], all parts without words. They are made in build-packages/.
#   deb           makes the packages; lintian finds no error
#   reproducible  makes them again from a copy in another folder, with another time zone and umask: the same bytes
#   completions   bash, fish and zsh complete by the packaged files
#   sbom          the bill of materials names what the package depends on, and comes out the same twice
#   chroot        installs them into an empty Debian (mmdebstrap): play, pkg-config, man; and removes them without a trace
#   arm64 s390x musl   the program for another machine, by emulation: the searches of bench/signature
set -eu
cd "$(dirname "$0")/.."
here=$PWD
top=$here/build-packages
debs=$top/deb
passed=0

fail() {
    echo "test-packages: $*" >&2
    exit 1
}
expect() { # expect TITLE PATTERN FILE
    grep -Eq "$2" "$3" || { cat "$3" >&2; fail "$1: no line matches '$2'"; }
}

deb() {
    packaging/deb.sh "$debs"
}

reproducible() {
    copy=$(mktemp -d)
    packaging/sources.sh "$copy/elsewhere"
    (cd "$copy/elsewhere" && umask 077 && TZ=Pacific/Auckland LC_ALL=C.UTF-8 packaging/deb.sh "$copy/second" >"$copy/log") ||
        { cat "$copy/log" >&2; fail "the second build failed"; }
    compared=0
    for file in "$debs"/*.deb "$debs"/*.dsc "$debs"/*.tar.*; do
        cmp "$file" "$copy/second/$(basename "$file")" || fail "$(basename "$file") is not the same in two builds ($copy)"
        compared=$((compared + 1))
    done
    rm -rf "$copy"
    echo "reproducible: $compared files are the same in two builds"
}

unpack() { # the files of the package zw
    rm -rf "$top/unpacked"
    dpkg --extract "$(echo "$debs"/zw_*.deb)" "$top/unpacked"
}

completions() {
    unpack
    export ZW_PROGRAM="$top/unpacked/usr/bin/zw" ZW_PLUGINS="$top"
    python3 -B tests/cli/test_completions.py
    for file in bash:bash-completion/completions/zw fish:fish/vendor_completions.d/zw.fish zsh:zsh/vendor-completions/_zw; do
        "$ZW_PROGRAM" completions "${file%%:*}" | cmp - "$top/unpacked/usr/share/${file#*:}"
    done
}

sbom() {
    unpack
    SOURCE_DATE_EPOCH=0 python3 packaging/sbom.py "$top/unpacked/usr/bin/zw" >"$top/zw.cdx.json"
    SOURCE_DATE_EPOCH=0 python3 packaging/sbom.py "$top/unpacked/usr/bin/zw" | cmp - "$top/zw.cdx.json"
    # every package that dpkg-shlibdeps found is in the bill; it reads symbols, not what ldd says
    dpkg-deb --field "$(echo "$debs"/zw_*.deb)" Depends | tr ',' '\n' | sed 's/^ *//; s/ .*//' >"$top/depends"
    while read -r package; do
        expect "sbom" "\"name\": \"$package\"" "$top/zw.cdx.json"
    done <"$top/depends"
    echo "sbom: names $(wc -l <"$top/depends") packages that zw depends on"
}

# What there is in a system, but for the notes that the package manager keeps of its work.
files_of() {
    (cd "$1" && find . -xdev \( -path ./proc -o -path ./sys -o -path ./dev -o -path ./tmp -o -path ./var/lib/dpkg -o \
        -path ./var/lib/apt -o -path ./var/cache -o -path ./var/log -o -path ./root \) -prune -o -print) | sort
}

in_chroot() {
    chroot "$root" /usr/bin/env -i PATH=/usr/sbin:/usr/bin:/sbin:/bin HOME=/root LC_ALL=C.UTF-8 \
        DEBIAN_FRONTEND=noninteractive "$@"
}

chroot_test() {
    [ "$(id -u)" -eq 0 ] || fail "chroot: expected to run as root"
    root=$(mktemp -d)/debian
    suite=$(. /etc/os-release && echo "$VERSION_CODENAME")
    # the compiler is for the test of the development files; nothing that zw needs is installed
    mmdebstrap --quiet --variant=minbase --include=gcc,libc6-dev,pkg-config,man-db "$suite" "$root"
    cp /etc/resolv.conf "$root/etc/resolv.conf"
    cp "$debs"/zw_*.deb "$debs"/libzw*.deb "$root/tmp/"
    rm -f "$root"/tmp/*dbgsym*
    cp examples/embed/main.c "$root/tmp/nim.c"
    in_chroot apt-get update -qq
    files_of "$root" >"$top/before"

    in_chroot apt-get install --yes --quiet --no-install-recommends $(cd "$root" && ls tmp/*.deb | sed 's|^|/|') >"$top/apt.log" 2>&1 ||
        { cat "$top/apt.log" >&2; fail "chroot: the packages do not install"; }
    in_chroot zw play othello --side none --nodes 500 </dev/null >"$top/play" 2>&1 || { cat "$top/play" >&2; fail "chroot: zw play"; }
    expect "chroot: zw play" '^The game is over: ' "$top/play"
    in_chroot zw lab list >"$top/lab"
    expect "chroot: zw lab list" '^leaves ' "$top/lab"
    echo uci | in_chroot zw-uci >"$top/uci"
    expect "chroot: zw-uci" '^uciok' "$top/uci"
    in_chroot sh -c 'cc -std=c11 /tmp/nim.c -o /tmp/nim $(pkg-config --cflags --libs zw) && /tmp/nim 3,4,5' >"$top/nim"
    expect "chroot: a program with pkg-config" '^best +a2$' "$top/nim"
    in_chroot sh -c 'cc -std=c11 -static /tmp/nim.c -o /tmp/nim $(pkg-config --static --cflags --libs zw) 2>/dev/null && /tmp/nim 3,4,5' |
        cmp - "$top/nim" || fail "chroot: the static library gives another answer"
    [ -z "$(in_chroot pkg-config --libs zw | grep rpath)" ] || fail "chroot: pkg-config names a run path of the system"
    for page in zw zw-uci libzw; do
        in_chroot man -P cat "$page" >"$top/man" 2>&1 || { cat "$top/man" >&2; fail "chroot: man $page"; }
        expect "chroot: man $page" 'NAME' "$top/man"
    done

    in_chroot apt-get purge --yes -qq zw libzw0 libzw-dev >"$top/apt.log" 2>&1 || { cat "$top/apt.log" >&2; fail "chroot: purge"; }
    in_chroot apt-get autoremove --purge --yes -qq >>"$top/apt.log" 2>&1
    files_of "$root" >"$top/after"
    diff "$top/before" "$top/after" >&2 || fail "chroot: removed packages leave traces (>) or took something with them (<)"
    rm -rf "${root%/debian}"
    echo "chroot: installed, played, compiled, read, removed without a trace"
}

mkdir -p "$top"
for part in ${*:-deb reproducible completions sbom chroot arm64 s390x musl}; do
    echo "== $part"
    case $part in
    deb | reproducible | completions | sbom) $part ;;
    chroot) chroot_test ;;
    arm64 | s390x | musl) packaging/cross.sh "$part" ;;
    *) fail "unknown part '$part', expected deb, reproducible, completions, sbom, chroot, arm64, s390x or musl" ;;
    esac
    passed=$((passed + 1))
done
echo "$passed passed, 0 failed"
