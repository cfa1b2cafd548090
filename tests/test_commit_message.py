"""The commit-msg hook checks the first line of a commit message."""

from __future__ import annotations

import subprocess
from pathlib import Path

import pytest

HOOK = Path(__file__).parents[1] / ".githooks" / "commit-msg"


def run_hook(message: str, folder: Path) -> subprocess.CompletedProcess[str]:
    file = folder / "message"
    file.write_text(message, encoding="utf-8")
    return subprocess.run([HOOK, file], capture_output=True, text=True, check=False)


@pytest.mark.parametrize(
    "message",
    [
        "server: make HEAD work",
        "server, api: make HEAD work\n\nMonitors ask with HEAD.\n",
        "# a comment of git\nweb: show the hint on the board\n",
        "docs/api: repair the first example",
        "server: " + "x" * 64,
        'Revert "server: make HEAD work"',
        "Merge branch 'screens'",
        "amend! server: make HEAD work",
        "web: " + "é" * 67,
    ],
)
def test_subjects_with_an_area_are_accepted(message: str, tmp_path: Path) -> None:
    assert run_hook(message, tmp_path).returncode == 0


@pytest.mark.parametrize(
    ("message", "complaint"),
    [
        ("Make HEAD work", 'Expected "area: what it does"'),
        ("Server: make HEAD work", 'Expected "area: what it does"'),
        ("server:make HEAD work", 'Expected "area: what it does"'),
        ("", 'Expected "area: what it does"'),
        ("server: " + "x" * 65, "Expected at most 72 characters in the first line, found 73."),
    ],
)
def test_other_subjects_are_refused_with_a_reason(
    message: str, complaint: str, tmp_path: Path
) -> None:
    done = run_hook(message, tmp_path)
    assert done.returncode == 1
    assert complaint in done.stderr
    assert done.stderr.count("\n") == 1
