"""Sentences on standard output, without the libraries that draw."""

from __future__ import annotations

import sys
from shutil import get_terminal_size

from .wrapping import wrap


def print_sentence(text: str) -> None:
    """Print a sentence; on a terminal its lines break where its script allows it."""
    print(wrap(text, get_terminal_size().columns) if sys.stdout.isatty() else text)
