"""`python -m fourfold.kernels.build`: build the libraries of kernels."""

from __future__ import annotations

import sys
from argparse import ArgumentParser, Namespace
from pathlib import Path

from ..loading import FOLDER, being_built, digest_of, fits
from ..targets import TARGETS, here
from .building import BuildError, build, sources
from .keeping import fetch, keep, shelf


def main() -> None:
    """Build what is asked for; without a name, the library for this machine."""
    parser = ArgumentParser(prog="python -m fourfold.kernels.build", description=__doc__)
    parser.add_argument("targets", nargs="*", metavar="TARGET", help=", ".join(("here", *TARGETS)))
    parser.add_argument("--all", action="store_true", help="build for all targets")
    parser.add_argument("--folder", type=Path, default=FOLDER, help="where the libraries go")
    parser.add_argument("--stale", action="store_true", help="build only what does not fit")
    asked = parser.parse_args()
    targets = [here() if name == "here" else name for name in asked.targets or ["here"]]
    names = list(TARGETS) if asked.all else targets
    if unknown := [name for name in names if name not in TARGETS]:
        parser.error(f"there are no kernels for {unknown[0]}, but for {', '.join(TARGETS)}")
    if asked.stale and all(fits(asked.folder, name) for name in names):
        return
    try:
        _build(names, asked)
    except (BuildError, OSError) as error:
        sys.exit(f"The kernels were not built. {error}")


def _build(names: list[str], asked: Namespace) -> None:
    digest = digest_of(sources())
    with being_built(asked.folder), being_built(shelf(digest)):
        # Another process may have built them meanwhile, here or elsewhere.
        names = [name for name in names if not asked.stale or not _is_there(name, digest, asked)]
        if not names:
            return
        build(names, asked.folder, _tell)
    for name in names:
        keep(name, digest, asked.folder)


def _is_there(name: str, digest: str, asked: Namespace) -> bool:
    return fits(asked.folder, name) or fetch(name, digest, asked.folder)


def _tell(line: str) -> None:
    sys.stdout.write(line + "\n")
    sys.stdout.flush()


if __name__ == "__main__":
    main()
