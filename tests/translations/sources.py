"""The Fluent files of a language, as data: every message with its place and what it is made of."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import NamedTuple

from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

from fourfold.i18n import PACKAGE, SOURCE, files_of

OPERATORS = "operators"
"""Folders of texts that only operators and researchers meet: in English and French alone."""
LANGUAGE = "language.ftl"
"""The file that switches a language on: its own name, and which way it is written."""
NOTES = "NOTES.md"
HELPER = "form-"
"""How messages begin that a language has for its own grammar."""
ALSO = "language-also"
"""Codes that a language answers to besides its own; most have none."""


class Fault(NamedTuple):
    """What is wrong, and where."""

    file: Path
    line: int
    message: str
    text: str

    def __str__(self) -> str:
        return f"{self.file}:{self.line}: {self.message}: {self.text}"


@dataclass(frozen=True)
class Choice:
    """A selector on a variable: its keys, and which of its texts show that variable."""

    variable: str
    keys: tuple[str, ...]
    showing: frozenset[str]


@dataclass
class Said:
    """One message or term of one language."""

    id: str
    home: str
    """The file or game that it belongs to in every language: `web.ftl`, `games/quantik`."""
    file: Path
    line: int
    lines: int
    source: str
    text: str
    """All its words, without the braces."""
    variables: set[str] = field(default_factory=set)
    references: set[str] = field(default_factory=set)
    choices: list[Choice] = field(default_factory=list)


class _Parts(Visitor):
    def __init__(self) -> None:
        self.words: list[str] = []
        self.variables: set[str] = set()
        self.references: set[str] = set()
        self.choices: list[Choice] = []

    def visit_TextElement(self, node: ftl.TextElement) -> None:  # noqa: N802
        self.words.append(node.value)

    def visit_StringLiteral(self, node: ftl.StringLiteral) -> None:  # noqa: N802
        self.words.append(node.value)

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ftl.MessageReference) -> None:  # noqa: N802
        self.references.add(node.id.name)

    def visit_TermReference(self, node: ftl.TermReference) -> None:  # noqa: N802
        self.references.add(f"-{node.id.name}")

    def visit_SelectExpression(self, node: ftl.SelectExpression) -> None:  # noqa: N802
        if isinstance(node.selector, ftl.VariableReference):
            variable = node.selector.id.name
            showing = {_key(v) for v in node.variants if variable in _variables(v.value)}
            keys = tuple(_key(variant) for variant in node.variants)
            self.choices.append(Choice(variable, keys, frozenset(showing)))
        self.generic_visit(node)


def _key(variant: ftl.Variant) -> str:
    key = variant.key
    return str(key.value if isinstance(key, ftl.NumberLiteral) else key.name)


def _variables(node: ftl.BaseNode) -> set[str]:
    parts = _Parts()
    parts.visit(node)
    return parts.variables


class Language:
    """All that a language says to players."""

    def __init__(self, code: str, package: Path = PACKAGE) -> None:
        self.code, self.package, self.folder = code, package, package / "locales" / code
        self.messages: dict[str, Said] = {}
        self.damage: list[Fault] = []
        self.files: list[Path] = []
        self.operators: list[Path] = []
        for file in files_of(code, package):
            (self.operators if file.parent.name == OPERATORS else self.files).append(file)
        for file in self.files:
            self._read(file)
        self.excused = _excused(self.folder / NOTES)

    @property
    def started(self) -> bool:
        """Whether there are words at all."""
        return bool(self.messages)

    def place(self, home: str) -> Path:
        """Return the path of a file, or of the file of a game, as short as possible."""
        if home.startswith("games/"):
            return _short(self.package / home / "locales" / f"{self.code}.ftl")
        return _short(self.folder / home)

    def _home(self, file: Path) -> str:
        if file.parent == self.folder:
            return file.name
        return file.relative_to(self.package).parents[1].as_posix()

    def _read(self, file: Path) -> None:
        text = file.read_bytes().decode("utf-8", errors="replace").replace("\r\n", "\n")
        place = _short(file)
        if "\ufffd" in text:
            line = text[: text.index("\ufffd")].count("\n") + 1
            self.damage.append(Fault(place, line, file.stem, "not UTF-8 text"))
        for entry in FluentParser().parse(text).body:
            assert entry.span
            line = text[: entry.span.start].count("\n") + 1
            if isinstance(entry, ftl.Junk):
                why = entry.annotations[0].message if entry.annotations else "cannot be read"
                start = (entry.content or "").strip().split("\n")[0][:60]
                self.damage.append(Fault(place, line, start, f"no valid Fluent: {why}"))
            elif isinstance(entry, ftl.Message | ftl.Term):
                self._add(entry, text, file)

    def _add(self, entry: ftl.Message | ftl.Term, text: str, file: Path) -> None:
        name = entry.id.name if isinstance(entry, ftl.Message) else f"-{entry.id.name}"
        assert entry.id.span
        assert entry.span
        place = _short(file)
        line = text[: entry.id.span.start].count("\n") + 1
        if name in self.messages:
            first = self.messages[name]
            where = f"in line {first.line}" if first.file == place else f"in {first.file}"
            self.damage.append(Fault(place, line, name, f"stands {where} already"))
            return
        parts = _Parts()
        if entry.value is not None:
            parts.visit(entry.value)
        source = text[entry.id.span.start : entry.span.end]
        self.messages[name] = Said(
            id=name,
            home=self._home(file),
            file=place,
            line=line,
            lines=source.count("\n") + 1,
            source=source,
            text=" ".join(parts.words).strip(),
            variables=parts.variables,
            references=parts.references,
            choices=parts.choices,
        )

    def whole(self, name: str) -> Iterator[Said]:
        """Give a message and all messages and terms that it includes."""
        seen: set[str] = set()
        todo = [name]
        while todo:
            each = todo.pop()
            if each not in seen and each in self.messages:
                seen.add(each)
                yield self.messages[each]
                todo += sorted(self.messages[each].references)

    def variables(self, name: str) -> set[str]:
        """Give the variables that a message needs, with those of what it includes."""
        return set().union(*(said.variables for said in self.whole(name)))

    def choices(self, name: str) -> list[Choice]:
        """Give the selectors of a message, with those of what it includes."""
        return [choice for said in self.whole(name) for choice in said.choices]


def started_languages(root: Path = PACKAGE / "locales") -> Iterable[str]:
    """Give every language somebody has begun, complete or not, but the source."""
    folders = sorted(folder.name for folder in root.iterdir() if folder.is_dir())
    return [name for name in folders if name != SOURCE and any((root / name).glob("*.ftl"))]


def _excused(notes: Path) -> set[str]:
    """Give the messages that are the way they are on purpose, by a language's notes."""
    if not notes.exists():
        return set()
    found = re.search(
        r"^## On purpose\n(.*?)(?=^## |\Z)", notes.read_text(encoding="utf-8"), re.M | re.S
    )
    return set(re.findall(r"`(-?[a-z][\w-]*)`", found[1])) if found else set()


def _short(file: Path) -> Path:
    root = Path(__file__).parents[2]
    return file.relative_to(root) if file.is_relative_to(root) else file
