"""A copy of the project in which a game was added by following the page in the documentation.

    python -m tests.adding FOLDER

makes one, for whoever wants to see the game in the browser. With `--suites` after it all tests in
Python are run there, and with more arguments pytest gets these; `make added` does so.
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parents[1]
PAGE = "docs/adding-a-game.md"
GAME = "tictactoe"
_LEFT = shutil.ignore_patterns(
    *(".git", ".venv", ".*_cache", ".hypothesis", "node_modules", "*.pyc.*"),
    *("dist", "htmlcov", "test-results", "kernels-*", "shared"),
)
"""What was compiled is taken along, unless it is being written: sources keep their times."""
_STEP = re.compile(r"^`([\w./]+)`\n\n```\w+\n(.*?)^```$", re.MULTILINE | re.DOTALL)
_EXTRAS = "## 5."
"""Where the page comes to what a game need not bring."""


def _left_out(folder: str, names: list[str]) -> set[str]:
    builds = {"build"} if Path(folder) == ROOT else set()
    return _LEFT(folder, names) | builds


class Copy:
    """A copy of the project."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        shutil.copytree(ROOT, folder, ignore=_left_out, dirs_exist_ok=True)
        self._needed, _, self._extras = self._page().partition(_EXTRAS)

    def _page(self) -> str:
        return (self.folder / PAGE).read_text(encoding="utf-8")

    def add(self) -> list[str]:
        """Do the steps that every game needs; give the files they add."""
        added = self._write(self._needed)
        self.run("-m", "tests.playthrough", GAME)
        return added

    def add_extras(self) -> list[str]:
        """Do the steps that bring more; give the files they add."""
        return self._write(self._extras)

    def _write(self, text: str) -> list[str]:
        steps = dict(_STEP.findall(text))
        for path, content in steps.items():
            file = self.folder / path
            assert GAME in path or not file.exists(), f"{path} would be edited, not added"
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_text(content, encoding="utf-8")
        return list(steps)

    def run(self, *command: str) -> str:
        """Run Python in the copy, and give what it says."""
        done = self._python(command, capture_output=True, text=True, encoding="utf-8")
        assert done.returncode == 0, done.stdout + done.stderr
        return str(done.stdout)

    def test(self, *arguments: str) -> int:
        """Run all tests of the copy but those that add the game; give the status."""
        tools = Path("web", "node_modules")
        if (ROOT / tools).is_dir():
            (self.folder / tools).symlink_to(ROOT / tools)
        adding = "--ignore=tests/test_fourth_game.py"
        return self._python(("-m", "pytest", adding, *arguments)).returncode

    def _python(self, command: Sequence[str], **more: Any) -> subprocess.CompletedProcess[Any]:
        world = {**os.environ, "PYTHONPATH": str(self.folder / "src")}
        # Several processes read the same sources; nobody else's folders are written to.
        world.pop("PYTHONDONTWRITEBYTECODE", None)
        call = [sys.executable, *command]
        return subprocess.run(call, cwd=self.folder, env=world, check=False, **more)


if __name__ == "__main__":
    folder, *rest = sys.argv[1:]
    copy = Copy(Path(folder))
    copy.add()
    copy.add_extras()
    if rest:
        assert rest[0] == "--suites", f"what is {rest[0]}?"
        sys.exit(copy.test(*rest[1:]))
