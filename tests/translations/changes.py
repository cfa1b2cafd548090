"""Which translations are older than the English they were made from, by the history in git."""

from __future__ import annotations

import re
import subprocess
from collections.abc import Iterator
from pathlib import Path

from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

from .sources import Fault, Language

ROOT = Path(__file__).parents[2]
_UNCOMMITTED = "0" * 40
_ENGLISH = re.compile(r"locales/en(/[^/]+)?\.ftl$")


def outdated(language: Language, english: Language) -> Iterator[Fault]:
    """Give the messages whose English was changed after they were last touched."""
    then: dict[str, dict[str, str]] = {}
    blamed: dict[str, list[tuple[str, int]]] = {}
    for name, said in language.messages.items():
        if name not in english.messages:
            continue
        model = english.messages[name]
        file = str(said.file)
        if file not in blamed:
            blamed[file] = _blame(file)
        lines = blamed[file][said.line - 1 : said.line - 1 + said.lines]
        if not lines:
            continue
        commit, _ = max(lines, key=lambda line: line[1])
        if commit == _UNCOMMITTED:
            continue
        if commit not in then:
            then[commit] = _english_at(commit)
        before = then[commit].get(name)
        if before is not None and before != _plain(model.source):
            now = _plain(model.source)
            yield Fault(said.file, said.line, name, f"was “{before}” and is “{now}” in English")


def _blame(file: str) -> list[tuple[str, int]]:
    """Give for each line the commit that wrote it, also in another file, and when that was."""
    found: list[tuple[str, int]] = []
    times: dict[str, int] = {}
    commit = ""
    for line in _git("blame", "-C", "--porcelain", "--", file).splitlines():
        if start := re.match(r"([0-9a-f]{40}) \d+ \d+", line):
            commit = start[1]
        elif line.startswith("committer-time "):
            times[commit] = int(line.split()[1])
        elif line.startswith("\t"):
            found.append((commit, times.get(commit, 0)))
    return found


def _english_at(commit: str) -> dict[str, str]:
    """Return all English messages of a commit, wherever their files were then."""
    files = _git("ls-tree", "-r", "--name-only", commit).splitlines()
    english = [f"{commit}:{file}" for file in files if _ENGLISH.search(file)]
    text = _git("show", *english)
    found: dict[str, str] = {}
    for entry in FluentParser().parse(text).body:
        if isinstance(entry, ftl.Message) and entry.span and entry.id.span:
            found[entry.id.name] = _plain(text[entry.id.span.start : entry.span.end])
    return found


def _plain(source: str) -> str:
    return " ".join(source.partition("=")[2].split())


def _git(*arguments: str) -> str:
    done = subprocess.run(
        ["git", *arguments], cwd=ROOT, capture_output=True, encoding="utf-8", check=False
    )
    return done.stdout
