"""Where a game begins: what `reset(options=…)` of an environment understands."""

from __future__ import annotations

from collections.abc import Hashable, Mapping

from fourfold.match import Position
from fourfold.rules import AnyGame
from fourfold.rules.errors import kind_of, quoted

from .errors import EnvError

POSITION = "position"


def start_of(game: AnyGame, options: Mapping[str, object] | None) -> Hashable:
    """Give the state that the options ask for, or raise an error that names what is wrong.

    Nothing that is not understood is left out silently.
    """
    usual: Hashable = game.initial()
    if options is None:
        return usual
    if not isinstance(options, Mapping):
        raise EnvError("env-reset-options", found=kind_of(options))
    for key in options:
        if key != POSITION:
            raise EnvError("env-reset-option", key=quoted(str(key)), keys=POSITION)
    if POSITION not in options:
        return usual
    return state_of(game, options[POSITION])


def starts_of(
    game: AnyGame, options: Mapping[str, object] | None, count: int
) -> list[Hashable] | None:
    """Give the state that each of so many games begins at, told by one position or by a list.

    None is where games usually begin.
    """
    given = options.get(POSITION) if isinstance(options, Mapping) else None
    if not isinstance(given, list | tuple):
        start = start_of(game, options)
        return None if given is None else [start] * count
    if len(given) != count:
        raise EnvError("env-reset-count", expected=count, found=len(given))
    start_of(game, {**(options or {}), POSITION: given[0]})
    return [state_of(game, each) for each in given]


def state_of(game: AnyGame, given: object) -> Hashable:
    """Give the state of a position, or of its text, in which the game goes on."""
    if isinstance(given, Position):
        if given.game != game:
            raise EnvError("env-reset-game", found=given.game.spec, game=game.spec)
        state = given.state
    else:
        state = game.parse_position(given)  # type: ignore[arg-type]  # it says what else it is
    if game.outcome(state):
        raise EnvError("env-reset-over")
    return state
