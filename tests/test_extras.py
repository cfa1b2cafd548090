"""A plain installation: rules, matches, engines and tables work without the packages of the app."""

from __future__ import annotations

import re
import subprocess
import sys
from importlib.metadata import requires

import pytest

from tests.cli.calling import PLAIN_WORLD

APP = sorted(
    re.split(r"[^\w-]", line)[0].replace("-", "_")
    for line in requires("fourfold") or []
    if re.search(r"""extra == ['"]app['"]""", line)
)

BLOCKED = f"""
import sys
class Nowhere:
    def find_spec(self, name, path=None, target=None):
        if name.partition(".")[0] in {APP!r}:
            raise ModuleNotFoundError(f"No module named {{name!r}}", name=name)
sys.meta_path.insert(0, Nowhere())
"""


def run(code: str, *arguments: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-c", BLOCKED + code, *arguments],
        capture_output=True,
        env=PLAIN_WORLD,
        text=True,
        timeout=120,
        check=False,
    )


def fourfold(*arguments: str) -> subprocess.CompletedProcess[str]:
    return run("from fourfold.cli import main\nsys.exit(main())", *arguments)


def test_the_app_is_an_extra() -> None:
    assert {"fastapi", "rich", "sqlalchemy", "starlette"} <= set(APP)


def test_rules_matches_levels_and_tables_need_no_app() -> None:
    done = run(
        "from random import Random\n"
        "from fourfold import Match\n"
        "from fourfold.engine.levels import LevelPlayer\n"
        "match = Match('quantik', position='A.bC/..../d..B/...a')\n"
        "match.play(LevelPlayer(10, Random(0), 1.0).choose(match))\n"
        "print(len(match.moves))"
    )
    assert (done.returncode, done.stdout) == (0, "1\n")


@pytest.mark.parametrize(
    ("arguments", "says"),
    [
        (["perft", "quantik", "1"], "64\n"),
        (["--version"], "fourfold "),
        (["analyze", "quantik", "--json", "--position", "A.bC/..../d..B/...a"], '"value"'),
    ],
)
def test_commands_for_programs_need_no_app(arguments: list[str], says: str) -> None:
    done = fourfold(*arguments)
    assert (done.returncode, done.stderr) == (0, "")
    assert says in done.stdout


@pytest.mark.parametrize("command", [["games"], ["serve"], ["play", "quantik"], ["backup", "x"]])
def test_a_command_of_the_app_says_what_to_install(command: list[str]) -> None:
    done = fourfold(*command)
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr.endswith('pip install "fourfold[app]"\n')
    assert done.stderr.count("\n") == 1
