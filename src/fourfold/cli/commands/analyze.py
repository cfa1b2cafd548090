"""`fourfold analyze`: what a position is worth, and every move in it."""

from __future__ import annotations

import json
from collections.abc import Sequence

from fourfold.engine.analysis import Analysis, analyze
from fourfold.engine.contract import Limits
from fourfold.i18n import Words
from fourfold.match import Position
from fourfold.schemas.analyses import position_analysed

from ..arguments import with_options


def analyze_position(
    say: Words,
    spec: str,
    options: Sequence[str],
    position: str | None,
    seconds: float,
    *,
    as_json: bool,
) -> None:
    """Print the analysis of a position."""
    at = Position(with_options(spec, options), position)
    found = analyze(at, limits=Limits(seconds))
    if as_json:
        print(json.dumps(position_analysed(at.game, at.state, found)))
    else:
        _tell(say, at, found)


def _tell(say: Words, at: Position, found: Analysis) -> None:
    # Programs that want JSON need none of it.
    from rich.text import Text

    from ..terminal.analysis import print_analysis
    from ..terminal.screen import end_told, game_title, make_console

    console = make_console()
    colours = [say("seat-name", seat=colour) for colour in at.game.layout().colours]
    console.print(Text(game_title(say, at.game), "bold"))
    console.print(Text(at.text), soft_wrap=True)
    if found.outcome:
        console.print(end_told(say, at.game, found.outcome, colours))
        return
    print_analysis(console, say, found, colours[at.to_move])
