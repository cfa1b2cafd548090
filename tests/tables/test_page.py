"""The page about the solution of Quantik says what the table says."""

from __future__ import annotations

import re
from pathlib import Path

from fourfold.games.quantik import table as quantik
from fourfold.games.quantik.kernels import classes as classes
from fourfold.games.quantik.kernels import rules as fast
from fourfold.games.quantik.lookup import SHIPPED, Verdict, shipped
from fourfold.games.quantik.rules import Quantik
from tests.tables import page

GAME = Quantik()
PAGE = Path(__file__).parents[2] / "docs" / "solutions" / "quantik.md"
TEXT = PAGE.read_text(encoding="utf-8")
PLIES = quantik.read(SHIPPED).plies


def test_pictures_games_and_counts_are_those_of_the_table() -> None:
    for piece in page.pieces():
        assert f"\n{piece}\n" in TEXT, f"run python -m tests.tables.page; not on the page:\n{piece}"


def test_nothing_is_drawn_that_is_not_from_the_table() -> None:
    blocks = re.findall(r"^```(\w*)\n(.*?)\n```$", TEXT, re.MULTILINE | re.DOTALL)
    drawn = [block for language, block in blocks if not language]
    commands = [block for block in drawn if block.startswith("python ")]
    assert set(drawn) - set(commands) <= set(page.pieces())
    assert len(drawn) - len(commands) == 11


def test_what_is_said_about_the_answers() -> None:
    after = GAME.play(GAME.initial(), "Aa4")
    values = shipped().values(after)
    wins = {move: found.distance for move, found in values.items() if found.value == "win"}
    assert wins == {s + at: 9 for s in "BCD" for at in ("a3", "b4")} | {s + "b3": 11 for s in "BCD"}
    answered = shipped().values(GAME.play(after, "Ba3"))
    assert len(answered) == 50
    assert list(answered.values()).count(Verdict("loss", 8)) == 34


def test_what_is_said_about_curious_positions() -> None:
    stuck = [ply.distances[0] if ply.distances else 0 for ply in PLIES]
    assert stuck[:9] == [0] * 8 + [382]
    assert max(len(ply.distances) for ply in PLIES) == 11 + 1
    assert [ply.distances[11] for ply in PLIES if len(ply.distances) > 11] == [2, 1]
    assert [i for i, ply in enumerate(PLIES) if len(ply.distances) > 11] == [4, 5]
    assert PLIES[16].classes == 17
    table = quantik.read(SHIPPED)
    (longest,) = table.codes[5][table.distances[5] == 11]
    record = GAME.parse_position(page.LINES[1])
    assert classes.canonical(*fast.bitboards(record), classes.forms()) == longest


def test_what_is_said_about_all_positions() -> None:
    wins = sum(sum(ply.distances[1::2]) for ply in PLIES)
    at_once = sum(ply.distances[1] for ply in PLIES if len(ply.distances) > 1)
    assert 0.8 < wins / sum(ply.classes for ply in PLIES) < 0.9
    assert at_once / wins > 0.9
    assert "3,072" in TEXT
    assert classes.SYMMETRIES == 3072
