#!/usr/bin/env bash
# Installs what some tests need beside Python: PostgreSQL, Redis, nginx, systemd's checker, a browser
# and fonts.
# For Debian and its relatives, as root or with sudo; quick when everything is there.
set -euo pipefail

declare -A programs=(
    [postgresql]=/usr/lib/postgresql/*/bin/postgres
    [redis-server]=/usr/bin/redis-server
    [nginx]=/usr/sbin/nginx
    [openssl]=/usr/bin/openssl
    [systemd]=/usr/bin/systemd-analyze
    [fonts-dejavu-core]=/usr/share/fonts/truetype/dejavu/DejaVuSans.ttf
    [fonts-noto-core]=/usr/share/fonts/truetype/noto/NotoSans-Regular.ttf
    [fonts-noto-cjk]=/usr/share/fonts/opentype/noto/NotoSansCJK-Regular.ttc
)

missing=()
for package in "${!programs[@]}"; do
    compgen -G "${programs[$package]}" >/dev/null || missing+=("$package")
done
# Tests take half the time in the browser without windows. Not every relative of Debian has it.
browser=chromium-headless-shell
packaged() { [ -n "$(apt-cache search --names-only "^$1\$" 2>/dev/null)" ]; }
if [ ! -e /usr/bin/$browser ] && { [ ! -e /usr/bin/chromium ] || packaged $browser; }; then
    missing+=($browser)
fi
if [ ${#missing[@]} -eq 0 ]; then
    exit 0
fi

if ! command -v apt-get >/dev/null; then
    echo "Please install these yourself, this system has no apt-get: ${missing[*]}" >&2
    exit 1
fi
as_root=()
if [ "$(id -u)" -ne 0 ]; then
    if ! command -v sudo >/dev/null; then
        echo "Please install these as root: apt-get install ${missing[*]}" >&2
        exit 1
    fi
    as_root=(sudo)
fi

# Only the programs are wanted, not a server that runs all the time.
policy=/usr/sbin/policy-rc.d
if [ ! -e "$policy" ]; then
    trap '"${as_root[@]}" rm -f "$policy"' EXIT
    printf '#!/bin/sh\nexit 101\n' | "${as_root[@]}" tee "$policy" >/dev/null
    "${as_root[@]}" chmod 755 "$policy"
fi
echo "Installing ${missing[*]}"
"${as_root[@]}" env DEBIAN_FRONTEND=noninteractive apt-get -qq update
packaged $browser || missing=("${missing[@]/#$browser/chromium}")
"${as_root[@]}" env DEBIAN_FRONTEND=noninteractive \
    apt-get -qq install --no-install-recommends "${missing[@]}" >/dev/null
