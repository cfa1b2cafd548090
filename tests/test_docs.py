"""The documentation does what it says."""

from __future__ import annotations

import re
from collections import Counter
from functools import cache
from pathlib import Path

import pytest

from fourfold import read_record, write_record

ROOT = Path(__file__).parent.parent


def test_the_record_on_the_formats_page_can_be_read_and_written() -> None:
    page = (ROOT / "docs" / "formats.md").read_text(encoding="utf-8")
    record = re.findall(r"```text\n(\[Game .*?)```", page, re.DOTALL)[0]
    assert write_record(read_record(record)) == record


CODE = re.compile(r"^```.*?^```$", re.MULTILINE | re.DOTALL)
HEADING = re.compile(r"^#+ (.+)$", re.MULTILINE)
LINK = re.compile(r"\[([^\]]*)\]\(([^)\s]+)\)")
PAGES = sorted([*ROOT.glob("*.md"), *ROOT.glob("docs/**/*.md")])


def prose(page: Path) -> str:
    return CODE.sub("", page.read_text(encoding="utf-8"))


@cache
def anchors(page: Path) -> set[str]:
    """Give what links can lead to inside a page, as GitHub names it."""
    found = Counter[str]()
    for heading in HEADING.findall(prose(page)):
        name = re.sub(r"[^\w\- ]", "", heading.lower()).replace(" ", "-")
        found[name] += 1
    return {f"{name}-{i}" if i else name for name, count in found.items() for i in range(count)}


@pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(ROOT)))
def test_links_lead_somewhere(page: Path) -> None:
    for _, address in LINK.findall(prose(page)):
        if re.match(r"[a-z]+:", address):
            continue
        path, _, anchor = address.partition("#")
        place = (page.parent / path).resolve() if path else page
        assert place.exists(), f"{address} is not there"
        if anchor and place.suffix == ".md":
            assert anchor in anchors(place), f"{address} names no heading"


FOLDERS = ("deploy", "docs", "examples", "scripts", "src", "tests", "web")
IN_FOLDER = re.compile(rf"({'|'.join(FOLDERS)})/[\w./@-]*")
FILE = re.compile(
    r"[\w./@-]+\.(conf|css|ftl|html|js|json|lock|md|mjs|py|service|sh|svelte|toml|ts|yaml)"
)
MADE = {"web/node_modules", "index.html", "decisions.json"}
"""What builds and commands make."""


@cache
def files() -> set[str]:
    """Return the paths of all files, also without any number of their first folders."""
    found = [path for name in FOLDERS if name != "web" for path in (ROOT / name).rglob("*.*")]
    found += [*ROOT.iterdir(), *(ROOT / "web").glob("*.*"), *(ROOT / "web" / "src").rglob("*.*")]
    parts = [path.relative_to(ROOT).parts for path in found]
    return {"/".join(each[start:]) for each in parts for start in range(len(each))}


@pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(ROOT)))
def test_files_and_folders_that_are_named_exist(page: Path) -> None:
    for text in re.findall(r"`([^`\n]+)`", prose(page)):
        for word in text.split():
            # The example of a game that could be added.
            if "tictactoe" in word or word in MADE:
                continue
            if IN_FOLDER.fullmatch(word):
                assert (ROOT / word).exists(), f"{word} is not there"
            elif FILE.fullmatch(word) and not word.startswith("/"):
                assert word in files(), f"{word} is not there"


DEFINED = r"""
    \b (def | class | function\*? | const) \ {name} \b  # a function, a class, a value
  | ^ \ + (async \ )? {name} \(                       # a method in TypeScript
"""


def test_functions_named_in_architecture_are_defined_where_it_links() -> None:
    docs = ROOT / "docs"
    page = (docs / "architecture.md").read_text(encoding="utf-8")
    links = [(name.strip("`"), docs / path) for name, path in LINK.findall(page) if "../" in path]
    assert len(links) > 30
    for name, place in links:
        if place.is_file():
            defined = re.compile(DEFINED.format(name=name), re.MULTILINE | re.VERBOSE)
            assert defined.search(place.read_text(encoding="utf-8")), (name, place)
