"""`fourfold play`: from the arguments to a table where everybody has a seat."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from datetime import date
from random import Random
from typing import NamedTuple

from fourfold.i18n import Words
from fourfold.match import Match
from fourfold.match.match import UNNAMED
from fourfold.rules import load, registered
from fourfold.rules.options import parse_options

from ..arguments import with_options
from ..errors import CommandError
from ..playing.files import read_match
from ..playing.players import draw_seats, level_name, read_names
from ..playing.prompt import Lines, open_lines
from ..playing.questions import ask_game, ask_players
from ..playing.session import Session
from ..terminal.language import check_words
from ..terminal.screen import Screen
from .games import PLAYERS, player_range


class Arguments(NamedTuple):
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


def play_game(say: Words, asked: Arguments, *, ascii_only: bool, no_color: bool) -> None:
    """Play until everybody leaves."""
    screen = Screen(say, ascii_only=ascii_only, no_color=no_color)
    lines = open_lines(colour=screen.style.colour)
    rng = Random(asked.seed)
    try:
        match, drawn = _open(asked, screen, lines, rng)
    except EOFError:
        return
    check_words(say, [match.game.name])
    screen.seats(match, drawn=drawn)
    Session(match, screen, lines, rng, asked.time).sit()


def _open(asked: Arguments, screen: Screen, lines: Lines, rng: Random) -> tuple[Match, bool]:
    """Set up the match, and say whether the seats were drawn by lot."""
    if asked.load is not None:
        if asked.game or asked.options or asked.players or asked.position or asked.level:
            raise CommandError("load-alone")
        return read_match(asked.load), False
    if asked.players is not None and asked.level is not None:
        raise CommandError("level-or-players")
    opponent = None if asked.level is None else level_name(asked.level)
    spec, names = asked.game, None
    if spec is None:
        if not sys.stdin.isatty():
            raise CommandError("game-missing", names=tuple(registered()))
        spec = ask_game(screen, lines)
    spec = with_options(spec, asked.options)
    least, most = _seats(spec)
    if asked.players is not None:
        names = read_names(asked.players)
    elif opponent:
        names = [UNNAMED] + [opponent] * (load(spec).seats - 1)
    elif asked.game is None:
        names = ask_players(screen, lines, least, most)
    if names and least < most:
        spec = with_options(spec, [f"{PLAYERS}={len(names)}"])
    drawn = names is not None and not asked.in_order
    if names and drawn:
        names = draw_seats(names, rng)
    return Match(spec, names, asked.position, date.today()), drawn


def _seats(spec: str) -> tuple[int, int]:
    """Give the least and the most seats that the options leave possible."""
    name, _, options = spec.partition("?")
    if PLAYERS in parse_options(options):
        seats = load(spec).seats
        return seats, seats
    return player_range(load(name))
