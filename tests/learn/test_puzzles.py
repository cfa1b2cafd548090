"""Puzzles: each has one best move, and it wins in as many plies as is said."""

from __future__ import annotations

import pytest

from fourfold import load, registered
from fourfold.learn.puzzles import COUNT, Puzzle, difficulty, find, puzzle_of, puzzles, written
from tests.engine.plain import tic_tac_toe, wins_within

SHIPPED = [
    pytest.param(each, id=f"{name}-{number}")
    for name in registered()
    for number, each in enumerate(puzzles(name), 1)
]


@pytest.mark.parametrize("name", [name for name in registered() if puzzles(name)])
def test_two_dozen_rise_in_difficulty(name: str) -> None:
    shipped = puzzles(name)
    assert len(shipped) == COUNT
    assert list(shipped) == sorted(shipped, key=difficulty)
    assert len({each.plies for each in shipped}) >= 3


@pytest.mark.parametrize("name", [name for name in registered() if puzzles(name)])
def test_no_two_are_the_same_turned_or_reflected(name: str) -> None:
    forms = set()
    for each in puzzles(name):
        game = load(each.spec)
        state = game.parse_position(each.position)
        forms.add(min(game.position_text(game.transform(state, s)) for s in game.symmetries()))
    assert len(forms) == COUNT


@pytest.mark.parametrize("puzzle", SHIPPED)
def test_puzzle_has_one_best_move(puzzle: Puzzle) -> None:
    game = load(puzzle.spec)
    deepest = max(each.plies for each in puzzles(game.name))
    assert puzzle_of(game, game.parse_position(puzzle.position), deepest) == puzzle


@pytest.mark.parametrize("puzzle", SHIPPED)
def test_plain_search_agrees(puzzle: Puzzle) -> None:
    game = load(puzzle.spec)
    state = game.parse_position(puzzle.position)
    seat = game.to_move(state)
    assert len(game.legal_moves(state)) == puzzle.choices
    plies = min(puzzle.plies, 3)
    winning = [
        text
        for text, move in game.legal_texts(state).items()
        if wins_within(game, game.after(state, move), seat, plies - 1)
    ]
    assert winning == ([puzzle.move] if puzzle.plies <= 3 else [])


def test_same_seed_finds_the_same_puzzles() -> None:
    game = load("quantik")
    first, again = find(game, 4, seed=5), find(game, 4, seed=5)
    assert first == again
    assert [each.plies for each in first] == [1, 3, 5, 7]
    assert find(game, 4, seed=6) != first


def test_finding_is_reported_and_can_be_kept() -> None:
    reported: list[int] = []
    found = find(load("quantik"), 4, seed=1, report=reported.append)
    assert reported == [1, 2, 3, 4]
    assert written(found).count("\n") == 4 + 2


def test_a_small_game_may_have_none() -> None:
    assert find(tic_tac_toe(), 1) == []


def test_game_without_puzzles() -> None:
    assert puzzles("chess") == ()
