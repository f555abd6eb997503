#!/bin/sh
# Installs into a temporary prefix and lets a stranger use it: builds and runs the three examples against the installed
# copy only, and compares what they say with what is known of the positions. run.sh SOURCE_DIR BUILD_DIR
set -eu
source=$1 build=$2
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
prefix=$work/prefix
unset DESTDIR

expect() { # expect TITLE PATTERN FILE
    if ! grep -Eq "$2" "$3"; then
        echo "install: $1: no line matches '$2' in:" >&2
        cat "$3" >&2
        exit 1
    fi
}

cmake --install "$build" --prefix "$prefix" >"$work/install.log"
libdir=$(dirname "$(find "$prefix" -name 'libzw.so')")
export PKG_CONFIG_PATH="$libdir/pkgconfig"

"$prefix/bin/zw" games >"$work/games"
expect "bin/zw" connect4 "$work/games"
for protocol in uci gtp nboard hub; do # boards start programs by a bare name
    printf 'uci\nname\nnboard 2\nhub\nquit\n' | "$prefix/bin/zw-$protocol" >"$work/protocol"
    expect "bin/zw-$protocol" Zerowindow "$work/protocol"
done
for file in "$prefix/include/zw/zw.h" "$libdir/libzw.a"; do
    [ -f "$file" ] || { echo "install: $file is missing" >&2; exit 1; }
done
version=$(sed -n 's/^#define ZW_VERSION "\(.*\)"/\1/p' "$prefix/include/zw/zw.h")
[ "$(pkg-config --modversion zw)" = "$version" ]

# A C program through pkg-config. 3,4,5 is won by leaving 1,4,5; 1,4,5 is lost (the sizes add up to 0 without carries).
# shellcheck disable=SC2046 # pkg-config prints words
"$CC" -std=c11 -Wall -Wextra -Werror "$source/examples/embed/main.c" -o "$work/nim" $(pkg-config --cflags --libs zw)
"$work/nim" 3,4,5 >"$work/won"
expect "embed, a won position" '^best +a2$' "$work/won"
expect "embed, a won position" '^value 1 ' "$work/won"
expect "embed, a won position" '^line +a2( [abc][1-5])+$' "$work/won"
"$work/nim" 1,4,5 >"$work/lost"
expect "embed, a lost position" '^value -1 ' "$work/lost"
if "$work/nim" 3,x >"$work/bad" 2>&1; then
    echo "install: embed accepted the heaps 3,x" >&2
    exit 1
fi
expect "embed, bad input" "'3,x'" "$work/bad"

# The same program, linked with the archive.
# shellcheck disable=SC2046
"$CC" -std=c11 "$source/examples/embed/main.c" -o "$work/nim-static" $(pkg-config --cflags zw) "$libdir/libzw.a" \
    -pthread -lm -ldl
"$work/nim-static" 3,4,5 | cmp - "$work/won"

# A plug-in needs the header alone, and the installed program takes it.
"$CC" -std=c11 -Wall -Wextra -Werror -shared -fPIC "$source/examples/connect4_plugin.c" -o "$work/connect4.so" \
    "-I$prefix/include"
"$prefix/bin/zw" check-game "$work/connect4.so" >"$work/check"

# A CMake project through find_package. After 1 1 2 2 3 3 the fourth column wins at once.
cp -r "$source/examples/cmake" "$work/cmake"
cmake -S "$work/cmake" -B "$work/cmake/build" -DCMAKE_PREFIX_PATH="$prefix" -DCMAKE_C_COMPILER="$CC" >"$work/cmake.log"
cmake --build "$work/cmake/build" >>"$work/cmake.log"
"$work/cmake/build/answer" 112233 >"$work/answer"
expect "cmake, a win at hand" '^move 4$' "$work/answer"
expect "cmake, a win at hand" '^value 18 \(proven\)$' "$work/answer"

# A Python script through ctypes: a win at hand, and a whole game against itself.
ZW_LIBRARY="$libdir/libzw.so" python3 "$source/examples/python/connect4.py" --seconds 0.05 --moves 112233 >"$work/python"
expect "python, a win at hand" '^X plays 4 ' "$work/python"
expect "python, a win at hand" '^1122334: X wins$' "$work/python"
ZW_LIBRARY="$libdir/libzw.so" python3 "$source/examples/python/connect4.py" --seconds 0.05 >"$work/python"
expect "python, a whole game" '^[1-7]{7,42}: (X wins|O wins|a draw)$' "$work/python"

# What the shells complete is there and speaks of this program.
for file in bash-completion/completions/zw fish/vendor_completions.d/zw.fish zsh/site-functions/_zw; do
    expect "completions" 'check-game' "$prefix/share/$file"
done

# Uninstalling leaves what is somebody else's, and nothing of ours.
echo mine >"$prefix/share/zw/mine.set"
"$source/scripts/uninstall.sh" "$build" "$prefix" >"$work/uninstall"
expect "uninstall" '^uninstall: [0-9]+ files removed' "$work/uninstall"
[ "$(find "$prefix" ! -type d)" = "$prefix/share/zw/mine.set" ] ||
    { echo "install: left behind by uninstall:" >&2; find "$prefix" ! -type d >&2; exit 1; }
[ ! -d "$prefix/include/zw" ] || { echo "install: uninstall left include/zw" >&2; exit 1; }
echo "install: three examples work against $prefix"
