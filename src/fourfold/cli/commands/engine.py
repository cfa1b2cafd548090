"""`fourfold engine`: the Universal Game Interface on standard input and output.

The page `docs/engine-protocol.md` says what each line means.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial
from time import monotonic
from typing import TYPE_CHECKING

from fourfold import __version__
from fourfold.engine.analysis import Analysis
from fourfold.engine.contract import Limits
from fourfold.engine.levels import LEVELS, STRONGEST, WEAKEST
from fourfold.engine.thinking.glance import glance
from fourfold.engine.thinking.messages import Prepare, Said, Think, Thought
from fourfold.engine.thinking.thinker import Thinker
from fourfold.match import Match
from fourfold.rules import AnyGame, GameError, load
from fourfold.rules.errors import quoted
from fourfold.rules.options import parse_options

from ..arguments import whole_number, with_options
from ..errors import CommandError
from ..protocol.inbox import Inbox
from ..protocol.requests import LONGEST_LINE
from ..protocol.ugi_go import read_go
from ..protocol.ugi_lines import LEVEL, LINES, MOST_LINES, info_lines, option_lines

if TYPE_CHECKING:
    from ..terminal.language import Speech

NO_MOVE = "(none)"
_SETOPTION = re.compile(r"name (?P<name>.+?)(?: value (?P<value>.*))?")
_WHILE_THINKING = ("isready", "query", "quit", "stop", "ugi")
_LATEST = 1.05
"""How many times its time a move may take for which everything has to be loaded first."""


@dataclass
class _Search:
    """A move that is being looked for."""

    number: int
    depth: int | None
    held: bool
    """The move is told only when somebody says stop."""
    best: str
    only: tuple[str, ...] = ()
    """The moves that are looked at, if not all."""
    glimpse: Thought | None = None
    """What was seen at first sight, in case that nothing better comes in time."""
    is_loaded: bool = True
    """Whether everything that is needed to think is loaded."""
    is_done: bool = False
    is_stopping: bool = False


class Engine:
    """Plays one game, under options that can be changed, as it is told line by line."""

    def __init__(self, speech: Speech, game: AnyGame, level: int = STRONGEST) -> None:
        self._speech, self._level, self._shown = speech, level, 1
        self._match = Match(game)
        self._inbox = Inbox(self._take_line, self._take_end)
        self._thinker = Thinker(lambda *said: self._inbox.put(partial(self._hear, *said)))
        self._search: _Search | None = None
        self._getting_ready: list[int] = []
        self._loading, self._is_loaded = 0, False
        self._free_since = 0.0
        """When the last move was told: no later one was thought about before."""
        self._is_deaf = self._is_leaving = self._over = False
        self._commands = {
            "ugi": self._introduce,
            "isready": self._get_ready,
            "uginewgame": self._begin,
            "setoption": self._set_option,
            "position": self._set_position,
            "go": self._go,
            "stop": self._stop,
            "query": self._query,
            "quit": self._quit,
        }

    def serve(self) -> None:
        """Do as told until the end of the input."""
        self._load()
        try:
            self._inbox.run(lambda: self._over)
        finally:
            self._thinker.close()

    def _load(self) -> None:
        """Have kernels and tables loaded meanwhile: they take no time from the first move then."""
        self._is_loaded = False
        self._loading = self._thinker.ask(Prepare(self._match.game.spec))

    # Lines.

    def _take_line(self, line: bytes | None) -> None:
        try:
            if line is None:
                raise CommandError("line-too-long", limit=LONGEST_LINE)
            self._obey(line.decode("utf-8", "replace").split())
        except GameError as error:
            self._complain(error)
        # Just after `stop` the move is about to come; whatever is said next can wait for it.
        self._is_deaf = self._search is not None and self._search.is_stopping
        if not self._is_deaf:
            self._inbox.next_line()

    def _obey(self, line: Sequence[str]) -> None:
        if not line:
            return
        name, *arguments = line
        command = self._commands.get(name)
        if not command:
            names = ", ".join(self._commands)
            raise CommandError("ugi-command", name=quoted(name), names=names)
        if self._search and name not in _WHILE_THINKING:
            raise CommandError("ugi-thinking", name=name)
        command(*arguments)

    def _tell(self, *lines: str) -> None:
        for line in lines:
            print(line, flush=True)

    def _complain(self, error: GameError) -> None:
        self._tell(f"info string {self._speech.words.error(error)}")

    # Commands.

    def _introduce(self, *_: str) -> None:
        self._tell(
            f"id name Fourfold {__version__}, {self._match.game.name}",
            "id author The Fourfold contributors",
            *option_lines(self._match.game, self._level, self._shown),
            "ugiok",
        )

    def _get_ready(self, *_: str) -> None:
        if self._search:
            self._tell("readyok")
            return
        self._getting_ready.append(self._thinker.ask(Prepare(self._match.game.spec)))

    def _begin(self, *_: str) -> None:
        self._match = Match(self._match.game)

    def _set_option(self, *arguments: str) -> None:
        found = _SETOPTION.fullmatch(" ".join(arguments))
        if not found:
            raise CommandError("ugi-setoption", text=quoted(" ".join(arguments)))
        name, value = found["name"].lower(), found["value"] or ""
        options = {option.key: option for option in self._match.game.option_list}
        if name == LEVEL.lower():
            self._level = whole_number(LEVEL, value, WEAKEST, STRONGEST)
        elif name == LINES.lower():
            self._shown = whole_number(LINES, value, 1, MOST_LINES)
        elif name in options:
            self._match = Match(_changed(self._match.game, name, value))
            self._load()
        else:
            names = ", ".join([LEVEL, LINES, *options])
            raise CommandError("option-unknown", key=quoted(found["name"]), keys=names)

    def _set_position(self, *arguments: str) -> None:
        at = arguments.index("moves") if "moves" in arguments else len(arguments)
        kind, text = arguments[:1], " ".join(arguments[1:at])
        if kind == ("startpos",) and not text:
            match = Match(self._match.game)
        elif kind == ("fen",):
            match = Match(self._match.game, position=text)
        else:
            raise CommandError("ugi-position", text=quoted(" ".join(arguments)))
        for number, move in enumerate(arguments[at + 1 :], 1):
            try:
                match.play(move)
            except GameError as error:
                raise CommandError("ugi-move", number=number, reason=error) from error
        self._match = match

    def _go(self, *arguments: str) -> None:
        match = self._match
        asked = read_go(arguments, match.game.seats, match.to_move)
        if match.outcome:
            self._complain(CommandError("ugi-game-over"))
            self._tell(f"bestmove {NO_MOVE}")
            return
        for place, move in enumerate(asked.moves, 1):
            try:
                match.game.parse_move(match.state, move)
            except GameError as error:
                raise CommandError("ugi-move", number=place, reason=error) from error
        limits = asked.limits if len(match.legal) > 1 or asked.endless else Limits(0)
        # At the highest level everything is told that is found out; the others keep it.
        level = None if self._level == STRONGEST else self._level
        if asked.moves and level is not None:
            # To choose among some moves, a level looks as far ahead as it can and no further.
            limits, level = Limits(limits.seconds, LEVELS[level].depth), None
        question = Think(
            match.game.spec,
            match.position,
            limits.seconds,
            limits.depth,
            level=level,
            endless=asked.endless,
            nodes=asked.nodes,
            ways=0 if self._level != STRONGEST else MOST_LINES if asked.moves else self._shown,
            asked=None if asked.endless else max(self._inbox.arrived, self._free_since),
            met=tuple(map(match.game.position_text, match.states)),
        )
        number = self._thinker.ask(question)
        best = asked.moves[0] if asked.moves else match.legal[0]
        depth = asked.limits.depth
        self._search = _Search(number, depth, asked.endless, best, asked.moves)
        if not self._is_loaded:
            self._look_meanwhile(self._search, question)

    def _look_meanwhile(self, search: _Search, question: Think) -> None:
        """Have something to say when the time is up, though it is not all loaded."""
        search.is_loaded = False
        glance(
            question,
            lambda thought: self._inbox.put(partial(self._glimpse, search, thought)),
            lambda: search.is_loaded or search.is_done or search.is_stopping,
        )
        if question.asked is not None:
            end = question.asked + _LATEST * question.seconds
            self._inbox.put_later(end - monotonic(), partial(self._time_is_up, search))

    def _stop(self, *_: str) -> None:
        if self._search:
            self._search.held, self._search.is_stopping = False, True
            self._thinker.stop()
            if not self._search.is_loaded:
                self._make_do(self._search)
            self._finish()

    def _query(self, *arguments: str) -> None:
        match = self._match
        winner = match.outcome and match.outcome.winner
        result = "draw" if winner is None else f"p{winner + 1}win"
        answers = {
            "gameover": _truth(match.outcome is not None),
            "result": result if match.outcome else "none",
            "fen": match.position,
            **{f"p{i + 1}turn": _truth(i == match.to_move) for i in range(match.game.seats)},
        }
        name = " ".join(arguments)
        if name not in answers:
            raise CommandError("ugi-query", name=quoted(name), names=", ".join(answers))
        self._tell(f"response {answers[name]}")

    def _quit(self, *_: str) -> None:
        self._is_leaving = True
        self._getting_ready.clear()
        self._stop()
        self._leave()

    def _take_end(self) -> None:
        """Answer what was asked before the end of the input; nobody is left to say stop."""
        self._is_leaving = True
        if self._search and self._search.held:
            self._stop()
        self._leave()

    def _leave(self) -> None:
        """End, if that is wanted and nothing waits for its answer."""
        self._over = self._is_leaving and not self._search and not self._getting_ready

    # Thoughts.

    def _hear(self, _: Thinker, said: Said) -> None:
        if said.event == "loaded":
            self._take_loaded(said.number)
        elif said.event in ("died", "fault"):
            self._recover()
        elif said.number in self._getting_ready:
            if said.is_last:
                self._getting_ready.remove(said.number)
                self._tell("readyok")
                self._leave()
        elif self._search and self._search.number == said.number:
            if said.is_last:
                self._search.is_done = True
                self._finish()
            elif said.event == "thought":
                self._take_thought(self._search, Thought.read(said.value))

    def _take_thought(self, search: _Search, thought: Thought) -> None:
        thought = _among(thought, search.only)
        search.best = thought.move or search.best
        if self._level != STRONGEST:
            thought = thought._replace(analysis=None)
        self._tell(*info_lines(thought, search.depth, self._shown))

    def _take_loaded(self, number: int) -> None:
        # What was asked under other options, and not waited for, may be heard of only now.
        if number >= self._loading:
            self._is_loaded = True
        if self._search and self._search.number == number:
            self._search.is_loaded = True

    def _glimpse(self, search: _Search, thought: Thought) -> None:
        search.glimpse = thought
        if search.is_stopping and not search.is_loaded:
            self._make_do(search)

    def _time_is_up(self, search: _Search) -> None:
        """Move by what was seen so far, or will be in a moment: nothing better came in time."""
        if search is self._search:
            search.is_stopping, search.is_loaded = True, False
            self._thinker.stop()
            self._make_do(search)

    def _make_do(self, search: _Search) -> None:
        """Take what was seen at first sight for the answer, as soon as there is something."""
        if search is self._search and not search.is_done and search.glimpse:
            self._take_thought(search, search.glimpse)
            search.is_done = True
            self._finish()

    def _recover(self) -> None:
        """Go on after the process that thinks has died; another starts with the next question."""
        self._thinker.close()
        self._is_loaded = False
        self._complain(CommandError("ugi-died"))
        self._tell(*("readyok" for _ in self._getting_ready))
        self._getting_ready.clear()
        if self._search and not self._search.is_loaded:
            self._make_do(self._search)
        if self._search:
            self._search.is_done = True
            self._finish()
        self._leave()

    def _finish(self) -> None:
        """Tell the move, when it is found and wanted."""
        if self._search and self._search.is_done and not self._search.held:
            self._tell(f"bestmove {self._search.best}")
            self._search, self._free_since = None, monotonic()
            self._leave()
            if self._is_deaf:
                self._is_deaf = False
                self._inbox.next_line()


def _among(thought: Thought, only: Sequence[str]) -> Thought:
    """Leave out of a thought what was not asked for: other moves, and what they make of it."""
    if not only or thought.analysis is None:
        return thought
    moves = [each for each in thought.analysis.moves if each.move in only]
    analysis = Analysis("unknown", None, False, moves, None)
    return thought._replace(move=moves[0].move, analysis=analysis)


def _truth(value: bool) -> str:
    return "true" if value else "false"


def _changed(game: AnyGame, key: str, value: str) -> AnyGame:
    """Give a game with one option changed; those left out still follow from the others."""
    return load(game.name, **{**parse_options(game.options_text), key: value})


def run_engine(speech: Speech, spec: str, options: Sequence[str], level: int) -> None:
    """Speak the protocol until the end of the input."""
    Engine(speech, load(with_options(spec, options)), level).serve()
