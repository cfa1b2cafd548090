"""The documentation does what it says."""

from __future__ import annotations

import re
from pathlib import Path

from fourfold import read_record, write_record

ROOT = Path(__file__).parent.parent


def test_the_record_on_the_formats_page_can_be_read_and_written() -> None:
    page = (ROOT / "docs" / "formats.md").read_text(encoding="utf-8")
    record = re.findall(r"```text\n(\[Game .*?)```", page, re.DOTALL)[0]
    assert write_record(read_record(record)) == record


LINK = re.compile(r"\[`?([^\]`]+)`?\]\((\.\./[^)#]+)\)")


def test_what_the_page_on_the_house_names_is_where_it_says() -> None:
    docs = ROOT / "docs"
    links = LINK.findall((docs / "architecture.md").read_text(encoding="utf-8"))
    assert len(links) > 30
    for name, address in links:
        place = docs / address
        assert place.exists(), f"{address} is not there"
        if place.is_file() and name != place.stem.split(".")[0]:
            assert re.search(rf"\b{name}\b", place.read_text(encoding="utf-8")), (name, address)
