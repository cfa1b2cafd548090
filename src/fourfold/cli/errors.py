"""What can be wrong with a call, a file or a line of the pipe."""

from __future__ import annotations

from fourfold.rules import GameError


class CommandError(GameError):
    """Something that the command line cannot do; its sentence is in `cli.ftl`."""
