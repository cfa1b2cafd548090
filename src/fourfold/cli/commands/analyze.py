"""`fourfold analyze`: what a position is worth, and every move in it."""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Any

from fourfold.engine.analysis import Analysis, analyze
from fourfold.engine.contract import Judged, Limits
from fourfold.games import AnyGame, load
from fourfold.payloads.analyses import position_analysed
from fourfold.words import Words

from ..arguments import with_options

MOST_SHOWN = 40
"""How many moves a person is shown; programs get all."""
_CLEARLY, _SLIGHTLY = 0.4, 0.1
"""Scores from which a guess sounds confident, and from which it says anything at all."""


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

    from ..terminal.columns import print_columns
    from ..terminal.screen import end_told, game_title, make_console

    console = make_console()
    colours = [say("seat-name", seat=colour) for colour in game.layout().colours]
    console.print(Text(game_title(say, game), "bold"))
    console.print(Text(game.position_text(state)), soft_wrap=True)
    if found.outcome:
        console.print(end_told(say, game, found.outcome, colours))
        return
    mover = colours[game.to_move(state)]
    plies = found.distance or 0
    console.print(say(f"analyze-position-{found.value}", name=mover, plies=plies))
    console.print()
    headings = [say(f"analyze-{column}") for column in ("move", "value", "plies", "proof")]
    shown = found.moves[:MOST_SHOWN]
    print_columns(console, headings, [_row(say, each) for each in shown], texts=(0, 1, 3))
    if len(shown) < len(found.moves):
        console.print(say("analyze-more", count=len(found.moves) - len(shown)))


def _row(say: Words, judged: Judged) -> list[str]:
    value = say(f"analyze-value-{judged.value}")
    if not judged.exact:
        value = f"{say(f'analyze-guess-{_feeling(judged.score)}')} ({judged.score:+.2f})"
    proof = say("analyze-exact" if judged.exact else "analyze-estimate")
    return [judged.move, value, "" if judged.distance is None else str(judged.distance), proof]


def _feeling(score: float) -> str:
    if abs(score) < _SLIGHTLY:
        return "even"
    if score > 0:
        return "good" if score > _CLEARLY else "fair"
    return "bad" if score < -_CLEARLY else "poor"
