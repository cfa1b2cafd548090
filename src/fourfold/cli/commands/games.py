"""`fourfold games`: what there is to play, and with which options."""

from __future__ import annotations

from functools import reduce

from rich.text import Text

from fourfold.i18n import Words
from fourfold.rules import AnyGame, load, registered
from fourfold.rules.options import Choice, Number, Numbers, Option

from ..terminal.language import check_words
from ..terminal.screen import make_console, print_rows

PLAYERS = "players"
"""The option that sets how many seats there are, in games where that is free."""


def list_games(say: Words) -> None:
    """Print every game with its tagline."""
    check_words(say, registered())
    console = make_console()
    width = max(map(len, registered()))
    print_rows(
        console,
        [
            (f"{name:<{width}}  {seats_text(say, load(name))}", say(f"{name}-tagline"))
            for name in registered()
        ],
    )
    console.print()
    console.print(say("cli-games-more"))


def describe_game(say: Words, spec: str) -> None:
    """Print the options of one game: what they mean, may be, and are when left out."""
    game = load(spec)
    check_words(say, [game.name])
    console = make_console()
    console.print(Text(say(f"{game.name}-name"), "bold"))
    console.print(say(f"{game.name}-tagline"))
    console.print(seats_text(say, game))
    console.print()
    if game.option_list:
        print_rows(console, [(o.key, option_text(say, game, o)) for o in game.option_list])
    else:
        console.print(say("cli-options-none"))


def option_text(say: Words, game: AnyGame, option: Option) -> str:
    """Say what an option means, may be, and is when left out."""
    usual = "cli-default" if isinstance(option.default, str) else "cli-default-depends"
    default = say(usual, value=option.default_among(game.options))
    sentences = [say(f"{game.name}-option-{option.key}"), values_text(say, option), default]
    return reduce(lambda one, more: say("two-sentences", first=one, second=more), sentences)


def player_range(game: AnyGame) -> tuple[int, int]:
    """Give the least and the most seats this game can have."""
    for option in game.option_list:
        if option.key == PLAYERS and isinstance(option, Number):
            return option.low, option.high
    return game.seats, game.seats


def seats_text(say: Words, game: AnyGame) -> str:
    """Say how many can play."""
    low, high = player_range(game)
    if low == high:
        return say("cli-seats-exactly", count=low)
    return say("cli-seats-range", low=low, high=high)


def values_text(say: Words, option: Option) -> str:
    """Say what an option may be."""
    match option:
        case Choice():
            return say("cli-values-choice", values=tuple(option.values))
        case Numbers():
            return say("cli-values-numbers", low=option.low, high=option.high)
        case Number():
            return say("cli-values-number", low=option.low, high=option.high)
        case _:
            return ""
