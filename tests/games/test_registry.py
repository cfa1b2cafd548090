"""Finding games and what they bring; a game that breaks the contract is named."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from types import ModuleType
from typing import Any, Protocol

import pytest

from fourfold import Game, load, registered
from fourfold.engine import generic
from fourfold.engine.contract import Thinking
from fourfold.engine.registry import brain_for
from fourfold.envs.batch.registry import positions_for
from fourfold.envs.contract import Numbered
from fourfold.fast.contract import Kernels
from fourfold.fast.registry import kernels_for
from fourfold.games import ContractError
from fourfold.games.quantik import Quantik
from fourfold.games.registry import brought, checked
from fourfold.learn.puzzling.themes import Themed
from fourfold.solve.registry import solvable, solver_for
from tests.engine.plain import tic_tac_toe


def module(name: str, **has: Any) -> ModuleType:
    made = ModuleType(f"somewhere.{name}")
    vars(made).update(has)
    return made


class Halma(Game[str, str]):
    """A game that has hardly begun."""

    name = "halma"
    reasons = "home"  # type: ignore[assignment]  # it should be a tuple

    def initial(self) -> str:
        return ""


class Renamed(Quantik):
    """A game that is called otherwise than its module."""

    name = "quartik"


def test_what_a_game_lacks_is_named() -> None:
    with pytest.raises(ContractError) as caught:
        checked(module("halma", GAME=Halma))
    assert str(caught.value) == (
        "somewhere.halma is not complete: it lacks rules_version, reasons, after, layout, "
        "legal_moves, move_text, outcome, parse_position, picks, position_text, refusal, "
        "symmetries, to_move, transform, view."
    )


@pytest.mark.parametrize(
    ("key", "value"),
    [("option_list", ("players", 3)), ("reasons", ("line", 3)), ("rules_version", "1")],
)
def test_what_a_game_says_of_itself_is_looked_into(key: str, value: object) -> None:
    made = type("Made", (Quantik,), {key: value})
    with pytest.raises(ContractError, match=f"is not complete: it lacks {key}\\."):
        checked(module("quantik", GAME=made))


@pytest.mark.parametrize("game", [Quantik(), "quantik", int, None])
def test_a_game_is_a_class_of_rules(game: Any) -> None:
    with pytest.raises(ContractError, match=r"somewhere\.halma: its GAME is not a class of rules"):
        checked(module("halma", GAME=game))


def test_module_and_game_have_the_same_name() -> None:
    assert checked(module("quantik", GAME=Quantik)) is Quantik
    with pytest.raises(ContractError, match=r"somewhere\.quantik calls its game “quartik”"):
        checked(module("quantik", GAME=Renamed))


class Room(Protocol):
    """What a room may ask for."""

    number: int

    def work(self) -> None: ...


@pytest.fixture
def somewhere(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    package = module("")
    package.__path__ = []  # what makes it a package
    monkeypatch.setitem(sys.modules, "somewhere", package)
    for made in (module("whole", number=1, work=print), module("half", number=1)):
        made.__spec__ = sys.__spec__
        monkeypatch.setitem(sys.modules, made.__name__, made)
    yield
    brought.cache_clear()


@pytest.mark.usefixtures("somewhere")
def test_a_room_says_what_it_needs() -> None:
    assert brought("somewhere", "whole", Room).number == 1
    assert brought("somewhere", "none", Room) is None
    with pytest.raises(ContractError, match=r"somewhere\.half is not complete: it lacks work\."):
        brought("somewhere", "half", Room)


@pytest.mark.parametrize(
    ("room", "name", "protocol"),
    [
        ("engine", "levels", Thinking),
        ("engine", "order", Thinking),
        ("fast", "chance", Kernels),
        ("envs", "planes", Numbered),
        ("envs", "batch", Numbered),
        ("learn.puzzling", "forms", Themed),
    ],
)
def test_a_game_is_not_called_like_a_module_of_a_room(room: str, name: str, protocol: type) -> None:
    with pytest.raises(ContractError, match=f"give the game another name than “{name}”"):
        brought(f"fourfold.{room}", name, protocol)


@pytest.mark.parametrize("name", sorted(registered()))
def test_every_game_keeps_the_contract_of_every_room(name: str) -> None:
    game = load(name)
    brain_for(game)
    kernels_for(game)
    solver_for(game)
    positions_for(game)


def test_what_a_game_does_not_bring_is_done_without() -> None:
    game = tic_tac_toe()
    assert isinstance(brain_for(game), generic.GenericBrain)
    assert brought("fourfold.engine", game.name, Thinking) is None
    assert kernels_for(game) is None
    assert solver_for(game) is None
    assert game.name not in solvable()
