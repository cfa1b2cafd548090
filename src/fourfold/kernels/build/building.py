"""Building libraries: find the entries, have them compiled, optimise for each target, link.

Numba's work is done once, by processes of its own (see `ir`); LLVM then makes machine code of it
for every target, whichever machine this is, and the linker of Zig makes libraries. Where that is
not installed, the compiler of this machine links for this machine.
"""

from __future__ import annotations

import ast
import json
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import Future, ProcessPoolExecutor, ThreadPoolExecutor
from hashlib import sha256
from importlib import import_module
from importlib.util import find_spec
from multiprocessing import get_context
from pathlib import Path
from tempfile import TemporaryDirectory, TemporaryFile
from typing import Any, NamedTuple

from fourfold.folders import cache_folder

from ..calls import Written
from ..loading import FORMAT, NEWER, PACKAGE, SOURCES, digest_of, manifest_of, sealed, symbol
from ..numba_versions import UnsupportedNumbaError, check_version
from ..targets import TARGETS, Target, here

MARK = "\n@entry\n"
"""How entries are found in the sources."""

_BUILDERS = (
    "build/building.py",
    "build/compiling.py",
    "build/declarations.py",
    "build/ir.py",
    "build/level.c",
    "build/numba_internals.py",
    "targets.py",
)
"""What has a part in a library besides the kernels."""

Tell = Callable[[str], None]


class BuildError(Exception):
    """What could not be built, and why, in one line."""


class Compiled(NamedTuple):
    """All kernels as IR, what each takes and gives, and the sources that say so."""

    texts: list[str]
    kernels: dict[str, tuple[list[Written], Written]]
    sources: list[str]

    def only_for(self, target: Target) -> Compiled:
        """Give the same with no more kernels than belong into the library of a target."""
        return self._replace(
            kernels={name: types for name, types in self.kernels.items() if target.has(name)}
        )


def build(targets: Iterable[str], folder: Path, tell: Tell = lambda line: None) -> list[Path]:
    """Build libraries into a folder, or raise BuildError."""
    chosen = [TARGETS[name] for name in targets]
    _check(chosen, folder)
    tell("Compiling the kernels")
    before = digest_of(sources())
    compiled = compile_all()
    if digest_of(compiled.sources) != before:
        raise BuildError("The sources have changed meanwhile.")
    made = []
    # Not forked: LLVM's state stays with the process that has it.
    with ProcessPoolExecutor(mp_context=get_context("spawn")) as pool:
        parts = [(target, compiled.only_for(target)) for target in chosen]
        coming = [(*part, _codes(*part, before, pool)) for part in parts]
        for target, part, codes in coming:
            path = _finish(target, part, before, [code.result() for code in codes], folder)
            tell(f"{path.name}: {len(part.kernels)} kernels, {path.stat().st_size:,} bytes")
            made.append(path)
    return made


def _check(targets: Iterable[Target], folder: Path) -> None:
    """Raise BuildError for whatever is missing, before a minute is spent on compiling."""
    if not find_spec("numba"):
        raise BuildError('Numba is not installed; pip install "fourfold[kernels]" installs it.')
    try:
        check_version()
    except UnsupportedNumbaError as error:
        raise BuildError(str(error)) from None
    for target in targets:
        _linker(target)
    try:
        folder.mkdir(parents=True, exist_ok=True)
        TemporaryFile(dir=folder).close()
    except FileExistsError:
        raise BuildError(f"{folder} is not a folder.") from None
    except OSError as error:
        raise BuildError(f"{folder} cannot be written to: {error.strerror}") from None


# Numba's part.


def modules() -> list[str]:
    """Give the names of all modules that have entries."""
    return sorted(
        ".".join((PACKAGE.name, *path.relative_to(PACKAGE).with_suffix("").parts)).removesuffix(
            ".__init__"
        )
        for path in PACKAGE.rglob("*.py")
        if MARK in path.read_text(encoding="utf-8")
    )


def sources() -> list[str]:
    """Give every source that has a part in kernels, by its path in the package.

    These are the modules with kernels, and all that they import and what those import in turn: that
    is where constants come from.
    """
    found = {PACKAGE / "kernels" / name for name in _BUILDERS}
    left = {_path(name) for name in modules()}
    while left:
        path = left.pop()
        found.add(path)
        left |= set(_imported(path)) - found
    return sorted(path.relative_to(PACKAGE).as_posix() for path in found)


def _imported(path: Path) -> Iterator[Path]:
    """Give the sources of this package that a source imports, or raise BuildError."""
    package = [PACKAGE.name, *path.relative_to(PACKAGE).parent.parts]
    try:
        parsed = ast.parse(path.read_text(encoding="utf-8"))
    except SyntaxError as error:
        raise BuildError(f"{path}, line {error.lineno}: {error.msg}") from None
    for node in parsed.body:
        if isinstance(node, ast.ImportFrom):
            base = package[: len(package) + 1 - node.level] if node.level else []
            name = ".".join([*base, *filter(None, [node.module])])
            for each in (name, *(f"{name}.{alias.name}" for alias in node.names)):
                source = _path(each)
                if each.startswith(PACKAGE.name) and source.is_file():
                    yield source


def _path(name: str) -> Path:
    """Give where the source of a module is."""
    path = PACKAGE.parent.joinpath(*name.split("."))
    return path / "__init__.py" if path.is_dir() else path.with_suffix(".py")


def compile_all() -> Compiled:
    """Compile all entries, in as many processes as there are cores."""
    parts = _shared_out(modules(), os.cpu_count() or 1)
    with ThreadPoolExecutor(len(parts)) as pool, TemporaryDirectory() as scratch:
        made = list(pool.map(lambda part: _compile(part, Path(scratch)), parts))
    kernels = {name: types for each in made for name, types in each["kernels"].items()}
    texts = [each["text"] for each in made]
    return Compiled(texts, dict(sorted(kernels.items())), sources())


def _shared_out(names: Sequence[str], workers: int) -> list[list[str]]:
    """Share modules out, those of a package together: they have most of what they call in common.

    The longest sources take the longest.
    """
    packages: dict[str, list[str]] = {}
    for name in names:
        packages.setdefault(name.rpartition(".")[0], []).append(name)
    parts: list[list[str]] = [[] for _ in range(min(workers, len(packages)))]
    for package in sorted(packages.values(), key=_length, reverse=True):
        min(parts, key=_length).extend(package)
    return parts


def _length(names: Sequence[str]) -> int:
    return sum(_path(name).stat().st_size for name in names)


def _compile(names: Sequence[str], scratch: Path) -> dict[str, Any]:
    result = scratch / f"{names[0]}.json"
    paths = os.pathsep.join(filter(None, [str(PACKAGE.parent), os.environ.get("PYTHONPATH")]))
    # Unoptimised: optimised IR holds instructions of the machine it was made on.
    environment = {**os.environ, "PYTHONPATH": paths, "NUMBA_OPT": "0"}
    command = [sys.executable, "-m", f"{__package__}.ir", str(result), *names]
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
    if done.returncode:
        lines = done.stderr.strip().splitlines() or [f"exit status {done.returncode}"]
        raise BuildError(lines[-1])
    made: dict[str, Any] = json.loads(result.read_text(encoding="utf-8"))
    return made


# LLVM's part.


def _codes(
    target: Target, compiled: Compiled, digest: str, pool: ProcessPoolExecutor
) -> list[Future[bytes]]:
    """Have the object files of a library made."""
    names = set(map(symbol, compiled.kernels))
    texts = [*compiled.texts, _said(digest)]
    codes = [pool.submit(machine_code, target, target.cpu, texts, {SOURCES, *names})]
    if target.newer:
        codes.append(pool.submit(machine_code, target, target.newer, texts, names, NEWER))
    return codes


def _finish(
    target: Target, compiled: Compiled, digest: str, codes: Sequence[bytes], folder: Path
) -> Path:
    """Link a library, write its manifest, and put both into their places."""
    library = folder / f"{target.name}{target.suffix}"
    with TemporaryDirectory() as scratch:
        parts = [Path(scratch) / f"{number}.o" for number in range(len(codes))]
        for part, code in zip(parts, codes, strict=True):
            part.write_bytes(code)
        if target.newer:
            parts.append(Path(__file__).with_name("level.c"))
        made = Path(scratch) / library.name
        _link(target, parts, made, [SOURCES, *map(symbol, compiled.kernels)])
        manifest = {
            "format": FORMAT,
            "target": target.name,
            "newer": bool(target.newer),
            "digest": digest,
            "library": sha256(made.read_bytes()).hexdigest(),
            "sources": compiled.sources,
            "kernels": compiled.kernels,
        }
        # Whoever looks between these steps finds a library that does not fit its manifest.
        _put(made, library)
        written = Path(scratch) / "manifest"
        written.write_text(json.dumps(sealed(manifest), indent=1) + "\n", encoding="utf-8")
        _put(written, manifest_of(library))
    return library


def _said(digest: str) -> str:
    """Write a function that gives a digest."""
    return f"""
@digest = internal constant [{len(digest) + 1} x i8] c"{digest}\\00"
define ptr @{SOURCES}() {{
  ret ptr @digest
}}
"""


def _put(made: Path, place: Path) -> None:
    """Put a file in its place as a whole; programs that use the old one keep it."""
    fresh = place.with_name(f"{place.name}.{os.getpid()}")
    shutil.copyfile(made, fresh)
    fresh.replace(place)


def machine_code(
    target: Target, cpu: str, texts: Sequence[str], exported: set[str], prefix: str = ""
) -> bytes:
    """Make an object file for a processor; only what is exported can be seen from outside."""
    llvm: Any = import_module("llvmlite.binding")
    llvm.initialize_all_targets()
    llvm.initialize_all_asmprinters()
    machine = llvm.Target.from_triple(target.triple).create_target_machine(
        cpu=cpu, opt=3, reloc="pic", codemodel="default"
    )
    module, *others = (_parsed(llvm, text, target.triple, machine) for text in texts)
    for other in others:
        module.link_in(other)
    for each in [*module.functions, *module.global_variables]:
        if not each.is_declaration and each.name not in exported:
            each.linkage = "internal"
        elif not each.is_declaration and prefix:
            each.name = prefix + each.name
    options = llvm.create_pipeline_tuning_options(speed_level=3)
    options.loop_vectorization = options.slp_vectorization = True
    passes = llvm.create_pass_builder(machine, options)
    passes.getModulePassManager().run(module, passes)
    code: bytes = machine.emit_object(module)
    return code


def _parsed(llvm: Any, text: str, triple: str, machine: Any) -> Any:
    heading = f'target triple = "{triple}"\ntarget datalayout = "{machine.target_data}"\n'
    text = re.sub(r"^target (triple|datalayout) = .*\n", "", text, flags=re.MULTILINE)
    return llvm.parse_assembly(heading + text)


# The linker's part.


def _linker(target: Target) -> list[str]:
    """Give the command that links for a target, or raise BuildError."""
    if find_spec("ziglang"):
        zig = [sys.executable, "-m", "ziglang"]
        if not target.zig:
            given = ["-shared", "--experimental-pic", "--no-entry", "--gc-sections", "--strip-all"]
            return [*zig, "wasm-ld", *given]
        return [*zig, "cc", "-target", target.zig, "-shared"]
    compiler = shutil.which("cc")
    if compiler and target.name == here():
        return [compiler, "-shared"]
    raise BuildError(f"{target.name}: there is no linker; the package ziglang has one")


def _link(target: Target, parts: Sequence[Path], library: Path, exported: Iterable[str]) -> None:
    command = [*_linker(target), "-o", str(library), *map(str, parts)]
    if target.name.startswith("linux"):
        command += ["-O2", "-fPIC", "-nostdlib", "-Wl,-s"]
    elif target.name.startswith("macos"):
        # Otherwise it would ask for the system it was made on, and be called by its path there.
        oldest = "-mmacosx-version-min=11.0"
        command += ["-O2", oldest, f"-Wl,-install_name,@rpath/{library.name}"]
    elif target.zig:
        command += ["-O2"]
    else:
        command += [f"--export={name}" for name in exported]
    # Zig keeps what it has made; nothing here is worth keeping.
    caches = {"ZIG_LOCAL_CACHE_DIR": str(library.parent), "ZIG_GLOBAL_CACHE_DIR": _zig_cache()}
    done = subprocess.run(
        command, env={**os.environ, **caches}, capture_output=True, text=True, check=False
    )
    if done.returncode or not library.exists():
        reason = " ".join(done.stderr.split()) or f"exit status {done.returncode}"
        raise BuildError(f"{target.name}: the linker failed: {reason}")


def _zig_cache() -> str:
    given = os.environ.get("ZIG_GLOBAL_CACHE_DIR")
    if given:
        return given
    return str(cache_folder() / "zig")
