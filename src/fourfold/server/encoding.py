"""JSON as the server writes it."""

from __future__ import annotations

from pydantic_core import to_json


def encoded(data: object) -> str:
    """Give JSON without spaces, written three times as fast as by Python."""
    return to_json(data).decode()
