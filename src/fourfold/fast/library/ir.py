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

from numba.core.compiler_lock import global_compiler_lock as lock
from numba.core.errors import NumbaError

from ..jit import Kernel
from .calls import Written
from .declarations import Array, DeclarationError, Group, Shape, declared, written
from .loading import name_of, symbol

# Their insides have no types of their own.
ir: Any = import_module("llvmlite.ir")
types: Any = import_module("numba.core.types")
cgutils: Any = import_module("numba.core.cgutils")
arrayobj: Any = import_module("numba.np.arrayobj")
codegen: Any = import_module("numba.core.codegen")

_WORD = ir.IntType(64)
_CODE = ir.IntType(32)


@lock  # type: ignore[untyped-decorator]
def compiled_ir(kernels: list[Kernel]) -> dict[str, Any]:
    """Compile entries, or end the process with a line about the one that fails."""
    found: dict[str, tuple[list[Written], Written]] = {}
    library = None
    for kernel in kernels:
        name = name_of(kernel.function)
        try:
            takes, gives = declared(kernel.function)
            arguments = tuple(map(_type_of, takes))
            compiled = kernel.compiled
            compiled.compile(arguments)
            result = compiled.overloads[arguments]
            context = compiled.targetctx
            if library is None:
                library = context.codegen().create_library("fourfold")
            library.add_ir_module(_wrapper(context, library, result, name, takes, gives))
            library.add_linking_library(result.library)
        except (NumbaError, DeclarationError, TypeError, NotImplementedError) as error:
            raise SystemExit(f"{name}: {_in_one_line(error)}") from error
        except Exception as error:  # whatever else the compiler stumbles over
            kind = type(error).__name__
            raise SystemExit(f"{name}: {kind}: {_in_one_line(error)}") from error
        found[name] = [written(each) for each in takes], written(gives)
    assert library is not None, "there are no entries"
    library.finalize()
    return {"text": library.get_llvm_str(), "kernels": found}


def _in_one_line(error: Exception) -> str:
    return " ".join(str(error).split())


def _type_of(shape: Shape) -> Any:
    """Give Numba's type for a shape."""
    if isinstance(shape, Array):
        number = getattr(types, shape.dtype)
        return types.Array(number, shape.dims.axes, "C", readonly=shape.dims.fixed)
    if isinstance(shape, Group):
        parts = tuple(map(_type_of, shape.parts))
        return types.BaseTuple.from_types(parts, shape.named)
    return types.int64 if shape == "int" else types.boolean


class _Sheet:
    """The words of a sheet, one after the other, while a function is written that reads them."""

    def __init__(self, context: Any, build: Any, sheet: Any) -> None:
        self._context, self._build, self._sheet = context, build, sheet
        self._place = 0

    def _next(self) -> Any:
        place = self._build.gep(self._sheet, [_CODE(self._place)])
        self._place += 1
        return place

    def take(self, kind: Any) -> Any:
        """Read a value of a type."""
        build = self._build
        if isinstance(kind, types.Array):
            return self._array(kind)
        if isinstance(kind, types.BaseTuple):
            parts = [self.take(part) for part in kind.types]
            return self._context.make_tuple(build, kind, parts)
        word = build.load(self._next())
        return word if kind == types.int64 else build.icmp_unsigned("!=", word, _WORD(0))

    def _array(self, kind: Any) -> Any:
        build, context = self._build, self._context
        number = context.get_data_type(kind.dtype)
        data = build.inttoptr(build.load(self._next()), number.as_pointer())
        lengths = [build.load(self._next()) for _ in range(kind.ndim)]
        size = context.get_constant(types.intp, context.get_abi_sizeof(number))
        strides = [size]
        for length in reversed(lengths[1:]):
            strides.insert(0, build.mul(strides[0], length))
        array = arrayobj.make_array(kind)(context, build)
        arrayobj.populate_array(array, data, lengths, strides, size, meminfo=None)
        return array._getvalue()

    def give(self, value: Any, kind: Any) -> None:
        """Write a result."""
        build = self._build
        if isinstance(kind, types.BaseTuple):
            for part, value_of_part in zip(
                kind.types, cgutils.unpack_tuple(build, value), strict=True
            ):
                self.give(value_of_part, part)
        elif kind == types.boolean:
            build.store(build.zext(value, _WORD), self._next())
        elif kind != types.none:
            build.store(self._context.cast(build, value, kind, types.int64), self._next())


def _wrapper(
    context: Any, library: Any, result: Any, name: str, takes: list[Shape], gives: Shape | None
) -> Any:
    """Write the function that the library offers for a kernel."""
    _check(result.signature.return_type, gives)
    module = library.create_ir_module(symbol(name))
    kind = ir.FunctionType(_CODE, [_WORD.as_pointer()])
    function = ir.Function(module, kind, symbol(name))
    build = ir.IRBuilder(function.append_basic_block())
    (sheet,) = function.args
    kernel = context.declare_function(module, result.fndesc)
    reader = _Sheet(context, build, sheet)
    arguments = [reader.take(each) for each in result.signature.args]
    status, value = context.call_conv.call_function(
        build, kernel, result.signature.return_type, result.signature.args, arguments
    )
    with build.if_then(status.is_error, likely=False):
        # The first two parts of what is known of an exception: where it lies, and how long it is.
        for place in range(2):
            part = build.load(cgutils.gep_inbounds(build, status.excinfoptr, 0, place))
            word = build.ptrtoint(part, _WORD) if place == 0 else build.zext(part, _WORD)
            build.store(word, build.gep(sheet, [_CODE(place)]))
        build.ret(_CODE(1))
    _Sheet(context, build, sheet).give(value, result.signature.return_type)
    build.ret(_CODE(0))
    return module


def _check(kind: Any, gives: Shape | None) -> None:
    """Hold what a kernel gives against what it says that it gives, or raise DeclarationError."""
    fits = False
    if gives is None:
        fits = kind == types.none
    elif isinstance(gives, Group):
        if isinstance(kind, types.BaseTuple) and len(kind.types) == len(gives.parts):
            for part, shape in zip(kind.types, gives.parts, strict=True):
                _check(part, shape)
            return
    elif gives == "bool":
        fits = kind == types.boolean
    else:
        fits = isinstance(kind, types.Integer)
    if not fits:
        raise DeclarationError(f"it gives {kind}, which is not what it says")


def _stop_before_machine_code() -> None:
    """Have Numba make no machine code for this process, function by function: nobody calls it."""
    codegen.JITCodeLibrary._finalize_specific = lambda library: None
    codegen.JITCodeLibrary.get_pointer_to_function = lambda library, name: 0
    codegen.JITCPUCodegen.set_env = lambda codegen, name, environment: None


def main(result: str, *names: str) -> None:
    """Compile the entries of some modules, and write the result as JSON."""
    _stop_before_machine_code()
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
