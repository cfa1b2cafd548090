"""A copy of the project in which a game was added by following the page in the documentation.

    python -m tests.adding FOLDER

makes one, for whoever wants to see the game in the browser.
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[1]
PAGE = "docs/adding-a-game.md"
GAME = "tictactoe"
_COPIED = ("src", "tests", "docs", "web", "scripts", "examples", "pyproject.toml", "README.md")
_LEFT = shutil.ignore_patterns("__pycache__", "node_modules", "test-results", "kernels-*")
_STEP = re.compile(r"^`([\w./]+)`\n\n```\w+\n(.*?)^```$", re.MULTILINE | re.DOTALL)
_EXTRAS = "## 5."
"""Where the page comes to what a game need not bring."""


class Copy:
    """A copy of the project."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        for name in _COPIED:
            if (ROOT / name).is_dir():
                shutil.copytree(ROOT / name, folder / name, ignore=_LEFT)
            else:
                shutil.copy(ROOT / name, folder / name)
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
            assert not file.exists(), f"{path} would be edited, not added"
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_text(content, encoding="utf-8")
        return list(steps)

    def run(self, *command: str) -> str:
        """Run Python in the copy, and give what it says."""
        world = {**os.environ, "PYTHONPATH": str(self.folder / "src")}
        # Several processes read the same sources; nobody else's folders are written to.
        world.pop("PYTHONDONTWRITEBYTECODE", None)
        done = subprocess.run(
            [sys.executable, *command],
            cwd=self.folder,
            env=world,
            capture_output=True,
            text=True,
            encoding="utf-8",
            check=False,
        )
        assert done.returncode == 0, done.stdout + done.stderr
        return done.stdout


if __name__ == "__main__":
    copy = Copy(Path(sys.argv[1]))
    copy.add()
    copy.add_extras()
