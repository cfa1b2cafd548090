"""A table in the terminal: people and computer players at one match after another."""

from __future__ import annotations

from collections.abc import Callable
from datetime import date
from pathlib import Path
from random import Random

from fourfold.engine.analysis import Analysis, analyze
from fourfold.engine.contract import Limits
from fourfold.match import Match, write_record
from fourfold.rules import GameError, MatchError
from fourfold.rules.errors import quoted

from ..errors import CommandError
from ..terminal.analysis import fitting, print_analysis, worth
from ..terminal.screen import Screen
from .files import file_exists, read_match, write_match
from .moves import find_move
from .players import COMPUTERS, RANDOM, STRONGEST, Player, level_name
from .prompt import Lines, Offers
from .typed import Vocabulary


class Session:
    """Everything that happens between sitting down at a table and leaving it."""

    def __init__(
        self, match: Match, screen: Screen, lines: Lines, rng: Random, seconds: float
    ) -> None:
        self._match = match
        self._screen, self._say, self._lines, self._rng = screen, screen.say, lines, rng
        self._seconds = seconds
        self._computers = {name: make(rng, seconds) for name, make in COMPUTERS.items()}
        self._commands: dict[str, Callable[[str], None]] = {
            "help": self._help,
            "moves": self._moves,
            "hint": self._hint,
            "analyze": self._analyze,
            "undo": self._undo,
            "save": self._save,
            "load": self._load,
            "resign": self._resign,
            "draw": self._draw,
            "rules": self._rules,
            "record": self._record,
            "rematch": self._rematch,
            "quit": self._quit,
        }
        self._vocabulary = Vocabulary(screen.say, self._commands)
        self._kept = write_record(match)
        """The record as it was when nothing of it could get lost."""
        self._news: list[str] = []
        """What computer players did, told below the board when a person has to answer it."""
        self._to_show = True
        self._hint_due = True
        self._leaving = False

    def sit(self) -> None:
        """Play until everybody leaves."""
        try:
            while not self._leaving:
                self._turn()
        except EOFError:
            self._hand_over_record()
        except KeyboardInterrupt:
            self._hand_over_record()
            raise

    # Turns.

    def _turn(self) -> None:
        computer = None if self._match.outcome else self._computer(self._match.to_move)
        if computer:
            name = self._name(self._match.to_move)
            with self._screen.thinking(name):
                move = computer.choose(self._match)
            self._play(move)
            self._news.append(self._say("cli-computer-plays", name=name, move=move))
            if all(self._computer(seat) for seat in range(self._match.game.seats)):
                self._tell_news()
            return
        if self._to_show:
            self._show()
        try:
            self._obey(self._lines.ask(self._question(), self._offers()))
        except GameError as error:
            self._screen.text(self._say.error(error))
            if error.code == "move-unreadable":
                self._screen.tell("cli-hint-help", help=self._vocabulary.word("help"))

    def _computer(self, seat: int) -> Player | None:
        """Give the computer player of a seat, if any: one moves for everybody who resigned."""
        name = RANDOM if seat in self._match.resigned else self._match.players[seat]
        return self._computers.get(name)

    def _play(self, move: str) -> None:
        self._match.play(move)
        self._to_show = True

    def _obey(self, line: str) -> None:
        command = self._vocabulary.read(line)
        if not line:
            self._to_show = True
        elif command and line not in self._match.legal:
            self._commands[command.name](command.argument)
        else:
            self._play(find_move(self._match, line))

    def _question(self) -> str:
        if not self._match.outcome:
            return f"{self._say('cli-your-turn', name=self._name(self._match.to_move))}> "
        choices = [self._vocabulary.usage(name) for name in ("rematch", "undo", "save", "quit")]
        return f"{self._say.listed(choices)}> "

    def _offers(self) -> Offers:
        return Offers(
            moves=self._match.legal,
            commands=[self._vocabulary.word(name) for name in self._commands],
            with_move=self._vocabulary.words_for("moves"),
            with_file=self._vocabulary.words_for("save", "load"),
        )

    def _agrees(self, question: str, **arguments: object) -> bool:
        asked = f"{self._say(question, **arguments)} {self._say('cli-yes-or-no')} "
        return self._vocabulary.means_yes(self._lines.ask(asked))

    # Showing.

    def _name(self, seat: int) -> str:
        return self._screen.names(self._match)[seat]

    def _show(self) -> None:
        self._to_show = False
        self._screen.position(self._match)
        self._tell_news()
        if self._match.outcome:
            self._screen.end(self._match)
        elif self._hint_due:
            self._hint_due = False
            typed = {name: self._vocabulary.word(name) for name in ("moves", "help")}
            self._screen.tell("cli-hint", example=self._match.legal[0], **typed)

    def _tell_news(self) -> None:
        for news in self._news:
            self._screen.text(news)
        self._news.clear()

    # Commands.

    def _help(self, _: str) -> None:
        self._screen.tell("cli-help-move")
        self._screen.rows(
            [
                (self._vocabulary.usage(name), self._say(f"cli-about-{name}"))
                for name in self._commands
            ]
        )

    def _moves(self, start: str) -> None:
        if self._match.outcome:
            raise MatchError("match-over")
        numbered = [
            (number, move)
            for number, move in enumerate(self._match.legal, 1)
            if move.casefold().startswith(start.casefold())
        ]
        if numbered:
            self._screen.moves(numbered)
            self._screen.tell("cli-moves-count", count=len(numbered))
        else:
            self._screen.tell("cli-moves-none", start=quoted(start))

    def _hint(self, _: str) -> None:
        best = self._judged().moves[0]
        self._screen.tell("study-hint-move", move=best.move, worth=worth(self._say, best))

    def _analyze(self, _: str) -> None:
        mover = self._name(self._match.to_move)
        console, found = self._screen.console, self._judged()
        most = fitting(console, self._say, found, mover)
        print_analysis(console, self._say, found, mover, most)

    def _judged(self) -> Analysis:
        """Let the strongest computer player look at the position."""
        if self._match.outcome:
            raise MatchError("match-over")
        with self._screen.thinking(self._say(f"cli-player-{level_name(STRONGEST)}")):
            return analyze(self._match.game, self._match.state, Limits(self._seconds))

    def _undo(self, _: str) -> None:
        turns = [self._match.game.to_move(state) for state in self._match.states[:-1]]
        own = [i for i, seat in enumerate(turns) if not self._computer(seat)]
        if turns and not own:
            raise CommandError("nobody-to-take-back")
        count = len(turns) - own[-1] if own else 1
        self._match.takeback(count)
        self._to_show = True
        self._screen.tell("cli-taken-back", count=count)

    def _save(self, file: str) -> None:
        if not file:
            raise CommandError("file-missing", usage=self._vocabulary.usage("save"))
        if file_exists(file) and not self._agrees("cli-replace", file=quoted(Path(file).name)):
            self._screen.tell("cli-not-saved")
            return
        write_match(file, self._match)
        self._kept = write_record(self._match)
        self._screen.tell("cli-saved", file=quoted(Path(file).name))

    def _load(self, file: str) -> None:
        if not file:
            raise CommandError("file-missing", usage=self._vocabulary.usage("load"))
        match = read_match(file)
        if self._could_get_lost() and not self._agrees("cli-load-anyway"):
            return
        self._start(match)

    def _resign(self, _: str) -> None:
        name = self._name(self._match.to_move)
        if self._match.outcome or self._agrees("cli-resign-sure", name=name):
            self._match.resign()
            self._to_show = True
            if not self._match.outcome:
                self._screen.tell("cli-resigned", name=name)

    def _draw(self, _: str) -> None:
        seats = [s for s in range(self._match.game.seats) if s not in self._match.resigned]
        if not self._match.outcome:
            if any(self._computer(seat) for seat in seats):
                raise CommandError("draw-with-computer")
            for seat in seats:
                name = self._name(seat)
                if seat != self._match.to_move and not self._agrees("cli-draw-sure", name=name):
                    self._screen.tell("cli-draw-refused", name=name)
                    return
        self._match.agree_draw()
        self._to_show = True

    def _rules(self, _: str) -> None:
        game = self._match.game
        self._screen.tell(f"{game.name}-rules")
        if game.options:
            self._screen.block("")
            self._screen.tell("cli-options-in-force")
            self._screen.rows(
                [
                    (f"{key}={value}", self._say(f"{game.name}-option-{key}"))
                    for key, value in game.options.items()
                ]
            )

    def _record(self, _: str) -> None:
        self._screen.block(write_record(self._match).rstrip("\n"))

    def _rematch(self, _: str) -> None:
        self._start(self._match.rematch(self._rng, date.today()))

    def _start(self, match: Match) -> None:
        self._match = match
        self._kept = write_record(match)
        self._to_show = True
        self._screen.seats(match, drawn=False)

    def _quit(self, _: str) -> None:
        file = ""
        if self._could_get_lost():
            file = self._lines.ask(f"{self._say('cli-quit-save')} ")
        if file:
            self._save(file)
        self._leaving = not file or not self._could_get_lost()

    # Leaving.

    def _could_get_lost(self) -> bool:
        return not self._match.outcome and write_record(self._match) != self._kept

    def _hand_over_record(self) -> None:
        """Print an unfinished game before it is gone."""
        self._screen.block("")
        if self._could_get_lost():
            self._screen.tell("cli-unsaved")
            self._record("")
