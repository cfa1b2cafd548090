"""What a position and its moves are worth, told to people."""

from __future__ import annotations

from rich.console import Console

from fourfold.engine.analysis import Analysis
from fourfold.engine.contract import Judged
from fourfold.i18n import Words

from .columns import print_columns
from .screen import ASKING

MOST_SHOWN = 40
"""How many moves a person is shown; programs get all."""
_FEWEST = 3
"""How many are shown in the smallest window."""
_CLEARLY, _SLIGHTLY = 0.4, 0.1
"""Scores from which a guess sounds confident, and from which it says anything at all."""


def print_analysis(
    console: Console, say: Words, found: Analysis, mover: str, most: int = MOST_SHOWN
) -> None:
    """Print the value of a position that goes on, and its moves, best first."""
    plies = found.distance or 0
    console.print(say(f"analyze-position-{found.value}", name=mover, plies=plies))
    if _is_best_open(found):
        console.print(say("analyze-best-open"))
    if found.share is not None:
        console.print(say("study-estimate-share", percent=say.percent(found.share)))
    console.print()
    headings = [say(f"analyze-{column}") for column in ("move", "value", "plies", "proof")]
    shown = found.moves[:most]
    print_columns(
        console, headings, [_row(say, each) for each in shown], texts=(0, 1, 3), spare=(3,)
    )
    if len(shown) < len(found.moves):
        console.print(say("analyze-more", count=len(found.moves) - len(shown)))


def _is_best_open(found: Analysis) -> bool:
    """Say whether it is known who wins, and not which move is the best.

    A table may know how soon, and nobody yet which move does it; or one move is proved to win, and
    another may win sooner.
    """
    best, is_settled = found.moves[0], found.value == "draw" or found.distance is not None
    does_it = (best.value, best.distance) == (found.value, found.distance)
    return found.exact and not (is_settled and does_it)


def fitting(console: Console, say: Words, found: Analysis, mover: str) -> int:
    """Give how many moves may be shown so that the verdict above them stays in the window."""
    if not console.is_terminal:
        return MOST_SHOWN
    some = max(1, min(len(found.moves) - 1, MOST_SHOWN))
    with console.capture() as tried:
        print_analysis(console, say, found, mover, some)
    around = tried.get().count("\n") - some + ASKING
    return min(max(console.height - around, _FEWEST), MOST_SHOWN)


def worth(say: Words, judged: Judged) -> str:
    """Say what a move is worth or, where that is not proved, how it looks."""
    if judged.exact:
        return say(f"analyze-value-{judged.value}")
    return f"{say(f'analyze-guess-{_feeling(judged.score)}')} ({judged.score:+.2f})"


def _row(say: Words, judged: Judged) -> list[str]:
    proof = say("analyze-exact" if judged.exact else "analyze-estimate")
    plies = "" if judged.distance is None else str(judged.distance)
    return [judged.move, worth(say, judged), plies, proof]


def _feeling(score: float) -> str:
    if abs(score) < _SLIGHTLY:
        return "even"
    if score > 0:
        return "good" if score > _CLEARLY else "fair"
    return "bad" if score < -_CLEARLY else "poor"
