"""What Hypothesis may draw: any registered game with any options, any line of play, odd texts."""

from __future__ import annotations

from collections.abc import Hashable
from typing import Any

from hypothesis import strategies as st

from fourfold import AnyGame, load, registered
from fourfold.rules.options import Choice, Number, Numbers, Option

ODD = '\n\t\r\0 \u00a0\u2028²٣é—-=?&/.,"\\[]x0123456789'
"""Characters that have misled a reader of texts somewhere before."""

any_text = st.text(st.characters() | st.sampled_from(ODD), max_size=80)


@st.composite
def games(draw: st.DrawFn) -> AnyGame:
    """Draw any registered game with any options."""
    name = draw(st.sampled_from(sorted(registered())))
    given: dict[str, str | int] = {}
    for option in registered()[name].option_list:
        if draw(st.booleans()):
            given[option.key] = draw(values(option, seats=load(name, **given).seats))
    return load(name, **given)


def values(option: Option, seats: int) -> st.SearchStrategy[str]:
    """Give a strategy for the values of an option."""
    if isinstance(option, Choice):
        return st.sampled_from(option.values)
    assert isinstance(option, Number), option
    # Small numbers more often: few tiles make more things happen.
    numbers = st.integers(option.low, min(option.low + 5, option.high))
    numbers |= st.integers(option.low, option.high)
    if isinstance(option, Numbers):
        several = st.lists(numbers, min_size=seats, max_size=seats)
        return several.map(lambda each: ",".join(map(str, each))) | numbers.map(str)
    return numbers.map(str)


@st.composite
def _lines(draw: st.DrawFn, game: AnyGame, most: int) -> tuple[list[Any], Hashable]:
    """Draw legal moves from the start and the state they lead to, ending where the game ends."""
    moves: list[Any] = []
    state = game.initial()
    for _ in range(draw(st.integers(0, most))):
        legal = game.legal_moves(state)
        if not legal:
            break
        moves.append(legal[draw(st.integers(0, len(legal) - 1))])
        state = game.after(state, moves[-1])
    return moves, state


@st.composite
def plays(draw: st.DrawFn, game: AnyGame, most: int = 30) -> list[str]:
    """Draw legal moves from the start, at most so many, ending early where the game ends."""
    moves, _ = draw(_lines(game, most))
    return [game.move_text(move) for move in moves]


@st.composite
def reached(draw: st.DrawFn) -> tuple[AnyGame, Hashable]:
    """Draw a game and a state that can be reached in it."""
    game = draw(games())
    _, state = draw(_lines(game, 30))
    return game, state


@st.composite
def misspelt(draw: st.DrawFn, text: str) -> str:
    """Draw a text with one or a few characters changed, left out, put in, or swapped."""
    letters = st.sampled_from(sorted(set(text)) or ["."]) | st.sampled_from(ODD) | st.characters()
    for _ in range(draw(st.integers(1, 3))):
        at = draw(st.integers(0, len(text)))
        match draw(st.sampled_from(("leave out", "put in", "change", "repeat"))):
            case "leave out":
                text = text[:at] + text[at + 1 :]
            case "put in":
                text = text[:at] + draw(letters) + text[at:]
            case "change":
                text = text[:at] + draw(letters) + text[at + 1 :]
            case _:
                text = text[:at] + text[max(0, at - 3) :]
    return text
