"""Calling the command line: inside this process, which is quick, or as a process of its own."""

from __future__ import annotations

import io
import os
import signal
import subprocess
import sys
from contextlib import redirect_stderr, redirect_stdout
from pathlib import Path
from typing import NamedTuple
from unittest.mock import patch

import fourfold
from fourfold.cli import main

COMMAND = [sys.executable, "-m", "fourfold"]
PLAIN_WORLD = {
    "PATH": os.environ.get("PATH", ""),
    "PYTHONPATH": str(Path(fourfold.__file__).parent.parent),
    "PYTHONUTF8": "1",
}
"""An environment that asks for nothing in language, colour or width."""


def heed_ctrl_c() -> None:
    """Let a new process hear Ctrl-C, which programs started in the background do not.

    To be given to Popen as `preexec_fn` by tests that send SIGINT, wherever the tests run.
    """
    signal.signal(signal.SIGINT, signal.default_int_handler)


class Answer(NamedTuple):
    """What a call came to."""

    status: int
    out: str
    err: str


def call(*arguments: str, typed: str | bytes = "", **environment: str) -> Answer:
    """Run the command line here, with `typed` on standard input."""
    out, err = (io.TextIOWrapper(io.BytesIO(), encoding="utf-8", newline="\n") for _ in range(2))
    data = typed if isinstance(typed, bytes) else typed.encode()
    keyboard = io.TextIOWrapper(io.BytesIO(data), encoding="utf-8")
    with (
        redirect_stdout(out),
        redirect_stderr(err),
        patch.object(sys, "stdin", keyboard),
        patch.dict(os.environ, {**PLAIN_WORLD, **environment}, clear=True),
    ):
        status = main(arguments)
    written = []
    for stream in (out, err):
        stream.flush()
        stream.seek(0)
        written.append(stream.read())
    return Answer(status, *written)


def run(
    *arguments: str, typed: bytes = b"", **environment: str
) -> subprocess.CompletedProcess[bytes]:
    """Run the command line as a process."""
    return subprocess.run(
        [*COMMAND, *arguments],
        input=typed,
        capture_output=True,
        env={**PLAIN_WORLD, **environment},
        timeout=120,
        check=False,
    )


def complaint(*arguments: str, **environment: str) -> str:
    """Give the one line that a call which must fail says."""
    answer = call(*arguments, **environment)
    assert answer.status == 2
    assert answer.out == ""
    assert answer.err.endswith("\n")
    assert answer.err.count("\n") == 1
    return answer.err.strip()
