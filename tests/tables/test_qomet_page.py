"""The page about the solution of Qomet says what the tables say."""

from __future__ import annotations

from fourfold import Match
from tests.tables.qomet_page import blocks
from tests.test_docs import ROOT

PAGE = (ROOT / "docs" / "solutions" / "qomet.md").read_text(encoding="utf-8")


def test_tables_are_those_of_the_solution() -> None:
    for block in blocks():
        assert block in PAGE, "run: python -m tests.tables.qomet_page"


def test_the_shown_game_is_legal_and_won() -> None:
    line = next(line for line in PAGE.splitlines() if line.startswith("1. d4 "))
    match = Match("qomet")
    for token in line.split():
        if not token.endswith("."):
            match.play(token)
    assert len(match.moves) == 17
    assert match.outcome is not None
    assert match.outcome[:2] == (0, "square")
