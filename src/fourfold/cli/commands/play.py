"""`fourfold play`: from the arguments to a table where everybody has a seat."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from datetime import date
from random import Random
from typing import NamedTuple

from fourfold.games import load, registered
from fourfold.games.options import parse_options
from fourfold.match import Match
from fourfold.match.match import UNNAMED
from fourfold.words import Words

from ..arguments import with_options
from ..errors import CommandError
from ..playing.files import read_match
from ..playing.players import draw_seats, level_name, read_names
from ..playing.prompt import Lines, open_lines
from ..playing.questions import ask_game, ask_players
from ..playing.session import Table
from ..terminal.screen import Screen
from .games import PLAYERS, player_range


class Wishes(NamedTuple):
    """What the caller asked for."""

    game: str | None
    options: Sequence[str]
    players: str | None
    in_order: bool
    position: str | None
    load: str | None
    seed: int | None
    level: int | None
    time: float


def play_game(say: Words, wishes: Wishes, *, ascii_only: bool, no_color: bool) -> None:
    """Play until everybody leaves."""
    screen = Screen(say, ascii_only=ascii_only, no_color=no_color)
    lines = open_lines(colour=screen.style.colour)
    rng = Random(wishes.seed)
    try:
        match, drawn = _open(wishes, screen, lines, rng)
    except EOFError:
        return
    screen.seats(match, drawn=drawn)
    Table(match, screen, lines, rng, wishes.time).sit()


def _open(wishes: Wishes, screen: Screen, lines: Lines, rng: Random) -> tuple[Match, bool]:
    """Set up the match, and say whether the seats were drawn by lot."""
    if wishes.load is not None:
        if wishes.game or wishes.options or wishes.players or wishes.position or wishes.level:
            raise CommandError("load-alone")
        return read_match(wishes.load), False
    if wishes.players is not None and wishes.level is not None:
        raise CommandError("level-or-players")
    opponent = None if wishes.level is None else level_name(wishes.level)
    spec, names = wishes.game, None
    if spec is None:
        if not sys.stdin.isatty():
            raise CommandError("game-missing", names=tuple(registered()))
        spec = ask_game(screen, lines)
    spec = with_options(spec, wishes.options)
    least, most = _seats(spec)
    if wishes.players is not None:
        names = read_names(wishes.players)
    elif opponent:
        names = [UNNAMED] + [opponent] * (load(spec).seats - 1)
    elif wishes.game is None:
        names = ask_players(screen, lines, least, most)
    if names and least < most:
        spec = with_options(spec, [f"{PLAYERS}={len(names)}"])
    drawn = names is not None and not wishes.in_order
    if names and drawn:
        names = draw_seats(names, rng)
    return Match(spec, names, wishes.position, date.today()), drawn


def _seats(spec: str) -> tuple[int, int]:
    """Give the least and the most seats that the options leave possible."""
    name, _, options = spec.partition("?")
    if PLAYERS in parse_options(options):
        seats = load(spec).seats
        return seats, seats
    return player_range(load(name))
