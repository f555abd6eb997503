#!/bin/sh
# Copies the sources, as they are now, into a folder: packaging/sources.sh FOLDER. In a git checkout those are the files that
# git knows or does not ignore, elsewhere all but the builds.
set -eu
cd "$(dirname "$0")/.."
mkdir -p "$1"
if git rev-parse --git-dir >/dev/null 2>&1; then
    git ls-files -z --cached --others --exclude-standard
else
    find . -path './build*' -prune -o -path ./.git -prune -o ! -type d -print0
fi | tar --create --null --files-from=- --ignore-failed-read | tar --extract --directory "$1"
