"""Lines that wait: since when they can have been there."""

from __future__ import annotations

import os
from io import BufferedReader, BytesIO
from itertools import count

from fourfold.cli.protocol.inbox import Arrivals

BEGAN = -7.0


def test_what_was_there_before_anybody_looked_has_waited_since_the_beginning() -> None:
    reading, writing = os.pipe()
    with os.fdopen(reading, "rb", 0) as stream, os.fdopen(writing, "wb", 0) as pen:
        arrivals = Arrivals(stream, BEGAN, count(1).__next__)
        lines = BufferedReader(arrivals)
        pen.write(b"ugi\nposition startpos\ngo movetime 300\n")
        for line in (b"ugi\n", b"position startpos\n", b"go movetime 300\n"):
            assert (lines.readline(), arrivals.since) == (line, BEGAN)
        for since, line in enumerate((b"stop\n", b"quit\n"), 1):
            pen.write(line)
            assert (lines.readline(), arrivals.since) == (line, since)


def test_what_comes_later_counts_from_when_it_came() -> None:
    reading, writing = os.pipe()
    with os.fdopen(reading, "rb", 0) as stream, os.fdopen(writing, "wb", 0) as pen:
        arrivals = Arrivals(stream, BEGAN, count(1).__next__)
        with BufferedReader(arrivals) as lines:
            # The first look finds half a line; what has completed it came later.
            pen.write(b"go move")
            assert lines.peek(1) == b"go move"
            pen.write(b"time 300\n")
            assert (lines.readline(), arrivals.since) == (b"go movetime 300\n", 1)


def test_where_nobody_can_tell_it_counts_from_when_it_was_read() -> None:
    arrivals = Arrivals(BytesIO(b"ugi\n"), BEGAN, lambda: 1.0)
    assert (BufferedReader(arrivals).readline(), arrivals.since) == (b"ugi\n", 1.0)
