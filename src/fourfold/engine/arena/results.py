"""Results in a file of JSON lines: first the plan, then a line for every game.

A line is written when its game is over. A run that was killed may leave half a line at the end; it
is dropped, and the game played again.
"""

from __future__ import annotations

import json
import os
from dataclasses import asdict, replace
from pathlib import Path
from typing import Any

from fourfold.rules import load

from ..ugi import FAILURES
from .games import ArenaError, Plan, Result


class ResultFile:
    """The games of a plan that have been played, in a file that can grow."""

    def __init__(self, path: Path, plan: Plan) -> None:
        """Open a file, new or with games of the same plan in it."""
        self._path, self._plan = path, plan
        self.results: dict[int, Result] = {}
        heading = _line({"plan": asdict(plan), "rules": load(plan.game).rules_version})
        try:
            data = path.read_bytes() if path.exists() else b""
            kept = data[: data.rfind(b"\n") + 1]
            if not kept and not heading.startswith(data[: len(heading)]):
                raise ArenaError("arena-foreign", file=str(path))
            kept = self._read(kept) if kept else heading
            path.parent.mkdir(parents=True, exist_ok=True)
            self._file = path.open("r+b" if data else "wb")
            self._file.write(kept)
            self._file.truncate()
            self._flush()
        except OSError as error:
            raise self._failure(error) from None

    def add(self, result: Result) -> None:
        """Write a result down."""
        self.results[result.number] = result
        try:
            self._file.write(_line(asdict(result)))
            self._flush()
        except OSError as error:
            raise self._failure(error) from None

    def close(self) -> None:
        """Close the file."""
        self._file.close()

    def _flush(self) -> None:
        self._file.flush()
        os.fsync(self._file.fileno())

    def _failure(self, error: OSError) -> ArenaError:
        return ArenaError(
            "arena-file", file=str(self._path), reason=error.strerror or type(error).__name__
        )

    def _read(self, data: bytes) -> bytes:
        """Take the results out of a file; give its content without a damaged last line."""
        first, *lines = data.splitlines(keepends=True)
        self._check_heading(first)
        for number, line in enumerate(lines, 2):
            try:
                result = _result(json.loads(line))
                if result.seating != self._plan.seating(result.number):
                    raise ValueError
            except (ValueError, KeyError, TypeError):
                if number > len(lines):
                    return data[: -len(line)]
                raise ArenaError("arena-line", file=str(self._path), line=number) from None
            self.results[result.number] = result
        return data

    def _check_heading(self, line: bytes) -> None:
        try:
            heading = json.loads(line)
            found = Plan.read(heading["plan"])
        except (ValueError, KeyError, TypeError):
            raise ArenaError("arena-foreign", file=str(self._path)) from None
        # More games of the same kind may be added to a file.
        same = replace(found, games=self._plan.games) == self._plan
        if not same or heading.get("rules") != load(self._plan.game).rules_version:
            raise ArenaError("arena-other", file=str(self._path))


def _line(fields: dict[str, Any]) -> bytes:
    return json.dumps(fields).encode() + b"\n"


def _result(fields: dict[str, Any]) -> Result:
    result = Result.read(fields)
    seats = (None, *range(len(result.seating)))
    if result.number < 0 or result.winner not in seats or result.failed not in seats:
        raise ValueError
    if result.failed is not None and result.reason not in FAILURES:
        raise ValueError
    return result
