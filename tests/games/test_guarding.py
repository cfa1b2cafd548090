"""What is no state or no move is refused in words, whichever function of a game gets it."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from fourfold import AnyGame, GameError, MoveError, PositionError

WRONG = [None, 7, object()]
wrong = pytest.mark.parametrize("found", WRONG, ids=[type(each).__name__ for each in WRONG])


def check(refusal: type[GameError], code: str, found: object, call: Callable[[], object]) -> None:
    """A call is refused with a code, and with what was found."""
    with pytest.raises(refusal) as refused:
        call()
    assert (refused.value.code, refused.value.details["found"]) == (code, type(found).__name__)


@wrong
@pytest.mark.parametrize("name", ["to_move", "legal_moves", "outcome", "view", "position_text"])
def test_what_is_no_state(game: AnyGame, name: str, found: object) -> None:
    check(PositionError, "state-type", found, lambda: getattr(game, name)(found))


@wrong
def test_what_is_no_state_with_what_is_done_to_it(game: AnyGame, found: object) -> None:
    move, turn = game.legal_moves(game.initial())[0], game.symmetries()[-1]
    check(PositionError, "state-type", found, lambda: game.after(found, move))
    check(PositionError, "state-type", found, lambda: game.transform(found, turn))


@wrong
@pytest.mark.parametrize("name", ["move_text", "picks"])
def test_what_is_no_move(game: AnyGame, name: str, found: object) -> None:
    check(MoveError, "move-type", found, lambda: getattr(game, name)(found))


@wrong
def test_what_is_no_move_is_not_played(game: AnyGame, found: object) -> None:
    check(MoveError, "move-type", found, lambda: game.after(game.initial(), found))
