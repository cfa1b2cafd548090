"""The names of matches: random, so that nobody guesses them."""

from __future__ import annotations

import secrets

_LETTERS = "123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz"
"""Base 58: no letters that look alike, and none that chat programs cut off links."""
ID_LENGTH = 14


def new_id() -> str:
    """Give a new match its name: 82 random bits, for whoever knows it may look on."""
    return "".join(secrets.choice(_LETTERS) for _ in range(ID_LENGTH))


def is_id(text: str) -> bool:
    """Say whether a match can have this name."""
    return len(text) == ID_LENGTH and all(letter in _LETTERS for letter in text)
