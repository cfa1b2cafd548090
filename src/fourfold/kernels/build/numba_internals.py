"""Everything that uses Numba and `llvmlite.ir`, including parts that are not public.

No other module of this package imports them, so a new version of Numba can break nothing else.
`numba_versions` says which versions work; importing this module with another one raises
UnsupportedNumbaError.
"""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from importlib import import_module
from pathlib import Path
from typing import Any

from .. import bits
from ..loading import symbol
from ..numba_versions import check_version
from .declarations import Array, DeclarationError, Group, Shape

check_version()

# Numba's internals have no types of their own.
numba: Any = import_module("numba")
arrayobj: Any = import_module("numba.np.arrayobj")
cgutils: Any = import_module("numba.core.cgutils")
codegen: Any = import_module("numba.core.codegen")
events: Any = import_module("numba.core.event")
extending: Any = import_module("numba.extending")
ir: Any = import_module("llvmlite.ir")
lock: Any = import_module("numba.core.compiler_lock").global_compiler_lock
targets: Any = import_module("numba.core.target_extension")
types: Any = import_module("numba.core.types")
NumbaError: type[Exception] = import_module("numba.core.errors").NumbaError

_SETTINGS: Any = numba.config
_WORD = ir.IntType(64)
_CODE = ir.IntType(32)


def _leave_scipy_for_later() -> None:
    """Load the part of Numba that looks for SciPy, and let it look only whether SciPy is there.

    It would import all of SciPy's linear algebra to find out, which takes longer than everything
    else that a first kernel needs. A kernel that multiplies matrices imports it in any case.
    """
    linalg: Any = import_module("numba.np.linalg")
    given = linalg.ensure_blas
    linalg.ensure_blas = lambda: import_module("scipy")
    try:
        import_module("numba.np.arraymath")
    finally:
        linalg.ensure_blas = given


with suppress(ImportError):  # SciPy is not installed
    _leave_scipy_for_later()


# What processors do with a word and Python cannot; each is one instruction, on a GPU too.


@extending.intrinsic  # type: ignore[untyped-decorator]
def _popcount(_typing: Any, _word: Any) -> Any:
    def code(_context: Any, build: Any, _signature: Any, args: Any) -> Any:
        return build.ctpop(args[0])

    return types.int64(types.int64), code


@extending.intrinsic  # type: ignore[untyped-decorator]
def _lowest(_typing: Any, _word: Any) -> Any:
    def code(context: Any, build: Any, _signature: Any, args: Any) -> Any:
        undefined_for_zero = context.get_constant(types.boolean, True)
        return build.cttz(args[0], undefined_for_zero)

    return types.int64(types.int64), code


@extending.overload(bits.popcount)  # type: ignore[untyped-decorator]
def _popcount_of(word: Any) -> Any:
    def code(word: Any) -> Any:
        return _popcount(word)

    return code


@extending.overload(bits.lowest)  # type: ignore[untyped-decorator]
def _lowest_of(word: Any) -> Any:
    def code(word: Any) -> Any:
        return _lowest(word)

    return code


# Compiling when a kernel is called.


def is_optimising() -> bool:
    """Return whether Numba optimises; it does not while a library is built."""
    return bool(_SETTINGS.OPT)


def cache_folder_setting() -> str:
    """Return what NUMBA_CACHE_DIR says."""
    return str(_SETTINGS.CACHE_DIR)


def njit(function: Callable[..., object], cache: Path | None) -> Any:
    """Return a function that Numba compiles for the types it is called with, cached in a folder."""
    # Without the counting of references: where small functions hand on tuples of arrays, it would
    # take longer than what they do.
    options = {"nogil": True, "error_model": "numpy", "_nrt": False}
    if not is_optimising():
        # Nothing calls it from Python.
        options |= {"no_cpython_wrapper": True, "no_cfunc_wrapper": True}
    given = _SETTINGS.CACHE_DIR
    _SETTINGS.CACHE_DIR = str(cache or "")
    try:
        return numba.njit(function, cache=cache is not None, **options)
    finally:
        _SETTINGS.CACHE_DIR = given


def type_of(compiled: Any) -> Any:
    """Return the type of a function that a kernel calls, on the processor or on a GPU."""
    if targets.current_target() != "cuda":
        return types.Dispatcher(compiled)
    target: Any = import_module("numba.cuda.descriptor").cuda_target
    return target.typing_context.resolve_value_type(compiled)


def listen(started: Callable[[Any], None], ended: Callable[[Any], None]) -> None:
    """Call these with a function whenever Numba starts and ends compiling it."""

    class Listener(events.Listener):  # type: ignore[misc]
        def on_start(self, event: Any) -> None:
            started(event.data["dispatcher"].py_func)

        def on_end(self, event: Any) -> None:
            ended(event.data["dispatcher"].py_func)

    events.register("numba:compile", Listener())


# Compiling for a library: kernels to LLVM's intermediate representation (IR).


def stop_before_machine_code() -> None:
    """Make Numba skip machine code in this process: nothing here is called."""
    codegen.JITCodeLibrary._finalize_specific = lambda library: None
    codegen.JITCodeLibrary.get_pointer_to_function = lambda library, name: 0
    codegen.JITCPUCodegen.set_env = lambda codegen, name, environment: None


class Module:
    """Kernels as IR, each with a function around it that takes its arguments from a sheet."""

    def __init__(self) -> None:
        self._library: Any = None

    def add(self, compiled: Any, name: str, takes: list[Shape], gives: Shape | None) -> None:
        """Compile what `njit` returned, or raise NumbaError or DeclarationError."""
        arguments = tuple(map(_type_of, takes))
        compiled.compile(arguments)
        result, context = compiled.overloads[arguments], compiled.targetctx
        if self._library is None:
            self._library = context.codegen().create_library("fourfold")
        self._library.add_ir_module(_wrapper(context, self._library, result, name, gives))
        self._library.add_linking_library(result.library)

    def text(self) -> str:
        """Return the IR of all kernels."""
        assert self._library is not None, "there are no entries"
        self._library.finalize()
        # `math.sqrt` calls the function of C, and LLVM makes an instruction of that only from
        # Numba 0.66 on. This is the instruction; a library for browsers has no such function.
        return str(self._library.get_llvm_str()).replace("@sqrt(", "@llvm.sqrt.f64(")


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


def _wrapper(context: Any, library: Any, result: Any, name: str, gives: Shape | None) -> Any:
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
