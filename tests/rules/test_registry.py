"""The finder of games and their parts; a game that breaks the contract is named."""

from __future__ import annotations

import subprocess
import sys
from types import ModuleType
from typing import Any, Protocol

import pytest

from fourfold import Game, load, registered
from fourfold.engine import generic
from fourfold.engine.registry import brain_for
from fourfold.envs.batch.registry import positions_for
from fourfold.envs.registry import numbered
from fourfold.games.quantik.rules import Quantik
from fourfold.kernels.registry import kernels_for
from fourfold.rules import ContractError
from fourfold.rules.plugin import GamePlugin
from fourfold.rules.registry import read_plugin
from fourfold.tables.registry import solvable, solver_for
from tests.engine.plain import tic_tac_toe


class Halma(Game[str, str]):
    """A game of which little has been written."""

    name = "halma"
    reasons = "home"  # type: ignore[assignment]  # it should be a tuple

    def initial(self) -> str:
        return ""


class Renamed(Quantik):
    """A game whose rules have another name than its package."""

    name = "quartik"


@pytest.fixture
def package(monkeypatch: pytest.MonkeyPatch) -> Any:
    """Return a function that makes a package `somewhere.NAME`."""

    def make(name: str, **has: Any) -> str:
        made = ModuleType(f"somewhere.{name}")
        vars(made).update(has)
        monkeypatch.setitem(sys.modules, "somewhere", ModuleType("somewhere"))
        monkeypatch.setitem(sys.modules, made.__name__, made)
        return made.__name__

    return make


def plugin_of(package: Any, rules: object, name: str = "halma") -> GamePlugin:
    return GamePlugin(name=name, rules=f"{package('rules', Rules=rules)}:Rules")


def test_missing_attributes_and_methods_of_rules_are_listed(package: Any) -> None:
    with pytest.raises(ContractError) as caught:
        _ = plugin_of(package, Halma).rules_class
    assert str(caught.value) == (
        "somewhere.rules is not complete: it lacks rules_version, reasons, after, layout, "
        "legal_moves, move_text, outcome, parse_position, picks, position_text, refusal, "
        "symmetries, to_move, transform, view."
    )


@pytest.mark.parametrize(
    ("key", "value"),
    [("option_list", ("players", 3)), ("reasons", ("line", 3)), ("rules_version", "1")],
)
def test_attributes_of_the_wrong_type_count_as_missing(
    package: Any, key: str, value: object
) -> None:
    made = type("Made", (Quantik,), {key: value})
    with pytest.raises(ContractError, match=f"is not complete: it lacks {key}\\."):
        _ = plugin_of(package, made, "quantik").rules_class


@pytest.mark.parametrize("rules", [Quantik(), "quantik", int, None])
def test_rules_must_be_a_class_derived_from_game(package: Any, rules: Any) -> None:
    with pytest.raises(ContractError, match=r"Expected a class derived from Game .* somewhere"):
        _ = plugin_of(package, rules).rules_class


def test_rules_must_have_the_name_of_the_game(package: Any) -> None:
    assert plugin_of(package, Quantik, "quantik").rules_class is Quantik
    with pytest.raises(ContractError, match=r"somewhere\.rules calls its game “quartik”"):
        _ = plugin_of(package, Renamed, "quantik").rules_class


def test_a_package_without_a_record_is_named(package: Any) -> None:
    with pytest.raises(ContractError, match=r"Expected GAME in somewhere\.halma"):
        read_plugin(package("halma"))


def test_a_record_of_another_contract_is_refused(package: Any) -> None:
    future = GamePlugin(name="halma", rules="somewhere.rules:Halma", contract=2)
    with pytest.raises(ContractError, match=r"somewhere\.halma is for contract 2 of games"):
        read_plugin(package("halma", GAME=future))


def test_record_and_package_must_have_the_same_name(package: Any) -> None:
    chess = GamePlugin(name="chess", rules="somewhere.rules:Halma")
    with pytest.raises(ContractError, match=r"somewhere\.halma calls its game “chess”"):
        read_plugin(package("halma", GAME=chess))


class Kernels(Protocol):
    number: int

    def work(self) -> None: ...


def test_a_part_must_have_what_its_protocol_asks_for(package: Any) -> None:
    whole, half = package("whole", number=1, work=print), package("half", number=1)

    def load_kernels(module: str | None) -> Any:
        return GamePlugin(name="halma", rules="a:B", kernels=module).load("kernels", Kernels)

    assert load_kernels(whole).number == 1
    assert load_kernels(None) is None
    with pytest.raises(ContractError, match=r"somewhere\.half is not complete: it lacks work\."):
        load_kernels(half)


@pytest.mark.parametrize("name", sorted(registered()))
def test_the_parts_of_every_game_satisfy_their_protocols(name: str) -> None:
    game = load(name)
    brain_for(game)
    kernels_for(game)
    solver_for(game)
    positions_for(game)
    numbered(game)


def test_listing_the_games_does_not_import_their_parts() -> None:
    program = (
        "import sys; from fourfold.rules.registry import plugins; names = list(plugins()); "
        "print([name for name in sys.modules if name.count('.') > 2 and 'games' in name])"
    )
    done = subprocess.run(
        [sys.executable, "-c", program], capture_output=True, text=True, check=True
    )
    assert done.stdout == "[]\n"


def test_a_game_without_optional_parts_works() -> None:
    game = tic_tac_toe()
    assert isinstance(brain_for(game), generic.GenericBrain)
    assert kernels_for(game) is None
    assert solver_for(game) is None
    assert game.name not in solvable()
