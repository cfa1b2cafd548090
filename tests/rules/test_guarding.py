"""What is no state or no move is refused in words, whichever function of a game gets it."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from fourfold import AnyGame, GameError, MoveError, PositionError, load

WRONG = [None, 7, object()]
wrong = pytest.mark.parametrize("found", WRONG, ids=[type(each).__name__ for each in WRONG])


@pytest.fixture(params=["quantik", "qomet", "exago"])
def game(request: pytest.FixtureRequest) -> AnyGame:
    """A game whose states and moves are of types of their own; others may take texts for moves."""
    return load(request.param)


def check(refusal: type[GameError], code: str, found: object, call: Callable[[], object]) -> None:
    """A call is refused with a code, and with what was found."""
    with pytest.raises(refusal) as refused:
        call()
    assert (refused.value.code, refused.value.details["found"]) == (code, type(found).__name__)


@pytest.mark.parametrize("found", [*WRONG, "..../"], ids=["NoneType", "int", "object", "str"])
@pytest.mark.parametrize(
    "name", ["to_move", "legal_moves", "outcome", "view", "legal_texts", "position_text"]
)
def test_what_is_no_state(game: AnyGame, name: str, found: object) -> None:
    check(PositionError, "state-type", found, lambda: getattr(game, name)(found))


@wrong
@pytest.mark.parametrize("name", ["after", "play", "parse_move", "offer"])
def test_what_is_no_state_with_a_move(game: AnyGame, name: str, found: object) -> None:
    move = game.legal_moves(game.initial())[0]
    check(PositionError, "state-type", found, lambda: getattr(game, name)(found, move))


@wrong
def test_what_is_no_state_is_not_turned(game: AnyGame, found: object) -> None:
    turn = game.symmetries()[-1]
    check(PositionError, "state-type", found, lambda: game.transform(found, turn))


@wrong
@pytest.mark.parametrize("name", ["move_text", "picks"])
def test_what_is_no_move(game: AnyGame, name: str, found: object) -> None:
    check(MoveError, "move-type", found, lambda: getattr(game, name)(found))


@wrong
@pytest.mark.parametrize("name", ["after", "play", "parse_move", "offer"])
def test_what_is_no_move_of_a_state(game: AnyGame, name: str, found: object) -> None:
    check(MoveError, "move-type", found, lambda: getattr(game, name)(game.initial(), found))
