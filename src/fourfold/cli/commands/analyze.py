"""`fourfold analyze`: what a position is worth, and every move in it."""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Any

from fourfold.engine.analysis import Analysis, analyze
from fourfold.engine.contract import Limits
from fourfold.games import AnyGame, load
from fourfold.payloads.analyses import position_analysed
from fourfold.words import Words

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
    game = load(with_options(spec, options))
    state = game.initial() if position is None else game.parse_position(position)
    found = analyze(game, state, Limits(seconds))
    if as_json:
        print(json.dumps(position_analysed(game, state, found)))
    else:
        _tell(say, game, state, found)


def _tell(say: Words, game: AnyGame, state: Any, found: Analysis) -> None:
    # Programs that want JSON need none of it.
    from rich.text import Text

    from ..terminal.analysis import print_analysis
    from ..terminal.screen import end_told, game_title, make_console

    console = make_console()
    colours = [say("seat-name", seat=colour) for colour in game.layout().colours]
    console.print(Text(game_title(say, game), "bold"))
    console.print(Text(game.position_text(state)), soft_wrap=True)
    if found.outcome:
        console.print(end_told(say, game, found.outcome, colours))
        return
    print_analysis(console, say, found, colours[game.to_move(state)])
