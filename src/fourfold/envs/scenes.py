"""Pictures of a game in all the ways that environments can show it."""

from __future__ import annotations

import sys

from fourfold.drawing import svg_of, text_of
from fourfold.rules.errors import quoted

from .door import Picture
from .errors import EnvError
from .play import Play

MODES = ("human", "ansi", "rgb_array", "svg")
"""`human` writes to the terminal what `ansi` gives as text."""


def check_mode(mode: str | None) -> str | None:
    """Give a render mode that there is, or raise EnvError."""
    if mode is not None and mode not in MODES:
        raise EnvError("env-render-mode", mode=quoted(str(mode)), modes=", ".join(MODES))
    return mode


def scene(play: Play, mode: str) -> Picture:
    """Show a game as it stands; where it is over, with the spaces that show why."""
    layout, view = play.game.layout(), play.game.view(play.state)
    to_move = None if play.over else play.to_move
    if mode == "ansi":
        return text_of(layout, view, to_move)
    if mode == "human":
        sys.stdout.write(text_of(layout, view, to_move) + "\n\n")
        return None
    marked = play.outcome.spaces if play.outcome else [play.code.names[a] for a in play.picked]
    if mode == "svg":
        return svg_of(layout, view, to_move, marked, play.game.position_text(play.state))
    from fourfold.drawing.pixels import pixels_of

    return pixels_of(layout, view, to_move, marked)
