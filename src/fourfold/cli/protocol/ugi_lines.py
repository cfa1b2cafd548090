"""Lines an engine says: which options it has, and what it thinks of moves."""

from __future__ import annotations

from collections.abc import Iterator

from fourfold.engine.analysis import Analysis
from fourfold.engine.contract import Judged
from fourfold.engine.levels import STRONGEST, WEAKEST
from fourfold.engine.thinking.messages import Thought
from fourfold.rules import AnyGame
from fourfold.rules.options import Choice, Number, Numbers, Option

LEVEL, LINES = "Level", "MultiPV"
MOST_LINES = 500
_WDL = {"win": "1000 0 0", "draw": "0 1000 0", "loss": "0 0 1000"}
_CP = {"win": 99, "draw": 0, "loss": -99}
"""Beyond every estimate."""


def option_lines(game: AnyGame, level: int, shown: int) -> Iterator[str]:
    """Give a line for every option, with the value it has now."""
    yield f"option name {LEVEL} type spin default {level} min {WEAKEST} max {STRONGEST}"
    yield f"option name {LINES} type spin default {shown} min 1 max {MOST_LINES}"
    for option in game.option_list:
        default = game.options[option.key]
        yield f"option name {option.key} type {_kind(option).format(default)}"


def _kind(option: Option) -> str:
    match option:
        case Choice():
            return "combo default {}" + "".join(f" var {value}" for value in option.values)
        case Numbers():
            return "string default {}"
        case Number():
            return f"spin default {{}} min {option.low} max {option.high}"
        case _:
            return "string default {}"


def info_lines(thought: Thought, depth: int | None, shown: int) -> Iterator[str]:
    """Give a line for each of the best moves, with the depth if one was asked for.

    Where more is known of the position than of its best move, a line without a move says so first.
    """
    start = "info" if depth is None else f"info depth {_reached(thought, depth)}"
    time = f"time {thought.seconds * 1000:.0f} nodes {thought.nodes}"
    if thought.analysis is None:
        yield f"{start} {time} pv {thought.move}"
        return
    if _is_more_known(thought.analysis):
        yield f"{start} {time} score {_score(thought.analysis)}"
    ways = {way[0]: way for way in thought.ways}
    for number, judged in enumerate(thought.analysis.moves[:shown], 1):
        way = " ".join(ways.get(judged.move, [judged.move]))
        yield f"{start} {time} multipv {number} score {_score(judged)} pv {way}"


def _reached(thought: Thought, depth: int) -> int:
    """Give how deep it was looked: as asked, as time allowed, or as the game goes on at most."""
    moves, plies = thought.analysis.moves if thought.analysis else [], thought.depth
    if all(each.is_settled for each in moves):
        plies = max(plies, *(each.distance or 0 for each in moves), 1)
    return min(depth, max(plies, 1))


def _is_more_known(found: Analysis) -> bool:
    """Say whether more is known of a position than of its best move."""
    if not found.exact or not found.moves:
        return False
    best = found.moves[0]
    return best.value != found.value or found.distance not in (None, best.distance)


def _score(judged: Judged | Analysis) -> str:
    if isinstance(judged, Judged) and not judged.exact:
        return f"cp {judged.score * 100:.0f}"
    sure = f"wdl {_WDL[judged.value]}"
    if judged.distance is None:
        return f"cp {_CP[judged.value]} {sure}"
    return f"mate {judged.distance if judged.value == 'win' else -judged.distance} {sure}"
