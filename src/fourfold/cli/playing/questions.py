"""The few questions a newcomer answers before the first move."""

from __future__ import annotations

from collections.abc import Sequence

from fourfold.match.match import UNNAMED
from fourfold.rules import registered

from ..terminal.language import check_words
from ..terminal.screen import Screen
from .players import LEVELS, RANDOM, level_name
from .prompt import Lines, Offers


def ask_game(screen: Screen, lines: Lines) -> str:
    """Ask what to play."""
    say = screen.say
    games = list(registered())
    check_words(say, games)
    names = [say(f"{game}-name") for game in games]
    rows = [
        (f"{number}  {name}", say(f"{game}-tagline"))
        for number, (name, game) in enumerate(zip(names, games, strict=True), 1)
    ]
    return games[_choose(screen, lines, "cli-ask-game", names, rows)]


def ask_players(screen: Screen, lines: Lines, low: int, high: int) -> list[str]:
    """Ask how many play, where that is free, and against whom."""
    seats = low if low == high else _number(screen, lines, low, high)
    sides = [screen.say(f"cli-against-{side}") for side in ("people", "level", "random")]
    rows = [(str(number), side) for number, side in enumerate(sides, 1)]
    match _choose(screen, lines, "cli-ask-opponents", sides, rows):
        case 0:
            opponent = UNNAMED
        case 1:
            opponent = _level(screen, lines)
        case _:
            opponent = RANDOM
    return [UNNAMED] + [opponent] * (seats - 1)


def _level(screen: Screen, lines: Lines) -> str:
    """Let somebody choose how strong the computer plays."""
    names = {number: screen.say(f"level-name-{number}") for number in LEVELS}
    rows = [
        (f"{number:>2}  {name}", screen.say(f"level-about-{number}"))
        for number, name in names.items()
    ]
    chosen = _choose(screen, lines, "cli-ask-level", list(names.values()), rows)
    return level_name(list(names)[chosen])


def _choose(
    screen: Screen,
    lines: Lines,
    question: str,
    choices: Sequence[str],
    rows: Sequence[tuple[str, str]],
) -> int:
    """Let somebody choose by number, or by the beginning of a word; by default the first."""
    screen.block("")
    screen.tell(question)
    screen.rows(rows)
    prompt = screen.say("cli-ask-number", default="1")
    while typed := lines.ask(f"{prompt} ", Offers(choices)).casefold():
        fitting = [i for i, choice in enumerate(choices) if choice.casefold().startswith(typed)]
        numbered = [i for i in range(len(choices)) if str(i + 1) == typed]
        if len(found := numbered or fitting) == 1:
            return found[0]
        screen.tell("cli-ask-again", low="1", high=str(len(choices)))
    return 0


def _number(screen: Screen, lines: Lines, low: int, high: int) -> int:
    """Let somebody say how many play; by default as few as possible."""
    screen.block("")
    question = screen.say("cli-ask-players", low=str(low), high=str(high))
    while typed := lines.ask(f"{question} "):
        for number in range(low, high + 1):
            if typed == str(number):
                return number
        screen.tell("cli-ask-again", low=str(low), high=str(high))
    return low
