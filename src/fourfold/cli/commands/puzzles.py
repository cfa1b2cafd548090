"""`fourfold puzzles`: positions with one best move, found in games between engines."""

from __future__ import annotations

from collections.abc import Sequence

from fourfold.games import load
from fourfold.learn.puzzles import find, written
from fourfold.words import Words

from ..arguments import seed as read_seed
from ..arguments import whole_number, with_options
from ..terminal.progress import progress_bar

_MOST, _LONGEST = 1000, 15


def find_puzzles(
    words: Words, spec: str, options: Sequence[str], count: str, seed: str, plies: str
) -> None:
    """Print puzzles as JSON."""
    game = load(with_options(spec, options))
    number = whole_number("--count", count, 1, _MOST)
    chance = read_seed(seed)
    deepest = whole_number("--plies", plies, 1, _LONGEST)
    with progress_bar() as show:
        label = words("cli-puzzles-searching")
        show(label, 0, number)
        found = find(game, number, chance, deepest, lambda done: show(label, done, number))
    print(written(found), end="")
