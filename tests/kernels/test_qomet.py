"""The fast rules of Qomet say what the plain ones say, and its numbers stand for positions."""

from __future__ import annotations

from collections import Counter
from math import comb
from random import Random

import numpy as np
import pytest

from fourfold.games.qomet import rules as plain
from fourfold.games.qomet.kernels import ranks as qomet_ranks
from fourfold.games.qomet.kernels import rules as qomet
from fourfold.games.qomet.rules import Qomet, State
from fourfold.rules import load, perft
from tests.truth import PerftCase, PositionCase, perft_cases, position_cases

SPECS = ["qomet", "qomet?corner_exit=off"]


def game_of(spec: str) -> Qomet:
    game = load(spec)
    assert isinstance(game, Qomet)
    return game


def reached(game: Qomet, rng: Random, most: int) -> State:
    """Play at random, never into the end of the game."""
    state = game.initial()
    for _ in range(rng.randint(0, most)):
        following = game.after(state, rng.choice(game.legal_moves(state)))
        state = following if not game.outcome(following) else state
    return state


def crowded(rng: Random) -> State:
    """Put four to seven stars of each colour anywhere: games seldom come to such boards."""
    points = rng.sample(plain.POINTS, 2 * plain.STARS)
    light, dark = points[: rng.randint(4, 7)], points[-rng.randint(4, 7) :]
    return State((frozenset(light), frozenset(dark)), rng.randrange(2), None)


def check(game: Qomet, state: State) -> None:
    """Compare what both rules say about a state, and about all states that can follow."""
    position, rules = qomet.bitboards(state), qomet.rules_of(game)
    assert qomet.state_of(*position, state.to_move) == state
    found = np.empty(qomet.MOST_TURNS, np.int64)
    count = qomet.list_turns(*position, rules, found)
    assert qomet.count_turns(*position, rules) == count
    legal = {move: game.after(state, move) for move in game.legal_moves(state)}
    fast = {
        qomet.move_of(turn): qomet.state_of(*qomet.after(*position[:2], turn), 1 - state.to_move)
        for turn in found[:count].tolist()
    }
    assert fast == legal, game.position_text(state)
    assert len(legal) == count
    assert [qomet.turn_of(move) for move in fast] == found[:count].tolist()
    outcome = game.outcome(state)
    winner = {1: state.to_move, -1: 1 - state.to_move, 0: None}[qomet.result(*position[:2])]
    assert winner == (outcome.winner if outcome else None), game.position_text(state)


@pytest.mark.parametrize("spec", SPECS)
def test_random_games(spec: str) -> None:
    game, rng = game_of(spec), Random(25)
    for _ in range(25):
        state = game.initial()
        while moves := game.legal_moves(state):
            check(game, state)
            state = game.after(state, rng.choice(moves))
        check(game, state)


@pytest.mark.parametrize("spec", SPECS)
def test_crowded_boards(spec: str) -> None:
    game, rng = game_of(spec), Random(7)
    states = [crowded(rng) for _ in range(400)]
    assert {bool(game.outcome(state)) for state in states} == {False, True}
    for state in states:
        check(game, state)


@pytest.mark.parametrize("case", [*perft_cases("qomet")], ids=lambda case: f"{case[0]} {case[1]}")
def test_recorded_counts(case: PerftCase) -> None:
    game = game_of(case.spec)
    state = game.parse_position(case.position) if case.position else game.initial()
    depths = range(len(case.counts) + 1)
    assert [qomet.perft(game, state, depth) for depth in depths] == [1, *case.counts]


@pytest.mark.parametrize("case", [*position_cases("qomet")], ids=lambda case: f"line {case.line}")
def test_recorded_positions(case: PositionCase) -> None:
    game = game_of(case.facts["game"])
    text = case.facts.get("position")
    state = game.parse_position(text) if text else game.initial()
    check(game, state)
    for move in case.facts.get("moves", "").split():
        state = game.play(state, move)
        check(game, state)


@pytest.mark.parametrize("spec", SPECS)
def test_counts_in_mid_game(spec: str) -> None:
    game, rng = game_of(spec), Random(4)
    for _ in range(12):
        state = reached(game, rng, 40)
        assert qomet.perft(game, state, 2) == perft(game, state, 2), game.position_text(state)


def test_counts_with_fewer_stars(monkeypatch: pytest.MonkeyPatch) -> None:
    game = Qomet()
    with_seven = qomet.perft(game, game.initial(), 5)
    monkeypatch.setattr(plain, "STARS", 1)
    assert qomet.perft(game, game.initial(), 5, stars=1) == perft(game, game.initial(), 5)
    assert qomet.perft(game, game.initial(), 5, stars=1) < with_seven


# Random games.


def test_playouts_depend_on_the_seed_alone() -> None:
    game = Qomet()
    state = game.parse_position("..D/.../.../...L.D./L../.../... D -")
    tally = qomet.playouts(game, state, 300, seed=1)
    assert sum(tally.wins) + tally.unfinished == 300
    assert qomet.playouts(game, state, 300, seed=1, threads=3) == tally
    assert qomet.playouts(game, state, 300, seed=2) != tally
    assert qomet.playouts(game, state, 300, seed=1, limit=5).unfinished > tally.unfinished
    assert qomet.playouts(game, state, 300, seed=1, limit=5).plies <= 300 * 5


def test_playouts_know_who_wins() -> None:
    """A winner is the player with the square, whoever is to move and however it was made."""
    game = Qomet()
    dark_has_won = game.parse_position("D.D/.../.../L..LL../.../.../D.D L -")
    assert qomet.playouts(game, dark_has_won, 9, seed=5) == ((0, 9), 0, 0)
    assert qomet.playouts(game, dark_has_won._replace(to_move=1), 9, seed=5) == ((0, 9), 0, 0)
    # One turn decides only if it is the fourth corner, which light finds now and then.
    light_may_win = game.parse_position("L.L/.../.../D..DD../.../.../L.. L -")
    wins = qomet.playouts(game, light_may_win, 600, seed=5, limit=1).wins
    assert wins[0] > 0
    assert wins[1] == 0


def test_every_turn_has_the_same_chance() -> None:
    game = Qomet()
    state = game.parse_position(".../.../D.L/....D.D/..D/L../.DL L g1-g4")
    position, rules = qomet.bitboards(state), qomet.rules_of(game)
    rng, tries = Random(3), 27 * 400
    chosen = Counter(qomet.choice(*position, rules, rng.randrange(1 << 62)) for _ in range(tries))
    assert {qomet.move_of(turn) for turn in chosen} == set(game.legal_moves(state))
    assert 320 < min(chosen.values()) <= max(chosen.values()) < 480


# Symmetries, keys and ranks.


def test_symmetries() -> None:
    game, rng = Qomet(), Random(8)
    canonical = set()
    for _ in range(60):
        state = reached(game, rng, 30)
        images = {
            qomet.bitboards(game.transform(state, symmetry)) for symmetry in game.symmetries()
        }
        own, other, forbidden = qomet.bitboards(state)
        assert images == {
            (
                qomet_ranks.image(own, symmetry),
                qomet_ranks.image(other, symmetry),
                qomet_ranks.turn_image(forbidden, symmetry),
            )
            for symmetry in range(8)
        }
        keys = {qomet_ranks.key(*image) for image in images}
        assert {qomet_ranks.position(key) for key in keys} == images
        assert {qomet_ranks.canonical(*image) for image in images} == {min(keys)}
        canonical.add(min(keys))
    assert len(canonical) > 30


def test_classes_are_as_many_as_burnside_counts() -> None:
    """The classes of a group are as many as the sets one of its elements leaves alone, on average.

    A set is left alone when it is made of whole cycles of the element.
    """

    def unions(cycles: dict[int, int], size: int) -> int:
        if not cycles:
            return size == 0
        (length, count), *others = cycles.items()
        return sum(
            comb(count, chosen) * unions(dict(others), size - chosen * length)
            for chosen in range(count + 1)
            if chosen * length <= size
        )

    nothing, half, quarter, mirror = {1: 25}, {1: 1, 2: 12}, {1: 1, 4: 6}, {1: 7, 2: 9}
    group = [nothing, half, *[quarter] * 2, *[mirror] * 4]
    for size, count in enumerate(qomet_ranks.CLASSES):
        assert sum(unions(cycles, size) for cycles in group) == 8 * count


@pytest.mark.parametrize(("own", "other"), [(0, 0), (0, 3), (1, 2), (2, 1), (3, 0)])
def test_all_ranks_of_a_slice(own: int, other: int) -> None:
    tables = qomet_ranks.classes()
    size = qomet_ranks.slice_size(own, other)
    positions = [qomet_ranks.unrank(rank, own, other, tables) for rank in range(size)]
    assert [qomet_ranks.rank(*position, tables) for position in positions] == list(range(size))
    for mine, theirs in positions:
        assert (mine.bit_count(), theirs.bit_count(), mine & theirs) == (own, other, 0)


def test_ranks_of_large_slices() -> None:
    tables, rng = qomet_ranks.classes(), Random(9)
    assert qomet_ranks.slice_size(7, 7) == 1_945_528_416
    for _ in range(3000):
        own, other = rng.randint(0, 7), rng.randint(0, 7)
        rank = rng.randrange(qomet_ranks.slice_size(own, other))
        position = qomet_ranks.unrank(rank, own, other, tables)
        assert qomet_ranks.rank(*position, tables) == rank


def test_images_share_a_rank() -> None:
    tables, rng = qomet_ranks.classes(), Random(10)
    for _ in range(1000):
        own, other, _ = qomet.bitboards(crowded(rng))
        images = [
            (qomet_ranks.image(own, symmetry), qomet_ranks.image(other, symmetry))
            for symmetry in range(8)
        ]
        ranks = {qomet_ranks.rank(*image, tables) for image in images}
        # As many ranks as there are symmetries of the mover's stars alone, at most.
        assert len(ranks) * len({mine for mine, _ in images}) <= 8
        sizes = own.bit_count(), other.bit_count()
        assert {qomet_ranks.unrank(rank, *sizes, tables) for rank in ranks} <= set(images)
