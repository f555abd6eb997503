#!/bin/sh
# Looks for the tools a profile needs and installs the missing ones by package name (Debian, Ubuntu):
#   scripts/setup.sh run|test|cluster|coverage|differential|wasm|page|test-page|deb|packages
# Installs nothing and prints nothing when nothing is missing. Without root it prints the one line to run and fails.
set -eu
profile=${1:-}
case $profile in
run | test | cluster | coverage | differential | wasm | page | test-page | deb | packages) ;;
*)
    echo "setup: unknown profile '$profile', expected run, test, cluster, coverage, differential, wasm, page, test-page, deb or packages" >&2
    exit 2
    ;;
esac

missing=
need() { # need PACKAGE COMMAND...: the package, unless the command succeeds
    package=$1
    shift
    "$@" >/dev/null 2>&1 || missing="$missing $package"
}
has() {
    command -v "$1"
}

compiles() { # a compiler is of use only with the headers of libc
    printf '#include <stdio.h>\n#include <pthread.h>\n' | "${CC:-cc}" -fsyntax-only -x c -
}
cmake_can_use_presets() {
    cmake --version | awk '
        NR == 1 { split($3, v, "."); new = v[1] > 3 || (v[1] == 3 && v[2] >= 21) }
        END { exit !new }'
}

clang_counts() { # the profile runtime is a package of its own
    echo 'int main(void) { return 0; }' | clang -fprofile-instr-generate -x c - -o /dev/null
}
clang_version() { # of the installed one, or of the one that Debian 12 installs
    clang -dumpversion 2>/dev/null | cut -d. -f1 | grep . || echo 14
}

has_game() { # games are not in everybody's path
    has "$1" || [ -x "/usr/games/$1" ]
}

clang_has_sanitizers() { # some distributions package its run-time library apart
    echo 'int main(void) { return 0; }' | clang -x c - -fsanitize=address,undefined -o /dev/null
}

has_sqlite() { # the header and the library
    printf '#include <sqlite3.h>\nint main(void) { return !sqlite3_libversion(); }\n' |
        "${CC:-cc}" -x c - -lsqlite3 -o /dev/null
}

has_zstd() {
    printf '#include <zstd.h>\nint main(void) { return !ZSTD_versionNumber(); }\n' |
        "${CC:-cc}" -x c - -lzstd -o /dev/null
}

has_fathom() { # the header and the library
    printf '#include <tbprobe.h>\nint main(void) { return !tb_init(""); }\n' |
        "${CC:-cc}" -x c - -lfathom -o /dev/null
}

has_mpi() { # any: the headers and the library
    has mpirun && printf '#include <mpi.h>\nint main(void) { return MPI_Finalize(); }\n' | mpicc -x c - -o /dev/null
}

clang_links_wasm() { # lld, wasi-libc and the compiler's own run-time library
    echo '#include <stdlib.h>
        int main(void) { return abs(-1) - 1; }' | clang --target=wasm32-wasi --sysroot=/usr -x c - -o /dev/null
}
has_civetweb() {
    printf '#include <civetweb.h>\nint main(void) { return !mg_version(); }\n' |
        "${CC:-cc}" -x c - -lcivetweb -o /dev/null
}

need build-essential compiles
need cmake cmake_can_use_presets
if [ "$profile" != differential ]; then
    need libsqlite3-dev has_sqlite
    need pkg-config has pkg-config
    need libzstd-dev has_zstd
    need gnuplot-nox has gnuplot
fi
if [ "$profile" = cluster ]; then
    need openmpi-bin has_mpi
    need libopenmpi-dev has_mpi
    need procps has ps
fi
if [ "$profile" = test ] || [ "$profile" = cluster ] || [ "$profile" = coverage ]; then
    need libcmocka-dev pkg-config --exists cmocka
    need libedit-dev pkg-config --exists libedit
    need libfathom-dev has_fathom
    need clang has clang
    need libclang-rt-dev clang_has_sanitizers
    need python3 has python3
    need valgrind has valgrind
    need scdoc has scdoc
fi
if [ "$profile" = coverage ]; then
    need "libclang-rt-$(clang_version)-dev" clang_counts
    need llvm has llvm-cov
    need llvm has llvm-profdata
fi
case $profile in wasm | page | test-page)
    for package in clang lld wasi-libc libclang-rt-dev-wasm32; do
        need $package clang_links_wasm
    done
    need nodejs has node
    need npm has npm
    ;;
esac
case $profile in page | test-page) need libcivetweb-dev has_civetweb ;; esac
if [ "$profile" = test-page ]; then
    need chromium has chromium
    need fonts-dejavu-core sh -c 'fc-list | grep -qi dejavu'
fi
if [ "$profile" = differential ]; then
    need pkg-config has pkg-config
    need libcmocka-dev pkg-config --exists cmocka
    need python3 has python3
    need stockfish has_game stockfish
    need polyglot has_game polyglot
    need nodejs has node
    need npm has npm
fi
case $profile in deb | packages)
    need debhelper has dh
    need dpkg-dev has dpkg-buildpackage
    need fakeroot has fakeroot
    need lintian has lintian
    need scdoc has scdoc
    need libcivetweb-dev has_civetweb
    ;;
esac
if [ "$profile" = packages ]; then
    need mmdebstrap has mmdebstrap
    need python3 has python3
    need fish has fish
    need zsh has zsh
    need gcc-aarch64-linux-gnu has aarch64-linux-gnu-gcc
    need libc6-dev-arm64-cross [ -f /usr/aarch64-linux-gnu/include/stdio.h ]
    need gcc-s390x-linux-gnu has s390x-linux-gnu-gcc
    need libc6-dev-s390x-cross [ -f /usr/s390x-linux-gnu/include/stdio.h ]
    need qemu-user-static has qemu-s390x-static
    need musl-tools has musl-gcc
fi
[ -n "$missing" ] || exit 0

if ! command -v apt-get >/dev/null; then
    echo "setup: please install the equivalents of these Debian packages:$missing" >&2
    exit 1
fi
if [ "$(id -u)" -ne 0 ]; then
    echo "setup: some packages are missing; please run" >&2
    echo "sudo apt-get install -y$missing" >&2
    exit 1
fi
echo "setup: installing$missing"
export DEBIAN_FRONTEND=noninteractive
apt-get update -qq
# shellcheck disable=SC2086 # one word a package
apt-get install -y -qq --no-install-recommends $missing >/dev/null
