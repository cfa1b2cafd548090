"""A first look at a position, for whoever cannot wait until everything is loaded.

It needs the plain rules alone, and is taken beside the process that loads kernels and tables.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from threading import Thread
from time import monotonic

from fourfold.match import Match

from .. import generic
from ..analysis import Analysis
from ..clock import Nodes, counting, stoppable
from ..contract import Judged, Limits
from .messages import Think, Thought

_IN_TIME = 0.85
"""The share of the time after which no game is begun any more that guesses about a move."""


def glance(
    question: Think, tell: Callable[[Thought], None], is_stopped: Callable[[], bool]
) -> None:
    """Look at a position in another thread and tell, from there, what is seen: at least once."""

    def look() -> None:
        for thought in glimpses(question, is_stopped):
            tell(thought)

    Thread(target=look, daemon=True).start()


def glimpses(question: Think, is_stopped: Callable[[], bool]) -> Iterator[Thought]:
    """Give what the moves themselves end in a position that goes on, and then what time allows."""
    match, start = Match(question.game, position=question.position), monotonic()
    asked = start if question.asked is None else min(start, question.asked)
    brain = generic.brain(match.game)

    def thought(judged: list[Judged], nodes: Nodes) -> Thought:
        found = Analysis("unknown", None, False, judged, None)
        took = monotonic() - asked
        return Thought(judged[0].move, took, found, nodes=nodes.done, depth=nodes.depth)

    with counting(None) as nodes:
        yield thought(brain.at_first_sight(match.state), nodes)
    with stoppable(is_stopped), counting(question.nodes) as nodes:
        left = max(0.0, asked + question.seconds * _IN_TIME - monotonic())
        yield thought(brain.judge(match.state, Limits(left, question.depth)), nodes)
