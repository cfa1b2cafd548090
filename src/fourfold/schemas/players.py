"""Players, who are whoever has the token."""

from __future__ import annotations

from typing import NotRequired

from typing_extensions import TypedDict


class Player(TypedDict):
    """A player as others see it."""

    name: str | None


class NewPlayer(TypedDict):
    """A new player. The token is the player: keep it secret."""

    player: Player
    token: NotRequired[str | None]
    """Left out when it is in a cookie."""
