"""A process that thinks: a question on each line of standard input, two lines of answer to each.

It is started by `thinkers` and ends with its input. The first line of an answer says that kernels
and tables of the game are loaded, which can take a while; the second one follows within the time
that the question allows, or soon after a line that says to stop.
"""

from __future__ import annotations

import json
import os
import sys
from contextlib import suppress
from functools import lru_cache, partial
from queue import SimpleQueue
from random import Random
from threading import Thread
from typing import Any, BinaryIO

from fourfold.engine.analysis import analyze, as_data
from fourfold.engine.clock import stoppable
from fourfold.engine.contract import Limits
from fourfold.engine.levels import LevelPlayer
from fourfold.games import AnyGame, load, registered
from fourfold.match import Match

NICENESS = 5
"""Searches give way to the server itself when there is not enough processor for both."""
_GLANCE = 0.02
"""Seconds of thinking after which every kernel has been called once."""


def main() -> None:
    """Load what every game needs, then answer until there are no more questions."""
    with suppress(AttributeError, OSError):
        os.nice(NICENESS)
    # Whatever prints something must not do so among the answers.
    answers = os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)
    for name in registered():
        _ready(name)
    inbox = _Inbox()
    Thread(target=inbox.read, args=[sys.stdin.buffer], daemon=True).start()
    _send(answers, {"ready": True})
    while question := inbox.questions.get():
        try:
            game = _ready(question["spec"])
            _send(answers, {"loaded": True})
            with stoppable(partial(inbox.is_stopped, question["number"])):
                answer = {"answer": _think(game, question)}
        except Exception as error:  # the next question may be a better one
            answer = {"fault": f"{type(error).__name__}: {error}"}
        _send(answers, answer)


class _Inbox:
    """Reads while the process thinks, so that it can be told to come to an end."""

    def __init__(self) -> None:
        self.questions: SimpleQueue[dict[str, Any] | None] = SimpleQueue()
        self._stopped = 0

    def is_stopped(self, number: int) -> bool:
        """Say whether the question with this number has been thought about long enough."""
        return number <= self._stopped

    def read(self, lines: BinaryIO) -> None:
        """Read until the end."""
        for line in lines:
            message = json.loads(line)
            if "stop" in message:
                self._stopped = message["stop"]
            else:
                self.questions.put(message)
        self.questions.put(None)


@lru_cache(maxsize=64)
def _ready(spec: str) -> AnyGame:
    """Have the kernels and tables of a game in memory."""
    game = load(spec)
    analyze(game, game.initial(), Limits(_GLANCE))
    LevelPlayer(2, Random(0), _GLANCE).choose(Match(game))
    return game


def _think(game: AnyGame, question: dict[str, Any]) -> object:
    if "level" in question:
        player = LevelPlayer(question["level"], Random(question["seed"]), question["seconds"])
        return player.choose(Match(game, position=question["position"]))
    state = game.parse_position(question["position"])
    found = analyze(game, state, Limits(question["seconds"]))
    told = as_data(game, state, found)
    for each, judged in zip(told["moves"], found.moves, strict=True):
        each["score"] = round(judged.score, 3)
    return told


def _send(answers: BinaryIO, message: object) -> None:
    answers.write(json.dumps(message).encode() + b"\n")
    answers.flush()


if __name__ == "__main__":
    main()
