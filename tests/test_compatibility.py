"""Files written by an earlier version, described in tests/data/compatibility/README.md."""

from __future__ import annotations

import json
import shlex
from collections.abc import Callable
from dataclasses import asdict
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest

from fourfold import Match, load, read_record, write_record
from fourfold.learn import data
from fourfold.learn.lessons import lesson
from fourfold.learn.puzzles import puzzles, written
from fourfold.learn.rule_pages import rule_page
from fourfold.server.settings import Settings
from fourfold.tables import table_file
from tests.cli.calling import call

WRITTEN = Path(__file__).parent / "data" / "compatibility"
RECORDS: dict[str, Any] = json.loads((WRITTEN / "records" / "expected.json").read_text("utf-8"))
GAMES = ("quantik", "qomet", "exago")


@pytest.mark.parametrize("name", RECORDS)
def test_record_is_read_and_written_as_before(name: str) -> None:
    text, expected = (WRITTEN / "records" / f"{name}.txt").read_text("utf-8"), RECORDS[name]
    match = read_record(text)
    assert write_record(match) == text
    outcome = match.outcome and {
        "winner": match.outcome.winner,
        "reason": match.outcome.reason,
    }
    found = {
        "game": match.game.spec,
        "players": list(match.players),
        "moves": list(match.moves),
        "position": match.position,
        "to_move": match.to_move,
        "legal": len(match.legal),
        "outcome": outcome,
    }
    assert found == expected


def test_settings_file_is_read_as_before() -> None:
    # A shell, systemd and Docker Compose all read the file like this.
    text = (WRITTEN / "server" / "fourfold.env").read_text("utf-8")
    environment = dict(line.split("=", 1) for line in shlex.split(text, comments=True))
    settings = asdict(Settings.read(environment))
    found = {f"FOURFOLD_{name.upper()}": value for name, value in settings.items()}
    assert set(found) >= set(environment)
    listed: dict[str, Callable[[Any], str]] = {
        "FOURFOLD_ENGINES": lambda engines: "\n".join(
            f"{name}={command}" for name, command in engines
        ),
        "FOURFOLD_MONITORS": _joined,
        "FOURFOLD_PROXIES": _joined,
        "FOURFOLD_SITES": _joined,
    }
    for name, value in environment.items():
        assert listed.get(name, str)(found[name]) == value, name


def _joined(values: tuple[object, ...]) -> str:
    return ",".join(str(value).removesuffix("/32") for value in values)


@pytest.mark.parametrize(
    ("claims", "arguments"),
    [
        ("201 of 201", ("qomet", "qomet", "--stars", "1")),
        ("17,391 of 17,391", ("qomet", "qomet.packed", "--stars", "2")),
        ("23,704 of 23,704", ("exago?size=4&tiles=3&line=3", "exago")),
    ],
)
def test_solution_is_verified_as_before(claims: str, arguments: tuple[str, ...]) -> None:
    game, file, *more = arguments
    answer = call("verify", game, str(WRITTEN / "tables" / file), "--all", *more)
    assert (answer.status, answer.err) == (0, "")
    assert f"{claims} claims checked, all right." in answer.out


def test_table_is_read_as_before() -> None:
    expected = table_file.Heading.of(load("quantik"), "distances", plies=[3, 4])
    heading, arrays = table_file.read(WRITTEN / "tables" / "quantik.table", expected)
    assert heading == expected
    assert {name: array.tolist() for name, array in arrays.items()} == {
        "codes": [-5, 0, 7, 2**62, 2**63 - 1],
        "distances": [0, 255, 3],
        "nothing": [],
    }
    assert arrays["distances"].dtype == np.uint8


@pytest.mark.parametrize("game", GAMES)
def test_lesson_puzzles_and_rule_page_are_read_as_before(
    game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = WRITTEN / "learn" / game
    monkeypatch.setattr(data, "plugins", lambda: {game: SimpleNamespace(folder=folder)})
    # Past the caches, which have the files of today.
    steps, page = lesson.__wrapped__(game), rule_page.__wrapped__(game)
    stored = json.loads((folder / "lessons.json").read_text("utf-8"))
    assert [step.name for step in steps] == [each["name"] for each in stored]
    for step in steps:
        legal = Match(step.spec, position=step.position).legal
        assert set(step.right_moves) <= set(legal)
        assert bool(step.right_moves) == (step.kind == "play")
    stored = json.loads((folder / "rule_page.json").read_text("utf-8"))
    assert [each.name for each in page.examples] == [each["name"] for each in stored["examples"]]
    assert list(page.showcase) == stored["showcase"]
    text = (folder / "puzzles.json").read_text("utf-8")
    assert written(puzzles.__wrapped__(game)) == text
