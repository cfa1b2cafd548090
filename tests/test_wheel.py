"""What happens when a wheel is built, before its files are gathered."""

from __future__ import annotations

from pathlib import Path
from runpy import run_path

import pytest

ROOT = Path(__file__).parents[1]


@pytest.fixture
def sources(tmp_path: Path) -> Path:
    """A package whose kernels are built by a command that needs a module."""
    package = tmp_path / "src" / "fourfold" / "fast" / "library"
    package.mkdir(parents=True)
    for folder in (package, package.parent, package.parent.parent):
        (folder / "__init__.py").touch()
    (package / "__main__.py").write_text("import only_for_building\n")
    return tmp_path / "src"


def test_what_building_needs_may_lie_where_only_the_builder_looks(
    sources: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    build = run_path(str(ROOT / "hatch_build.py"))["_build"]
    assert "only_for_building" in build(sources, "any machine")
    (tmp_path / "apart").mkdir()
    (tmp_path / "apart" / "only_for_building.py").touch()
    monkeypatch.syspath_prepend(tmp_path / "apart")
    assert build(sources, "any machine") == ""
