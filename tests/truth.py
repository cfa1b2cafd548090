"""Reading the plain-text truth files under tests/data/, one folder a game.

perft.txt        lines of `SPEC ; POSITION or start ; counts for depth 1, 2, 3 …`
positions.txt    blocks of `key value` lines: what must be true of a position
playthrough.txt  one annotated game; see tests/playthrough.py

In all of them `#` starts a remark.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

DATA = Path(__file__).parent / "data"


class PerftCase(NamedTuple):
    spec: str
    position: str | None
    counts: tuple[int, ...]


class PositionCase(NamedTuple):
    line: int
    facts: dict[str, str]


def _lines(file: Path) -> Iterator[tuple[int, str]]:
    # A missing file gives no cases; test_every_game_has_truth_files says that it is missing.
    text = file.read_text(encoding="utf-8") if file.is_file() else ""
    for number, line in enumerate(text.splitlines(), 1):
        yield number, line.partition("#")[0].strip()


def perft_cases(game: str) -> Iterator[PerftCase]:
    for _, line in _lines(DATA / game / "perft.txt"):
        if line:
            spec, position, counts = (part.strip() for part in line.split(";"))
            yield PerftCase(
                spec,
                None if position == "start" else position,
                tuple(int(count) for count in counts.split()),
            )


def position_cases(game: str) -> Iterator[PositionCase]:
    facts: dict[str, str] = {}
    start = 0
    for number, line in [*_lines(DATA / game / "positions.txt"), (0, "")]:
        if line:
            start = start or number
            key, _, value = line.partition(" ")
            assert key not in facts, f"{game}/positions.txt:{number}: {key} stands twice"
            facts[key] = value.strip()
        elif facts:
            yield PositionCase(start, facts)
            facts, start = {}, 0
