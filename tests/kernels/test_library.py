"""Built kernels: they answer like Numba's, refuse what does not fit, and never crash."""

from __future__ import annotations

import ctypes
import json
import pickle
from array import array
from collections.abc import Callable
from hashlib import sha256
from pathlib import Path
from threading import Event, Thread
from typing import Any

import numpy as np
import pytest

from fourfold.games.qomet.kernels import ranks
from fourfold.games.qomet.kernels import rules as qomet
from fourfold.games.quantik.kernels import classes
from fourfold.games.quantik.kernels import rules as quantik
from fourfold.games.quantik.rules import Quantik
from fourfold.i18n import words
from fourfold.kernels import loading
from fourfold.kernels.calls import call
from fourfold.kernels.chance import mixed
from fourfold.kernels.targets import TARGETS, here
from fourfold.rules.errors import quoted
from tests.kernels.processes import ASK, NO_NUMBA, run

SUFFIX = TARGETS[here()].suffix
built = pytest.mark.skipif(loading.library() is None, reason="no library was built")


@pytest.fixture(params=["library", "numba"])
def way(request: pytest.FixtureRequest) -> Callable[[Any], Callable[..., Any]]:
    """Both ways to run a kernel."""
    if request.param == "numba":
        pytest.importorskip("numba")
        return lambda kernel: kernel.compiled
    if loading.library() is None:
        pytest.skip("no library was built")
    return in_library


def in_library(kernel: Any) -> Callable[..., Any]:
    found = loading.built(kernel.function)
    assert found is not None
    return found


@built
@pytest.mark.slow
def test_the_library_and_numba_agree() -> None:
    pytest.importorskip("numba")
    rng = np.random.default_rng(1)
    forms = classes.forms()
    for own, other, number in rng.integers(-(1 << 63), (1 << 63) - 1, (200, 3)).tolist():
        pieces = other & ~own
        points, others = own & qomet.ALL, other & qomet.ALL & ~own
        for kernel, arguments in (
            (mixed, (number,)),
            (quantik.placements, (own, pieces)),
            (quantik.has_line, (own,)),
            (classes.canonical, (own, pieces, forms)),
            (qomet.after, (points, others, number & 127)),
            (ranks.canonical, (points, others, qomet.NONE)),
        ):
            both: Any = kernel
            assert in_library(kernel)(*arguments) == both.compiled(*arguments), both.function


def test_arrays_are_not_copied(way: Callable[[Any], Callable[..., Any]]) -> None:
    found = np.zeros(qomet.MOST_TURNS, np.int64)
    count = way(qomet.list_turns)(0, 0, qomet.NONE, qomet.Rules(7, 0), found)
    assert count == 25
    assert found[:count].tolist() == list(range(25))


def test_too_few_arguments_are_refused(way: Callable[[Any], Callable[..., Any]]) -> None:
    with pytest.raises(TypeError):
        way(mixed)()


@built
@pytest.mark.parametrize(
    ("array", "told"),
    [
        (np.zeros(128, np.int32), "int64"),
        (np.zeros((2, 128), np.int64), "int64"),
        (np.zeros(256, np.int64)[::2], "gaps"),
        (array("d", [0.0] * 128), "int64"),
        ("text", "memoryview"),
    ],
)
def test_arrays_that_do_not_fit_are_refused(array: Any, told: str) -> None:
    with pytest.raises(TypeError, match=told):
        qomet.list_turns(0, 0, qomet.NONE, qomet.Rules(7, 0), array)


@built
def test_arrays_that_must_not_be_written_to_are_refused() -> None:
    found = np.zeros(qomet.MOST_TURNS, np.int64)
    found.flags.writeable = False
    with pytest.raises(ValueError, match="written to"):
        qomet.list_turns(0, 0, qomet.NONE, qomet.Rules(7, 0), found)
    codes = np.zeros(0, np.int64)
    codes.flags.writeable = False
    assert classes.count_positions(codes, classes.forms()) == 0


@built
@pytest.mark.parametrize("number", [1 << 63, -(1 << 63) - 1, 1.5, "1", None])
def test_numbers_that_do_not_fit_are_refused(number: Any) -> None:
    with pytest.raises(TypeError, match="64-bit"):
        mixed(number)


@built
def test_arrays_of_plain_python_will_do() -> None:
    found = array("q", bytes(8 * qomet.MOST_TURNS))
    rules = qomet.Rules(7, 0)
    plain: Any = found
    assert qomet.list_turns(0, 0, qomet.NONE, rules, plain) == 25
    assert found[24] == 24


def test_what_a_kernel_raises_is_raised() -> None:
    told = pickle.dumps((ValueError, ("no such turn",), None))

    def run(reference: Any) -> int:
        words = reference._obj
        words[0], words[1] = ctypes.addressof(buffer), len(told)
        return 1

    buffer = ctypes.create_string_buffer(told)
    with pytest.raises(ValueError, match="no such turn"):
        call("raising", run, ["int"], "int")(1)
    buffer.value = b"."
    with pytest.raises(RuntimeError, match="raising has failed"):
        call("raising", run, ["int"], "int")(1)


@built
def test_other_threads_run_while_a_kernel_does() -> None:
    begun, counted = Event(), [0]

    def count() -> None:
        begun.set()
        while begun.is_set():
            counted[0] += 1

    thread = Thread(target=count)
    thread.start()
    begun.wait()
    before = counted[0]
    game = Quantik()
    quantik.perft(game, game.initial(), 5)
    during = counted[0] - before
    begun.clear()
    thread.join()
    assert during > 0


# Libraries that cannot be used.


@pytest.fixture
def copied(tmp_path: Path) -> Path:
    """A folder with the library of this machine."""
    if loading.library() is None:
        pytest.skip("no library was built")
    for suffix in (SUFFIX, ".json"):
        name = f"{here()}{suffix}"
        (tmp_path / name).write_bytes((loading.FOLDER / name).read_bytes())
    return tmp_path


def change(folder: Path, **facts: Any) -> None:
    path = folder / f"{here()}.json"
    path.write_text(json.dumps(loading.sealed({**json.loads(path.read_text()), **facts})))


def refused(folder: Path, name: str = "") -> str:
    with pytest.raises(loading.UnusableError) as caught:
        loading.load(folder, name or here())
    sentence = loading.said(caught.value)
    assert "\n" not in sentence
    return caught.value.code


def test_a_copied_library_is_used(copied: Path) -> None:
    assert loading.load(copied, here()).names


def test_a_missing_library_is_named(tmp_path: Path) -> None:
    assert refused(tmp_path) == "library-missing"
    assert refused(tmp_path, "plan9-mips") == "library-none"


def test_a_damaged_library_is_named(copied: Path) -> None:
    library = copied / f"{here()}{SUFFIX}"
    data = library.read_bytes()
    library.write_bytes(data[: len(data) // 2])
    assert refused(copied) == "library-damaged"
    library.write_bytes(data[:5000] + b"\0" * 5000 + data[10000:])
    assert refused(copied) == "library-damaged"
    library.unlink()
    assert refused(copied) == "library-broken"
    (copied / f"{here()}.json").write_text("[1]")
    assert refused(copied) == "library-damaged"


@pytest.mark.parametrize(
    "facts",
    [
        {"sources": None},
        {"sources": [1, 2]},
        {"digest": 5},
        {"kernels": None},
        {"kernels": {}},
        {"newer": "x"},
        {"seal": ""},
    ],
)
def test_a_damaged_manifest_is_named(copied: Path, facts: dict[str, Any]) -> None:
    path = copied / f"{here()}.json"
    path.write_text(json.dumps({**json.loads(path.read_text()), **facts}))
    assert refused(copied) == "library-damaged"


def test_a_library_of_something_else_is_named(copied: Path) -> None:
    library = copied / f"{here()}{SUFFIX}"
    library.write_bytes(b"\x7fELF but nothing else")
    change(copied, library=sha256(library.read_bytes()).hexdigest())
    assert refused(copied) == "library-broken"


def test_a_library_for_another_machine_is_named(copied: Path) -> None:
    change(copied, target="linux-riscv64")
    assert refused(copied) == "library-foreign"


def test_a_library_of_other_sources_is_named(copied: Path) -> None:
    change(copied, sources=["games/quantik/kernels/rules.py"])
    assert refused(copied) == "library-stale"


def test_a_library_that_carries_another_digest_is_not_used(copied: Path) -> None:
    sources = ["games/quantik/kernels/rules.py"]
    change(copied, sources=sources, digest=loading.digest_of(sources))
    assert refused(copied) == "library-damaged"


def test_a_library_that_came_without_its_sources_is_used(copied: Path) -> None:
    change(copied, sources=[])
    assert loading.load(copied, here()).names
    change(copied, digest="0" * 64)
    assert refused(copied) == "library-damaged"


# Processes of their own.


@built
def test_a_kernel_needs_neither_numba_nor_a_word() -> None:
    found = run(f"{NO_NUMBA}{ASK}")
    assert (found.stdout, found.stderr) == (f"{mixed(1)}\n", "")


@built
def test_without_a_library_one_line_says_so(tmp_path: Path) -> None:
    elsewhere = f"from fourfold.kernels import loading; loading.FOLDER = {tmp_path!r}"
    elsewhere = elsewhere.replace("PosixPath", "__import__('pathlib').Path")
    code = f"{elsewhere}; {ASK}"
    found = run(code, NUMBA_CACHE_DIR=str(tmp_path))
    assert found.stdout == f"{mixed(1)}\n"
    first, *others = found.stderr.splitlines()
    assert str(tmp_path) in first
    assert len(others) == 1, "that Numba compiles"


@built
def test_with_neither_the_error_says_what_to_install(tmp_path: Path) -> None:
    code = f"""
import sys, pathlib
sys.modules["numba"] = None
from fourfold.kernels import loading
loading.FOLDER = pathlib.Path({str(tmp_path)!r})
import fourfold
from fourfold.kernels.chance import mixed
from fourfold.kernels.jit import KernelsMissingError
try:
    mixed(1)
except KernelsMissingError as error:
    print(error)
"""
    assert "fourfold[kernels]" in run(code).stdout


@built
def test_numba_is_taken_on_request(tmp_path: Path) -> None:
    pytest.importorskip("numba")
    asked = f"import sys; {ASK}; print('numba' in sys.modules)"
    found = run(asked, FOURFOLD_KERNELS="numba", NUMBA_CACHE_DIR=str(tmp_path))
    assert found.stdout == f"{mixed(1)}\nTrue\n"


@built
def test_where_numba_is_asked_for_and_missing_one_line_says_so() -> None:
    asked = f"{NO_NUMBA}from fourfold.kernels.registry import are_ready; print(are_ready())"
    found = run(asked, FOURFOLD_KERNELS="numba")
    assert found.stdout == "False\n"
    assert found.stderr.count("\n") == 1
    assert "FOURFOLD_KERNELS=numba" in found.stderr
    assert "fourfold[kernels]" in found.stderr


@built
@pytest.mark.parametrize("choice", ["Numba", "library", " ", "1", "a\nb"])
def test_a_choice_that_means_nothing_is_named_and_the_library_is_used(choice: str) -> None:
    found = run(f"{NO_NUMBA}{ASK}", FOURFOLD_KERNELS=choice)
    assert found.stdout == f"{mixed(1)}\n"
    assert found.stderr.count("\n") == 1
    assert f"“{quoted(choice)}”" in found.stderr


@built
def test_no_choice_is_made_by_an_empty_one() -> None:
    found = run(f"{NO_NUMBA}{ASK}", FOURFOLD_KERNELS="")
    assert (found.stdout, found.stderr) == (f"{mixed(1)}\n", "")


@built
@pytest.mark.parametrize(("switch", "language"), [(["--lang", "fr"], "fr"), ([], "en")])
def test_what_is_done_without_is_told_in_the_language_of_the_switch(
    switch: list[str], language: str
) -> None:
    asked = ["analyze", "quantik", "--time", "0.01", *switch]
    code = f"{NO_NUMBA}from fourfold.cli import main; main({asked})"
    found = run(code, FOURFOLD_KERNELS="numba", LANG="en_GB.UTF-8", PYTHONUTF8="1")
    told = words(language)("error-kernels-no-numba", setting="FOURFOLD_KERNELS=numba")
    assert found.stderr == f"{told}\n"
