"""Other programs as players: engines that speak the Universal Game Interface.

An engine is not to be trusted. Whatever it does, the one who called gets a legal move or a
PlayerError in limited time, and no process stays behind.
"""

from __future__ import annotations

import shlex
import subprocess
from contextlib import suppress
from queue import Empty, Full, Queue
from threading import Thread
from time import monotonic, sleep
from types import TracebackType
from typing import BinaryIO, NamedTuple

from fourfold.match import Match
from fourfold.rules import AnyGame, GameError, MoveError
from fourfold.rules.errors import quoted
from fourfold.rules.options import unlike_default

from .asking import check_match, check_seconds
from .contract import SECONDS
from .processes import give_way, kill_group

PREFIX = "ugi:"
"""What the names of engines start with; options and the command follow."""
FAILURES = (
    "engine-missing",
    "engine-option",
    "engine-died",
    "engine-late",
    "engine-nonsense",
    "engine-illegal",
)
"""The reasons for which an engine loses a game without playing it to the end."""
STARTING = 60.0
"""Seconds an engine may take to start, and to get ready."""
_LATER = 1.5, 0.5
"""An engine is told to stop after this many times its time, and so many seconds."""
_AT_LAST = 5.0
"""Seconds an engine has to answer when it was told to stop."""
_LEAVING = 2.0
"""Seconds an engine has to leave before it is killed."""
_LONGEST_LINE = 2**16
_MOST_LINES = 1000
"""How many lines are kept for when somebody looks; an engine that says more is not heard."""
_HEARD = ("ugiok", "option", "readyok", "bestmove")
_GULP = 2**18
"""How much is heard, with a thousand characters for every line, before we take a breath."""
_BREATH = 0.005
"""Seconds; so a flood keeps nobody busy who shares the process with us."""


class PlayerError(GameError):
    """A player who cannot go on, and has lost the game for that reason."""


def is_engine(name: str) -> bool:
    """Say whether a player's name stands for an engine."""
    return name.startswith(PREFIX)


class Command(NamedTuple):
    """How to start an engine, and which of its options to set."""

    arguments: list[str]
    """The program and what it is started with."""
    options: dict[str, str]


def read_command(name: str) -> Command:
    """Read a player's name, in which options stand before the command: `ugi:Hash=64 ./engine`."""
    if not isinstance(name, str):
        raise PlayerError("engine-command", command=quoted(str(name)))
    text = name.removeprefix(PREFIX)
    try:
        arguments = shlex.split(text)
    except ValueError:
        arguments = []
    options = dict[str, str]()
    while arguments and "=" in arguments[0]:
        key, _, options[key] = arguments.pop(0).partition("=")
    if not arguments or not all(options) or not text.isprintable():
        raise PlayerError("engine-command", command=quoted(text))
    return Command(arguments, options)


class UgiPlayer:
    """Plays what an engine says. The engine starts when it is first needed; `close` ends it."""

    def __init__(
        self,
        name: str,
        seconds: float = SECONDS,
        starting: float = STARTING,
        niceness: int = 0,
    ) -> None:
        self._command = read_command(name)
        for limit in (seconds, starting):
            check_seconds(limit)
        self._name = quoted(name.removeprefix(PREFIX))
        self._seconds, self._starting, self._niceness = seconds, starting, niceness
        self._process: subprocess.Popen[bytes] | None = None
        self._lines = Queue[str | None](_MOST_LINES)
        self.is_unwanted = False
        """Whether it was killed by us."""
        self.offered = frozenset[str]()
        """The options that the engine offers, in lower case; known once it has started."""

    def __enter__(self) -> UgiPlayer:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.close()

    def choose(self, match: Match) -> str:
        """Give the text of a legal move, or raise PlayerError."""
        check_match(match)
        if not self._process:
            self.start(match.game)
        self._say(_position(match))
        self._get_ready()
        go = f"go movetime {max(1, round(self._seconds * 1000))}"
        self._say(go)
        factor, more = _LATER
        line = self._wait_for("bestmove", self._seconds * factor + more)
        if line is None:
            self._say("stop")
            line = self._wait_for("bestmove", _AT_LAST)
        if line is None:
            raise self._failure("engine-late", go)
        _, *rest = line.split()
        if not rest:
            raise self._failure("engine-nonsense", line)
        move = rest[0]
        try:
            match.game.parse_move(match.state, move)
        except MoveError:
            raise self._failure("engine-illegal", move) from None
        return move

    def start(self, game: AnyGame) -> None:
        """Start the engine and tell it the options of the game, or raise PlayerError."""
        try:
            self._process = subprocess.Popen(
                self._command.arguments,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=subprocess.DEVNULL,
                # Ctrl-C is for us; and what the engine starts can be ended together with it.
                start_new_session=True,
            )
        except OSError as error:
            raise self._failure("engine-missing", error.strerror or "") from None
        give_way(self._process.pid, self._niceness)
        if self.is_unwanted:
            kill_group(self._process)
        assert self._process.stdout
        Thread(target=self._listen, args=(self._process.stdout,), daemon=True).start()
        self._say("ugi")
        self.offered = self._introduction()
        for key in self._command.options:
            if key.lower() not in self.offered:
                raise self._failure("engine-option", key)
        # Without an option an engine plays by its default, and so the wrong game.
        if missing := unlike_default(game.option_list, game.options).keys() - self.offered:
            raise self._failure("engine-option", min(missing))
        shared = {key: value for key, value in game.options.items() if key in self.offered}
        for key, value in {**shared, **self._command.options}.items():
            self._say(f"setoption name {key} value {value}")
        self._say("uginewgame")
        self._get_ready()

    def kill(self) -> None:
        """End the engine at once, also while another thread waits for it, which gets PlayerError.

        Nobody is waited for here, so there is still something to `close`.
        """
        self.is_unwanted = True
        if process := self._process:
            kill_group(process)

    def close(self) -> None:
        """End the engine: politely, but if need be by force."""
        process = self._process
        if not process:
            return
        assert process.stdin
        try:
            with suppress(OSError):
                self._write("quit")
            with suppress(OSError):
                process.stdin.close()
            with suppress(subprocess.TimeoutExpired):
                process.wait(_LEAVING)
        finally:
            kill_group(process)
            process.wait()
            self._process = None

    # Talking.

    def _introduction(self) -> frozenset[str]:
        """Return the names of the options that the engine offers when it introduces itself."""
        offered, end = set[str](), monotonic() + self._starting
        while (line := self._next(end)) != "ugiok":
            if line is None:
                raise self._failure("engine-late", "ugi")
            if line.startswith("option name "):
                offered.add(line.removeprefix("option name ").partition(" type ")[0].lower())
        return frozenset(offered)

    def _get_ready(self) -> None:
        """Wait for the engine, also so that what it said before is not taken for an answer."""
        self._say("isready")
        if self._wait_for("readyok", self._starting) is None:
            raise self._failure("engine-late", "isready")

    def _say(self, line: str) -> None:
        try:
            self._write(line)
        except OSError:
            raise self._death() from None

    def _write(self, line: str) -> None:
        assert self._process
        assert self._process.stdin
        self._process.stdin.write(line.encode() + b"\n")
        self._process.stdin.flush()

    def _wait_for(self, word: str, seconds: float) -> str | None:
        """Give the next line that starts with a word, or nothing if it does not come in time."""
        end = monotonic() + seconds
        while (line := self._next(end)) is not None:
            if line.split()[0] == word:
                return line
        return None

    def _next(self, end: float) -> str | None:
        """Give the next line that means something, or nothing if none comes in time."""
        left = end - monotonic()
        if left <= 0:
            # Even if there are lines: a flood must not keep anybody here.
            return None
        try:
            line = self._lines.get(timeout=left)
        except Empty:
            return None
        if line is None:
            raise self._death()
        return line

    def _listen(self, stream: BinaryIO) -> None:
        """Keep the lines that mean something; the last is None."""
        with stream, suppress(OSError):
            heard = 0
            while line := stream.readline(_LONGEST_LINE):
                text = line.decode("utf-8", "replace").strip()
                if text.startswith(_HEARD):
                    with suppress(Full):
                        self._lines.put_nowait(text)
                heard += len(line) + 1000
                if heard > _GULP:
                    heard = 0
                    sleep(_BREATH)
        while True:
            try:
                return self._lines.put_nowait(None)
            except Full:
                with suppress(Empty):
                    self._lines.get_nowait()

    def _death(self) -> PlayerError:
        assert self._process
        try:
            status = self._process.wait(_LEAVING)
        except subprocess.TimeoutExpired:
            return self._failure("engine-died", "–")
        return self._failure("engine-died", str(status))

    def _failure(self, code: str, note: str) -> PlayerError:
        return PlayerError(code, command=self._name, note=quoted(note))


def _position(match: Match) -> str:
    game, start = match.game, match.start
    is_usual = start == game.position_text(game.initial())
    place = "position startpos" if is_usual else f"position fen {start}"
    return " ".join([place, "moves", *match.moves] if match.moves else [place])
