"""Tables that are missing or damaged: named, and not used."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from fourfold.engine.analysis import analyze
from fourfold.engine.contract import Limits
from fourfold.games.qomet.engine import judging as qomet
from fourfold.games.qomet.lookup import table as qomet_table
from fourfold.games.qomet.lookup.whole import SOLUTION
from fourfold.games.quantik import engine as quantik
from fourfold.games.quantik import lookup as probe
from fourfold.rules import load

QUICKLY = Limits(0.2)


@pytest.fixture(autouse=True)
def _forget() -> Iterator[None]:
    """Let the tables be read anew, here and by whatever comes after."""
    caches = (quantik._probe, probe.shipped, qomet._table, qomet_table.shipped)
    for cache in caches:
        cache.cache_clear()
    yield
    for cache in caches:
        cache.cache_clear()


@pytest.fixture
def damaged(tmp_path: Path) -> Path:
    path = tmp_path / "damaged.table"
    path.write_bytes(probe.SHIPPED.read_bytes()[:-1] + b"?")
    return path


def test_quantik_goes_on_without_its_table(
    damaged: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(probe.Probe.__init__, "__defaults__", (damaged,))
    game = load("quantik")
    position = "AB../c.../..../...d"
    found = analyze(game, game.parse_position(position), QUICKLY)
    assert (found.value, found.distance) == ("win", 1)
    assert "damaged.table is damaged" in caplog.text


def test_qomet_goes_on_without_its_table(
    damaged: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(qomet_table, "path_of", lambda game: damaged)
    game = load("qomet")
    found = analyze(game, game.initial(), QUICKLY)
    assert found.value == "unknown"
    assert len(found.moves) == 25
    assert caplog.text.count("damaged.table") == 1


def test_a_folder_that_is_no_solution_is_named(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setenv(SOLUTION, str(tmp_path))
    game = load("qomet")
    assert analyze(game, game.initial(), QUICKLY).value == "win", "the package's own table is there"
    assert str(tmp_path) in caplog.text
