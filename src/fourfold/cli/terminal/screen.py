"""What the people at the table see."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from contextlib import AbstractContextManager, nullcontext
from typing import Any

from rich.console import Console
from rich.text import Text

from fourfold.engine.players import is_computer
from fourfold.i18n import Words
from fourfold.match import Match
from fourfold.match.match import UNNAMED
from fourfold.rules import AnyGame, Outcome

from .board import Room, Style, draw, draw_hands
from .streams import as_written, writes_unicode
from .wrapping import in_rows, wrap

TALL = 36
"""How many lines a terminal needs so that there is some air around boards."""
ASKING = 3
"""How many lines a question takes, with what it offers below."""
WIDE = 64
"""Columns from which what is said above the prompt needs one line."""


class _Console(Console):
    """A console that breaks the lines of sentences where their script allows it."""

    def print(self, *objects: Any, **options: Any) -> None:
        if not options.get("soft_wrap", self.soft_wrap):
            objects = tuple(wrap(x, self.width) if isinstance(x, str) else x for x in objects)
        super().print(*objects, **options)


def make_console(*, no_color: bool = False) -> Console:
    """Give a console that prints what it is given, without markup and guesses."""
    console = _Console(markup=False, highlight=False, emoji=False, no_color=no_color or None)
    if not console.is_terminal:
        # Programs and files get each sentence on one line, however long.
        console.soft_wrap = True
    return console


def print_rows(console: Console, rows: Sequence[tuple[str, str]]) -> None:
    """Print two columns, the second wrapped at the width of the terminal."""
    for lines in in_rows(rows, console.width):
        console.print(lines, soft_wrap=True)


def game_title(say: Words, game: AnyGame) -> str:
    """Name a game, with its options where some are not the usual ones."""
    name = say(f"{game.name}-name")
    options = game.options_text
    return (
        say("cli-game-options", game=name, options=tuple(options.split("&"))) if options else name
    )


def end_told(say: Words, game: AnyGame, outcome: Outcome, names: Sequence[str]) -> str:
    """Say who has won, and why; a game may have a sentence of its own for a reason."""
    own = f"{game.name}-reason-{outcome.reason}"
    reason = say(own if own in say else f"reason-{outcome.reason}")
    if outcome.winner is None:
        return say("cli-drawn", reason=reason)
    return say("cli-won", name=names[outcome.winner], reason=reason)


class Screen:
    """Shows positions and sentences."""

    def __init__(self, say: Words, *, ascii_only: bool, no_color: bool) -> None:
        self.say = say
        self.console = make_console(no_color=no_color)
        self.style = Style(
            colour=self.console.color_system is not None and not self.console.no_color,
            unicode=not ascii_only and writes_unicode(),
        )

    def tell(self, message: str, **arguments: object) -> None:
        """Print a sentence."""
        self.text(self.say(message, **arguments))

    def text(self, text: str | Text) -> None:
        """Print a text, wrapped at the width of the terminal."""
        self.console.print(text)

    def block(self, text: str | Text) -> None:
        """Print lines as they are."""
        self.console.print(text, soft_wrap=True)

    def rows(self, rows: Sequence[tuple[str, str]]) -> None:
        """Print two columns."""
        print_rows(self.console, rows)

    def position(self, match: Match) -> None:
        """Print the title, the board with the last move marked, and the hands."""
        game, outcome = match.game, match.outcome
        layout, view = game.layout(), game.view(match.state)
        title = self.say(
            "cli-title-end" if outcome else "cli-title",
            game=game_title(self.say, game),
            count=match.ply,
            number=match.ply + 1,
        )
        self._gap()
        self.block(Text(title, "bold"))
        self._gap()
        before = game.view(match.states[-2]).board if match.moves else view.board
        shown = outcome.spaces if outcome else ()
        last = _changed(before, view.board)
        room = {"room": self._room(game.seats)} if self.console.is_terminal else {}
        self.block(draw(layout, view, style=self.style, last=last, shown=shown, **room))
        self._gap()
        to_move = None if outcome else match.to_move
        names = [as_written(name) for name in self.names(match)]
        width = self.console.width if self.console.is_terminal else None
        self.block(draw_hands(layout, view, names, to_move, style=self.style, width=width))
        self._gap()

    def _room(self, seats: int) -> Room:
        """Give the room for a board: its title is above, below it are the hands and the prompt
        with a list of moves.
        """
        gaps = 4 if self.console.height >= TALL else 0
        wrapped = 2 if self.console.width < WIDE else 0
        return Room(self.console.width, self.console.height - seats - 4 - gaps - wrapped)

    def end(self, match: Match) -> None:
        """Say who won, and why."""
        outcome = match.outcome
        assert outcome is not None
        self.text(end_told(self.say, match.game, outcome, self.names(match)))

    def seats(self, match: Match, *, drawn: bool) -> None:
        """Say who sits where, unless nobody has a name."""
        if all(name == UNNAMED for name in match.players):
            return
        alone = sum(not is_computer(name) for name in match.players) == 1
        somebody = self.say("cli-you" if alone else "cli-somebody")
        seats = [
            self.say(
                "cli-seat",
                colour=self.say("seat-name", seat=colour),
                name=somebody if name == UNNAMED else self._called(name),
            )
            for colour, name in zip(match.game.layout().colours, match.players, strict=True)
        ]
        self.tell("cli-seats-drawn" if drawn else "cli-seats-given", seats=tuple(seats))

    def thinking(self, name: str) -> AbstractContextManager[object]:
        """Show on a terminal that somebody is thinking, as long as that lasts."""
        if not self.console.is_terminal:
            return nullcontext()
        return self.console.status(self.say("cli-thinking", name=name))

    def _gap(self) -> None:
        # On a small terminal the whole board matters more than air around it.
        if not self.console.is_terminal or self.console.height >= TALL:
            self.block("")

    def moves(self, numbered: Sequence[tuple[int, str]]) -> None:
        """Print moves with their numbers in columns."""
        digits = max(len(str(number)) for number, _ in numbered)
        letters = max(len(move) for _, move in numbered)
        cells = [f"{number:>{digits}} {move:<{letters}}" for number, move in numbered]
        columns = max(1, (self.console.width + 3) // (len(cells[0]) + 3))
        rows = -(-len(cells) // columns)
        for row in range(rows):
            self.block("   ".join(cells[row::rows]).rstrip())

    def names(self, match: Match) -> list[str]:
        """Give each seat's player as people say it: `Ann (Light)`, or the colour alone."""
        return [self._name(match, seat) for seat in range(match.game.seats)]

    def _name(self, match: Match, seat: int) -> str:
        colour = self.say("seat-name", seat=match.game.layout().colours[seat])
        name = match.players[seat]
        if name == UNNAMED:
            return colour
        return self.say("cli-name", name=self._called(name), colour=colour)

    def _called(self, name: str) -> str:
        """Give a player's name, that of a computer player in the chosen language."""
        return self.say(f"cli-player-{name}") if is_computer(name) else name


def _changed(before: Mapping[str, str], after: Mapping[str, str]) -> Collection[str]:
    """Give the spaces where something came, went, or was replaced."""
    return {name for name in before.keys() | after.keys() if before.get(name) != after.get(name)}
