"""The libraries of the `research` extra stay optional, and who lacks one is told what to do."""

from __future__ import annotations

import subprocess
import sys

import pytest

BLOCK = """
import sys
for name in ("pettingzoo", "gymnasium", "pyspiel", "open_spiel", "jax", "pgx", "pygame"):
    sys.modules[name] = None
"""


def run(code: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-c", BLOCK + code], capture_output=True, text=True, check=False
    )


def test_nothing_else_needs_them() -> None:
    done = run(
        "import fourfold, fourfold.cli, fourfold.envs, fourfold.drawing\n"
        "from fourfold.envs.batch import Batch\n"
        "batch = Batch('quantik', 10)\n"
        "batch.step(batch.sample())\n"
        "print(fourfold.cli.main(['games']))\n"
    )
    assert (done.returncode, done.stdout.splitlines()[-1]) == (0, "0"), done.stderr


def test_the_package_does_not_load_them_by_itself() -> None:
    done = subprocess.run(
        [
            sys.executable,
            "-c",
            "import sys, fourfold, fourfold.cli, fourfold.envs, fourfold.envs.batch\n"
            "print(*sorted({'pettingzoo', 'gymnasium', 'pyspiel'} & set(sys.modules)))",
        ],
        capture_output=True,
        text=True,
        check=True,
    )
    assert done.stdout == "\n"


@pytest.mark.parametrize(
    ("door", "package"),
    [
        ("quantik", "pettingzoo"),
        ("qomet", "pettingzoo"),
        ("exago", "pettingzoo"),
        ("gym", "gymnasium"),
        ("open_spiel", "open_spiel"),
    ],
)
def test_a_missing_library_is_named(door: str, package: str) -> None:
    done = run(f"import fourfold.envs\nfourfold.envs.{door}")
    assert done.returncode == 1
    said = f"ImportError: {package} is not installed: pip install fourfold[research]"
    assert done.stderr.splitlines()[-1] == said


def test_without_numpy_there_are_no_environments() -> None:
    done = run("sys.modules['numpy'] = None\nfrom fourfold.envs.batch import Batch")
    assert done.returncode == 1
    said = "ImportError: numpy is not installed: pip install fourfold[research]"
    assert done.stderr.splitlines()[-1] == said


def test_doors_are_found_by_name() -> None:
    done = subprocess.run(
        [sys.executable, "-c", "import fourfold.envs as e; print(e.quantik.env()); e.chess"],
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.stdout == "quantik_v1\n"
    assert done.stderr.splitlines()[-1].endswith("has no attribute 'chess'")
