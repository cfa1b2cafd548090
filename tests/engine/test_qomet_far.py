"""A whole solution that is far away: what does not come in time is done without."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import count
from threading import Event

import pytest

from fourfold.engine.analysis import analyze
from fourfold.engine.clock import counting
from fourfold.engine.contract import Limits
from fourfold.games.qomet.engine import judging as engine
from fourfold.games.qomet.engine.books import Careful, waiting
from fourfold.games.qomet.kernels.search import MISSING
from fourfold.games.qomet.rules import Qomet

PLACE = (1, 2)
CROWDED = "DD./L.D/DL./..L..../L../.D./.L. L -"
"""What the package does not know."""
NUMBERS = count()
"""For addresses: what is wrong with one is said once, so that no two lines may share theirs."""


class Line:
    """Leads to a solution that answers when it may, and knows that every position is drawn."""

    def __init__(self) -> None:
        self.opens, self.answers = Event(), Event()
        self.address = f"far {next(NUMBERS)}"
        self.asked = 0

    def opened(self) -> Line:
        self.opens.wait(60)
        return self

    def need(self, positions: Iterable[tuple[int, int]]) -> None:
        self.asked += 1
        if any(positions):
            self.answers.wait(60)

    def distance(self, own: int, other: int, forbidden: int) -> int:
        assert self.answers.is_set()
        return 0


@pytest.fixture
def line() -> Iterator[Line]:
    line = Line()
    yield line
    line.opens.set()
    line.answers.set()


@pytest.mark.parametrize("is_open", [False, True], ids=["not open", "open"])
def test_what_does_not_come_in_time_is_there_for_the_next_one(
    line: Line, is_open: bool, caplog: pytest.LogCaptureFixture
) -> None:
    far = Careful(line.opened, address=line.address)
    if is_open:
        line.opens.set()
        far.need(())
    with waiting(0.01):
        far.need([PLACE])
    assert far.distance(*PLACE, 0) == MISSING
    said = f"{line.address} does not answer: timed out. Answers come without it"
    assert caplog.text.count(said) == 1
    # Nobody waits a second time for the same.
    far.need([PLACE])
    assert far.distance(*PLACE, 0) == MISSING
    line.opens.set()
    line.answers.set()
    while far.distance(*PLACE, 0) == MISSING:
        far.need([PLACE])
    assert line.asked


def test_who_starts_to_wait_finds_what_somebody_else_has_begun(line: Line) -> None:
    far = Careful(line.opened, address=line.address)
    with waiting(0):
        far.need(())
    line.opens.set()
    line.answers.set()
    far.need([PLACE])
    assert far.distance(*PLACE, 0) == 0


@pytest.mark.parametrize("is_open", [False, True], ids=["not open", "open"])
def test_a_search_has_its_time_while_an_address_hangs(
    line: Line, is_open: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    far, game = Careful(line.opened, address=line.address), Qomet()
    monkeypatch.setattr(engine, "_books", lambda _: (far,))
    if is_open:
        line.opens.set()
        far.need(())
    state = game.parse_position(CROWDED)
    with counting(None) as nodes:
        found = analyze(game, state, Limits(0.5))
    assert nodes.done
    assert found.value != "draw"
    assert not line.answers.is_set()
    line.opens.set()
    line.answers.set()
    far.need([PLACE])
    assert analyze(game, state, Limits(0)).value == "draw"
