"""The documentation does what it says."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

from fourfold import read_record, write_record

ROOT = Path(__file__).parent.parent
STEP = re.compile(r"^`([\w./]+)`\n\n```\w+\n(.*?)^```$", re.MULTILINE | re.DOTALL)


def test_a_fourth_game_is_added_by_following_the_page(tmp_path: Path) -> None:
    shutil.copytree(ROOT / "src", tmp_path / "src", ignore=shutil.ignore_patterns("__pycache__"))
    shutil.copytree(ROOT / "tests", tmp_path / "tests")
    page = (ROOT / "docs" / "adding-a-game.md").read_text(encoding="utf-8")
    steps = STEP.findall(page)
    assert len(steps) == 6
    for path, content in steps:
        file = tmp_path / path
        assert not file.exists(), f"{path} would be edited, not added"
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(content, encoding="utf-8")

    def run(*command: str) -> str:
        done = subprocess.run(
            [sys.executable, *command],
            cwd=tmp_path,
            env={**os.environ, "PYTHONPATH": str(tmp_path / "src")},
            capture_output=True,
            text=True,
            encoding="utf-8",
            check=False,
        )
        assert done.returncode == 0, done.stdout + done.stderr
        return done.stdout

    run("-m", "tests.playthrough", "tictactoe")
    tests = ["tests/test_conformance.py", "tests/test_truth.py", "tests/test_words.py"]
    report = run("-m", "pytest", "-q", "-p", "no:cacheprovider", "-k", "tictactoe", *tests)
    assert int(re.findall(r"(\d+) passed", report)[0]) >= 8
    assert run("-m", "fourfold", "perft", "tictactoe", "9").split()[-1] == "127872"
    assert "tictactoe" in run("-m", "fourfold", "games")


def test_the_record_on_the_formats_page_can_be_read_and_written() -> None:
    page = (ROOT / "docs" / "formats.md").read_text(encoding="utf-8")
    record = re.findall(r"```text\n(\[Game .*?)```", page, re.DOTALL)[0]
    assert write_record(read_record(record)) == record


LINK = re.compile(r"\[`?([^\]`]+)`?\]\((\.\./[^)#]+)\)")


def test_what_the_page_on_the_house_names_is_where_it_says() -> None:
    docs = ROOT / "docs"
    links = LINK.findall((docs / "architecture.md").read_text(encoding="utf-8"))
    assert len(links) > 30
    for name, address in links:
        place = docs / address
        assert place.exists(), f"{address} is not there"
        if place.is_file() and name != place.stem.split(".")[0]:
            assert re.search(rf"\b{name}\b", place.read_text(encoding="utf-8")), (name, address)
