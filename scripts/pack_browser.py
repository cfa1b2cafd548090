"""Pack what a browser needs to run Fourfold by itself into `build/browser`.

One archive has what is needed of the standard library; another has the rooms of Python, the words
for what is refused, and the kernels as WebAssembly (`python -m fourfold.fast.library wasm32` builds
them; without them levels answer by plain search).
A small file has the answers that the first screen needs, so that it does not wait for Python.
Tables lie beside it, so that each is fetched when its game is thought about. The web app takes the
folder into its build.

    python scripts/pack_browser.py
"""

from __future__ import annotations

import json
import re
import sys
import zipfile
from collections.abc import Iterator
from importlib.util import find_spec
from pathlib import Path
from shutil import copyfile, rmtree
from typing import Any
from urllib.parse import urlencode

from fourfold.browser.doors import House
from fourfold.fast.library.loading import FOLDER, PACKAGE, UnusableError, check

ROOMS = (
    "games",
    "match",
    "words",
    "fast",
    "solve",
    "engine",
    "learn",
    "payloads",
    "referee",
    "browser",
)
LIBRARIES = ("annotated_types", "typing_extensions")
"""Other people's packages that payloads are written with."""
ELSEWHERE = ("cli",)
"""Words of the terminal."""
WORDS = ("common", "language")
"""Files of words that are needed beside those with errors."""
PYODIDE = PACKAGE.parents[1] / "web" / "node_modules" / "pyodide"
LEFT_OUT = re.compile(
    r"(_pyrepl|curses|ensurepip|html|idlelib|lib2to3|pdb|profile|pydoc|pydoc_data|tkinter|turtle"
    r"|unittest|venv|wsgiref|xml|xmlrpc|zipapp|doctest|imaplib|smtplib|poplib|ftplib|mailbox|nntplib"
    r"|optparse|cProfile|pstats|trace|tabnanny|timeit|webbrowser|getpass|antigravity|this)(\.py|/)"
    r"|encodings/(?!__init__|aliases|utf_8|ascii|latin_1|idna|cp437|unicode_escape|raw_unicode)"
)
"""Parts of the standard library that nobody needs in a browser."""
OUT = PACKAGE.parents[1] / "build" / "browser"
_SAME_TIME = (1980, 1, 1, 0, 0, 0)
"""So that the same files make the same archive."""


def main() -> None:
    """Write the folder anew."""
    rmtree(OUT, ignore_errors=True)
    (OUT / "data").mkdir(parents=True)
    files = dict(sorted([*_sources(), *_words(), *_libraries(), *_kernels()]))
    _pack("fourfold.zip", {name: path.read_bytes() for name, path in files.items()})
    with zipfile.ZipFile(PYODIDE / "python_stdlib.zip") as whole:
        names = [name for name in whole.namelist() if not LEFT_OUT.match(name)]
        _pack("python.zip", {name: whole.read(name) for name in names})
    (OUT / "first.json").write_text(json.dumps(_first(), separators=(",", ":")), encoding="utf-8")
    for table in sorted((PACKAGE / "data").glob("*.table")):
        copyfile(table, OUT / "data" / table.name)


def _first() -> dict[str, object]:
    """Give what the first screen asks for, with the answers."""
    house = House()

    def answer(path: str) -> Any:
        status, payload = json.loads(house.ask("GET", path, None, "en"))
        assert status == 200, path
        return payload

    games = answer("/games")
    paths = [f"/games/{game['name']}" for game in games["games"]]
    for game in games["games"]:
        line = urlencode({"moves": ",".join(game["showcase"])})
        paths.append(f"/positions/{game['name']}?{line}")
    return {"/games": games, **{path: answer(path) for path in paths}}


def _pack(name: str, files: dict[str, bytes]) -> None:
    with zipfile.ZipFile(OUT / name, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as pack:
        for each, content in files.items():
            info = zipfile.ZipInfo(each, _SAME_TIME)
            info.compress_type = zipfile.ZIP_DEFLATED
            pack.writestr(info, content, compresslevel=9)


def _sources() -> Iterator[tuple[str, Path]]:
    for name in ("__init__.py", "folders.py"):
        yield f"fourfold/{name}", PACKAGE / name
    for room in ROOMS:
        for path in (PACKAGE / room).rglob("*"):
            if path.suffix in (".py", ".json"):
                yield f"fourfold/{path.relative_to(PACKAGE).as_posix()}", path


def _words() -> Iterator[tuple[str, Path]]:
    for path in (PACKAGE / "locales").glob("*/*.ftl"):
        is_error = re.search(r"^error-", path.read_text(encoding="utf-8"), re.MULTILINE)
        if path.stem in WORDS or (is_error and path.stem not in ELSEWHERE):
            yield f"fourfold/{path.relative_to(PACKAGE).as_posix()}", path


def _libraries() -> Iterator[tuple[str, Path]]:
    for name in LIBRARIES:
        found = find_spec(name)
        assert found is not None
        assert found.origin is not None
        origin = Path(found.origin)
        if origin.name != "__init__.py":
            yield origin.name, origin
            continue
        for path in origin.parent.glob("*.py"):
            yield f"{name}/{path.name}", path


def _kernels() -> Iterator[tuple[str, Path]]:
    try:
        library, manifest = check(FOLDER, "wasm32")
    except UnusableError as error:
        print(f"Without kernels: {error}", file=sys.stderr)
        return
    for path in (library, library.with_suffix(".json")):
        yield f"fourfold/kernels/{path.name}", path
    # They are held against the sources that they were made from, whichever room these are in.
    for source in manifest["sources"]:
        yield f"fourfold/{source}", PACKAGE / source


if __name__ == "__main__":
    main()
