"""Exact answers, for every legal position, from the table that comes with the package."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from random import Random

import numpy as np
import pytest

from fourfold.games.quantik import table as quantik
from fourfold.games.quantik.kernels import classes as classes
from fourfold.games.quantik.kernels import rules as fast
from fourfold.games.quantik.lookup import SHIPPED, Probe, Verdict, shipped
from fourfold.games.quantik.rules import Quantik, State
from fourfold.tables.errors import TableError
from tests.truth import PositionCase, position_cases

GAME = Quantik()


@cache
def plain_distance(state: State) -> int:
    later = [1 + plain_distance(GAME.after(state, move)) for move in GAME.legal_moves(state)]
    return min((d for d in later if d % 2), default=max(later, default=0))


def random_states(games: int, seed: int, pieces: range) -> list[State]:
    """Give the states of random games with some number of pieces, the finished ones too."""
    random = Random(seed)
    found = []
    for _ in range(games):
        state = GAME.initial()
        while moves := GAME.legal_moves(state):
            state = GAME.after(state, random.choice(moves))
            if 16 - state.cells.count(".") in pieces:
                found.append(state)
    return found


def states_at(ply: int, count: int, seed: int) -> list[State]:
    """Give some states of the shipped table."""
    codes = quantik.read(SHIPPED).codes[ply].tolist()
    chosen = Random(seed).sample(codes, min(count, len(codes)))
    return [fast.state_of(*classes.position(code)) for code in chosen]


def test_the_second_player_wins_on_the_tenth_ply() -> None:
    assert shipped().verdict(GAME.initial()) == Verdict("loss", 10)
    assert set(shipped().values(GAME.initial()).values()) == {Verdict("loss", 10)}


@pytest.mark.parametrize("pieces", [range(7), range(7, 12), range(12, 17)])
def test_a_position_is_as_good_as_its_best_move(pieces: range) -> None:
    for state in random_states(150, seed=1, pieces=pieces):
        verdict, values = shipped().verdict(state), shipped().values(state)
        assert list(values) == list(GAME.legal_texts(state))
        wins = [found.distance for found in values.values() if found.value == "win"]
        losses = [found.distance for found in values.values() if found.value == "loss"]
        assert verdict == (
            Verdict("win", min(wins)) if wins else Verdict("loss", max(losses, default=0))
        )
        for text, found in values.items():
            after = shipped().verdict(GAME.play(state, text))
            assert found == ("loss" if after.value == "win" else "win", after.distance + 1)


def test_late_positions_have_the_distance_that_the_plain_rules_give() -> None:
    for state in random_states(100, seed=2, pieces=range(9, 17)):
        assert shipped().verdict(state).distance == plain_distance(state)


def test_table_and_search_agree(tmp_path: Path) -> None:
    short = tmp_path / "short.table"
    quantik.shorten(SHIPPED, short, last=3)
    searching = Probe(short)
    for ply, count in ((4, 5), (5, 60), (6, 500), (7, 5000)):
        for state in states_at(ply, count, seed=3):
            assert searching.verdict(state) == shipped().verdict(state)


def test_the_shipped_table_has_every_class_of_its_plies() -> None:
    forms = classes.forms()
    codes = np.array([classes.canonical(0, 0, forms)])
    for known in quantik.read(SHIPPED).codes:
        assert codes.tolist() == known.tolist()
        going_on, lines = (np.empty(classes.MOST_MOVES * len(codes), np.int64) for _ in range(2))
        count, _ = classes.successors(codes, forms, going_on, lines)
        codes = np.array(sorted(set(going_on[:count].tolist())))


def test_symmetric_positions_have_the_same_verdict() -> None:
    random = Random(4)
    for state in random_states(100, seed=5, pieces=range(1, 12)):
        image = GAME.transform(state, random.choice(GAME.symmetries()))
        assert shipped().verdict(image) == shipped().verdict(state)


@pytest.mark.parametrize("case", [*position_cases("quantik")], ids=lambda case: f"line {case.line}")
def test_recorded_positions(case: PositionCase) -> None:
    position = case.facts.get("position")
    state = GAME.parse_position(position) if position else GAME.initial()
    for move in case.facts.get("moves", "").split():
        state = GAME.play(state, move)
    over = GAME.outcome(state) is not None
    assert (shipped().verdict(state) == Verdict("loss", 0)) == over
    assert list(shipped().values(state)) == list(GAME.legal_texts(state))


def test_the_shipped_table_covers_what_it_should() -> None:
    table = quantik.read(SHIPPED)
    assert len(table.codes) == quantik.OPENING + 1
    for ply, codes, distances in zip(table.plies, table.codes, table.distances, strict=False):
        assert ply.classes == len(codes) == len(distances) == sum(ply.distances)
    assert SHIPPED.stat().st_size < 2_000_000


def test_a_probe_without_a_sound_table_says_so(tmp_path: Path) -> None:
    with pytest.raises(TableError, match="no table"):
        Probe(tmp_path / "none.table")
    cut = tmp_path / "cut.table"
    cut.write_bytes(SHIPPED.read_bytes()[:-100])
    with pytest.raises(TableError, match="cut short"):
        Probe(cut)
