"""What happens when a wheel is built, before its files are gathered."""

from __future__ import annotations

import os
import subprocess
import sys
import zipfile
from pathlib import Path
from runpy import run_path
from shutil import copyfile

import pytest

ROOT = Path(__file__).parents[1]
CHOICE = "FOURFOLD_WHEEL"


@pytest.fixture
def sources(tmp_path: Path) -> Path:
    """A package whose kernels are built by a command that needs a module."""
    package = tmp_path / "src" / "fourfold" / "kernels" / "build"
    package.mkdir(parents=True)
    for folder in (package, *list(package.parents)[:3]):
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


def test_kernels_are_built_where_the_package_is_installed_in_place(
    sources: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (sources / "only_for_building.py").touch()
    # pip takes everything that is installed from the path of the processes that build.
    (tmp_path / "site").mkdir()
    (tmp_path / "site" / "sitecustomize.py").write_text(
        f"import sys\nsys.path = [each for each in sys.path if each != {str(sources)!r}]\n"
    )
    monkeypatch.syspath_prepend(tmp_path / "site")
    build = run_path(str(ROOT / "hatch_build.py"))["_build"]
    assert build(sources, "any machine") == ""


@pytest.fixture
def clone(tmp_path: Path) -> Path:
    """A folder with what hatchling reads, and a package without a web app."""
    files = ["LICENSE", "README.md", "hatch_build.py", "pyproject.toml", "src/fourfold/__init__.py"]
    files += ["src/fourfold/kernels/targets.py", "src/fourfold/server/web_app.py"]
    for file in files:
        (tmp_path / file).parent.mkdir(parents=True, exist_ok=True)
        copyfile(ROOT / file, tmp_path / file)
    return tmp_path


def add_pages(clone: Path, *, python: bool) -> None:
    web = clone / "src" / "fourfold" / "web"
    (web / "assets").mkdir(parents=True)
    (web / "index.html").touch()
    if python:
        (web / "assets" / "fourfold-1a2b3c4d.zip.gz").touch()


def build_wheel(clone: Path, **environment: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "hatchling", "build", "--target", "wheel"],
        cwd=clone,
        env={**{key: value for key, value in os.environ.items() if key != CHOICE}, **environment},
        capture_output=True,
        text=True,
        check=False,
    )


@pytest.mark.parametrize(
    ("pages", "lacks"),
    [(False, "no web app"), (True, "a web app without Python for the browser")],
)
def test_incomplete_web_app_is_named_by_the_build(clone: Path, pages: bool, lacks: str) -> None:
    if pages:
        add_pages(clone, python=False)
    done = build_wheel(clone)
    assert done.returncode == 0, done.stderr
    assert f"The wheel has {lacks}. To build all of it: make web" in done.stderr
    # `make wheel` chooses the machine.
    done = build_wheel(clone, FOURFOLD_WHEEL="pure")
    assert done.returncode != 0
    assert lacks in done.stderr


def test_complete_web_app_is_packed(clone: Path) -> None:
    add_pages(clone, python=True)
    done = build_wheel(clone, FOURFOLD_WHEEL="pure")
    assert done.returncode == 0, done.stderr
    assert "web app" not in done.stderr
    (wheel,) = (clone / "dist").glob("*.whl")
    names = zipfile.ZipFile(wheel).namelist()
    assert "fourfold/web/index.html" in names
    assert "fourfold/web/assets/fourfold-1a2b3c4d.zip.gz" in names
