"""Write what follows from the payloads: the types of the web app, and tables of the documentation.

    python scripts/write_payloads.py           writes what is out of date
    python scripts/write_payloads.py --check   only says so, with status 1

In a page, a table stands between `<!-- NAME -->` and `<!-- end -->`: the keys of the payload of
this name or, where NAME is one of several payloads, a line for each of them.
"""

from __future__ import annotations

import ast
import inspect
import re
import sys
import textwrap
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from types import NoneType, UnionType
from typing import (
    Annotated,
    Any,
    Literal,
    NamedTuple,
    NotRequired,
    Required,
    Union,
    get_args,
    get_origin,
    get_type_hints,
)

from typing_extensions import get_original_bases, is_typeddict

from fourfold.schemas.catalogue import choices, shapes

ROOT = Path(__file__).parent.parent
TYPES = ROOT / "web" / "src" / "payloads.ts"
PAGES = (ROOT / "docs" / "api.md", ROOT / "docs" / "live.md")
WIDTH = 100
TABLE = re.compile(r"(<!-- (\w+) -->\n).*?(<!-- end -->)", re.DOTALL)
HEAD = """\
/**
 * What the server says and hears, and what Python in a page gives the page. Seats count from 0,
 * times are milliseconds.
 *
 * Written by scripts/write_payloads.py from src/fourfold/schemas, where changes belong.
 */
"""


class Key(NamedTuple):
    """One key of a payload."""

    name: str
    hint: Any
    can_be_missing: bool
    says: str


# Reading the classes.


def keys_of(shape: type[Any]) -> list[Key]:
    """Give all keys of a payload, those of its bases first."""
    says = dict(_docstrings(shape))
    found = []
    for name, hint in get_type_hints(shape, include_extras=True).items():
        origin = get_origin(hint)
        can_be_missing = origin is NotRequired or (not shape.__total__ and origin is not Required)
        bare = get_args(hint)[0] if origin in (NotRequired, Required) else hint
        found.append(Key(name, bare, can_be_missing, says.get(name, "")))
    return found


def bases_of(shape: type[Any]) -> list[type[Any]]:
    """Give the payloads whose keys a payload has too."""
    return [base for base in get_original_bases(shape) if is_typeddict(base)]


def _docstrings(shape: type[Any]) -> Iterator[tuple[str, str]]:
    for base in bases_of(shape):
        yield from _docstrings(base)
    try:
        tree = ast.parse(textwrap.dedent(inspect.getsource(shape))).body[0]
    except OSError:  # not written as a class
        return
    assert isinstance(tree, ast.ClassDef)
    for line, after in zip(tree.body, tree.body[1:], strict=False):
        if isinstance(line, ast.AnnAssign) and isinstance(after, ast.Expr):
            assert isinstance(line.target, ast.Name)
            yield line.target.id, " ".join(ast.literal_eval(after.value).split())


def parts_of(hint: Any) -> list[Any]:
    """Give what a value is one of, by the names these things have together."""
    parts = list(get_args(hint)) if get_origin(hint) in (Union, UnionType) else [hint]
    for kind in choices().values():
        members = get_args(kind) if isinstance(kind, UnionType) else ()
        if members and set(members) <= set(parts):
            parts = [kind] + [part for part in parts if part not in members]
    return parts


def name_of(hint: Any) -> str | None:
    """Give the name of a payload, or of what is one of several things."""
    if is_typeddict(hint):
        return str(hint.__name__)
    return next((name for name, kind in choices().items() if kind == hint), None)


# TypeScript.

_PLAIN = {
    str: "string",
    int: "number",
    float: "number",
    bool: "boolean",
    NoneType: "null",
    object: "unknown",
}


def typescript() -> str:
    """Give the types of the web app."""
    parts = [_alias(name, kind) for name, kind in choices().items()]
    parts += [_interface(name, shape) for name, shape in shapes().items()]
    return "\n".join([HEAD, *parts])


def _alias(name: str, kind: Any) -> str:
    members = [_type(each) if is_typeddict(each) else f'"{each}"' for each in get_args(kind)]
    line = f"export type {name} = {' | '.join(members)};\n"
    if len(line) <= WIDTH:
        return line
    return f"export type {name} =\n" + "\n".join(f"    | {each}" for each in members) + ";\n"


def _interface(name: str, shape: type[Any]) -> str:
    bases = [base for base in bases_of(shape) if base.__name__ in shapes()]
    inherited = {key.name for base in bases for key in keys_of(base)}
    extends = f" extends {', '.join(base.__name__ for base in bases)}" if bases else ""
    lines = [*_comment(shape.__doc__ or "", ""), f"export interface {name}{extends} {{"]
    for key in keys_of(shape):
        if key.name not in inherited:
            lines += _comment(key.says, "    ")
            mark = "?" if key.can_be_missing else ""
            lines.append(f"    readonly {key.name}{mark}: {_type(key.hint)};")
    return "\n".join([*lines, "}\n"])


def _comment(text: str, indent: str) -> list[str]:
    text = " ".join(text.split())
    if len(indent) + len(text) + 7 <= WIDTH:
        return [f"{indent}/** {text} */"] if text else []
    lines = textwrap.wrap(text, WIDTH - len(indent) - 3)
    return [f"{indent}/**", *(f"{indent} * {line}" for line in lines), f"{indent} */"]


def _type(hint: Any) -> str:
    if name := name_of(hint):
        return name
    if hint in _PLAIN:
        return _PLAIN[hint]
    origin, args = get_origin(hint), get_args(hint)
    if origin is Annotated:
        return _type(args[0])
    if origin is Literal:
        return " | ".join(f'"{each}"' for each in args)
    if origin is Sequence:
        inner = _type(args[0])
        is_long = inner.startswith("readonly ") or " | " in inner
        return f"readonly ({inner})[]" if is_long else f"readonly {inner}[]"
    if origin is Mapping:
        return f"Readonly<Record<string, {_type(args[1])}>>"
    return " | ".join(_type(part) for part in parts_of(hint))


# Tables.

_SAID = {str: "text", int: "whole number", float: "number", bool: "true or false", NoneType: "null"}


def table(name: str) -> str:
    """Give the table of a payload, or of one of several."""
    if name in shapes():
        rows = [_row(key) for key in keys_of(shapes()[name])]
        return "\n".join(["| Key | Value | Says |", "|---|---|---|", *rows, ""])
    members = get_args(choices()[name])
    common = set.intersection(*({key.name for key in keys_of(each)} for each in members))
    mark = "type" if "type" in common else "kind"
    rows = [_member(each, mark, common) for each in members]
    return "\n".join([f"| `{mark}` | Means | With |", "|---|---|---|", *rows, ""])


def _row(key: Key) -> str:
    mark = "?" if key.can_be_missing else ""
    return f"| `{key.name}`{mark} | {_value(key.hint)} | {key.says or _of_value(key.hint)} |"


def _of_value(hint: Any) -> str:
    """Give what the payload of this key says by itself."""
    for part in parts_of(hint):
        if is_typeddict(part):
            return (part.__doc__ or "").partition("\n")[0]
    return ""


def _member(shape: type[Any], mark: str, common: set[str]) -> str:
    keys = {key.name: key for key in keys_of(shape)}
    marks = ", ".join(f"`{each}`" for each in get_args(keys[mark].hint))
    further = [_mentioned(key) for name, key in keys.items() if name not in common]
    return f"| {marks} | {' '.join((shape.__doc__ or '').split())} | {'; '.join(further)} |"


def _mentioned(key: Key) -> str:
    says = key.says.removesuffix(".")
    return f"`{key.name}`" + (f": {says[:1].lower()}{says[1:]}" if says else "")


def _value(hint: Any) -> str:
    if is_typeddict(hint):
        return str(hint.__name__)
    if hint in _SAID:
        return _SAID[hint]
    origin, args = get_origin(hint), get_args(hint)
    if origin is Annotated:
        return _value(args[0])
    if origin is Literal:
        return " or ".join(f"`{each}`" for each in args)
    if origin is Sequence:
        return f"list of {_value(args[0])}"
    if origin is Mapping:
        return f"object of {_value(args[1])}"
    if isinstance(hint, UnionType) and (name := name_of(hint)):
        return name
    return " or ".join(_value(part) for part in parts_of(hint))


def page(text: str) -> str:
    """Give a page with its tables written anew."""
    return TABLE.sub(lambda found: f"{found[1]}\n{table(found[2])}\n{found[3]}", text)


def main() -> int:
    """Write, or check, all files."""
    before = {path: path.read_text(encoding="utf-8") for path in (TYPES, *PAGES) if path.exists()}
    after = {TYPES: typescript(), **{path: page(before[path]) for path in PAGES}}
    stale = [path for path, text in after.items() if before.get(path) != text]
    only_checks = "--check" in sys.argv
    for path in stale:
        name = path.relative_to(ROOT)
        if only_checks:
            print(f"{name} is out of date: run scripts/write_payloads.py", file=sys.stderr)
        else:
            path.write_text(after[path], encoding="utf-8")
            print(f"Wrote {name}")
    return int(only_checks and bool(stale))


if __name__ == "__main__":
    sys.exit(main())
