"""`fourfold puzzles`: positions with one best move, found in games between engines."""

from __future__ import annotations

from collections.abc import Sequence

from fourfold.games import load
from fourfold.learn.puzzles import find, written
from fourfold.words import Words

from ..arguments import with_options
from ..terminal.progress import progress_bar


def find_puzzles(
    say: Words, spec: str, options: Sequence[str], count: int, seed: int, plies: int
) -> None:
    """Print puzzles as JSON."""
    game = load(with_options(spec, options))
    with progress_bar() as show:
        label = say("cli-puzzles-searching")
        show(label, 0, count)
        found = find(game, count, seed, plies, lambda done: show(label, done, count))
    print(written(found), end="")
