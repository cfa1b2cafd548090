"""Engines of others at our boards: programs that speak the Universal Game Interface.

Whoever runs the server has named them; nobody else can have a command run. An engine plays each
match in a process of its own. It is told the whole match with every move, so its process can be
ended at any time and started again when it is needed. Whatever it does, there is a move or a
PlayerError in limited time.
"""

from __future__ import annotations

import asyncio
import logging
import shutil
from collections.abc import Callable, Coroutine, Iterable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import TYPE_CHECKING, Any, NamedTuple, TypeVar

from fourfold.engine.contract import SECONDS
from fourfold.engine.levels import STRONGEST
from fourfold.engine.thinking.messages import Think
from fourfold.engine.ugi import STARTING, PlayerError, UgiPlayer, read_command
from fourfold.match import Match
from fourfold.match_commands.events import Event
from fourfold.rules import AnyGame, registered
from fourfold.rules.errors import quoted

from ..ending import end
from ..settings import Engine, SettingError
from ..thinking.budget import Boundless, Budget
from ..thinking.line import Line, Question
from ..thinking.thinkers import Busy

if TYPE_CHECKING:
    from .matches import Live

log = logging.getLogger(__name__)
T = TypeVar("T")
MOST_IDLE = 16
"""Processes that wait for their next move; the one that has waited longest goes first."""
LONGEST_IDLE = 600.0
"""Seconds after which a process is ended that has not been asked for a move."""
NICENESS = 5
"""Engines give way to the server itself, as its own thoughts do."""
_TRIAL = 6
"""Moves an engine plays against itself to show that it knows a game."""
_GLANCE = 0.05
"""Seconds it has for each of them."""

Place = tuple[str, int]
"""A match and a seat."""


def check_commands(engines: Iterable[Engine]) -> None:
    """Raise SettingError if the program of an engine is not there."""
    for name, command in engines:
        program = read_command(command).arguments[0]
        if shutil.which(program) is None:
            raise SettingError("setting-engine-missing", engine=name, program=quoted(program))


class _Waiting(NamedTuple):
    """An engine between two of its moves."""

    player: UgiPlayer
    timer: asyncio.TimerHandle


class Guests:
    """The engines that may be seated, and their processes. It is told about matches."""

    def __init__(
        self,
        engines: Iterable[Engine] = (),
        workers: int = 1,
        queue: int = 0,
        *,
        seconds: float = SECONDS,
        starting: float = STARTING,
        budget: Budget | None = None,
    ) -> None:
        """Let at most so many workers think at once, and so many moves wait for them."""
        self._commands = dict(engines)
        self.games: dict[str, Mapping[str, frozenset[str] | None]] = {
            name: dict.fromkeys(registered()) for name in self._commands
        }
        """The games that each engine plays, with the options it offers there. Until it is tried
        out, it is believed to play all games, and its options are None."""
        self._seconds, self._starting = seconds, starting
        self._budget = budget or Boundless()
        self._free = workers = max(1, workers)
        self._most, self._line = queue, Line()
        self._waiting: dict[Place, _Waiting] = {}
        """The longest waiting first."""
        self._busy: set[UgiPlayer] = set()
        self._threads = ThreadPoolExecutor(workers + MOST_IDLE + 1, "guests")
        self._trial: asyncio.Task[None] | None = None
        self._tasks: set[asyncio.Task[Any]] = set()

    def start(self) -> None:
        """Begin to try out who plays what."""
        if self._commands:
            self._trial = self._spawn(self._try_out())

    async def close(self) -> None:
        """End all processes."""
        for place in list(self._waiting):
            self.send_home(place)
        for player in self._busy:
            player.kill()
        if self._trial:
            await end([self._trial])
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await asyncio.to_thread(self._threads.shutdown)

    async def choose(self, place: Place, name: str, match: Match, *, asker: str = "") -> str:
        """Give the move of an engine; raise PlayerError if it has none, Busy if too many wait.

        The time of engines is shared fairly between askers, as in `Thinkers`.
        """
        if name not in self._commands:
            raise PlayerError("engine-unknown", name=quoted(name), note="")
        turn = await self._wait_for_turn(match, asker)
        player = self._called_in(place) or self._player(name, self._seconds)
        work = self._spawn(self._play(place, player, match, turn))
        try:
            return await asyncio.shield(work)
        except asyncio.CancelledError:
            # Nobody wants to know any more. Its process starts again if it is to move later.
            if not work.done():
                player.kill()
            raise

    async def _wait_for_turn(self, match: Match, asker: str) -> Question:
        """Stand in line until an engine may think; what is asked there is only when."""
        asked = Think(match.game.spec, match.position, self._seconds, level=STRONGEST)
        turn = Question(asked, [asker])
        if not self._free and len(self._line) >= self._most:
            displaced = self._line.make_room(turn)
            if displaced is None:
                raise Busy
            displaced.fail(Busy())
        self._line.add(turn)
        self._call_next()
        try:
            await asyncio.shield(turn.answer)
        except asyncio.CancelledError:
            if not self._line.remove(turn) and turn in self._line.running:
                self._end_turn(turn, 0.0)
            raise
        return turn

    def _call_next(self) -> None:
        while self._free and len(self._line):
            self._free -= 1
            self._line.next(moves_only=False).answer.set_result(None)

    def _end_turn(self, turn: Question, seconds: float) -> None:
        self._free += 1
        self._line.finished(turn, seconds)
        for payer in turn.payers:
            self._budget.spend(payer, seconds)
        self._call_next()

    def changed(self, live: Live, events: Sequence[Event], here: bool) -> None:
        """Send home who has played a match to its end."""
        if self._waiting and live.replay.status != "playing":
            for seat in range(len(live.replay.seats)):
                self.send_home((live.replay.id, seat))

    def send_home(self, place: Place) -> None:
        """End the process that waits for its next move at a place, if there is one."""
        if player := self._called_in(place):
            self._spawn(self._in_thread(player, player.close))

    def _player(self, name: str, seconds: float) -> UgiPlayer:
        return UgiPlayer(self._commands[name], seconds, self._starting, NICENESS)

    def _called_in(self, place: Place) -> UgiPlayer | None:
        waiting = self._waiting.pop(place, None)
        if waiting is None:
            return None
        waiting.timer.cancel()
        return waiting.player

    def _let_wait(self, place: Place, player: UgiPlayer) -> None:
        loop = asyncio.get_running_loop()
        self._waiting[place] = _Waiting(
            player, loop.call_later(LONGEST_IDLE, self.send_home, place)
        )
        if len(self._waiting) > MOST_IDLE:
            self.send_home(next(iter(self._waiting)))

    async def _play(self, place: Place, player: UgiPlayer, match: Match, turn: Question) -> str:
        """Have a move played; to the end, also when nobody waits for it any more."""
        start = asyncio.get_running_loop().time()
        try:
            text = await self._in_thread(player, player.choose, match)
        except BaseException:
            await self._in_thread(player, player.close)
            raise
        finally:
            spent = asyncio.get_running_loop().time() - start
            self._end_turn(turn, min(spent, self._seconds))
        if player.is_unwanted:
            await self._in_thread(player, player.close)
        else:
            self._let_wait(place, player)
        return text

    async def _try_out(self) -> None:
        """Find out which games the engines play, one after the other."""
        for name in self._commands:
            plays, refusals = dict[str, frozenset[str]](), dict[str, PlayerError]()
            for game in registered().values():
                player = self._player(name, _GLANCE)
                try:
                    await self._in_thread(player, _try, player, game())
                    plays[game.name] = player.offered
                except PlayerError as error:
                    refusals[game.name] = error
            self.games[name] = plays
            if plays:
                log.info("the engine %s plays %s", name, ", ".join(plays))
            else:
                reasons = dict.fromkeys(map(str, refusals.values()))
                log.warning("the engine %s plays no game: %s", name, " ".join(reasons))

    async def _in_thread(self, player: UgiPlayer, work: Callable[..., T], *args: Any) -> T:
        self._busy.add(player)
        try:
            loop = asyncio.get_running_loop()
            return await loop.run_in_executor(self._threads, work, *args)
        finally:
            self._busy.discard(player)

    def _spawn(self, work: Coroutine[Any, Any, T]) -> asyncio.Task[T]:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._done)
        return task

    def _done(self, task: asyncio.Task[Any]) -> None:
        self._tasks.discard(task)
        # An exception that nobody waits for would be complained about.
        if not task.cancelled():
            task.exception()


def _try(player: UgiPlayer, game: AnyGame) -> None:
    """Let an engine play the first moves of a game against itself, or raise PlayerError."""
    match = Match(game)
    with player:
        while not match.outcome and match.ply < _TRIAL:
            match.play(player.choose(match))
