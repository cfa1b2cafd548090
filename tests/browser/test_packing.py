"""What a browser fetches of Python is whole: nothing in it imports what was left out."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

from fourfold.kernels.loading import PACKAGE
from scripts import pack_browser

PACKED = dict(pack_browser._sources())


def _imported(name: str, path: Path) -> Iterator[str]:
    """Give the modules of this package that a module imports as soon as it is imported itself."""
    package = name.split("/")[:-1]
    for node in ast.parse(path.read_text(encoding="utf-8")).body:
        if isinstance(node, ast.ImportFrom):
            base = package[: len(package) + 1 - node.level] if node.level else []
            module = [*base, *(node.module or "").split(".")]
            if module[0] == "fourfold":
                yield "/".join(filter(None, module))
                yield from ("/".join(filter(None, [*module, each.name])) for each in node.names)


@pytest.mark.parametrize("name", [name for name in PACKED if name.endswith(".py")])
def test_nothing_that_is_packed_imports_what_was_left_out(name: str) -> None:
    left_out = [
        module
        for module in _imported(name, PACKED[name])
        for path in (f"{module}.py", f"{module}/__init__.py")
        if (PACKAGE.parent / path).is_file() and path not in PACKED
    ]
    assert left_out == []


def test_solvers_and_builders_stay_where_they_are_called() -> None:
    for name in (
        "games/qomet/verify/__init__",
        "games/exago/solver/retrograde",
        "kernels/build/building",
    ):
        assert (PACKAGE / f"{name}.py").is_file()
        assert f"fourfold/{name}.py" not in PACKED
