"""Texts of positions, moves and options: exact both ways, and refused in plain words."""

from __future__ import annotations

from collections.abc import Hashable

from hypothesis import given
from hypothesis import strategies as st

from fourfold import AnyGame, MoveError, OptionError, PositionError, UnknownGameError, load
from tests.rules.by_text import check_sentences
from tests.rules.strategies import any_text, games, misspelt, reached

Reached = tuple[AnyGame, Hashable]


# Both ways


@given(reached())
def test_position_text_gives_the_state_back(found: Reached) -> None:
    game, state = found
    text = game.position_text(state)
    assert text.isascii()
    assert game.parse_position(text) == state
    assert hash(game.parse_position(text)) == hash(state)


@given(reached())
def test_move_text_gives_the_move_back(found: Reached) -> None:
    game, state = found
    moves = game.legal_moves(state)
    texts = game.legal_texts(state)
    assert sorted(texts) == list(texts)
    assert len(texts) == len(moves)
    for text, move in texts.items():
        assert text.isascii()
        assert " " not in text
        assert game.parse_move(state, text) == move
        assert game.move_text(move) == text


@given(reached())
def test_state_read_from_its_text_plays_on_alike(found: Reached) -> None:
    game, state = found
    again = game.parse_position(game.position_text(state))
    assert game.legal_texts(again) == game.legal_texts(state)
    assert game.outcome(again) == game.outcome(state)
    assert game.to_move(again) == game.to_move(state)


@given(games())
def test_spec_gives_the_game_back(game: AnyGame) -> None:
    assert load(game.spec) == game
    assert load(game.spec).spec == game.spec
    assert load(game.spec).options == game.options


# Anything else


@given(games(), any_text)
def test_any_text_as_a_position(game: AnyGame, text: str) -> None:
    read_position(game, text)


@given(st.data(), reached())
def test_misspelt_position(data: st.DataObject, found: Reached) -> None:
    game, state = found
    read_position(game, data.draw(misspelt(game.position_text(state))))


@given(games(), reached())
def test_position_of_another_game(game: AnyGame, found: Reached) -> None:
    other, state = found
    read_position(game, other.position_text(state))


def read_position(game: AnyGame, text: str) -> None:
    """Read a position exactly, or be refused in plain words."""
    try:
        state = game.parse_position(text)
    except PositionError as error:
        check_sentences(error)
    else:
        assert game.position_text(state) == text
        # Whatever can be read can be shown and played on.
        game.view(state)
        assert bool(game.legal_moves(state)) == (game.outcome(state) is None)


@given(reached(), any_text)
def test_any_text_as_a_move(found: Reached, text: str) -> None:
    read_move(*found, text)


@given(st.data(), reached())
def test_misspelt_move(data: st.DataObject, found: Reached) -> None:
    game, state = found
    legal = list(game.legal_texts(state))
    move = data.draw(st.sampled_from(legal)) if legal else "pass"
    read_move(game, state, data.draw(misspelt(move)))


@given(st.data(), reached())
def test_move_that_may_be_legal_elsewhere(data: st.DataObject, found: Reached) -> None:
    game, state = found
    layout = game.layout()
    names = [space.name for space in layout.spaces]
    part = st.sampled_from([*names, *(piece.letter for piece in layout.pieces), "x", "pass"])
    joint = st.sampled_from(["-", "=", ""])
    text = st.tuples(part, joint, part, joint, part | st.just("")).map("".join) | part
    read_move(game, state, data.draw(text))


def read_move(game: AnyGame, state: Hashable, text: str) -> None:
    """Read a legal move exactly, or be refused in plain words."""
    try:
        move = game.parse_move(state, text)
    except MoveError as error:
        check_sentences(error)
        refused_because_over = error.code == "game-over"
        assert refused_because_over == (game.outcome(state) is not None)
        assert text not in game.legal_texts(state)
    else:
        assert game.move_text(move) == text
        assert text in game.legal_texts(state)


@given(any_text)
def test_any_text_as_a_game(text: str) -> None:
    read_spec(text)


@given(st.data(), games())
def test_misspelt_game(data: st.DataObject, game: AnyGame) -> None:
    read_spec(data.draw(misspelt(game.spec)))


@given(games(), st.dictionaries(st.text(max_size=8), st.text(max_size=5) | st.integers()))
def test_any_options(game: AnyGame, options: dict[str, str | int]) -> None:
    try:
        found = type(game)(options)
    except OptionError as error:
        check_sentences(error)
    else:
        assert found.options.keys() == game.options.keys()


def read_spec(text: str) -> None:
    """Load a game that can be written down again, or be refused in plain words."""
    try:
        game = load(text)
    except (UnknownGameError, OptionError) as error:
        check_sentences(error)
    else:
        assert load(game.spec) == game
