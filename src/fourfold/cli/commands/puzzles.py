"""`fourfold puzzles`: positions with one right move, found in games between engines."""

from __future__ import annotations

import sys
from collections.abc import Sequence

from fourfold.i18n import Words
from fourfold.learn.data import place
from fourfold.learn.puzzles import FILE, puzzles, written
from fourfold.learn.puzzling.finding import find, unproved
from fourfold.learn.puzzling.rating import level_tries, rated
from fourfold.rules import load

from ..arguments import with_options
from ..errors import CommandError
from ..terminal.progress import progress_bar


def find_puzzles(
    say: Words,
    game: str,
    options: Sequence[str],
    count: int,
    seed: int,
    plies: int,
    jobs: int,
) -> None:
    """Print puzzles as JSON."""
    rules = load(with_options(game, options))
    with progress_bar() as show:
        label = say("cli-puzzles-searching")
        show(label, 0, count)
        found = find(rules, count, seed, plies, jobs, lambda done: show(label, done, count))
        label = say("cli-puzzles-rating")
        tries = level_tries(found, seed, jobs, lambda done: show(label, done, len(found)))
    print(written(rated(found, tries)), end="")
    if not found:
        print(say("cli-puzzles-none", game=rules.spec), file=sys.stderr)


def check_puzzles(say: Words, game: str, jobs: int) -> None:
    """Prove again the puzzles that come with the package."""
    name = load(game).name
    shipped = puzzles(name)
    if not shipped:
        raise CommandError("puzzles-missing", game=name, file=place(FILE, name))
    with progress_bar() as show:
        label = say("cli-puzzles-checking")
        wrong = unproved(shipped, jobs, lambda done: show(label, done, len(shipped)))
    if wrong:
        raise CommandError("puzzles-unproved", names=", ".join(each.id for each in wrong))
    print(say("cli-puzzles-proved", count=len(shipped)))
