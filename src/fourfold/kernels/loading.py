"""Finding the library for this machine, and whether it may be used.

A library lies beside its manifest, a JSON file that says what it was made from and what is in it. A
library is used when it is whole, was made for this processor, and was made from the sources that
are here: all of them are read again at the start, which takes a few milliseconds. Where a manifest
names none, library and package were packed together, as for the browser. Anything else is named in
one line and done without.
"""

from __future__ import annotations

import ctypes
import json
import os
import sys
from collections.abc import Callable, Iterable, Iterator, Mapping
from contextlib import contextmanager
from functools import cache
from hashlib import sha256
from importlib.util import find_spec
from pathlib import Path
from time import sleep, time
from typing import Any, NamedTuple

from fourfold.rules.errors import GameError, quoted

from .calls import Run, call
from .targets import TARGETS, here

CHOICE = "FOURFOLD_KERNELS"
"""The environment variable that says who runs kernels."""
NUMBA = "numba"
"""What it says where the library is to be left aside."""
PACKAGE = Path(__file__).parents[1]
FOLDER = PACKAGE / "_native"
"""Where libraries and their manifests are. It is not kept in git."""
FORMAT = 2
"""Changes when sheets or manifests do."""
LEVEL = "fourfold_level"
"""The function that says whether the processor takes the kernels for newer ones."""
SOURCES = "fourfold_sources"
"""The function that gives the digest of the sources."""
NEWER = "newer_"
"""Comes before the names of the kernels for newer processors."""


_UNDER_WAY, _COMING = "building", "coming"
"""Files with the number of a process: one is there while libraries are being built, the other while
`make play` sees to that, which may have to install a linker first.
"""
_LONGEST = 1200
"""Seconds after which nobody believes these files any more."""


class UnusableError(GameError):
    """A library that cannot be used."""


class Library(NamedTuple):
    """A library that fits."""

    names: Mapping[str, Any]
    """What each kernel takes and gives, by its name."""
    find: Callable[[str], Run]
    newer: bool
    """Whether these are the kernels for newer processors."""


def built(function: Callable[..., object], *, older: bool = False) -> Callable[..., Any] | None:
    """Give the function that calls a kernel in the library, if there is one."""
    found = _for_older() if older else library()
    name = name_of(function)
    if found is None or name not in found.names:
        return None
    return call(function.__name__, found.find(symbol(name)), *found.names[name])


def name_of(function: Callable[..., object]) -> str:
    """Give the name of a kernel in a library."""
    return f"{function.__module__}.{function.__qualname__}"


def symbol(name: str) -> str:
    """Give what a kernel is called in machine code."""
    return name.replace(".", "_")


@cache
def library() -> Library | None:
    """Give the library of this machine, or nothing after saying why."""
    try:
        _check_choice()
        return None if is_set_aside() else load(FOLDER, here())
    except UnusableError as error:
        _say(error)
        return None


def is_at_hand() -> bool:
    """Say whether there is a library to be used, for whoever does without it as well.

    Where there is none nothing is said: it may still be built.
    """
    if is_set_aside():
        return False
    is_known = library.cache_info().currsize > 0
    return (is_known or (FOLDER / f"{here()}.json").exists()) and library() is not None


def is_set_aside() -> bool:
    """Say whether the user wants Numba instead of a library."""
    return os.environ.get(CHOICE) == NUMBA


def _check_choice() -> None:
    """Say it where the user's choice means nothing; raise UnusableError where it cannot be met."""
    choice = os.environ.get(CHOICE, "")
    if choice not in ("", NUMBA):
        _say(GameError("kernels-choice", variable=CHOICE, found=quoted(choice), choice=NUMBA))
    if is_set_aside() and find_spec(NUMBA) is None:
        raise UnusableError("kernels-no-numba", setting=f"{CHOICE}={NUMBA}")


@cache
def _for_older() -> Library:
    return load(FOLDER, here(), older=True)


def check(folder: Path, name: str) -> tuple[Path, dict[str, Any]]:
    """Give a library that was made from the sources that are here, and its manifest.

    For any other raise UnusableError.
    """
    if name not in TARGETS:
        raise UnusableError("library-none", machine=name)
    path = folder / f"{name}{TARGETS[name].suffix}"
    manifest = _read_manifest(path)
    if (manifest.get("format"), manifest.get("target")) != (FORMAT, name):
        raise UnusableError("library-foreign", file=str(path))
    if manifest["sources"] and digest_of(manifest["sources"]) != manifest["digest"]:
        raise UnusableError("library-stale", file=str(path))
    try:
        data = path.read_bytes()
    except OSError as error:
        raise UnusableError("library-broken", file=str(path), reason=str(error)) from None
    if sha256(data).hexdigest() != manifest["library"]:
        raise UnusableError("library-damaged", file=str(path))
    return path, manifest


def load(folder: Path, name: str, *, older: bool = False) -> Library:
    """Load a library for this machine, or raise UnusableError.

    The kernels for newer processors are taken where this is one, if not those for `older` ones are
    wanted.
    """
    path, manifest = check(folder, name)
    try:
        code = ctypes.CDLL(str(path))
        newer = not older and bool(manifest["newer"] and getattr(code, LEVEL)())
        carried = getattr(code, SOURCES)
    except (OSError, AttributeError) as error:
        raise UnusableError("library-broken", file=str(path), reason=str(error)) from None
    carried.restype = ctypes.c_char_p
    if carried() != manifest["digest"].encode():
        raise UnusableError("library-damaged", file=str(path))

    def find(symbol: str) -> Run:
        run = getattr(code, NEWER + symbol if newer else symbol)
        run.restype = ctypes.c_int32
        return run  # type: ignore[no-any-return]

    return Library(manifest["kernels"], find, newer)


def fits(folder: Path = FOLDER, name: str = "") -> bool:
    """Say whether there is a library that may be used; without a name, the one of this machine."""
    try:
        check(folder, name or here())
    except UnusableError:
        return False
    return True


def is_being_built(folder: Path = FOLDER) -> bool:
    """Say whether some process is building libraries, or is about to."""
    return is_at_work(folder / _UNDER_WAY) or is_at_work(folder / _COMING)


def is_at_work(path: Path) -> bool:
    """Return whether the process whose number is in a file is running, and began not long ago."""
    try:
        if time() - path.stat().st_mtime > _LONGEST:
            return False
        if os.name == "posix":
            os.kill(int(path.read_text()), 0)
    except (OSError, ValueError):
        return False
    return True


@contextmanager
def being_built(folder: Path) -> Iterator[None]:
    """Let others know, meanwhile, that this process is building; wait while another one is."""
    path = folder / _UNDER_WAY
    while is_at_work(path):
        sleep(0.5)
    try:
        folder.mkdir(parents=True, exist_ok=True)
        path.write_text(str(os.getpid()))
    except OSError:  # nobody can be told, and whoever needs the folder will say so
        yield
        return
    try:
        yield
    finally:
        path.unlink(missing_ok=True)


def manifest_of(library: Path) -> Path:
    """Give where the manifest of a library is."""
    return library.with_suffix(".json")


def _read_manifest(path: Path) -> dict[str, Any]:
    """Read the manifest of a library, or raise UnusableError."""
    try:
        manifest: dict[str, Any] = json.loads(manifest_of(path).read_bytes())
        if manifest.get("format") == FORMAT and manifest != sealed(manifest):
            raise ValueError
    except FileNotFoundError:
        raise UnusableError("library-missing", file=str(path)) from None
    except (OSError, ValueError, RecursionError, AttributeError):
        raise UnusableError("library-damaged", file=str(path)) from None
    return manifest


def sealed(manifest: Mapping[str, Any]) -> dict[str, Any]:
    """Give a manifest with the digest of all that it says, which nothing else is held against."""
    told = {key: value for key, value in manifest.items() if key != "seal"}
    seal = sha256(json.dumps(told, sort_keys=True).encode()).hexdigest()
    return {**told, "seal": seal}


def digest_of(sources: Iterable[str]) -> str:
    """Give the digest of some sources, named by their paths in the package."""
    digest = sha256()
    for source in sources:
        try:
            text = (PACKAGE / source).read_bytes()
        except OSError:
            text = b""
        # Line ends differ where Git makes them differ.
        digest.update(sha256(source.encode()).digest())
        digest.update(sha256(text.replace(b"\r\n", b"\n")).digest())
    return digest.hexdigest()


def _say(error: GameError) -> None:
    """Tell the user in one line what is done without."""
    if sys.stderr is not None:
        sys.stderr.write(said(error) + "\n")
        sys.stderr.flush()


def said(error: GameError) -> str:
    """Give the sentence of an error in the user's language."""
    # Imported when there is something to say: without it, kernels load faster.
    from fourfold.i18n import words_for

    return words_for(os.environ).error(error)
