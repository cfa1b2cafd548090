"""The door of this room: a worker of the page calls it with JSON, and gets JSON."""

from __future__ import annotations

import json
import sys
import typing
from collections.abc import Callable, Iterator
from importlib import import_module
from importlib.util import find_spec
from time import monotonic, time
from types import ModuleType
from typing import TYPE_CHECKING, Any, TypeVar

if TYPE_CHECKING:
    from fourfold.schemas.errors import ApiError
    from fourfold.schemas.turns import Turn

    from .answers import Question

T = TypeVar("T")
Bundle = Callable[[str, bool], Any]
_BREATH = 0.02
"""Seconds of thinking after which somebody who wants to say stop is heard."""


def furnish(bundle: Bundle | None = None) -> None:
    """Let others stand in where Fluent and the types for older versions are missing.

    `bundle` makes a bundle of the page's own Fluent library.
    """
    if find_spec("typing_extensions") is None:
        sys.modules["typing_extensions"] = typing
    if bundle is not None and find_spec("fluent") is None:
        from . import sentences

        sentences.make = bundle
        sys.modules["fluent"] = ModuleType("fluent")
        sys.modules["fluent.runtime"] = sentences


def listener(breathe: Callable[[], Any], is_stopped: Callable[[], bool]) -> Callable[[], bool]:
    """Give a function that says whether thinking shall stop, and lets the page be heard first.

    Where the browser cannot wait in the middle of Python, nobody is heard.
    """
    if find_spec("pyodide") is None:
        return is_stopped
    waiting, last = import_module("pyodide.ffi"), monotonic()

    def heard() -> bool:
        nonlocal last
        if monotonic() - last >= _BREATH and waiting.can_run_sync():
            waiting.run_sync(breathe())
            last = monotonic()
        return is_stopped()

    return heard


def now_ms() -> int:
    """Give the time in milliseconds."""
    return int(time() * 1000)


class House:
    """Everything that can be asked. Answers are JSON; what is refused has a status of its own."""

    def __init__(
        self,
        is_stopped: Callable[[], bool] = lambda: False,
        now: Callable[[], int] = now_ms,
    ) -> None:
        """Stop thinking when `is_stopped` says so."""
        from .matches import Matches

        self._is_stopped, self._matches = is_stopped, Matches(now)

    def ask(self, method: str, address: str, body: str | None, language: str) -> str:
        """Answer a request: `[status, payload]`, or `[status, turn]` where a match has changed."""
        from fourfold.schemas.errors import ApiError

        try:
            return _written(200, self._answer(_question(method, address, body, language)))
        except ApiError as error:
            return _refused(error, language)

    def _answer(self, question: Question) -> object:
        from .answers import answered

        match question.method, *question.path:
            case "POST", "matches":
                return self._matches.make(question.body)
            case "POST", "matches", name, "commands":
                return self._matches.command(name, question.body)
            case "GET", "matches", name:
                return self._matches.shown(name)
            case "GET", "matches", name, "replay":
                return self._matches.plies(name)
            case "GET", "matches", name, "events":
                return self._matches.events(name, int(question.parameter("after") or 0))
            case "GET", "matches", name, "record":
                return self._matches.record(name)
        return answered(question)

    def about(self, method: str, address: str, body: str | None, language: str) -> str:
        """Give the game that a question is about, with its options, so that its tables are there.

        Nothing for a question that makes no sense: the answer will say why.
        """
        from fourfold.schemas.errors import ApiError

        question = _question(method, address, body, language)
        try:
            return (question.recorded.game if question.body else question.game).spec
        except ApiError:
            return ""

    def stream(self, method: str, address: str, body: str | None, language: str) -> Iterator[str]:
        """Answer a request piece by piece; a refusal ends it."""
        from fourfold.schemas.errors import ApiError

        from .thoughts import thoughts

        try:
            told = thoughts(_question(method, address, body, language))
            while (part := self._thought(lambda: next(told, None))) is not None:
                yield json.dumps(part)
        except ApiError as error:
            yield json.dumps({"error": error.told(language)})

    def _thought(self, think: Callable[[], T]) -> T:
        from fourfold.engine.clock import stoppable

        with stoppable(self._is_stopped):
            return think()

    # Matches of this browser.

    def knows(self, match_id: str) -> bool:
        """Say whether a match is at hand."""
        return self._matches.knows(match_id)

    def read(self, match_id: str, events: str) -> bool:
        """Take a match as it was written down; say whether it is whole."""
        try:
            self._matches.read(match_id, json.loads(events))
        except Exception:  # it may be damaged in any way
            return False
        return True

    def adopt(self, match_id: str, told: str, ahead: int) -> str | None:
        """Return what is to be written down of a match of the server; None if it is not whole."""
        try:
            return json.dumps(self._matches.adopt(match_id, json.loads(told), ahead))
        except Exception:  # it may be of a later release
            return None

    def written(self, match_id: str) -> str:
        """Give all that is written down of a match at hand."""
        return json.dumps(self._matches.written(match_id))

    def forget(self, match_id: str) -> None:
        """Forget a match."""
        self._matches.forget(match_id)

    def welcome(self, match_id: str, after: int | None) -> str:
        """Tell a listener who comes what there is."""
        return json.dumps(self._matches.welcome(match_id, after))

    def due(self, match_id: str) -> str:
        """Say what is due in a match."""
        return self._told(lambda: self._matches.due(match_id))

    def moved(self, match_id: str, ply: int, text: str) -> str:
        """Let the engine play that was due."""
        return self._told(lambda: self._matches.moved(match_id, ply, text))

    def drawn(self, match_id: str, ply: int, accepts: bool) -> str:
        """Let the engine answer that was offered a draw."""
        return self._told(lambda: self._matches.drawn(match_id, ply, accepts))

    def flagged(self, match_id: str) -> str:
        """Let a flag fall whose time has come."""
        return self._told(lambda: self._matches.flagged(match_id))

    def _told(self, act: Callable[[], Turn]) -> str:
        from fourfold.schemas.errors import ApiError

        try:
            return _written(200, act())
        except ApiError as error:
            return _refused(error, "en")

    # Thinking.

    def choose(self, spec: str, position: str, level: int, seed: int, met: str) -> str:
        """Give the move that a level plays in a game that has seen some positions."""
        from .thoughts import chosen

        return self._thought(lambda: chosen(spec, position, level, seed, json.loads(met)))

    def accepts(self, spec: str, position: str, seat: int, level: int, ply: int) -> bool:
        """Say whether a level takes the draw that it is offered after so many moves."""
        from .thoughts import accepts_draw

        return self._thought(lambda: accepts_draw(spec, position, seat, level, ply))


def _question(method: str, address: str, body: str | None, language: str) -> Question:
    from .answers import Question

    return Question.read(method, address, json.loads(body) if body else None, language)


def _written(status: int, payload: object) -> str:
    return json.dumps([status, payload])


def _refused(error: ApiError, language: str) -> str:
    return _written(error.status, {"error": error.told(language)})
