"""Say what an installation takes on the disk, in new environments, with and without the app.

    python scripts/weigh.py dist/fourfold-*-manylinux*.whl

Everything in the folder of the environment counts, in blocks of the disk as `du` counts them:
Python's own pip, the packages that come along, and the bytecode that pip makes of them.
"""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from tempfile import TemporaryDirectory

EXTRAS = {"rules, engines and tables alone": "", "with the app": "[app]"}
LIMITS = {"": 110, "[app]": 250}
"""What the project grants, in MB."""
NAMED = 5
"""How many packages are named, the largest first."""
BLOCK = 512


def main(wheel: str) -> None:
    """Install a wheel twice, and weigh what came of it."""
    for what, extra in EXTRAS.items():
        with TemporaryDirectory() as folder:
            home = Path(folder)
            subprocess.run([sys.executable, "-m", "venv", folder], check=True)
            pip = [str(home / "bin" / "pip"), "--disable-pip-version-check", "-qq", "install"]
            subprocess.run([*pip, f"{Path(wheel).resolve()}{extra}"], check=True)
            packages = {path.name: size(path) for path in next(home.glob("lib/*/*")).iterdir()}
            largest = sorted(packages, key=packages.__getitem__, reverse=True)[:NAMED]
            print(f"{what}: {size(home):.0f} MB of at most {LIMITS[extra]}")
            print("  " + ", ".join(f"{name} {packages[name]:.1f}" for name in largest))


def size(path: Path) -> float:
    """Give the megabytes that a file or a folder takes; what is there twice counts once."""
    found = {(each.lstat().st_dev, each.lstat().st_ino): each for each in [path, *path.rglob("*")]}
    return sum(each.lstat().st_blocks for each in found.values()) * BLOCK / 2**20


if __name__ == "__main__":
    main(*sys.argv[1:])
