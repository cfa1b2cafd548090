"""Pack what a browser needs to run Fourfold by itself into `build/browser`.

One archive has what is needed of the standard library; another has the rooms of Python, the words
for what is refused, and the kernels as WebAssembly (built by `python -m fourfold.kernels.build
wasm32`; without them levels answer by plain search). Both are compiled by the Python that will run
them, since a browser would compile all of it at every start. What is in them is not compressed: the
whole of an archive is, when the web app takes it, which makes it smaller.
A small file has the answers that the first screen needs, so that it does not wait for Python.
Tables lie beside it, so that each is fetched when its game is thought about. The web app takes the
folder into its build.

    python scripts/pack_browser.py
"""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
import zipfile
from collections.abc import Iterator
from pathlib import Path
from shutil import copyfile, rmtree
from typing import Any
from urllib.parse import urlencode

from fourfold.browser.doors import House
from fourfold.kernels.loading import FOLDER, PACKAGE, UnusableError, check, manifest_of, sealed

ROOMS = (
    "rules",
    "match",
    "i18n",
    "kernels",
    "tables",
    "engine",
    "learn",
    "schemas",
    "games",
    "match_commands",
    "browser",
)
UNUSED = re.compile(
    r"(engine/(arena|thinking)|learn/puzzling|rules/conformance"
    r"|kernels/build|schemas/(rulings|standings)|tables/(claims|cuda)"
    r"|games/\w+/(actions|batch|puzzle_themes|verify|solver/(gpu|retrograde|tree))"
    r"|games/exago/(lookup|scope|solver|table_commands))(\.py|/)"
)
"""Parts of the rooms that only other programs call: tournaments, processes, makers of puzzles,
builders of kernels, solvers and whoever verifies what they say."""
ELSEWHERE = ("cli",)
"""Words of the terminal."""
WORDS = ("common", "language")
"""Files of words that are needed beside those with errors."""
PYODIDE = PACKAGE.parents[1] / "web" / "node_modules" / "pyodide"
LEFT_OUT = re.compile(
    r"(_aix_support|_android_support|antigravity|_apple_support|argparse|_ast_unparse|bdb|calendar"
    r"|cmd|code|colorsys|compileall|configparser|cProfile|csv|curses|difflib|doctest|email|ensurepip"
    r"|filecmp|fileinput|ftplib|getopt|getpass|gettext|graphlib|gzip|html|http|idlelib|imaplib"
    r"|_ios_support|lib2to3|mailbox|_markupbase|mimetypes|modulefinder|multiprocessing|netrc|nntplib"
    r"|nturl2path|optparse|pdb|__phello__|pickletools|plistlib|poplib|pprint|profile|profiling"
    r"|pstats|pty|_py_abc|py_compile|pyclbr|_pydatetime|pydoc|pydoc_data|_pyio|_pylong|_pyrepl"
    r"|quopri|rlcompleter|runpy|sched|shelve|smtplib|socketserver|sqlite3|sre_\w+|_?ssl|stringprep"
    r"|_strptime|symtable|_sysconfigdata[\w-]*|tabnanny|tarfile|this|timeit|tkinter|tomllib|trace"
    r"|tracemalloc|tty|turtle|turtledemo|unittest|uuid|venv|wave|webbrowser|wsgiref|xml|xmlrpc"
    r"|zipapp|zoneinfo"
    r"|asyncio/(__main__|proactor_events|tools|windows_\w+)"
    r"|concurrent/(interpreters|futures/(interpreter|process))|ctypes/(_aix|macholib|util|wintypes)"
    r"|importlib/(metadata|resources)|json/(__main__|tool)|logging/(config|handlers)|pathlib/types"
    r"|pyodide/(_nodesock_transport|console|http)|sysconfig/__main__"
    r"|urllib/(error|request|response|robotparser))(\.py|/)"
    r"|encodings/(?!__init__|aliases|utf_8|ascii|latin_1|cp437|unicode_escape|raw_unicode)"
)
"""Parts of the standard library that nobody needs in a browser."""
OUT = PACKAGE.parents[1] / "build" / "browser"
_NEW = OUT.with_name(f"browser-{os.getpid()}")
"""Written here first and renamed, so that an interrupted run leaves no incomplete folder."""
_SAME_TIME = (1980, 1, 1, 0, 0, 0)
"""So that the same files make the same archive."""


def main() -> None:
    """Write the folder anew."""
    try:
        _write()
        rmtree(OUT, ignore_errors=True)
        _NEW.rename(OUT)
    finally:
        rmtree(_NEW, ignore_errors=True)


def _write() -> None:
    (_NEW / "data").mkdir(parents=True)
    _pack("fourfold.zip", {**_read([*_sources()]), **_words(), **_kernels()})
    with zipfile.ZipFile(PYODIDE / "python_stdlib.zip") as whole:
        names = [name for name in whole.namelist() if not LEFT_OUT.match(name)]
        _pack("python.zip", {name: whole.read(name) for name in names})
    _compile("python.zip", "fourfold.zip")
    (_NEW / "first.json").write_text(json.dumps(_first(), separators=(",", ":")), encoding="utf-8")
    for table in sorted((PACKAGE / "games").glob("*/tables/*.table")):
        copyfile(table, _NEW / "data" / table.name)


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


Files = list[tuple[str, Path]]


def _read(files: Files) -> dict[str, bytes]:
    return {name: path.read_bytes() for name, path in sorted(files)}


def _pack(name: str, files: dict[str, bytes]) -> None:
    with zipfile.ZipFile(_NEW / name, "w", zipfile.ZIP_STORED) as pack:
        for each, content in files.items():
            pack.writestr(zipfile.ZipInfo(each, _SAME_TIME), content)


def _compile(*names: str) -> None:
    program = PYODIDE.parents[1] / "scripts" / "compile.mjs"
    subprocess.run(["node", program, *(_NEW / name for name in names)], check=True)


def _sources() -> Iterator[tuple[str, Path]]:
    for name in ("__init__.py", "folders.py"):
        yield f"fourfold/{name}", PACKAGE / name
    for room in ROOMS:
        for path in (PACKAGE / room).rglob("*"):
            name = path.relative_to(PACKAGE).as_posix()
            if path.suffix in (".py", ".json") and not UNUSED.match(name):
                yield f"fourfold/{name}", path


def _words() -> dict[str, bytes]:
    """Give the files of words, with no more of them than is said about what is refused."""
    found = {}
    for path in sorted(
        [*PACKAGE.glob("locales/**/*.ftl"), *PACKAGE.glob("games/*/locales/**/*.ftl")]
    ):
        text = path.read_text(encoding="utf-8")
        needed = text if path.stem in WORDS else _refusals(text)
        if needed and path.stem not in ELSEWHERE:
            found[f"fourfold/{path.relative_to(PACKAGE).as_posix()}"] = needed.encode()
    return found


def _refusals(text: str) -> str:
    """Give the messages about errors and those that they are made of, without remarks."""
    bare = re.sub(r"^#.*\n?", "", text, flags=re.MULTILINE)
    each = re.split(r"^(?=-?[a-zA-Z][\w-]* *=)", bare, flags=re.MULTILINE)
    messages = {said.split("=")[0].strip(): said for said in each if said.strip()}
    needed = {name for name in messages if name.startswith("error-")}
    while True:
        said = " ".join(messages[name] for name in needed)
        more = needed | {name for name in messages if re.search(rf"{{ *{name}\b", said)}
        if more == needed:
            return "".join(messages[name] for name in messages if name in needed)
        needed = more


def _kernels() -> dict[str, bytes]:
    """Give the kernels, with a manifest that names no sources: they need not come along."""
    try:
        library, manifest = check(FOLDER, "wasm32")
    except UnusableError as error:
        print(f"Without kernels: {error}", file=sys.stderr)
        return {}
    told = json.dumps(sealed({**manifest, "sources": []}), separators=(",", ":"))
    folder = f"{PACKAGE.name}/{FOLDER.name}"
    return {
        f"{folder}/{library.name}": library.read_bytes(),
        f"{folder}/{manifest_of(library).name}": told.encode(),
    }


if __name__ == "__main__":
    main()
