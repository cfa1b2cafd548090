"""Thinking itself, the same in every place where it is done."""

from __future__ import annotations

import logging
from collections.abc import Callable, Iterator
from dataclasses import asdict
from random import Random
from time import monotonic

from fourfold.match import Match
from fourfold.rules import GameError, load

from ..analysis import analyze
from ..arena.games import Plan, play
from ..clock import Clock, counting, stoppable
from ..contract import SECONDS, Limits
from ..levels import LevelPlayer
from ..registry import brain_for
from ..ways import analyze_with_tables, way
from .messages import Data, Event, Fault, Play, Question, Think, Thought

log = logging.getLogger(__name__)
_FIRST_ROUND = 0.5
"""Seconds until the first thought of somebody who thinks without end; each round is twice as
long as the one before."""

_LEAST_THINKING = 0.3
"""The share of the time that a level has for thinking, however long loading took."""
_TELLING, _LEAST_TELLING = 0.1, 0.1
"""The share of the time, and the least seconds, for saying how the game goes on after the best
moves. Where thinking has ended early, as much time again as it took."""

Answer = tuple[Event, Data | None]


def answer(question: Question, is_stopped: Callable[[], bool]) -> Iterator[Answer]:
    """Give what is to be said about a question, as it is found out, until somebody says stop."""
    try:
        if not isinstance(question, Play):
            brain_for(load(question.game)).prepare()
        yield "loaded", None
        with stoppable(is_stopped):
            for thought in _thoughts(question, is_stopped):
                yield "thought", thought
    except Exception as error:  # the next question may be a better one
        if not isinstance(error, GameError):
            log.exception("a question could not be answered")
        yield "fault", Fault.of(error)._asdict()
    else:
        yield "done", None


def _thoughts(question: Question, is_stopped: Callable[[], bool]) -> Iterator[Data]:
    if isinstance(question, Play):
        yield asdict(play(Plan.read(question.plan), question.game))
    elif isinstance(question, Think):
        thoughts = _rounds(question, is_stopped) if question.endless else (_think(question),)
        for thought in thoughts:
            yield thought.as_data()


def _rounds(question: Think, is_stopped: Callable[[], bool]) -> Iterator[Thought]:
    seconds, best = _FIRST_ROUND, 0.0
    while True:
        thought = _think(question._replace(seconds=seconds))
        # A round that was broken off early may know less than the one before.
        if thought.seconds >= best:
            yield thought
        best = thought.seconds
        if is_stopped() or best < seconds / 2:
            return
        seconds *= 2


def _think(question: Think) -> Thought:
    match = Match(question.game, position=question.position)
    seen = [match.game.parse_position(each) for each in question.met]
    met = frozenset(seen)
    start = monotonic()
    if question.asked is not None and not question.endless:
        # Players of levels need some time to see what they can see at all.
        least = 0.0 if question.level is None else _LEAST_THINKING * question.seconds
        left = question.seconds - max(0.0, start - question.asked)
        question = question._replace(seconds=max(least, left))
    if question.level is not None and not match.outcome:
        player = LevelPlayer(question.level, Random(question.seed), question.seconds)
        with counting(question.nodes) as nodes:
            move = player.choose(match, met)
        return Thought(move, _since(question, start), nodes=nodes.done, depth=nodes.depth)
    judge = analyze_with_tables if question.ways else analyze
    with counting(question.nodes) as nodes:
        found = judge(match.game, match.state, Limits(question.seconds, question.depth, met=met))
    best = found.moves[0].move if found.moves else None
    took = _since(question, start)
    # Whoever counts nodes gets the same answer every time, so the telling counts them as well.
    with counting(question.nodes):
        clock = Clock(_telling(question, monotonic() - start))
        ways = [
            way(match.game, match.state, each, clock, seen) for each in found.moves[: question.ways]
        ]
    return Thought(best, took, found, tuple(map(tuple, ways)), nodes.done, nodes.depth)


def _telling(question: Think, spent: float) -> float:
    """Give the seconds for saying how the game goes on, after so many of thinking."""
    left = question.seconds - spent
    if question.nodes is not None:
        return left
    telling = max(_TELLING * min(question.seconds, SECONDS), min(spent, left))
    # Whoever counts from when it was asked does not want to wait longer for the sake of telling.
    return telling if question.asked is not None else max(_LEAST_TELLING, telling)


def _since(question: Think, start: float) -> float:
    """Give how long it took: from when it was asked, if that is told, else without loading."""
    return monotonic() - (start if question.asked is None else min(start, question.asked))
