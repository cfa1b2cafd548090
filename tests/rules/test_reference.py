"""The rules against the reference: random games in which both must agree after every move.

Each run says what has to happen in it, so that agreement is never agreement about nothing.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Hashable, Iterator
from random import Random
from typing import NamedTuple

import pytest

from fourfold import AnyGame, load, registered
from fourfold.rules.options import Choice, Number, Numbers, parse_options
from tests.reference import REFERENCES

pytestmark = pytest.mark.many_examples


class Run(NamedTuple):
    """Some games under some options, of at most so many moves, and what must happen in them."""

    spec: str
    games: int
    most: int
    happens: set[str]


TABLE = """
quantik                                                  60  16  line no-move
qomet                                                    20  60  gave-square undo withdraw exit
qomet?corner_exit=off                                    20  60  square undo withdraw exit
qomet?repetition=off                                      8  60  square undo
exago                                                     4  70  cut-off
exago?repetition=off&early=on&reconnect=on                3  30  cut-off
exago?size=4&tiles=60&line=6                             40  40  no-move line
exago?size=4&tiles=20,16&line=6                           4  60  relocation
exago?tiles=4&line=4                                     15  60  cut-off choice line
exago?tiles=2,5&line=4&early=on                          12  50  cut-off choice
exago?size=5&tiles=3&reconnect=on                        10  60  cut-off choice put-back
exago?size=7&tiles=6,7&line=3                            30  60  line relocation
exago?players=3                                           1  50  relocation duty
exago?players=3&size=4&tiles=3&line=3                    10  60  cut-off choice duty line
exago?players=3&size=4&tiles=4&line=3&reconnect=on        8  50  cut-off choice duty line
exago?players=3&size=5&tiles=4,3,5&line=4&early=on        5  50  cut-off choice duty
exago?players=3&tiles=4&block=off&early=on&reconnect=on   8  50  cut-off choice put-back
exago?players=4&tiles=3&line=3&block=off                 10  60  cut-off choice line
exago?players=4&tiles=3&line=3&early=on                   4  60  cut-off choice duty
exago?players=4&size=5&tiles=3&line=3&reconnect=on        3  60  cut-off choice duty put-back
exago?players=5&size=7&tiles=2,3,1,4,2&line=3             5  80  cut-off choice duty
exago?players=6&tiles=2&line=3                            4  60  cut-off choice
exago?players=6&size=4&tiles=3&line=3                     3  50  cut-off duty
"""


def runs() -> Iterator[Run]:
    """Read the table: options, number of games, most moves in each, what must happen."""
    for line in TABLE.strip().splitlines():
        spec, games, most, *happens = line.split()
        yield Run(spec, int(games), int(most), set(happens))


RUNS = list(runs())


@pytest.mark.parametrize("run", RUNS, ids=lambda run: run.spec)
def test_same_as_the_reference(run: Run) -> None:
    game = load(run.spec)
    happened: Counter[str] = Counter()
    for number in range(run.games):
        happened.update(compare(game, run, Random(f"{run.spec} {number}")))
    assert run.happens <= happened.keys()


def compare(game: AnyGame, run: Run, random: Random) -> Iterator[str]:
    """Play one game in both and give what happened in it."""
    reference = REFERENCES[game.name](parse_options(run.spec.partition("?")[2]))
    state = game.initial()
    for _ in range(run.most):
        games = reference.after()
        assert game.position_text(state) == reference.position()
        assert game.to_move(state) == reference.to_move()
        texts = game.legal_texts(state)
        assert list(texts) == sorted(games)
        outcome = game.outcome(state)
        assert (outcome and outcome[:2]) == reference.outcome()
        if outcome:
            yield outcome.reason
            break
        move = random.choice(list(texts))
        reference = games[move]
        later = game.after(state, texts[move])
        if len(texts) < _without_duty(game, state):
            yield "duty"
        yield from events(game, state, move, later)
        state = later


def events(game: AnyGame, state: Hashable, move: str, later: Hashable) -> Iterator[str]:
    """Name what is worth seeing at least once in a run."""
    before, after = game.view(state), game.view(later)
    fewer = len(after.board) < len(before.board)
    if game.name == "qomet":
        if not game.position_text(later).endswith("-"):
            yield "undo"
        if fewer:
            yield "withdraw" if move.endswith("x") else "exit"
    if game.name == "exago" and "-" in move:
        yield "relocation"
        if fewer:
            yield "cut-off"
        if "=" in move:
            yield "choice"
        if move.partition("=")[0].split("-")[1] not in after.board:
            yield "put-back"


def _without_duty(game: AnyGame, state: Hashable) -> int:
    """Count the moves that there would be if nobody had to be blocked."""
    if game.options.get("block") != "on" or game.seats == 2:
        return 0
    return len(load(game.name, **{**game.options, "block": "off"}).legal_moves(state))


def test_runs_cover_every_option() -> None:
    for name in {run.spec.partition("?")[0] for run in RUNS}:
        found = registered()[name]
        settled = [load(run.spec).options for run in RUNS if run.spec.partition("?")[0] == name]
        for option in found.option_list:
            seen = {options[option.key] for options in settled}
            if isinstance(option, Choice):
                assert seen == set(option.values), option
            elif isinstance(option, Numbers):
                assert any("," in value for value in seen), option
            else:
                assert isinstance(option, Number)
                assert seen == {str(n) for n in range(option.low, option.high + 1)}, option
