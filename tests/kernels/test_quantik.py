"""The fast rules of Quantik against the plain ones, and classes of positions against symmetries."""

from __future__ import annotations

from functools import cache
from random import Random

import numpy as np
import pytest

from fourfold import perft
from fourfold.games.quantik.kernels import classes as classes
from fourfold.games.quantik.kernels import rules as fast
from fourfold.games.quantik.kernels import search as search
from fourfold.games.quantik.rules import SHAPES, SPACES, Quantik, State
from fourfold.kernels.chance import signed
from tests.truth import PerftCase, PositionCase, perft_cases, position_cases

GAME = Quantik()
FORMS = classes.forms()
NOTHING = np.empty(0, np.int64)
NOTHING_KNOWN = search.Known(NOTHING, np.empty(0, np.uint8), NOTHING, FORMS)


def random_game(random: Random) -> list[State]:
    """Give the states of a random game, from the start to the end."""
    states = [GAME.initial()]
    while moves := GAME.legal_moves(states[-1]):
        states.append(GAME.after(states[-1], random.choice(moves)))
    return states


def random_states(count: int, seed: int, pieces: range = range(17)) -> list[State]:
    """Give states from as many random games, over or not, with some number of pieces."""
    random = Random(seed)
    found: list[State] = []
    while len(found) < count:
        wanted = [s for s in random_game(random) if 16 - s.cells.count(".") in pieces]
        found += random.sample(wanted, min(1, len(wanted)))
    return found


def fast_moves(state: State) -> list[str]:
    own, other = fast.bitboards(state)
    if fast.has_line(own | other):
        return []
    moves = fast.placements(own, other)
    return sorted(fast.placement(bit) for bit in range(64) if moves >> bit & 1)


def fast_outcome(state: State) -> str | None:
    own, other = fast.bitboards(state)
    if fast.has_line(own | other):
        return "line"
    return None if fast.placements(own, other) else "no-move"


def assert_same_rules(state: State) -> None:
    outcome = GAME.outcome(state)
    assert fast_moves(state) == list(GAME.legal_texts(state))
    assert fast_outcome(state) == (outcome.reason if outcome else None)


# The rules.


def test_random_games_follow_the_same_rules() -> None:
    random = Random(1)
    endings = set()
    for _ in range(1000):
        states = random_game(random)
        for state in states:
            assert_same_rules(state)
            assert fast.state_of(*fast.bitboards(state)) == state
        endings.add(fast_outcome(states[-1]))
    assert endings == {"line", "no-move"}


@pytest.mark.parametrize("case", [*position_cases("quantik")], ids=lambda case: f"line {case.line}")
def test_recorded_positions(case: PositionCase) -> None:
    position = case.facts.get("position")
    state = GAME.parse_position(position) if position else GAME.initial()
    for move in case.facts.get("moves", "").split():
        assert move in fast_moves(state)
        state = GAME.play(state, move)
    assert_same_rules(state)
    assert set(case.facts.get("allowed", "").split()) <= set(fast_moves(state))
    assert not set(case.facts.get("refused", "").split()) & set(fast_moves(state))


def test_completing_placements_are_those_that_complete_a_line() -> None:
    for state in random_states(300, seed=2):
        own, other = fast.bitboards(state)
        winning = fast.placements(own, other) & fast.completing(own | other)
        for text, move in GAME.legal_texts(state).items():
            outcome = GAME.outcome(GAME.after(state, move))
            wins = any(winning >> bit & 1 and fast.placement(bit) == text for bit in range(64))
            assert wins == (outcome is not None and outcome.reason == "line")


# Counting.


@pytest.mark.parametrize(
    "case", [*perft_cases("quantik")], ids=lambda case: case.position or "start"
)
def test_perft_from_the_truth_files(case: PerftCase) -> None:
    state = GAME.parse_position(case.position) if case.position else GAME.initial()
    for depth, count in enumerate(case.counts, 1):
        assert fast.perft(GAME, state, depth) == count


def test_perft_is_the_same_everywhere() -> None:
    for state in random_states(60, seed=3, pieces=range(7, 17)):
        for depth in range(4):
            assert fast.perft(GAME, state, depth) == perft(GAME, state, depth)


def test_perft_to_the_end_of_the_game() -> None:
    state = random_states(1, seed=4, pieces=range(9, 10))[0]
    assert GAME.outcome(state) is None
    for depth in range(4, 9):
        assert fast.perft(GAME, state, depth) == perft(GAME, state, depth)


# Random games.


@cache
def chance_to_win(state: State) -> float:
    """Give the chance of the player to move when both play at random."""
    moves = GAME.legal_moves(state)
    if not moves:
        return 0.0
    return sum(1 - chance_to_win(GAME.after(state, move)) for move in moves) / len(moves)


def test_playouts_win_as_often_as_chance_says() -> None:
    for state in random_states(6, seed=5, pieces=range(9, 11)):
        tally = fast.playouts(GAME, state, 100_000, seed=6)
        assert sum(tally.wins) == 100_000
        found = tally.wins[GAME.to_move(state)] / 100_000
        assert found == pytest.approx(chance_to_win(state), abs=0.006)


def test_playouts_depend_on_the_seed_and_not_on_the_threads() -> None:
    start = GAME.initial()
    tally = fast.playouts(GAME, start, 10_001, seed=7)
    assert fast.playouts(GAME, start, 10_001, seed=7, threads=3) == tally
    assert fast.playouts(GAME, start, 10_001, seed=8) != tally
    # Big seeds and seeds with a sign are seeds, too.
    assert fast.playouts(GAME, start, 10, seed=-1) == fast.playouts(GAME, start, 10, seed=2**64 - 1)


@pytest.mark.parametrize("position", ["Ab../Cd../..../....", "d.../...a/CaCB/.Bd."])
def test_playouts_of_a_finished_game(position: str) -> None:
    state = GAME.parse_position(position)
    outcome = GAME.outcome(state)
    assert outcome is not None
    tally = fast.playouts(GAME, state, 5, seed=9)
    assert tally.plies == 0
    assert tally.wins[outcome.winner or 0] == 5


# Classes.


def code_of(state: State) -> int:
    """Give the code of this very position, as the module page defines it."""
    mover = str.isupper if GAME.to_move(state) == 0 else str.islower
    code = 0
    for i, cell in enumerate(state.cells):
        if cell != ".":
            shape = list(SHAPES).index(cell.upper())
            planes = 8 | 4 * mover(cell) | shape
            code |= sum((planes >> plane & 1) << 16 * plane + i for plane in range(4))
    return code


def images(state: State) -> set[State]:
    return {GAME.transform(state, symmetry) for symmetry in GAME.symmetries()}


@pytest.mark.parametrize("pieces", [0, 1, 2, 3, 5, 8, 11])
def test_a_class_has_the_smallest_code_of_its_positions(pieces: int) -> None:
    for state in random_states(2, seed=pieces, pieces=range(pieces, pieces + 1)):
        symmetric = images(state)
        code = classes.canonical(*fast.bitboards(state), FORMS)
        assert code == signed(min(map(code_of, symmetric)))
        assert classes.class_size(code, FORMS) == len(symmetric)
        assert fast.state_of(*classes.position(code)) in symmetric


def test_symmetric_positions_are_in_the_same_class() -> None:
    random = Random(10)
    for state in random_states(500, seed=11):
        code = classes.canonical(*fast.bitboards(state), FORMS)
        for symmetry in random.sample(GAME.symmetries(), 10):
            image = GAME.transform(state, symmetry)
            assert classes.canonical(*fast.bitboards(image), FORMS) == code


def test_arrangements_can_be_undone_and_all_differ() -> None:
    pattern = fast.bitboards(GAME.parse_position("AbC./.d.B/..a./c..D"))[0]
    arranged = {classes.arranged(pattern, number) for number in range(classes.ARRANGEMENTS)}
    assert len(arranged) == classes.ARRANGEMENTS
    for number in range(classes.ARRANGEMENTS):
        assert classes.restored(classes.arranged(pattern, number), number) == pattern


def test_successors_are_all_positions_one_move_later() -> None:
    known = np.array([classes.canonical(0, 0, FORMS)])
    states = {GAME.initial()}
    for _ in range(3):
        room = [np.empty(classes.MOST_MOVES * len(known), np.int64) for _ in range(2)]
        others, ended = classes.successors(known, FORMS, *room)
        assert ended == 0
        known = np.unique(room[0][:others])
        states = {GAME.after(s, move) for s in states for move in GAME.legal_moves(s)}
        assert classes.count_positions(known, FORMS) == len(states)
        for state in Random(12).sample(sorted(states), min(len(states), 500)):
            assert classes.canonical(*fast.bitboards(state), FORMS) in known


def test_successors_with_a_line_are_kept_apart() -> None:
    state = GAME.parse_position("Ab../c.../..../...D")
    room = [np.empty(classes.MOST_MOVES, np.int64) for _ in range(2)]
    code = classes.canonical(*fast.bitboards(state), FORMS)
    others, ended = classes.successors(np.array([code]), FORMS, *room)
    after = [GAME.after(state, move) for move in GAME.legal_moves(state)]
    lines = [each for each in after if fast_outcome(each) == "line"]
    assert len(lines) == ended > 0
    assert len(after) == others + ended
    codes = sorted(classes.canonical(*fast.bitboards(each), FORMS) for each in lines)
    assert codes == sorted(room[1][:ended])


# Distances.


@cache
def plain_distance(state: State) -> int:
    later = [1 + plain_distance(GAME.after(state, move)) for move in GAME.legal_moves(state)]
    return min((d for d in later if d % 2), default=max(later, default=0))


def test_search_finds_the_distance() -> None:
    room = search.stack()
    found = set()
    for state in random_states(150, seed=13, pieces=range(9, 17)):
        own, other = fast.bitboards(state)
        if not fast.has_line(own | other):
            distance = search.distance(own, other, NOTHING_KNOWN, room)
            assert distance == plain_distance(state)
            found.add(distance)
    assert found >= {0, 1, 2, 3, 4}


def test_a_table_is_believed_before_anything_is_searched() -> None:
    state = random_states(1, seed=14, pieces=range(9, 10))[0]
    own, other = fast.bitboards(state)
    code = classes.canonical(own, other, FORMS)
    starts = np.array([0] * 10 + [1])
    known = search.Known(np.array([code]), np.array([99], np.uint8), starts, FORMS)
    assert search.distance(own, other, known, search.stack()) == 99


def test_every_move_is_appraised() -> None:
    found = np.empty(classes.MOST_MOVES, np.int64)
    for state in random_states(40, seed=15, pieces=range(9, 17)):
        own, other = fast.bitboards(state)
        if not fast.has_line(own | other):
            search.appraise(own, other, NOTHING_KNOWN, search.stack(), found)
            appraised = {fast.placement(bit): found[bit] for bit in range(64) if found[bit]}
            assert appraised == {
                text: 1 + plain_distance(GAME.after(state, move))
                for text, move in GAME.legal_texts(state).items()
            }


def test_spaces_are_bits_in_the_order_of_the_position_text() -> None:
    assert [fast.placement(bit)[1:] for bit in range(16)] == list(SPACES)
