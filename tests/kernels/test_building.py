"""Building libraries: small ones, from kernels made for the purpose, and what can go wrong."""

from __future__ import annotations

import os
import shutil
import struct
import subprocess
import sys
from collections.abc import Callable
from importlib.util import find_spec
from pathlib import Path
from typing import Annotated, Any

import numpy as np
import pytest
from numpy.typing import NDArray

from fourfold.kernels import loading, registry
from fourfold.kernels.build import building, keeping
from fourfold.kernels.build.building import BuildError
from fourfold.kernels.build.declarations import DeclarationError, declared
from fourfold.kernels.calls import call
from fourfold.kernels.jit import Dims
from fourfold.kernels.targets import TARGETS, here

pytest.importorskip("numba")
LINKER = find_spec("ziglang") or shutil.which("cc")

KERNELS = """
from __future__ import annotations

from math import sqrt
from typing import Annotated, NamedTuple

import numpy as np
from numpy.typing import NDArray

from fourfold.kernels.bits import lowest, popcount
from fourfold.kernels.jit import Dims, entry, kernel

Row = Annotated[NDArray[np.int64], Dims(1)]


class Pair(NamedTuple):
    bytes: Annotated[NDArray[np.uint8], Dims(1, fixed=True)]
    grid: Annotated[NDArray[np.float32], Dims(2)]


@kernel
def twice(number: int) -> int:
    return 2 * number


@entry
def doubled(row: Row) -> int:
    for i in range(len(row)):
        row[i] = twice(row[i])
    return len(row)


@entry
def unpacked(row: Row) -> tuple[int, bool]:
    first, second = row
    if first == 13:
        raise ValueError("no luck")
    return first, second > 0


@entry
def divided(one: int, other: int) -> int:
    return one // other


@entry
def root(number: int) -> int:
    return int(sqrt(number))


@entry
def taken(pair: Pair, word: int, flag: bool) -> tuple[tuple[int, int], int]:
    pair.grid[1, 2] = pair.bytes[0]
    return (popcount(word), lowest(word)), 1 if flag else 0
"""


@pytest.fixture(scope="module")
def build_small(tmp_path_factory: pytest.TempPathFactory) -> Callable[[str], Path]:
    """What builds the kernels above for a target, compiled once."""
    folder = tmp_path_factory.mktemp("small")
    (folder / "small_kernels.py").write_text(KERNELS)
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("PYTHONPATH", str(folder))
        made = building._compile(["small_kernels"], folder)
    compiled = building.Compiled([made["text"]], made["kernels"], [])

    def build(target: str) -> Path:
        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(building, "compile_all", lambda: compiled)
            patch.setattr(building, "sources", list)
            return building.build([target], folder)[0]

    return build


@pytest.fixture(scope="module")
def small(build_small: Callable[[str], Path]) -> Callable[[str], Callable[..., Any]]:
    """Kernels in a library, by name."""
    if not LINKER:
        pytest.skip("there is no linker")
    library = loading.load(build_small(here()).parent, here())

    def find(name: str) -> Callable[..., Any]:
        name = f"small_kernels.{name}"
        return call(name, library.find(loading.symbol(name)), *library.names[name])

    return find


def test_arrays_are_worked_on_in_place(small: Callable[[str], Callable[..., Any]]) -> None:
    row = np.arange(5)
    assert small("doubled")(row) == 5
    assert row.tolist() == [0, 2, 4, 6, 8]


def test_exceptions_come_out_as_exceptions(small: Callable[[str], Callable[..., Any]]) -> None:
    unpacked = small("unpacked")
    assert unpacked(np.array([3, 4])) == (3, True)
    with pytest.raises(ValueError, match="no luck"):
        unpacked(np.array([13, 4]))
    with pytest.raises(ValueError, match=r"^$"):  # too many values to unpack
        unpacked(np.arange(3))
    assert unpacked(np.array([3, -4])) == (3, False)


def test_square_roots_call_no_function_of_c(
    build_small: Callable[[str], Path], small: Callable[[str], Callable[..., Any]]
) -> None:
    assert [small("root")(number) for number in (0, 15, 16, 2**40)] == [0, 3, 4, 2**20]
    if not find_spec("ziglang"):
        pytest.skip("only Zig's linker refuses what is missing in a browser")
    assert build_small("wasm32").exists()


def test_division_by_nought_is_no_crash(small: Callable[[str], Callable[..., Any]]) -> None:
    assert small("divided")(7, 2) == 3
    assert small("divided")(7, 0) == 0
    assert small("divided")(-(1 << 63), -1) in (-(1 << 63), 0)


def test_tuples_of_all_kinds(small: Callable[[str], Callable[..., Any]]) -> None:
    fixed, grid = np.array([200], np.uint8), np.zeros((2, 3), np.float32)
    fixed.flags.writeable = False
    assert small("taken")((fixed, grid), -8, True) == ((61, 3), 1)
    assert grid[1, 2] == 200


# Libraries for other systems.


def load_commands(library: Path) -> dict[int, bytes]:
    """Give what a library for macOS says to the system that loads it, by the kind of command."""
    code = library.read_bytes()
    (count,) = struct.unpack_from("<I", code, 16)
    found, at = {}, 32
    for _ in range(count):
        kind, size = struct.unpack_from("<II", code, at)
        found[kind] = code[at : at + size]
        at += size
    return found


@pytest.mark.skipif(not find_spec("ziglang"), reason="there is no linker for other systems")
@pytest.mark.parametrize("name", [name for name in TARGETS if name.startswith("macos")])
def test_macos_is_asked_for_the_version_of_the_wheel_and_for_no_path(
    name: str, build_small: Callable[[str], Path]
) -> None:
    library = build_small(name)
    commands = load_commands(library)
    _, oldest = struct.unpack_from("<II", commands[0x32], 8)  # LC_BUILD_VERSION
    major, minor = oldest >> 16, oldest >> 8 & 255
    assert TARGETS[name].tag.startswith(f"macosx_{major}_{minor}_")
    own_name = commands[0xD]  # LC_ID_DYLIB
    (start,) = struct.unpack_from("<I", own_name, 8)
    assert own_name[start:].rstrip(b"\0").decode() == f"@rpath/{library.name}"


# What can go wrong.


def failing(text: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> str:
    (tmp_path / "bad_kernels.py").write_text(KERNELS + "\n\n@entry\n" + text)
    monkeypatch.setenv("PYTHONPATH", str(tmp_path))
    with pytest.raises(BuildError) as caught:
        building._compile(["bad_kernels"], tmp_path)
    assert "\n" not in str(caught.value)
    return str(caught.value)


def test_a_kernel_that_cannot_be_compiled_is_named_with_the_reason(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    said = failing(
        "def broken(number: int) -> int:\n    return open(number)", tmp_path, monkeypatch
    )
    assert said.startswith("bad_kernels.broken: ")
    assert "open" in said
    said = failing("def half(number: int) -> int:\n    return number / 2", tmp_path, monkeypatch)
    assert said == "bad_kernels.half: it gives float64, which is not what it says"
    said = failing(
        "def make(number: int) -> int:\n    return np.empty(number)[0] > 0", tmp_path, monkeypatch
    )
    assert said.startswith("bad_kernels.make: ")


def test_a_source_that_is_no_python_is_named_with_the_line(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    said = failing("def broken(:", tmp_path, monkeypatch)
    line = len((KERNELS + "\n\n@entry\n").splitlines()) + 1
    assert said == f"{tmp_path / 'bad_kernels.py'}, line {line}: invalid syntax"
    monkeypatch.setattr(building, "PACKAGE", tmp_path)
    with pytest.raises(BuildError) as caught:
        list(building._imported(tmp_path / "bad_kernels.py"))
    assert str(caught.value) == said


def test_a_module_that_cannot_be_imported_is_named_with_the_reason(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    said = failing("def fine() -> int:\n    return 1\n\nnowhere", tmp_path, monkeypatch)
    assert said == "bad_kernels: NameError: name 'nowhere' is not defined"


def test_before_anything_is_compiled_it_is_seen_whether_a_library_can_be_built(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(building, "compile_all", lambda: pytest.fail("it compiles"))
    monkeypatch.setattr(building, "_linker", lambda target: [])
    occupied = tmp_path / "occupied"
    occupied.touch()
    with pytest.raises(BuildError, match=r"occupied is not a folder\.$"):
        building.build([here()], occupied)
    with pytest.raises(BuildError, match="cannot be written to"):
        building.build([here()], occupied / "below")
    monkeypatch.setattr(building, "find_spec", lambda name: None)
    with pytest.raises(BuildError, match=r"pip install \"fourfold\[kernels\]\""):
        building.build([here()], tmp_path)


def test_without_a_linker_the_error_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(building, "find_spec", lambda name: None)
    with pytest.raises(BuildError, match="ziglang"):
        building._linker(TARGETS["windows-x86_64"])
    monkeypatch.setattr(shutil, "which", lambda name: None)
    with pytest.raises(BuildError, match="ziglang"):
        building._linker(TARGETS[here()])


def test_the_command_knows_its_targets(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "fourfold.kernels.build", "--folder", str(tmp_path)]
    done = subprocess.run([*command, "amiga"], capture_output=True, text=True, check=False)
    assert done.returncode == 2
    assert "there are no kernels for amiga" in done.stderr


@pytest.mark.skipif(not LINKER, reason="there is no linker")
def test_the_command_says_in_one_line_what_is_wrong(tmp_path: Path) -> None:
    occupied = tmp_path / "occupied"
    occupied.touch()
    command = [sys.executable, "-m", "fourfold.kernels.build", "--folder", str(occupied)]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 1
    assert done.stdout == ""
    assert done.stderr == f"The kernels were not built. {occupied} is not a folder.\n"


def test_a_build_under_way_is_known_and_forgotten(tmp_path: Path) -> None:
    assert not loading.is_being_built(tmp_path)
    with loading.being_built(tmp_path):
        assert loading.is_being_built(tmp_path)
    assert not loading.is_being_built(tmp_path)
    (tmp_path / "building").write_text("not a number")
    assert not loading.is_being_built(tmp_path)


def test_a_build_that_is_announced_holds_nobody_up_who_builds(tmp_path: Path) -> None:
    (tmp_path / "coming").write_text(str(os.getpid()))
    assert loading.is_being_built(tmp_path)
    with loading.being_built(tmp_path):
        assert loading.is_being_built(tmp_path)


@pytest.mark.parametrize("there", [True, False])
def test_while_kernels_are_built_those_that_fit_are_called(
    there: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(registry, "is_being_built", lambda: True)
    monkeypatch.setattr(registry, "fits", lambda: there)
    assert registry.are_ready() == there


def test_whoever_wants_numba_does_not_wait_for_a_library(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(registry, "is_being_built", lambda: True)
    monkeypatch.setattr(registry, "fits", lambda: False)
    monkeypatch.setattr(registry, "library", lambda: None)
    monkeypatch.setenv(loading.CHOICE, loading.NUMBA)
    assert registry.are_ready() == bool(find_spec("numba"))


def test_what_was_built_elsewhere_is_fetched(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    try:
        loading.check(loading.FOLDER, here())
    except loading.UnusableError:
        pytest.skip("not built")
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "caches"))
    digest = loading.digest_of(building.sources())
    assert not keeping.fetch(here(), digest, tmp_path / "other")
    keeping.keep(here(), digest, loading.FOLDER)
    command = [sys.executable, "-m", "fourfold.kernels.build", "--stale", "--folder"]
    done = subprocess.run(
        [*command, str(tmp_path / "other")], capture_output=True, text=True, check=True
    )
    assert done.stdout == "", "nothing had to be compiled"
    loading.check(tmp_path / "other", here())


def test_sources_from_which_constants_come_by_detours_count() -> None:
    # The planes of Qomet ask a registry for the game's own module, which lays the board out.
    assert {"envs/planes.py", "envs/registry.py", "rules/layout.py"} <= set(building.sources())


@pytest.mark.parametrize("name", TARGETS)
def test_what_was_built_has_the_same_kernels_for_every_machine(name: str) -> None:
    try:
        _, manifest = loading.check(loading.FOLDER, name)
        _, own = loading.check(loading.FOLDER, here())
    except loading.UnusableError:
        pytest.skip("not built")
    assert manifest["sources"] == building.sources()
    assert set(manifest["kernels"]) == set(filter(TARGETS[name].has, own["kernels"]))


def test_browsers_fetch_no_kernels_of_solvers_and_batches() -> None:
    machine, browser = TARGETS["linux-x86_64"], TARGETS["wasm32"]
    for kernel, is_needed in {
        "fourfold.games.exago.kernels.search.search": True,
        "fourfold.games.qomet.lookup.reading.read": True,
        "fourfold.games.qomet.solver.passes.announce": False,
        "fourfold.games.quantik.verify.compare": False,
        "fourfold.games.exago.solver.shapes.grow": False,
        "fourfold.games.qomet.batch.play": False,
    }.items():
        assert machine.has(kernel)
        assert browser.has(kernel) == is_needed, kernel


# Declarations.


def nothing(number: int) -> None: ...
def untyped(number: int): ...  # type: ignore[no-untyped-def]
def array_of_any_kind(row: NDArray[np.int64]) -> int: ...  # type: ignore[empty-body]
def text(word: str) -> int: ...  # type: ignore[empty-body]
def array_back() -> Annotated[NDArray[np.int64], Dims(1)]: ...  # type: ignore[empty-body]


def test_declarations_that_say_too_little_are_refused() -> None:
    assert declared(nothing) == (["int"], None)
    for function, told in (
        (untyped, "nothing says what it gives"),
        (array_of_any_kind, "row is declared as"),
        (text, "word is declared as"),
        (array_back, "only numbers and plain tuples"),
    ):
        with pytest.raises(DeclarationError, match=told):
            declared(function)
