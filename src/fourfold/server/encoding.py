"""JSON as the server writes it, and the frames in which WebSockets carry it."""

from __future__ import annotations

from pydantic_core import to_json

_TEXT, _SMALL = 0x81, 126


def encoded_bytes(data: object) -> bytes:
    """Give the same as it goes over a wire."""
    return to_json(data)


def encoded(data: object) -> str:
    """Give JSON without spaces, written three times as fast as by Python."""
    return to_json(data).decode()


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
