"""What players see: documented planes, the same for symmetric positions and for both colours."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice
from pathlib import Path
from random import Random
from typing import Any

import numpy as np
import pytest

from fourfold.envs import generic
from fourfold.envs.codes import code_of
from fourfold.envs.planes import Sight, sight_of
from fourfold.envs.play import PlainPlay
from fourfold.rules import AnyGame, Symmetry, load
from tests.engine.plain import tic_tac_toe

SPECS = (
    "quantik",
    "qomet",
    "qomet?corner_exit=off",
    "exago?size=4&tiles=4",
    "exago?players=3&size=4&tiles=3&early=on",
)
PAGE = Path(__file__).parent.parent.parent / "docs" / "research.md"


def states(game: AnyGame, count: int, seed: int = 1) -> Iterator[Any]:
    rng = Random(seed)
    for _ in range(count):
        state = game.initial()
        for _ in range(rng.randrange(1, 15)):
            moves = game.legal_moves(state)
            if not moves:
                break
            state = game.after(state, rng.choice(moves))
        yield state


def look(game: AnyGame, state: Any, seat: int | None = None) -> Any:
    seat = game.to_move(state) if seat is None else seat
    return sight_of(game).planes(state, seat, (), 0)


def moved(sight: Sight, planes: Any, symmetry: Symmetry, letters: dict[str, str]) -> Any:
    """Move what planes show as a symmetry says; the shapes of Quantik change their planes."""
    turned = planes.copy()
    order = ["ABCD".index(letters[letter]) for letter in "ABCD"] if "A" in letters else [0]
    for space, cell in sight.cells.items():
        for channel in range(len(planes)):
            group, shape = divmod(channel, len(order))
            to = group * len(order) + order[shape]
            turned[(to, *sight.cells[symmetry.spaces[space]])] = planes[(channel, *cell)]
    return turned


@pytest.mark.parametrize("spec", SPECS)
def test_symmetric_positions_look_symmetric(spec: str) -> None:
    game, rng = load(spec), Random(2)
    sight = sight_of(game)
    for state in states(game, 12):
        for symmetry in rng.sample(list(game.symmetries()), 8):
            there = game.transform(state, symmetry)
            expected = moved(sight, look(game, state), symmetry, dict(symmetry.letters))
            assert np.array_equal(look(game, there), expected)


@pytest.mark.parametrize("spec", ["quantik", "qomet", "exago?size=4&tiles=4"])
def test_symmetric_positions_have_symmetric_actions(spec: str) -> None:
    game, rng = load(spec), Random(3)
    code = code_of(game)

    def moved_text(text: str, symmetry: Symmetry) -> str:
        if game.name == "quantik":
            return symmetry.letters[text[0]] + symmetry.spaces[text[1:]]
        first, *others = text.replace("=", "-").split("-")
        spaces = [symmetry.spaces.get(each, each) for each in (first, *others)]
        return spaces[0] + "".join(a + b for a, b in zip("-=", spaces[1:], strict=False))

    compared = 0
    for state in states(game, 10, seed=4):
        texts = [text for text in game.legal_texts(state) if "=" not in text]
        for symmetry in rng.sample(list(game.symmetries()), 4):
            legal = game.legal_texts(game.transform(state, symmetry))
            for text in texts:
                there = moved_text(text, symmetry)
                assert there in legal
                assert code.move(code.actions(there)) == there
                compared += 1
    assert compared > 100


def test_both_colours_see_the_same() -> None:
    game = load("qomet")
    for state in states(game, 20):
        light, dark = state.stars
        swapped = state._replace(stars=(dark, light), to_move=1 - state.to_move)
        assert np.array_equal(look(game, state), look(game, swapped))
        if light != dark:
            assert not np.array_equal(look(game, state), look(game, state, 1 - state.to_move))


def test_every_seat_sees_itself_first() -> None:
    game = load("exago?players=3&size=4&tiles=3")
    for state in states(game, 20):
        turned = state._replace(
            tiles=state.tiles[1:] + state.tiles[:1],
            hands=state.hands[1:] + state.hands[:1],
            to_move=(state.to_move - 1) % 3,
        )
        assert np.array_equal(look(game, state), look(game, turned))


@pytest.mark.parametrize("spec", SPECS)
def test_planes_say_everything(spec: str) -> None:
    game = load(spec)
    found: dict[bytes, Any] = {}
    for state in islice(states(game, 300, seed=5), 300):
        seat = game.to_move(state)
        key = bytes([seat]) + look(game, state).tobytes()
        assert found.setdefault(key, state) == state
    assert len(found) > 50


def test_picks_and_repetition_are_seen() -> None:
    play = PlainPlay(load("exago?players=3&size=4&tiles=3&line=3"))
    channels = {name: i for i, name in enumerate(play.sight.channels)}
    for move in ["d4", "e4", "c3", "d5", "d6", "d3", "d7", "c5", "e7"]:
        for action in play.code.actions(move):
            play.step(action)
    lifted, put, keep = play.code.actions("d5-f5=c3")
    play.step(lifted)
    seen = play.planes(play.to_move)
    assert seen[channels["lifted"]][play.sight.cells["d5"]] == seen[channels["lifted"]].sum() == 1
    assert not seen[channels["put"]].any()
    play.step(put)
    seen = play.planes(play.to_move)
    assert seen[channels["put"]][play.sight.cells["f5"]] == seen[channels["put"]].sum() == 1
    assert {play.code.names[action] for action in play.legal()} >= {"c3"}
    play.step(keep)
    assert not play.picked
    assert not play.planes(play.to_move)[[channels["lifted"], channels["put"]]].any()


@pytest.mark.parametrize("spec", ["quantik", "qomet", "exago", "exago?players=3"])
def test_the_page_lists_every_plane(spec: str) -> None:
    page = PAGE.read_text(encoding="utf-8")
    for channel in sight_of(load(spec)).channels:
        assert f"`{channel}`".replace("opponent 2", "opponent 1") in page, channel


def test_any_game_can_be_seen() -> None:
    game = load("quantik")
    sight = generic.sight(game)
    assert sight.channels[-1] == "pick 1"
    assert sight.most == 4
    seen = sight.planes(game.initial(), 0, ("hand:C",), 0)
    assert (seen[-1] == 3).all()
    assert generic.sight(tic_tac_toe()).channels == (
        *("own mark", "opponent mark", "own mark in hand", "opponent mark in hand"),
    )


def test_a_game_without_repetition_counts_nothing_but_its_hands() -> None:
    assert sight_of("exago?size=4&tiles=3&line=3&repetition=off").most == 3
    assert sight_of("exago?players=3&size=4&tiles=1&repetition=off").most == 1
