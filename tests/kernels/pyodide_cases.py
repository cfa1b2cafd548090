"""Runs in Pyodide: calls kernels of the WebAssembly library as a file of cases says.

There is no NumPy here: arrays are those of plain Python. The file has lists of cases by name. Each
case has a kernel, its arguments, and what it gives; some also say what it has written, in any
order, into the array that is its last argument. Arrays among the arguments are given by their
lengths, and by their numbers if these matter.
"""

from __future__ import annotations

import json
import sys
from array import array
from math import prod
from pathlib import Path
from typing import Any

from fourfold.kernels.calls import call
from fourfold.kernels.loading import FOLDER, Library, load, symbol


def argument(given: Any) -> Any:
    """Make an argument from what the file says of it."""
    if isinstance(given, list):
        return tuple(map(argument, given))
    if not isinstance(given, dict):
        return given
    lengths = given["lengths"]
    made = array("q", given.get("numbers") or bytes(8 * prod(lengths)))
    return made if len(lengths) == 1 else memoryview(made).cast("B").cast("q", lengths)


def plain(found: Any) -> Any:
    return list(map(plain, found)) if isinstance(found, tuple) else found


def answered(library: Library, cases: list[Any]) -> dict[str, Any]:
    """Say how many cases there were, and what was wrong with the first few."""
    wrong = []
    for name, given, expected, written in cases:
        run = call(name, library.find(symbol(name)), *library.names[name])
        arguments = [argument(each) for each in given]
        found = plain(run(*arguments))
        if found != expected:
            wrong.append(f"{name}{given}: {found}, not {expected}")
        elif written is not None and sorted(arguments[-1][:expected]) != written:
            wrong.append(f"{name}{given} has written something else")
    return {"cases": len(cases), "wrong": wrong[:5]}


def main(path: str) -> None:
    library = load(FOLDER, "wasm32")
    questions = json.loads(Path(path).read_text())
    told = {name: answered(library, cases) for name, cases in questions.items()}
    sys.stdout.write(json.dumps(told) + "\n")


if __name__ == "__main__":
    main(sys.argv[1])
