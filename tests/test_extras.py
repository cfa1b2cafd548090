"""A plain installation: rules, matches, engines and tables work without the packages of extras."""

from __future__ import annotations

import ast
import json
import re
import subprocess
import sys
import tomllib
from collections.abc import Sequence
from importlib.metadata import packages_distributions, requires
from pathlib import Path

import pytest

from tests.cli.calling import PLAIN_WORLD

APP = sorted(
    re.split(r"[^\w-]", line)[0].replace("-", "_")
    for line in requires("fourfold") or []
    if re.search(r"""extra == ['"]app['"]""", line)
)

BLOCKED = """
import sys
class Nowhere:
    def find_spec(self, name, path=None, target=None):
        if name.partition(".")[0] in {missing!r}:
            raise ModuleNotFoundError(f"No module named {{name!r}}", name=name)
sys.meta_path.insert(0, Nowhere())
"""
ROOT = Path(__file__).parent.parent
SOURCES = ROOT / "src" / "fourfold"
OWN = {*sys.stdlib_module_names, "fourfold", "js"}
"""What nobody has to install; the last is what a browser has."""
ARRAYS = ["numba", "numpy"]
PLAIN = [*APP, *ARRAYS]
MATCH = ["match", "quantik", "--players", "level1,random", "--games", "2"]


def run(
    code: str, *arguments: str, missing: Sequence[str] = PLAIN
) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-c", BLOCKED.format(missing=missing) + code, *arguments],
        capture_output=True,
        env=PLAIN_WORLD,
        text=True,
        timeout=120,
        check=False,
    )


def fourfold(*arguments: str, missing: Sequence[str] = PLAIN) -> subprocess.CompletedProcess[str]:
    return run("from fourfold.cli import main\nsys.exit(main())", *arguments, missing=missing)


def imported(file: Path) -> set[str]:
    """Give the packages that a module imports, wherever in it, apart from its own."""
    found = set[str]()
    for node in ast.walk(ast.parse(file.read_bytes())):
        if isinstance(node, ast.Import):
            found |= {each.name for each in node.names}
        elif isinstance(node, ast.ImportFrom) and not node.level:
            found.add(str(node.module))
    return {name.partition(".")[0] for name in found} - OWN


def test_what_is_imported_is_declared() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    extras = project["optional-dependencies"].values()
    lines = [*project["dependencies"], *(line for extra in extras for line in extra)]
    declared = {re.split(r"[^\w.-]", line)[0] for line in lines}
    files = [file for file in SOURCES.rglob("*.py") if "peers" not in file.parts]
    names = {name for file in files for name in imported(file)}
    assert {"fastapi", "numpy"} <= names
    known = packages_distributions()
    plain = {re.sub(r"[-_.]+", "-", name.lower()) for name in declared}
    missing = {
        name
        for name in names
        if not plain & {re.sub(r"[-_.]+", "-", each.lower()) for each in known.get(name, [name])}
    }
    assert missing == set()


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
        (["perft", "exago", "3"], "48\n"),
        (["analyze", "quantik", "--json", "--position", "A.bC/..../d..B/...a"], '"value"'),
        (["analyze", "qomet", "--json", "--time", "0.1"], '"value"'),
        (["analyze", "exago", "--json", "--time", "0.1"], '"value"'),
        (["games", "--json"], '"games"'),
        (["perft", "quantik", "1", "--json"], '"count"'),
        (["tables", "--json"], '"sha256"'),
        (["tables"], "SHA-256"),
        ([*MATCH, "--jobs", "1", "--json"], '"players"'),
        ([*MATCH, "--jobs", "2", "--json"], '"players"'),
        (["verify", "quantik", "--sample", "5"], "all right"),
    ],
)
def test_commands_for_programs_need_no_extras(arguments: list[str], says: str) -> None:
    done = fourfold(*arguments)
    assert (done.returncode, done.stderr) == (0, "")
    assert says in done.stdout
    if "--json" in arguments:
        json.loads(done.stdout)


@pytest.mark.parametrize(
    ("arguments", "says"),
    [
        (["verify", "qomet", "--sample", "5"], "all right"),
        (["puzzles", "quantik", "--count", "1", "--plies", "1"], '"move"'),
        (["solve", "exago", "-o", "size=4", "-o", "tiles=2", "-o", "line=3"], "The table is "),
    ],
)
def test_commands_that_work_on_arrays_need_only_numpy(
    arguments: list[str], says: str, tmp_path: Path
) -> None:
    folder = ["--folder", str(tmp_path)] if arguments[0] == "solve" else []
    done = fourfold(*arguments, *folder, missing=[*APP, "numba"])
    assert (done.returncode, done.stderr) == (0, "")
    assert says in done.stdout


@pytest.mark.parametrize("command", [["games"], ["serve"], ["play", "quantik"], ["backup", "x"]])
def test_a_command_of_the_app_says_what_to_install(command: list[str]) -> None:
    done = fourfold(*command)
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr.endswith('pip install "fourfold[app]"\n')
    assert done.stderr.count("\n") == 1


def test_players_meet_and_are_rated_without_numpy() -> None:
    players = ["--players", "level1,random", "--games", "2"]
    done = fourfold("match", "quantik", *players, missing=ARRAYS)
    assert (done.returncode, done.stderr) == (0, "")


@pytest.mark.parametrize("command", ["solve", "puzzles"])
def test_a_command_that_needs_numpy_says_what_to_install(command: str, tmp_path: Path) -> None:
    folder = ["--folder", str(tmp_path / "new")] if command == "solve" else []
    for game in ("quantik", "qomet"):
        done = fourfold(command, game, *folder, missing=ARRAYS)
        assert (done.returncode, done.stdout) == (2, "")
        assert done.stderr.splitlines()[-1].endswith('pip install "fourfold[arrays]"')
        assert not list(tmp_path.iterdir())


ANSWERS = """
from random import Random
from fourfold import load
from fourfold.engine.contract import Knowing, Limits
from fourfold.engine.registry import brain_for

for spec in ("quantik", "qomet", "qomet?corner_exit=off", "exago", "exago?players=3"):
    game, random = load(spec), Random(1)
    state, brain = game.initial(), brain_for(game)
    for _ in range(9):
        print(spec, brain.known(state) if isinstance(brain, Knowing) else "")
        for each in brain.judge(state, Limits(60, 2)):
            print(spec, each)
        state = game.after(state, random.choice(game.legal_moves(state)))
        if game.outcome(state):
            break
print("numpy" in sys.modules, file=sys.stderr)
"""


def test_brains_answer_the_same_with_and_without_numpy() -> None:
    with_numpy, without = run(ANSWERS, missing=[]), run(ANSWERS, missing=ARRAYS)
    assert (with_numpy.stderr, without.stderr) == ("True\n", "False\n")
    assert with_numpy.stdout == without.stdout
