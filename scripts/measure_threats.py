"""Measure what the search for wins by threats adds in Exago, once tiles are relocated.

    python scripts/measure_threats.py FOLDER/games.jsonl --seconds 0.1 --positions 200

Positions are drawn from games of two that `compare_exago.py` wrote down. In each, level 10 thinks
twice for the same time: as it does, and without following threats. What one sees to win or to lose
and the other does not is counted.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from random import Random

from fourfold.engine.contract import Limits
from fourfold.engine.exago.judging import Thinking
from fourfold.engine.exago.learned import table_for
from fourfold.games import load
from fourfold.games.exago import Exago, State
from fourfold.match import Match

SEEN = 0.85
"""Scores beyond are those of wins and losses that are seen."""


class Calm(Thinking):
    """Thinks without following threats."""

    def _follow_threats(self, depth: int) -> None:
        pass


def relocating(path: Path) -> Iterator[State]:
    """Give the positions of games of two in which a tile has to be relocated."""
    with path.open(encoding="utf-8") as file:
        for game in map(json.loads, file):
            if game["meeting"][0] != 2:
                continue
            match = Match(load("exago"))
            for move in game["moves"]:
                state = match.state
                assert isinstance(state, State)
                if not state.hands[state.to_move] and len(match.legal) > 1:
                    yield state
                match.play(move)


def sight(thinking: Thinking) -> str:
    """Say what is seen of the best move."""
    score = thinking.judged()[0].score
    return "win" if score > SEEN else "loss" if score < -SEEN else "open"


def main() -> None:
    """Think about positions in both ways, and tell how often they differ."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("games", type=Path)
    parser.add_argument("--seconds", type=float, default=0.1, help="for a position and a way")
    parser.add_argument("--positions", type=int, default=200)
    given = parser.parse_args()
    game, limits = load("exago"), Limits(given.seconds)
    assert isinstance(game, Exago)
    found = list(relocating(given.games))
    drawn = Random(1).sample(found, min(given.positions, len(found)))
    tally = Counter[tuple[str, str]]()
    for state in drawn:
        ways = (way(game, state, limits, table_for(2)) for way in (Thinking, Calm))
        with_threats, without = (sight(each) for each in ways)
        tally[with_threats, without] += 1
    for (with_threats, without), number in sorted(tally.items()):
        sys.stdout.write(f"with threats {with_threats}, without {without}: {number}\n")


if __name__ == "__main__":
    main()
