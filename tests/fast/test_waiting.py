"""Whoever waits for Numba sees how far it is."""

from __future__ import annotations

from typing import Any

import pytest

from fourfold.cli.terminal.progress import CompilingBar
from fourfold.fast.library import waiting
from fourfold.fast.library.waiting import Wait, reached
from fourfold.fast.quantik import rules


def function(name: str) -> Any:
    """Give what a kernel is made from; nobody calls it."""
    return vars(rules)[name].function


def test_what_a_call_needs_is_known_before_and_counted(monkeypatch: pytest.MonkeyPatch) -> None:
    shown: list[tuple[int, int]] = []
    monkeypatch.setattr(waiting, "_show", lambda *figures: shown.append(figures))
    outer, inner, wait = function("placements"), function("spaces"), Wait()
    needed = len(reached(outer))
    wait.begin(outer)
    wait.begin(inner)
    wait.end(inner)
    # The others lie on the disk: nobody hears of them before the whole is done.
    wait.end(outer)
    assert shown == [(0, needed), (0, needed), (1, needed), (needed, needed)]
    wait.begin(function("has_line"))
    assert shown[-1] == (needed, len(reached(outer) | reached(function("has_line"))))


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
