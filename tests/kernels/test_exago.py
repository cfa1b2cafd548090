"""The fast rules of Exago say what the plain ones say, for all options."""

from __future__ import annotations

from collections import Counter
from itertools import islice
from random import Random
from unittest.mock import Mock

import numpy as np
import pytest

from fourfold.games.exago import kernels as package
from fourfold.games.exago.kernels import board as exago_board
from fourfold.games.exago.kernels import forms as exago_forms
from fourfold.games.exago.kernels import listing
from fourfold.games.exago.kernels import rules as exago
from fourfold.games.exago.kernels import turns as exago_turns
from fourfold.games.exago.kernels.board import (
    NAMES,
    NUMBERS,
    SPACES,
    STRIDES,
    numbers_of,
    spaces_of,
)
from fourfold.games.exago.rules import Exago, Move, State, board_of_size
from fourfold.kernels.registry import load_quick, quick
from fourfold.rules import load, perft
from tests import exago_threats
from tests.exago_threats import threats
from tests.truth import PerftCase, PositionCase, perft_cases, position_cases

SIZES = range(exago_board.SMALLEST, exago_board.LARGEST + 1)

SPECS = {
    # The games as they come in the box.
    "exago": 12,
    "exago?players=3": 12,
    "exago?players=4": 6,
    "exago?players=5": 6,
    "exago?players=6": 6,
    # Few tiles: many relocations, cut-off groups and choices among equals.
    "exago?size=4&tiles=5&line=4": 24,
    "exago?size=5&tiles=3,4": 16,
    "exago?players=3&size=4&tiles=4&line=3": 16,
    "exago?players=3&size=5&tiles=4&line=3&block=off": 16,
    "exago?players=4&size=4&tiles=2,3,1,4&line=3": 12,
    # The variants, alone and together.
    "exago?size=4&tiles=5&early=on": 16,
    "exago?tiles=6&reconnect=on": 16,
    "exago?size=4&tiles=4&reconnect=on&early=on": 16,
    "exago?players=3&tiles=4&line=3&reconnect=on": 16,
    "exago?players=6&tiles=3&line=3&early=on": 8,
    # The largest board has no rim around it; a full board ends the game.
    "exago?size=7&tiles=10": 8,
    "exago?players=5&size=7&tiles=3,4,5,6,7": 6,
    "exago?size=4&tiles=60&line=6": 16,
    "exago?players=3&size=4&tiles=1,60,60&line=6&block=off": 12,
}
"""Options with the number of games that are played with them."""


def game_of(spec: str) -> Exago:
    game = load(spec)
    assert isinstance(game, Exago)
    return game


class Fast:
    """What the fast rules say about a state, in the words of the plain ones."""

    def __init__(self, game: Exago, state: State) -> None:
        self.game, self.rules = game, exago.rules_of(game)
        self.position = exago.bitboards(game, state)
        self._found = np.empty(exago_turns.MOST_TURNS, np.int64)
        self._spare = np.empty_like(self.position)

    def state(self) -> State:
        return exago.state_of(self.game, self.position)

    def count(self) -> int:
        return exago_turns.turns(self.position, self.rules, self._found[:0])

    def legal(self) -> list[Move]:
        count = exago_turns.turns(self.position, self.rules, self._found)
        return [exago.move_of(self.game, turn) for turn in self._found[:count].tolist()]

    def after(self, move: Move) -> State:
        turn = exago.turn_of(self.game, move)
        exago_turns.after(self.position, turn, self.rules, self._spare)
        return exago.state_of(self.game, self._spare)

    def result(self) -> int:
        return exago_turns.result(self.position, self.rules)

    def can_move(self, seat: int) -> bool:
        return exago_turns.can_move(self.position, seat, self.rules)

    def can_win(self, seat: int) -> bool:
        return exago_turns.can_win(self.position, seat, self.rules)

    def threat_to_block(self) -> int:
        return exago_turns.threat_to_block(self.position, self.rules)


def check(game: Exago, state: State, moves: list[Move], tried: list[Move]) -> None:
    """Compare what both rules say about a state whose legal moves are known, and some are tried."""
    fast, text = Fast(game, state), game.position_text(state)
    assert fast.state() == state
    assert Counter(fast.legal()) == Counter(moves), text
    assert fast.count() == len(moves), text
    for move in tried:
        assert fast.after(move) == game.after(state, move), (text, move)
    for seat in range(game.seats):
        assert fast.can_move(seat) == any(game._turns(state, seat)), (text, seat)
    outcome = game.outcome(state)
    if outcome:
        winner = exago_turns.NO_WINNER if outcome.winner is None else outcome.winner
        assert fast.result() == winner, text
    else:
        assert fast.result() == exago_turns.GOING_ON, text
        for seat in range(game.seats):
            assert fast.can_win(seat) == game.can_win(state, seat), (text, seat)
        threat = game.threat_to_block(state)
        assert fast.threat_to_block() == (-1 if threat is None else threat), text


def choose(moves: list[Move], rng: Random) -> Move:
    """Choose at random, yet mostly a choice among groups where there is one."""
    choices = [move for move in moves if move.keep]
    return rng.choice(choices if choices and rng.random() < 0.7 else moves)


@pytest.mark.parametrize("spec", SPECS)
def test_random_games(spec: str) -> None:
    game, rng = game_of(spec), Random(19)
    for _ in range(SPECS[spec]):
        state = game.initial()
        for _ in range(50):
            moves = list(game.legal_moves(state))
            check(game, state, moves, rng.sample(moves, min(len(moves), 6)))
            if not moves:
                break
            state = game.after(state, choose(moves, rng))


@pytest.mark.parametrize("spec", exago_threats.SPECS)
def test_threats_and_what_blocks_them(spec: str) -> None:
    game, seen = game_of(spec), Counter[str]()
    for state, threat in islice(threats(game, Random(3)), 120):
        moves, turns = list(game.legal_moves(state)), list(game._turns(state, state.to_move))
        check(game, state, moves, [])
        seen["placing" if state.hands[state.to_move] else "relocating"] += 1
        seen["blocked" if len(moves) < len(turns) else "free"] += 1
        seen[
            "threat by placing" if state.hands[threat] else kind_of_threat(game, state, threat)
        ] += 1
    assert len(seen) == 7, seen


@pytest.mark.parametrize("spec", exago_threats.SPECS)
@pytest.mark.parametrize("is_at_hand", [True, False])
def test_who_cannot_let_others_wait_has_the_same_moves(
    spec: str, is_at_hand: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whether the kernels list them, or there are none."""
    listed = Mock(side_effect=exago_turns.turns)
    monkeypatch.setattr(listing, "turns", listed)
    monkeypatch.setattr(listing, "is_at_hand", lambda: is_at_hand)
    plain, fast = game_of(spec), load_quick(spec)
    assert isinstance(fast, package.QUICK)
    assert fast == plain
    for state, _ in islice(threats(plain, Random(5)), 20):
        assert fast.legal_texts(state) == plain.legal_texts(state)
        assert Counter(fast.legal_moves(state)) == Counter(plain.legal_moves(state))
    assert listed.called == is_at_hand


def test_plain_rules_that_are_quick_stay_as_they_are() -> None:
    game = load("quantik")
    assert quick(game) is game


def kind_of_threat(game: Exago, state: State, seat: int) -> str:
    """Say whether a seat that has to relocate can win without cutting anything off."""
    own, taken, board = state.tiles[seat], sum(state.tiles), game.board
    whole = any(
        board.completing(own ^ bit, game.line) & ~taken and len(board.groups(taken ^ bit)) == 1
        for bit in map(board.bits.__getitem__, board.names(own))
    )
    return "threat by relocating" if whole else "threat by cutting"


@pytest.mark.parametrize(
    ("spec", "text"),
    [
        (
            "exago?players=3&size=4&tiles=3,4,5&line=3&reconnect=on",
            "4/5/6/2BY3/2B3/2R2/2RR Y R0,B2,Y4",
        ),
        (
            "exago?players=4&tiles=4&reconnect=on",
            "3B2/2YG3/RYBG4/RBGGR4/R9/B10/Y9/Y8/8/7/6 B R0,B0,Y0,G0",
        ),
    ],
)
def test_a_block_may_touch_the_tile_that_completes_the_line(spec: str, text: str) -> None:
    """With `reconnect` that tile joins the block's group, so blocks beside it do not help."""
    game = game_of(spec)
    state = game.parse_position(text)
    check(game, state, list(game.legal_moves(state)), [])


PASSES = [
    # The only tile cannot be moved, and there is none in hand.
    ("exago?size=4&tiles=1,3", "4/5/6/3R3/6/5/4 R R0,B3"),
    ("exago?players=3&size=4&tiles=1,2,3", "4/5/6/3R3/6/5/4 R R0,B2,Y3"),
    # Every space is taken: nobody can move.
    (
        "exago?size=4&tiles=18,20&line=6",
        "RBRB/BRBRB/RBRBRB/BRBRBRR/BRBRBR/RBRBR/BRBB B R0,B1",
    ),
]


@pytest.mark.parametrize(("spec", "text"), PASSES)
def test_passing(spec: str, text: str) -> None:
    game = game_of(spec)
    state = game.parse_position(text)
    moves = list(game.legal_moves(state))
    assert [game.move_text(move) for move in moves] == ([] if game.outcome(state) else ["pass"])
    check(game, state, moves, moves)


@pytest.mark.parametrize("case", [*perft_cases("exago")], ids=lambda case: f"{case[0]} {case[1]}")
def test_recorded_counts(case: PerftCase) -> None:
    game = game_of(case.spec)
    state = game.parse_position(case.position) if case.position else game.initial()
    depths = range(len(case.counts) + 1)
    assert [exago.perft(game, state, depth) for depth in depths] == [1, *case.counts]


@pytest.mark.parametrize("case", [*position_cases("exago")], ids=lambda case: f"line {case.line}")
def test_recorded_positions(case: PositionCase) -> None:
    game = game_of(case.facts["game"])
    text = case.facts.get("position")
    state = game.parse_position(text) if text else game.initial()
    for move in [*case.facts.get("moves", "").split(), None]:
        moves = list(game.legal_moves(state))
        check(game, state, moves, moves)
        state = game.play(state, move) if move else state


@pytest.mark.parametrize(
    "spec",
    [
        "exago?size=4&tiles=4",
        "exago?size=4&tiles=3&early=on",
        "exago?size=4&tiles=4&reconnect=on",
        "exago?players=3&size=4&tiles=3&line=3",
    ],
)
def test_counts_in_mid_game(spec: str) -> None:
    game, rng = game_of(spec), Random(6)
    for _ in range(4):
        state = game.initial()
        for _ in range(sum(game.tiles) + rng.randint(0, 6)):
            following = game.after(state, choose(list(game.legal_moves(state)), rng))
            state = following if not game.outcome(following) else state
        assert exago.perft(game, state, 2) == perft(game, state, 2), game.position_text(state)


# Random games.


@pytest.mark.parametrize("spec", ["exago", "exago?players=3&line=3&size=4"])
def test_playouts_depend_on_the_seed_alone(spec: str) -> None:
    game = game_of(spec)
    state = game.initial()
    tally = exago.playouts(game, state, 60, seed=1, limit=100)
    assert sum(tally.wins) + tally.unfinished == 60
    assert all(tally.wins)
    assert exago.playouts(game, state, 60, seed=1, limit=100, threads=3) == tally
    assert exago.playouts(game, state, 60, seed=2, limit=100) != tally
    assert exago.playouts(game, state, 60, seed=1, limit=6) == ((0,) * game.seats, 60, 60 * 6)


def test_playouts_know_who_wins() -> None:
    game = game_of("exago?players=3&size=4&tiles=4&line=3")
    blue_has_won = game.parse_position("4/5/6/1BBB3/1R4/1Y3/4 Y R3,B1,Y3")
    assert exago.playouts(game, blue_has_won, 9, seed=5) == ((0, 9, 0), 0, 0)
    # Where red can complete a line at either end, one turn wins now and then, and for red alone.
    red_may_win = game.parse_position("4/5/6/2RR3/1BY3/5/4 R R2,B3,Y3")
    tally = exago.playouts(game, red_may_win, 300, seed=5, limit=1)
    ends = len(game.legal_moves(red_may_win))
    assert 0.5 * 2 / ends < tally.wins[0] / 300 < 1.5 * 2 / ends
    assert tally == ((tally.wins[0], 0, 0), 300 - tally.wins[0], 300)


def test_playouts_without_a_winner() -> None:
    spec, text = PASSES[-1]
    game = game_of(spec)
    assert exago.playouts(game, game.parse_position(text), 9, seed=5) == ((0, 0), 9, 0)


# The board.


@pytest.mark.parametrize("size", SIZES)
def test_numbers_of_the_spaces(size: int) -> None:
    """Each number stands for one space, and neighbours differ by a stride."""
    board, numbers = board_of_size(size), NUMBERS[size]
    assert list(numbers) == list(board.bits)
    assert {name: number for number, name in NAMES[size].items()} == numbers
    assert len(set(numbers.values())) == len(numbers)
    assert numbers[board.centre] == 0
    for name, number in numbers.items():
        near = board.names(board.around(board.bits[name]) ^ board.bits[name])
        differences = {(numbers[other] - number) % SPACES for other in near}
        assert differences <= {stride % SPACES for stride in STRIDES}
        assert len(differences) == len(near)


@pytest.mark.parametrize("size", SIZES)
def test_sets_of_spaces(size: int) -> None:
    board, rng = board_of_size(size), Random(size)
    whole = exago_board.BOARDS[size]

    def names(spaces: tuple[int, int]) -> list[str]:
        found = exago_board.both(spaces, whole)
        return sorted(NAMES[size][number] for number in numbers_of(found))

    for _ in range(60):
        # Mostly straight pieces, so that there are lines and gaps in lines.
        centre, *chosen = rng.sample(list(board.bits), rng.randint(2, 12))
        step = rng.choice(board.directions)
        bits = sum({board.bits[name] for name in chosen})
        for i in rng.sample(range(6), 5):
            bits |= board.bits[centre] << i * step & board.all
        spaces = spaces_of(NUMBERS[size][name] for name in board.names(bits))
        around = exago_board.around(spaces)
        assert spaces_of(numbers_of(around)) == around
        assert names(exago_board.either(around, spaces)) == board.names(board.around(bits))
        for length in range(3, 7):
            assert exago_board.has_line(spaces, length) == bool(board.lines(bits, length))
            completing = board.completing(bits, length)
            assert names(exago_board.completing(spaces, length)) == board.names(completing)


# Symmetries.


@pytest.mark.parametrize("spec", ["exago?size=4&tiles=5", "exago?players=3&size=7"])
def test_symmetries(spec: str) -> None:
    game, rng = game_of(spec), Random(12)
    state = game.initial()
    seen = set()
    for _ in range(12):
        state = game.after(state, rng.choice(game.legal_moves(state)))
        images = [exago.bitboards(game, game.transform(state, each)) for each in game.symmetries()]
        result, spare = np.empty_like(images[0]), np.empty_like(images[0])
        turned = set()
        for symmetry in range(exago_forms.SYMMETRIES):
            exago_forms.image(images[0], symmetry, result)
            turned.add(tuple(result.tolist()))
        assert turned == {tuple(image.tolist()) for image in images}
        canonical = set()
        for image in images:
            exago_forms.canonical(image, result, spare)
            canonical.add(tuple(result.tolist()))
            seen.add(exago_forms.hashed(result))
        assert canonical == {min(turned)}
    assert len(seen) == 12


def test_hash_depends_on_every_part() -> None:
    game = game_of("exago?players=3&tiles=4")
    state = game.parse_position("6/7/8/9/10/4RBY4/10/9/8/7/6 R R3,B3,Y3")
    states = [
        state,
        state._replace(to_move=1),
        state._replace(hands=(2, 3, 3)),
        state._replace(hands=(3, 2, 3)),
        state._replace(tiles=state.tiles[::-1]),
        *(game.after(state, move) for move in game.legal_moves(state)),
    ]
    hashes = {exago_forms.hashed(exago.bitboards(game, each)) for each in states}
    assert len(hashes) == len(set(states)) == len(states)
