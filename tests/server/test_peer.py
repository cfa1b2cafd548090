"""`fourfold bench --server --peer`, all of it that can be had without the peer itself."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
from pathlib import Path
from unittest.mock import patch

import pytest

from fourfold.bench.peers import boardgame
from tests.cli.calling import complaint
from tests.server.running import Running

ROOT = Path(__file__).parents[2]
FOUND = {"moves": 30, "seconds": 2.0, "median": 1.5, "p99": 3.0, "slowest": 4.0}


def node_that(folder: Path, script: str) -> str:
    """Give a program in the place of Node.js."""
    file = folder / "node"
    file.write_text(f"#!/bin/sh\n{script}\n")
    file.chmod(0o755)
    return str(file)


def test_what_the_client_says_becomes_a_round(tmp_path: Path) -> None:
    node = node_that(tmp_path, f"echo counting; echo '{json.dumps(FOUND)}'")
    with patch.object(boardgame, "seconds_of", side_effect=[7.0, 7.75]):
        found = boardgame._played(node, "fourfold", "http://nowhere", 10, 2.0, 1)
    assert found == boardgame.Round("fourfold", 10, 30, 15.0, 1.5, 3.0, 4.0, 25.0)


def test_a_client_that_fails_gives_no_round(tmp_path: Path) -> None:
    node = node_that(tmp_path, "echo counting; exit 3")
    with pytest.raises(subprocess.CalledProcessError):
        boardgame._played(node, "fourfold", "http://nowhere", 10, 2.0, os.getpid())


def test_the_peer_is_waited_for_and_ended(tmp_path: Path) -> None:
    node = node_that(tmp_path, "echo serving...; echo http://127.0.0.1:1; exec sleep 600")
    with boardgame._theirs(node) as (address, process):
        assert process.poll() is None
        assert address == "http://127.0.0.1:1"
    silent = node_that(tmp_path, "echo it broke")
    with pytest.raises(boardgame.PeerError), boardgame._theirs(silent):
        pass


def test_without_node_the_command_says_so() -> None:
    with patch.object(shutil, "which", return_value=None):
        assert "Node.js" in complaint("bench", "--server", "--peer")


def test_the_client_plays_on_our_server(server: Running, tmp_path: Path) -> None:
    node = shutil.which("node")
    assert node, "Node.js is needed"
    for file in boardgame.FOLDER.glob("*.mjs"):
        shutil.copy(file, tmp_path)
    # The library for WebSockets is among the tools of the web app too.
    (tmp_path / "node_modules").symlink_to(ROOT / "web" / "node_modules")
    with patch.object(boardgame, "FOLDER", tmp_path):
        found = boardgame._played(node, "fourfold", server.address, 2, 0.5, os.getpid())
    assert found.moves > 0
    assert 0 < found.median <= found.p99 <= found.slowest
    assert found.core is None or found.core > 0
