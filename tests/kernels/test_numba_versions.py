"""Only versions of Numba that were tried compile kernels, and one module alone uses Numba."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
import tomllib
from importlib import metadata
from pathlib import Path

import pytest

from fourfold.kernels.loading import PACKAGE
from fourfold.kernels.numba_versions import (
    NEWEST,
    OLDEST,
    UnsupportedNumbaError,
    check_version,
    is_usable,
)
from fourfold.kernels.targets import here

pytest.importorskip("numba")
ROOT = PACKAGE.parents[1]


@pytest.fixture(params=["0.61.2", "0.69.0", "0.69.0dev0+12.gabc", "1.0", "unknown"])
def unsupported(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> str:
    found: str = request.param
    monkeypatch.setattr(metadata, "version", lambda name: found)
    return found


@pytest.fixture
def environment(tmp_path: Path) -> dict[str, str]:
    """An environment in which Numba says that it is of a version that does not exist yet."""
    folder = tmp_path / "packages" / "numba-0.99.1.dist-info"
    folder.mkdir(parents=True)
    (folder / "METADATA").write_text("Metadata-Version: 2.1\nName: numba\nVersion: 0.99.1\n")
    paths = os.pathsep.join([str(folder.parent), str(PACKAGE.parent)])
    return {**os.environ, "PYTHONPATH": paths, "XDG_CACHE_HOME": str(tmp_path / "cache")}


def test_unsupported_versions_are_refused(unsupported: str) -> None:
    with pytest.raises(UnsupportedNumbaError) as refused:
        check_version()
    assert str(refused.value) == (
        f"Numba {unsupported} is installed, but the kernels need Numba 0.62 to 0.68; "
        'pip install "fourfold[kernels]" installs one of these.'
    )
    assert not is_usable()


@pytest.mark.parametrize("found", ["0.62.0", "0.62.1", "0.68.1", "0.68.0rc1"])
def test_supported_versions_are_accepted(found: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(metadata, "version", lambda name: found)
    check_version()
    assert is_usable()


def test_installed_version_is_supported() -> None:
    check_version()


def test_package_declares_the_same_versions() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
    hook = project["tool"]["hatch"]["build"]["targets"]["wheel"]["hooks"]["custom"]
    declared = [*project["project"]["optional-dependencies"]["kernels"], *hook["dependencies"]]
    (oldest, after_oldest), (newest, after_newest) = OLDEST, NEWEST
    bounds = f"numba>={oldest}.{after_oldest},<{newest}.{after_newest + 1}"
    found = [each.partition(";")[0] for each in declared if each.startswith("numba")]
    assert found == [bounds, bounds]


def test_building_with_an_unsupported_version_is_refused_in_one_line(
    environment: dict[str, str], tmp_path: Path
) -> None:
    command = [sys.executable, "-m", "fourfold.kernels.build", "--folder", str(tmp_path / "made")]
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
    assert (done.returncode, done.stdout) == (1, "")
    assert done.stderr == (
        "The kernels were not built. Numba 0.99.1 is installed, but the kernels need Numba "
        '0.62 to 0.68; pip install "fourfold[kernels]" installs one of these.\n'
    )
    assert not list((tmp_path / "made").glob(f"{here()}.*"))


def test_wheel_with_an_unsupported_version_is_refused_in_one_line(
    environment: dict[str, str], tmp_path: Path
) -> None:
    root = tmp_path / "root"
    for name in ("LICENSE", "README.md", "hatch_build.py", "pyproject.toml"):
        root.mkdir(exist_ok=True)
        shutil.copyfile(ROOT / name, root / name)
    ignored = shutil.ignore_patterns("__pycache__", "tables", "_native", "locales", "web")
    shutil.copytree(PACKAGE, root / "src" / "fourfold", ignore=ignored)
    # A wheel without the web app is refused before its kernels are built.
    assets = root / "src" / "fourfold" / "web" / "assets"
    assets.mkdir(parents=True)
    (assets.parent / "index.html").touch()
    (assets / "fourfold-00000000.zip.gz").touch()
    environment["PYTHONPATH"] = environment["PYTHONPATH"].split(os.pathsep)[0]
    done = subprocess.run(
        [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(tmp_path)],
        cwd=root,
        env={**environment, "FOURFOLD_WHEEL": "linux-x86_64"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 1
    (line,) = done.stderr.splitlines()
    assert line.startswith("The kernels for linux-x86_64 were not built. Numba 0.99.1 is installed")
    assert not list(tmp_path.glob("*.whl"))


def test_kernel_without_a_library_and_with_an_unsupported_version_is_missing(
    environment: dict[str, str],
) -> None:
    code = (
        "from fourfold.kernels import registry\n"
        "from fourfold.kernels.jit import KernelsMissingError\n"
        "from fourfold.kernels import loading\n"
        "loading.library = registry.library = lambda: None\n"
        "from fourfold.kernels.chance import mixed\n"
        "print(registry.are_ready())\n"
        "try: mixed(1)\n"
        "except KernelsMissingError as error: print(error.code)\n"
    )
    done = subprocess.run(
        [sys.executable, "-c", code], env=environment, capture_output=True, text=True, check=True
    )
    assert done.stdout.splitlines() == ["False", "kernels-missing"]


def test_numba_and_llvmlite_are_imported_by_one_module_alone() -> None:
    importing = re.compile(
        r"^\s*(?:from|import) (?:numba|llvmlite)\b|import_module\(\"(?:numba|llvmlite\.ir)\b", re.M
    )
    found = {
        path.relative_to(PACKAGE).as_posix()
        for path in PACKAGE.rglob("*.py")
        if importing.search(path.read_text("utf-8"))
    }
    # `numba.cuda` is public, and a package of its own.
    assert found == {"kernels/build/numba_internals.py", "tables/cuda.py"}
