"""A plain web server with one file, which can be made to answer badly."""

from __future__ import annotations

import re
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

Trick = Callable[["Handler"], bool]
"""Answers instead of the server, or says that it did not."""


class Server(ThreadingHTTPServer):
    """Serves a file in parts, and counts."""

    daemon_threads = True

    def __init__(self, file: Path) -> None:
        super().__init__(("127.0.0.1", 0), Handler)
        self.file, self.tag = file, '"first"'
        self.asked: list[str] = []
        self.trick: Trick | None = None
        self.delay = 0.0

    @property
    def address(self) -> str:
        """Where the file is."""
        return f"http://127.0.0.1:{self.server_port}/solution.packed"


class Handler(BaseHTTPRequestHandler):
    """Answers requests for parts of the file."""

    protocol_version = "HTTP/1.1"
    disable_nagle_algorithm = True  # or the body would wait until the head is acknowledged
    server: Server

    def do_GET(self) -> None:
        """Give a part."""
        time.sleep(self.server.delay)
        self.server.asked.append(self.headers["Range"])
        if self.server.trick and self.server.trick(self):
            return
        first, data = self.part()
        size = self.server.file.stat().st_size
        self.give(206, data, f"bytes {first}-{first + len(data) - 1}/{size}")

    def part(self) -> tuple[int, bytes]:
        """Give where the wished part begins, and its bytes."""
        wished = re.fullmatch(r"bytes=(\d+)-(\d+)", self.headers["Range"])
        assert wished is not None
        first, final = map(int, wished.groups())
        with self.server.file.open("rb") as file:
            file.seek(first)
            return first, file.read(final + 1 - first)

    def give(self, status: int, data: bytes, content_range: str | None = None) -> None:
        """Send an answer."""
        self.send_response(status)
        self.send_header("Content-Length", str(len(data)))
        self.send_header("ETag", self.server.tag)
        if content_range:
            self.send_header("Content-Range", content_range)
        # Who asked may have lost patience, as some tests want it.
        with suppress(ConnectionError):
            self.end_headers()
            self.wfile.write(data)

    def log_request(self, code: object = "-", size: object = "-") -> None:
        """Say nothing."""


@contextmanager
def served(file: Path) -> Iterator[Server]:
    """Serve a file for as long as something is done with it."""
    with Server(file) as server:
        thread = threading.Thread(target=server.serve_forever, args=(0.01,), daemon=True)
        thread.start()
        try:
            yield server
        finally:
            server.shutdown()
            thread.join()
