"""A game that is added by following the page in the documentation is at home everywhere."""

from __future__ import annotations

import re

import pytest

from tests.adding import GAME, Copy

pytestmark = pytest.mark.slow
QUIET = (
    "-m",
    "pytest",
    "-q",
    "-p",
    "no:cacheprovider",
    "-p",
    "no:schemathesis",
    "-x",
    "-o",
    "addopts=--import-mode=importlib",
    "--hypothesis-profile=few",
)


@pytest.fixture(scope="module")
def copy(tmp_path_factory: pytest.TempPathFactory) -> Copy:
    """A copy with the game, which brings what every game needs and no more."""
    made = Copy(tmp_path_factory.mktemp("copy"))
    assert len(made.add()) == 7
    return made


def passed(report: str) -> int:
    return int(re.findall(r"(\d+) passed", report)[0])


def test_it_passes_what_every_game_passes_and_nobody_is_surprised(copy: Copy) -> None:
    assert passed(copy.run(*QUIET, "-p", "tests.asking", "tests")) >= 150


def test_it_is_found_by_its_name(copy: Copy) -> None:
    assert GAME in copy.run("-m", "fourfold", "games")
    assert copy.run("-m", "fourfold", "perft", GAME, "5").split()[-1] == "15120"


def test_what_it_brings_later_is_found(copy: Copy) -> None:
    ask = "from fourfold import load; from fourfold.envs.codes import code_of; "
    names = f"{ask}print(len(code_of(load('{GAME}'))))"
    assert copy.run("-c", names) == "11\n"
    for path in copy.add_extras():
        assert GAME in path
    assert copy.run("-c", names) == "9\n"
    doors = "tests/test_every_door.py", "tests/learn", "tests/rules/test_registry.py"
    assert passed(copy.run(*QUIET, "-k", GAME, *doors)) >= 10
