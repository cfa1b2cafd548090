"""How a worker's process is started."""

from __future__ import annotations

import json
import os
import sys
from collections.abc import Mapping
from typing import Any

from .messages import Question, Said, question_data

COMMAND = (sys.executable, "-m", "fourfold.engine.thinking.worker")
LONGEST_LINE = 2**24


def options() -> dict[str, Any]:
    """Give what every such process is started with, however that is done."""
    return {
        "env": {
            # Room for a search goes back to the system when it is over; glibc would keep it.
            "MALLOC_MMAP_THRESHOLD_": str(1 << 20),
            **os.environ,
            "PYTHONPATH": os.pathsep.join(filter(None, sys.path)),
        },
        # In a session of its own: Ctrl-C is for whoever asks, not for the one who thinks.
        "start_new_session": True,
    }


def asking(number: int, question: Question) -> bytes:
    """Give the line that asks a question."""
    return _line({"number": number, "question": question_data(question)})


def stopping(number: int) -> bytes:
    """Give the line that ends all questions up to this one."""
    return _line({"stop": number})


def _line(message: Mapping[str, Any]) -> bytes:
    return json.dumps(message).encode() + b"\n"


def read_said(line: bytes) -> Said:
    """Read what a worker says."""
    return Said(**json.loads(line))
