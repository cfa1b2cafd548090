"""Random names that nobody guesses, and what is kept of the secret ones."""

from __future__ import annotations

import secrets
from hashlib import sha256

_LETTERS = "123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz"
"""Base 58: no letters that look alike, and none that chat programs cut off links."""
ID_LENGTH = 14
LONGEST_TOKEN = 64


def new_id() -> str:
    """Give a new match its name: 82 random bits, for whoever knows it may look on."""
    return "".join(secrets.choice(_LETTERS) for _ in range(ID_LENGTH))


def is_id(text: str) -> bool:
    """Say whether a match can have this name."""
    return len(text) == ID_LENGTH and all(letter in _LETTERS for letter in text)


def new_token() -> str:
    """Give a new secret of 192 bits."""
    return secrets.token_urlsafe(24)


def digest(token: str) -> str:
    """Give what is stored of a secret. Long random secrets need no salt."""
    return sha256(token.encode("utf-8", "surrogatepass")).hexdigest()
