"""What Python calls is what is declared: every entry, and nothing but entries."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

from fourfold.kernels.build.building import modules
from fourfold.kernels.build.declarations import declared
from fourfold.kernels.jit import Kernel

ROOT = Path(__file__).parents[2]
MENTIONS = ("kernels", "lookup", "solver", "verify", "fourfold.envs", "jit import")
"""What a module mentions that may call kernels."""
KERNELS = {"kernel", "entry", "cuda.jit"}
"""Functions with these decorators are compiled, and may call any kernel."""


def sources() -> Iterator[tuple[str, Path]]:
    """Give the modules that may call kernels, by name."""
    for folder in ("src", "tests", "scripts"):
        for path in sorted((ROOT / folder).rglob("*.py")):
            text = path.read_text(encoding="utf-8")
            if any(each in text for each in MENTIONS):
                parts = path.relative_to(ROOT / "src" if folder == "src" else ROOT).parts
                yield ".".join((*parts[:-1], path.stem)).removesuffix(".__init__"), path


def uses(node: ast.AST, names: dict[str, Any]) -> Iterator[tuple[int, Kernel]]:
    """Give the kernels that are named outside of kernels, with their lines."""
    for child in ast.iter_child_nodes(node):
        if isinstance(child, ast.FunctionDef) and KERNELS & set(
            map(ast.unparse, child.decorator_list)
        ):
            continue
        if isinstance(child, ast.ImportFrom) and not isinstance(node, ast.Module):
            if child.level or (child.module and child.module.startswith("fourfold")):
                imported = {key: names[key] for key in ("__name__", "__package__")}
                exec(ast.unparse(child), imported)
                names = {**names, **imported}
        elif isinstance(child, ast.Name | ast.Attribute):
            found = resolved(child, names)
            if isinstance(found, Kernel):
                yield child.lineno, found
        yield from uses(child, names)


def resolved(node: ast.AST, names: dict[str, Any]) -> Any:
    if isinstance(node, ast.Name):
        return names.get(node.id)
    if isinstance(node, ast.Attribute):
        base = resolved(node.value, names)
        if isinstance(base, ModuleType):
            return getattr(base, node.attr, None)
    return None


def entries() -> dict[str, Kernel]:
    found = [each for name in modules() for each in vars(import_module(name)).values()]
    kernels = [each for each in found if isinstance(each, Kernel) and each.is_entry]
    return {f"{each.function.__module__}.{each.function.__name__}": each for each in kernels}


def test_python_calls_entries_and_every_entry_is_called() -> None:
    called, undeclared = set[int](), []
    for name, path in sources():
        if "gpu" in name:
            pytest.importorskip("numba.cuda")
        names = vars(import_module(name))
        for line, kernel in uses(ast.parse(path.read_text(encoding="utf-8")), names):
            called.add(id(kernel))
            if not kernel.is_entry:
                undeclared.append(f"{path.relative_to(ROOT)}:{line} {kernel.function.__name__}")
    assert not undeclared
    assert [name for name, each in entries().items() if id(each) not in called] == []


@pytest.mark.parametrize("name", entries())
def test_annotations_say_everything(name: str) -> None:
    takes, _ = declared(entries()[name].function)
    assert len(takes) == entries()[name].function.__code__.co_argcount
