"""Compiling kernels: said once, kept on disk, and never before somebody needs one."""

from __future__ import annotations

import os
import subprocess
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

pytest.importorskip("numba")

from fourfold.i18n import languages, words
from fourfold.kernels.build import compiling, numba_internals
from fourfold.kernels.loading import CHOICE, NUMBA
from tests.kernels import processes
from tests.kernels.processes import ASK


@pytest.fixture(autouse=True)
def _forget_folders() -> Iterator[None]:
    compiling._folder.cache_clear()
    yield
    compiling._folder.cache_clear()


def run(code: str, **environment: str) -> subprocess.CompletedProcess[str]:
    return processes.run(code, **{CHOICE: NUMBA}, **environment)


def test_compiling_is_announced_the_first_time_only(tmp_path: Path) -> None:
    settings = {"NUMBA_CACHE_DIR": str(tmp_path), "LANG": "ja.UTF-8", "PYTHONIOENCODING": "utf-8"}
    first, second = run(ASK, **settings), run(ASK, **settings)
    assert first.stderr == words("ja")("fast-compiling") + "\n"
    assert second.stderr == ""
    assert first.stdout == second.stdout


@pytest.mark.parametrize("language", languages())
def test_compiling_is_announced_in_every_language(
    language: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    for name in ("FOURFOLD_LANG", "LC_ALL", "LC_MESSAGES"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("LANG", f"{language}.UTF-8")
    compiling._announce()
    assert capsys.readouterr().err == words(language)("fast-compiling") + "\n"


@pytest.mark.parametrize(
    "module", ["fourfold", "fourfold.match", "fourfold.cli", "fourfold.kernels"]
)
def test_numba_is_not_imported_before_it_is_needed(module: str) -> None:
    found = run(f"import sys, {module}; print('numba' in sys.modules, 'numpy' in sys.modules)")
    assert found.stdout == "False False\n"


def test_linear_algebra_is_not_imported_before_it_is_needed(tmp_path: Path) -> None:
    asked = f"import sys; {ASK}; print('scipy.linalg' in sys.modules)"
    assert run(asked, NUMBA_CACHE_DIR=str(tmp_path)).stdout.endswith("\nFalse\n")


def test_kernels_of_others_multiply_matrices() -> None:
    pytest.importorskip("scipy")
    twice = "numba.njit(lambda a: a @ a)(2 * np.eye(2))"
    imports = "import numba, numpy as np; from fourfold.kernels.build import compiling"
    found = run(f"{imports}; print({twice}[1, 1])")
    assert found.stdout == "4.0\n"


def test_machine_code_lies_beside_its_source(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(numba_internals._SETTINGS, "CACHE_DIR", "")
    folder = compiling._folder(tmp_path)
    assert folder is not None
    assert folder.parent == tmp_path / "__pycache__"
    assert folder.is_dir()


def test_machine_code_lies_in_the_users_cache_where_the_package_is_not_writable(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(numba_internals._SETTINGS, "CACHE_DIR", "")
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "cache"))
    no_folder = tmp_path / "file"
    no_folder.write_text("")
    folder = compiling._folder(no_folder)
    assert folder is not None
    assert folder.parent == tmp_path / "cache" / "fourfold"


def test_kernels_work_where_nothing_is_writable(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    no_folder = tmp_path / "file"
    no_folder.write_text("")
    monkeypatch.setattr(numba_internals._SETTINGS, "CACHE_DIR", str(no_folder))
    monkeypatch.setenv("XDG_CACHE_HOME", str(no_folder))
    monkeypatch.setattr(compiling, "_KERNELS", no_folder)
    assert compiling._folder(no_folder) is None
    monkeypatch.setattr(compiling, "_folder", lambda room: None)

    def twice(number: int) -> int:
        return 2 * number

    assert compiling.dispatcher(twice)(21) == 42
    assert str(no_folder) == numba_internals._SETTINGS.CACHE_DIR


def test_a_change_anywhere_in_the_room_makes_a_new_folder(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(numba_internals._SETTINGS, "CACHE_DIR", "")
    helper = tmp_path / "helper.py"
    helper.write_text("one = 1\n")
    before = compiling._folder(tmp_path)
    compiling._folder.cache_clear()
    assert compiling._folder(tmp_path) == before
    compiling._folder.cache_clear()
    helper.write_text("one = 2\n")
    assert compiling._folder(tmp_path) != before


def test_folders_long_unused_go_when_a_new_one_comes(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(numba_internals._SETTINGS, "CACHE_DIR", "")
    source, cache = tmp_path / "source.py", tmp_path / "__pycache__"
    now, folders = time.time(), []
    for hours in range(12, 0, -1):
        folders.append(cache / f"kernels-{hours:016x}")
        folders[-1].mkdir(parents=True)
        (folders[-1] / "code.nbi").write_bytes(b"machine code")
        os.utime(folders[-1], (now - 3600 * hours + 60,) * 2)
    others = cache / "source.pyc"
    others.write_bytes(b"")
    source.write_text("one = 1\n")
    new = compiling._folder(tmp_path)
    assert new is not None
    # The new one and the seven that were used last.
    assert sorted(cache.glob("kernels-*")) == sorted([new, *folders[-7:]])
    assert others.exists()

    # A folder that is used again counts as new, and none goes that was used within the hour.
    os.utime(new, (now - 7200,) * 2)
    compiling._folder.cache_clear()
    assert compiling._folder(tmp_path) == new
    assert time.time() - new.stat().st_mtime < 600
    monkeypatch.setattr(compiling, "_KEPT", 1)
    compiling._folder.cache_clear()
    source.write_text("one = 3\n")
    newest = compiling._folder(tmp_path)
    assert newest is not None
    assert sorted(cache.glob("kernels-*")) == sorted([newest, new, folders[-1]])
