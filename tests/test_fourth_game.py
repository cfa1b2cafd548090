"""A game that is added by following the page in the documentation is at home everywhere."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from fourfold import registered
from tests.adding import GAME, Copy

# One copy serves them all.
pytestmark = pytest.mark.xdist_group("fourth game")

SUITES = (
    "tests/cli/test_terminal.py",
    "tests/cli/test_usage.py",
    "tests/envs/test_codes.py",
    "tests/envs/test_doors.py",
    "tests/envs/test_planes.py",
    "tests/games",
    "tests/payloads",
)
"""Suites that are about all games at once, and could be surprised by one more."""
OTHERS = " or ".join(sorted(registered()))
"""What is asked of one of these alone, the new one cannot change."""
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
    assert len(made.add()) == 6
    return made


def passed(report: str) -> int:
    return int(re.findall(r"(\d+) passed", report)[0])


def test_it_passes_every_suite_that_asks_every_game(copy: Copy) -> None:
    assert passed(copy.run(*QUIET, "-k", GAME, "tests")) >= 30


def test_suites_about_all_games_are_not_surprised(copy: Copy) -> None:
    assert passed(copy.run(*QUIET, "-k", f"not ({OTHERS})", *SUITES)) >= 200


def test_it_is_found_by_its_name(copy: Copy) -> None:
    assert GAME in copy.run("-m", "fourfold", "games")
    assert copy.run("-m", "fourfold", "perft", GAME, "9").split()[-1] == "127872"


def test_what_it_brings_later_is_found(copy: Copy) -> None:
    ask = "from fourfold import load; from fourfold.envs.codes import code_of; "
    names = f"{ask}print(len(code_of(load('{GAME}'))))"
    assert copy.run("-c", names) == "11\n"
    for path in copy.add_extras():
        assert Path(path).stem == GAME
    assert copy.run("-c", names) == "9\n"
    doors = "tests/test_every_door.py", "tests/learn", "tests/games/test_registry.py"
    assert passed(copy.run(*QUIET, "-k", GAME, *doors)) >= 10
