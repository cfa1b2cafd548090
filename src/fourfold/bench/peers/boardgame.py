"""The same closed loop on our server and on boardgame.io's, with one client written for Node.

Matches of two, each player answering as soon as they hear that it is their turn. Ours is durable
and knows the rules; theirs keeps all in memory, and its game has none.
"""

from __future__ import annotations

import json
import re
import shutil
import subprocess
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import NamedTuple

from ..server import allow_files, seconds_of, served

FOLDER = Path(__file__).parent / "server"
GAME = "qomet"
PEER = "boardgame.io"
COUNTING = "counting\n"
"""What the client says when everybody plays and it begins to count."""


class PeerError(Exception):
    """What is needed for the comparison is not there."""


class Round(NamedTuple):
    """How a server did with so many matches at once; times are in milliseconds."""

    server: str
    matches: int
    moves: int
    rate: float
    """Moves a second."""
    median: float
    p99: float
    slowest: float
    core: float | None = None
    """How long the server kept a core busy for each move, where the system tells."""


def rounds(matches: Sequence[int], seconds: float) -> Iterator[Round]:
    """Play on both servers, in turn, so that a busy machine is unfair to neither."""
    node, npm = shutil.which("node"), shutil.which("npm")
    if node is None or npm is None:
        raise PeerError
    command = [npm, "install", "--silent", "--no-audit", "--no-fund"]
    subprocess.run(command, cwd=FOLDER, check=True, stdout=subprocess.DEVNULL)
    for count in matches:
        allow_files(8 * count + 200)
        with TemporaryDirectory() as folder, served(Path(folder)) as (address, ours):
            yield _played(node, "fourfold", address, count, seconds, ours.pid)
        with _theirs(node) as (address, theirs):
            yield _played(node, PEER, address, count, seconds, theirs.pid)


def _played(
    node: str, server: str, address: str, matches: int, seconds: float, process: int
) -> Round:
    command = [node, "client.mjs", server, address, str(matches), str(seconds), GAME]
    begun, said = None, ""
    with subprocess.Popen(command, cwd=FOLDER, stdout=subprocess.PIPE, text=True) as client:
        assert client.stdout
        for line in client.stdout:
            said = line
            if line == COUNTING:
                begun = seconds_of(process)
        spent = seconds_of(process)
    if client.returncode:
        raise subprocess.CalledProcessError(client.returncode, command)
    found = json.loads(said)
    rate = found["moves"] / found["seconds"]
    times = (found["median"], found["p99"], found["slowest"])
    core = None if spent is None or begun is None else 1000 * (spent - begun) / found["moves"]
    return Round(server, matches, found["moves"], rate, *times, core)


@contextmanager
def _theirs(node: str) -> Iterator[tuple[str, subprocess.Popen[str]]]:
    command = [node, "boardgame.mjs"]
    process = subprocess.Popen(command, cwd=FOLDER, stdout=subprocess.PIPE, text=True)
    assert process.stdout
    try:
        found = None
        while found is None and (line := process.stdout.readline()):
            found = re.fullmatch(r"(http://\S+)\n", line)
        if found is None:
            raise PeerError
        yield found[1], process
    finally:
        process.terminate()
        process.wait()
        process.stdout.close()
