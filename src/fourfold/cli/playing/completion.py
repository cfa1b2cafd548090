"""Lines from a terminal, with editing, history and completion."""

from __future__ import annotations

from collections.abc import Iterable

from prompt_toolkit import PromptSession
from prompt_toolkit.completion import CompleteEvent, Completer, Completion, PathCompleter
from prompt_toolkit.document import Document
from prompt_toolkit.output import ColorDepth
from prompt_toolkit.shortcuts import CompleteStyle

from ..terminal.screen import ASKING
from .prompt import NO_OFFERS, Offers


class OfferCompleter(Completer):
    """Completes moves and commands whatever their case, and the arguments of commands."""

    def __init__(self, offers: Offers) -> None:
        self._offers = offers
        self._files = PathCompleter(expanduser=True)

    def get_completions(self, document: Document, event: CompleteEvent) -> Iterable[Completion]:
        word, space, argument = document.text_before_cursor.lstrip().partition(" ")
        if not space:
            return _starting(word, [*self._offers.moves, *self._offers.commands])
        if word.casefold() in self._offers.with_file:
            path = argument.lstrip()
            return self._files.get_completions(Document(path, len(path)), event)
        if word.casefold() in self._offers.with_move:
            return _starting(argument.lstrip(), self._offers.moves)
        return ()


class TerminalLines:
    """Lines typed on a terminal."""

    def __init__(self, *, colour: bool) -> None:
        self._session: PromptSession[str] = PromptSession(
            complete_style=CompleteStyle.MULTI_COLUMN,
            reserve_space_for_menu=ASKING,
            color_depth=None if colour else ColorDepth.MONOCHROME,
        )

    def ask(self, question: str, offers: Offers = NO_OFFERS) -> str:
        return self._session.prompt(question, completer=OfferCompleter(offers)).strip()


def _starting(typed: str, choices: Iterable[str]) -> list[Completion]:
    wanted = typed.casefold()
    return [
        Completion(word, start_position=-len(typed))
        for word in choices
        if word.casefold().startswith(wanted)
    ]
