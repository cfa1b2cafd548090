#!/bin/sh
# An older version of Fourfold as an opponent: its code from the history, its packages, its kernels.
#
#   scripts/old_version.sh 15ec986 exago
#
# prints the name under which `fourfold match` plays against it:
#
#   fourfold match exago --players "level10,$(scripts/old_version.sh 15ec986 exago)"
set -eu
commit=$(git rev-parse --short=7 "$1^{commit}")
top=$(git rev-parse --show-toplevel)
folder=$top/build/versions/$commit
engine=$folder/.venv/bin/fourfold
if [ ! -x "$engine" ]; then
    rm -rf "$folder"
    mkdir -p "$folder"
    git -C "$top" archive "$commit" | tar -x -C "$folder"
    cd "$folder"
    {
        "${PYTHON:-python3}" -m venv .venv
        .venv/bin/python -m pip --disable-pip-version-check -q install --no-deps --require-hashes \
            -r requirements.lock
        # The module had another name until November 2026.
        for builder in fourfold.kernels.build fourfold.fast.library; do
            PYTHONPATH=src .venv/bin/python -m $builder 2>/dev/null && break
        done
        .venv/bin/python -m pip --disable-pip-version-check -q install --no-deps \
            --no-build-isolation -e .
    } >&2
fi
echo "ugi:$engine engine $2"
