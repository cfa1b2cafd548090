"""How many requests, bytes and seconds an analysis of Qomet takes with a solution at an address.

    python scripts/measure_remote.py                    # requests, counted by the numbering alone
    python scripts/measure_remote.py solution.packed    # and bytes and seconds, from this file
    python scripts/measure_remote.py qomet-solution     # the same, from the folder of a solution

A file is served on this machine by a plain server that waits for the delay of a usual connection
before each answer. Of a folder, only the blocks that are going to be asked for are packed first.
Positions come from games with random moves, one from each, so that they hardly share blocks.
"""

from __future__ import annotations

import argparse
import os
import re
import tempfile
import threading
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from random import Random
from statistics import mean

from fourfold.engine.analysis import analyze
from fourfold.engine.contract import Limits
from fourfold.games.qomet.kernels.rules import bitboards
from fourfold.games.qomet.lookup.files import Problem, open_table, read_heading
from fourfold.games.qomet.lookup.numbers import locate, space_of
from fourfold.games.qomet.lookup.packed import BLOCK, FILE, Packed, packed_block, write_blocks
from fourfold.games.qomet.lookup.table import MOST
from fourfold.games.qomet.lookup.whole import SOLUTION
from fourfold.games.qomet.rules import STARS, Qomet, State
from fourfold.tables.remote import at_address

DELAY = 0.05
PLIES = 60


def main() -> None:
    """Print what was found."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("solution", type=Path, nargs="?")
    parser.add_argument("--positions", type=int, default=200)
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    game, rng = Qomet(), Random(given.seed)
    states = [crowded(game, rng) for _ in range(given.positions)]
    wanted = [blocks(game, state, BLOCK) for state in states]
    say("requests", list(map(len, wanted)), "")
    if given.solution is None:
        return
    with tempfile.TemporaryDirectory() as caches:
        os.environ["XDG_CACHE_HOME"] = caches
        file = given.solution
        if file.is_dir():
            file = Path(caches) / FILE
            pack_some(given.solution, Problem(game), file, set.union(*wanted))
        measure(file, game, states)


def measure(file: Path, game: Qomet, states: list[State]) -> None:
    """Print how many bytes and seconds it takes to have what is known around each position."""
    with served(file) as address:
        fetched, seconds = [], []
        start = time.perf_counter()
        source = at_address(address)
        packed = Packed(source, Problem(game))
        print(f"opening: {source.bytes:,} bytes, {time.perf_counter() - start:.2f} s")
        for state in states:
            source.bytes, start = 0, time.perf_counter()
            packed.need(around(game, state))
            fetched.append(source.bytes)
            seconds.append(time.perf_counter() - start)
        say("bytes", fetched, "")
        say("seconds", seconds, " s")
        os.environ[SOLUTION] = address
        seconds = []
        for state in states:
            start = time.perf_counter()
            assert analyze(game, state, Limits(0)).exact
            seconds.append(time.perf_counter() - start)
        say("the analysis itself", seconds, " s")


def pack_some(folder: Path, problem: Problem, path: Path, wanted: set[int]) -> None:
    """Pack a solution whose other blocks are empty."""
    table, _ = open_table(folder, problem)
    starts = range(0, len(table.main), BLOCK)

    def some(start: int) -> bytes:
        return packed_block(table, start, start + BLOCK) if start // BLOCK in wanted else b""

    with ThreadPoolExecutor(os.cpu_count()) as pool:
        heading = {**read_heading(folder, problem), "block": BLOCK}
        write_blocks(path, heading, pool.map(some, starts))


def say(what: str, figures: list[float] | list[int], unit: str) -> None:
    """Print the mean and the most."""
    print(f"{what}: {mean(figures):,.2f}{unit} on average, {max(figures):,.2f}{unit} at most")


def crowded(game: Qomet, rng: Random) -> State:
    """Give a position of a random game that the table of the package does not have."""
    while True:
        state, met = game.initial(), []
        for _ in range(PLIES):
            if game.outcome(state):
                break
            if sum(map(len, state.stars)) > MOST:
                met.append(state)
            state = game.after(state, rng.choice(list(game.legal_moves(state))))
        if met:
            return rng.choice(met)


def around(game: Qomet, state: State) -> list[tuple[int, int]]:
    """Give a position and all that its moves lead to, without what is over."""
    after = (game.after(state, move) for move in game.legal_moves(state))
    going_on = [state, *(each for each in after if not game.outcome(each))]
    return [bitboards(each)[:2] for each in going_on]


def blocks(game: Qomet, state: State, size: int) -> set[int]:
    """Give the blocks in which they lie."""
    space = space_of(STARS)
    return {locate(*position, space)[0] // size for position in around(game, state)}


@contextmanager
def served(file: Path) -> Iterator[str]:
    """Serve a file in parts, each after a delay."""

    class Handler(BaseHTTPRequestHandler):
        protocol_version = "HTTP/1.1"

        def do_GET(self) -> None:
            time.sleep(DELAY)
            wished = re.fullmatch(r"bytes=(\d+)-(\d+)", self.headers["Range"])
            assert wished is not None
            first, final = map(int, wished.groups())
            with file.open("rb") as content:
                content.seek(first)
                data = content.read(final + 1 - first)
            size = file.stat().st_size
            self.send_response(206)
            self.send_header("Content-Length", str(len(data)))
            self.send_header("Content-Range", f"bytes {first}-{first + len(data) - 1}/{size}")
            self.end_headers()
            self.wfile.write(data)

        def log_request(self, code: object = "-", size: object = "-") -> None:
            pass

    class Server(ThreadingHTTPServer):
        request_queue_size = 64

    with Server(("127.0.0.1", 0), Handler) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        yield f"http://127.0.0.1:{server.server_port}/solution.packed"
        server.shutdown()


if __name__ == "__main__":
    main()
