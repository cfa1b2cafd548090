"""Golden playthroughs: annotated games a person can read and a test can replay.

A playthrough holds remarks (`#`), moves (`>`) and, after each move, everything the rules say.
`python -m tests.playthrough GAME` writes what the rules say anew, keeping remarks and moves;
read the difference before you commit it.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from textwrap import wrap

from fourfold.rules import AnyGame, load
from tests.truth import DATA


def retold(text: str) -> str:
    """Tell a playthrough again from its remarks and moves alone."""
    lines = text.splitlines()
    spec = next(line for line in lines if line.startswith("game: ")).removeprefix("game: ")
    game = load(spec)
    state = game.initial()
    told: list[str] = []
    for line in lines:
        if line.startswith("#"):
            told.append(line)
        elif line.startswith("game: "):
            told += [line, *_facts(game, state), ""]
        elif line.startswith("> "):
            state = game.play(state, line.removeprefix("> "))
            told += [line, *_facts(game, state), ""]
    return "\n".join(told)


def _facts(game: AnyGame, state: object) -> Iterator[str]:
    legal = list(game.legal_texts(state))
    outcome = game.outcome(state)
    yield f"position: {game.position_text(state)}"
    yield f"to move: {game.to_move(state)}"
    if outcome:
        yield f"outcome: {'draw' if outcome.winner is None else outcome.winner} {outcome.reason}"
        yield f"shown: {' '.join(outcome.spaces)}"
    else:
        yield f"legal: {len(legal)}"
        yield from wrap(
            " ".join(legal), 96, initial_indent="  ", subsequent_indent="  ", break_on_hyphens=False
        )


if __name__ == "__main__":
    for name in sys.argv[1:]:
        file = DATA / name / "playthrough.txt"
        file.write_text(retold(file.read_text(encoding="utf-8")), encoding="utf-8")
