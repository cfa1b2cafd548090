"""JSON as the server writes it, and the frames in which WebSockets carry it."""

from __future__ import annotations

from collections.abc import Mapping

from orjson import dumps
from pydantic_core import to_json

_TEXT, _SMALL = 0x81, 126


def encoded_bytes(data: object) -> bytes:
    """Give JSON without spaces as it goes over a wire.

    Nearly everything is written by the quickest writer there is, which knows only plain things.
    What it refuses, such as numbers of more than 64 bits, is left to another.
    """
    try:
        return dumps(data, _plain)
    except TypeError:
        return to_json(data)


def encoded(data: object) -> str:
    """Give the same as text."""
    return encoded_bytes(data).decode()


def _plain(data: object) -> object:
    """Give as a plain thing what is one but in name."""
    if isinstance(data, tuple):
        return tuple(data)
    if isinstance(data, Mapping):
        return dict(data)
    raise TypeError


def framed(text: bytes) -> bytes:
    """Give a text as a frame that a server sends."""
    size = len(text)
    if size < _SMALL:
        head = bytes((_TEXT, size))
    elif size < 2**16:
        head = bytes((_TEXT, _SMALL)) + size.to_bytes(2)
    else:
        head = bytes((_TEXT, _SMALL + 1)) + size.to_bytes(8)
    return head + text
