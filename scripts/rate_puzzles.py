"""Rate the puzzles that come with the package anew, when levels have changed.

    python scripts/rate_puzzles.py exago --jobs 2

The ten levels try every puzzle as often as when it was found. Nothing else about the puzzles
changes; the file in the package is written.
"""

from __future__ import annotations

import argparse
import os

from fourfold.learn.puzzles import FILE, puzzles, written
from fourfold.learn.puzzling.rating import level_tries, rated
from fourfold.rules import load
from fourfold.rules.registry import plugins


def main() -> None:
    """Rate the puzzles of a game."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("game")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--seed", type=int, default=0)
    given = parser.parse_args()
    name = load(given.game).name
    tries = level_tries(puzzles(name), given.seed, given.jobs)
    text = written(rated(puzzles(name), tries))
    (plugins()[name].folder / FILE).write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
