"""Records in files: whole or not at all."""

from __future__ import annotations

import os
import sys
from pathlib import Path

import pytest

from fourfold import Match
from fourfold.cli.errors import CommandError
from fourfold.cli.playing.files import LONGEST_RECORD, file_exists, read_match, write_match


@pytest.fixture
def match() -> Match:
    match = Match("quantik", ["Zoë", "Bob"])
    match.play("Aa1")
    return match


def test_what_was_written_is_read_back(tmp_path: Path, match: Match) -> None:
    file = tmp_path / "game"
    assert not file_exists(str(file))
    write_match(str(file), match)
    assert file_exists(str(file))
    assert read_match(str(file)) == match


def test_a_byte_order_mark_and_other_line_ends_are_fine(tmp_path: Path, match: Match) -> None:
    file = tmp_path / "game"
    write_match(str(file), match)
    file.write_bytes(b"\xef\xbb\xbf" + file.read_bytes().replace(b"\n", b"\r\n"))
    assert read_match(str(file)) == match


def test_a_failed_write_leaves_everything_as_it_was(
    tmp_path: Path, match: Match, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(_: int) -> None:
        raise OSError(28, "No space left on device")

    file = tmp_path / "game"
    file.write_text("old")
    monkeypatch.setattr(os, "fsync", full)
    with pytest.raises(CommandError, match="cannot be written: No space left on device"):
        write_match(str(file), match)
    assert file.read_text() == "old"
    assert list(tmp_path.iterdir()) == [file]


@pytest.mark.skipif(sys.platform == "win32", reason="needs POSIX permissions and links")
def test_links_are_followed_and_rights_are_the_usual_ones(tmp_path: Path, match: Match) -> None:
    file, link = tmp_path / "game", tmp_path / "link"
    link.symlink_to(file)
    old = os.umask(0o022)
    try:
        write_match(str(link), match)
    finally:
        os.umask(old)
    assert link.is_symlink()
    assert file.stat().st_mode & 0o777 == 0o644
    assert read_match(str(file)) == match


@pytest.mark.skipif(sys.platform == "win32", reason="needs a pipe in the file system")
def test_only_ordinary_files_are_replaced(tmp_path: Path, match: Match) -> None:
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)
    for file in (pipe, tmp_path):
        with pytest.raises(CommandError, match="no ordinary file"):
            write_match(str(file), match)
    assert pipe.is_fifo()


@pytest.mark.parametrize("name", ["", "no/such/file", "nul\0byte", "~no-such-person/game"])
def test_names_that_lead_nowhere(name: str, match: Match) -> None:
    with pytest.raises(CommandError) as caught:
        read_match(name)
    assert caught.value.code == "file-unreadable"
    with pytest.raises(CommandError) as caught:
        write_match(name, match)
    assert caught.value.code == "file-unwritable"


def test_endless_files_are_not_read_to_the_end(tmp_path: Path) -> None:
    file = tmp_path / "game"
    with file.open("wb") as sparse:
        sparse.truncate(2**40)
    with pytest.raises(CommandError) as caught:
        read_match(str(file))
    assert caught.value.code == "file-too-long"
    assert caught.value.details["limit"] == LONGEST_RECORD
