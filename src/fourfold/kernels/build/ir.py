"""From kernels to LLVM's intermediate representation, by Numba, for no processor in particular.

Numba is asked not to optimise: optimised IR holds instructions of the machine it was made on. Each
entry gets a function around it that takes its arguments from a sheet and leaves its results there,
as `calls` says.

This is the work of a process of its own, started by `building` with `NUMBA_OPT=0`.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterable
from importlib import import_module
from pathlib import Path
from typing import Any

from ..calls import Written
from ..jit import Kernel
from ..loading import name_of
from .declarations import DeclarationError, declared, written
from .numba_internals import Module, NumbaError, lock, stop_before_machine_code


@lock  # type: ignore[untyped-decorator]
def compiled_ir(kernels: list[Kernel]) -> dict[str, Any]:
    """Compile entries, or end the process with a line about the one that fails."""
    found: dict[str, tuple[list[Written], Written]] = {}
    module = Module()
    for kernel in kernels:
        name = name_of(kernel.function)
        try:
            takes, gives = declared(kernel.function)
            module.add(kernel.compiled, name, takes, gives)
        except (NumbaError, DeclarationError, TypeError, NotImplementedError) as error:
            raise SystemExit(f"{name}: {_in_one_line(error)}") from error
        except Exception as error:  # whatever else the compiler stumbles over
            kind = type(error).__name__
            raise SystemExit(f"{name}: {kind}: {_in_one_line(error)}") from error
        found[name] = [written(each) for each in takes], written(gives)
    return {"text": module.text(), "kernels": found}


def _in_one_line(error: Exception) -> str:
    return " ".join(str(error).split())


def main(result: str, *names: str) -> None:
    """Compile the entries of some modules, and write the result as JSON."""
    stop_before_machine_code()
    kernels = [each for name in names for each in _entries(name)]
    Path(result).write_text(json.dumps(compiled_ir(kernels)), encoding="utf-8")


def _entries(name: str) -> Iterable[Kernel]:
    """Give the entries of a module, or end the process with a line about what is wrong with it."""
    try:
        found = vars(import_module(name)).values()
    except SyntaxError as error:
        raise SystemExit(f"{error.filename}, line {error.lineno}: {error.msg}") from error
    except Exception as error:
        raise SystemExit(f"{name}: {type(error).__name__}: {_in_one_line(error)}") from error
    return [
        each
        for each in found
        if isinstance(each, Kernel) and each.is_entry and each.function.__module__ == name
    ]


if __name__ == "__main__":
    main(*sys.argv[1:])
