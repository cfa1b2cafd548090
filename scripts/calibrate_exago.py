"""See whether estimates of Exago mean what they say: hold them against games of strong players.

    fourfold match exago --players level10,ugi:… --time 0.1 --out games.jsonl
    python scripts/calibrate_exago.py games.jsonl

Some positions of every game for two are judged, and put into six groups by what is said about them,
from bad to good. Beside it stands what the player to move got out of them on average: 1 for a win,
1/2 for a draw. The last line has the factor for the odds that would have fitted best; `Thinking`
has the one that was found like this.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Iterator
from math import log
from pathlib import Path
from random import Random

from fourfold.engine.contract import Limits
from fourfold.engine.exago.judging import Thinking
from fourfold.engine.exago.learned import table_for
from fourfold.games import load
from fourfold.games.exago import Exago, State

POSITIONS = 8
"""How many of a game are judged."""
OPENING = 4
"""Moves at the start that say little."""
WEIGHED = 1000
SURE = 0.85
"""Whatever is said to be better or worse than this follows from a proof."""
GROUPS = 6

Pair = tuple[float, float]
"""What was said, and what came."""


def pairs(lines: list[str]) -> Iterator[Pair]:
    """Judge positions of all games."""
    game, rng = load("exago"), Random(1)
    assert isinstance(game, Exago)
    for line in lines:
        told = json.loads(line)
        states = [game.initial()]
        for move in told["moves"][:-1]:
            states.append(game.play(states[-1], move))
        later = states[OPENING:]
        for state in rng.sample(later, min(POSITIONS, len(later))):
            said = share(game, state)
            if said is not None:
                won = told["winner"]
                yield said, 0.5 if won is None else float(won == state.to_move)


def share(game: Exago, state: State) -> float | None:
    """Give the share of the points that the player to move is said to get."""
    best = Thinking(game, state, Limits(60, 2, WEIGHED), table_for(2)).judged()[0]
    return None if best.exact or abs(best.score) > SURE else (best.score + 1) / 2


def surprise(found: list[Pair], factor: float) -> float:
    """Give how surprising the games are when all odds are taken to this power."""
    total = 0.0
    for said, came in found:
        chance = said**factor / (said**factor + (1 - said) ** factor)
        total -= came * log(chance) + (1 - came) * log(1 - chance)
    return total


def main() -> None:
    """Judge and tell."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("games", type=Path, help="a file of `fourfold match`")
    given = parser.parse_args()
    found = sorted(pairs(given.games.read_text(encoding="utf-8").splitlines()[1:]))
    for group in range(GROUPS):
        part = found[group * len(found) // GROUPS : (group + 1) * len(found) // GROUPS]
        said, came = (sum(column) / len(part) for column in zip(*part, strict=True))
        sys.stdout.write(f"{len(part)} positions: said {said:.2f}, came {came:.2f}\n")
    factor = min((step / 20 for step in range(1, 41)), key=lambda each: surprise(found, each))
    sys.stdout.write(f"best factor: {factor}\n")


if __name__ == "__main__":
    main()
