"""Random secrets that nobody guesses, and what is kept of them."""

from __future__ import annotations

import secrets
from hashlib import sha256

LONGEST_TOKEN = 64


def new_token() -> str:
    """Give a new secret of 192 bits."""
    return secrets.token_urlsafe(24)


def digest(token: str) -> str:
    """Give what is stored of a secret. Long random secrets need no salt."""
    return sha256(token.encode("utf-8", "surrogatepass")).hexdigest()
