"""Tables that are there and sound. Any other is named, once, and play goes on without it."""

from __future__ import annotations

import logging
from collections.abc import Callable
from functools import lru_cache
from typing import TypeVar

from fourfold.tables.errors import TableError

T = TypeVar("T")


def usable(read: Callable[[], T]) -> T | None:
    """Read a table, or say what is wrong with it and give nothing."""
    try:
        return read()
    except TableError as error:
        complain(error)
        return None


def complain(error: TableError) -> None:
    """Say what is wrong with a table, once, and who answers then."""
    _say(f"{error} Answers come without it, by search where no other table knows.")


@lru_cache(maxsize=64)
def _say(trouble: str) -> None:
    logging.getLogger(__name__).warning("%s", trouble)
