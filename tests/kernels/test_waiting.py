"""Whoever waits for Numba sees how far it is."""

from __future__ import annotations

from typing import Any

import pytest

from fourfold.cli.terminal.progress import CompilingBar
from fourfold.games.quantik.kernels import rules
from fourfold.kernels.build import waiting
from fourfold.kernels.build.waiting import Wait, reached


def function(name: str) -> Any:
    """Give what a kernel is made from; nobody calls it."""
    return vars(rules)[name].function


@pytest.fixture
def shown(monkeypatch: pytest.MonkeyPatch) -> list[tuple[int, int]]:
    """What was shown: how much is done, and how much there is."""
    figures: list[tuple[int, int]] = []
    monkeypatch.setattr(waiting, "_show", lambda *told: figures.append(told))
    return figures


def test_what_a_call_needs_is_known_before(shown: list[tuple[int, int]]) -> None:
    outer, inner, wait = function("placements"), function("spaces"), Wait()
    wait.begin(outer)
    wait.begin(inner)
    wait.end(inner)
    # The others lie on the disk: nobody hears of them before the whole is done.
    wait.end(outer)
    done, needed = zip(*shown, strict=True)
    assert len(set(needed)) == 1
    assert done[0] == done[1] == 0
    assert 0 < done[2] < needed[0]
    assert done[3] == needed[0]


def test_a_kernel_that_calls_many_takes_longer_than_one_that_calls_none(
    shown: list[tuple[int, int]],
) -> None:
    wait, outer = Wait(), function("placements")
    others = reached(outer) - {outer}
    wait.begin(outer)
    steps = []
    for each in others:
        wait.begin(each)
        wait.end(each)
        steps.append(shown[-1][0] - shown[-2][0])
    wait.end(outer)
    last = shown[-1][0] - shown[-2][0]
    assert all(0 < step < last for step in steps)
    assert sum(steps) + last == shown[-1][1]


def test_what_is_ready_is_not_waited_for_again(shown: list[tuple[int, int]]) -> None:
    first, second = function("has_line"), function("completing")
    wait, other = Wait(), Wait()
    for each in (first, second):
        wait.begin(each)
        wait.end(each)
    afterwards = shown[-1][1]
    other.begin(second)
    other.end(second)
    assert reached(first) & reached(second)
    assert 0 < afterwards < shown[-1][1]
    # For other types it is compiled once more, but what it calls was there.
    wait.begin(second)
    assert 0 == shown[-1][0] < shown[-1][1] <= afterwards
    wait.end(second)
    assert shown[-1][0] == shown[-1][1]


def test_what_is_compiled_again_for_other_types_is_work_again(
    shown: list[tuple[int, int]],
) -> None:
    outer, inner, wait = function("placements"), function("spaces"), Wait()
    wait.begin(outer)
    known = shown[-1][1]
    for _ in range(2):
        wait.begin(inner)
        wait.end(inner)
    (_, first), (once, _), (_, again), (twice, _) = shown[-4:]
    assert first == known
    assert again - known == once == twice - once
    wait.end(outer)
    assert shown[-1] == (again, again)


def test_the_bar_is_there_until_all_is_ready() -> None:
    asked = 0

    def label() -> str:
        nonlocal asked
        asked += 1
        return "label"

    bar = CompilingBar(label)
    bar(0, 2)
    bar(1, 2)
    bar(2, 2)
    assert asked == 2
    bar(2, 3)
    bar(3, 3)
    assert asked == 3
