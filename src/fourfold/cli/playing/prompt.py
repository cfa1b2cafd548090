"""Reading what a person types: with completion on a terminal, plainly from a pipe."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from typing import NamedTuple, Protocol

from fourfold.rules.errors import quoted


class Offers(NamedTuple):
    """What can be typed now, for completion."""

    moves: Sequence[str] = ()
    commands: Sequence[str] = ()
    with_move: Sequence[str] = ()
    """The commands after which a move or its beginning may follow."""
    with_file: Sequence[str] = ()
    """The commands after which a file name follows."""


NO_OFFERS = Offers()


class Lines(Protocol):
    """Somebody who answers in lines."""

    def ask(self, question: str, offers: Offers = NO_OFFERS) -> str:
        """Give the next line without spaces around it, or raise EOFError after the last."""


class PlainLines:
    """Lines from a pipe, a file, or a terminal whose output goes elsewhere."""

    def ask(self, question: str, offers: Offers = NO_OFFERS) -> str:
        print(question, end="", flush=True)
        line = sys.stdin.readline()
        if not line:
            print()
            raise EOFError
        if not sys.stdin.isatty():
            # Nobody saw this line being typed: with it the output reads like a conversation.
            print(quoted(line.rstrip("\r\n")))
        return line.strip()


def open_lines(*, colour: bool) -> Lines:
    """Give the best way to read lines here."""
    if sys.stdin.isatty() and sys.stdout.isatty():
        from .completion import TerminalLines

        return TerminalLines(colour=colour)
    return PlainLines()
