"""Many games of one kind, stepped together."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Mapping
from concurrent.futures import ThreadPoolExecutor
from functools import wraps
from itertools import pairwise
from operator import index
from threading import RLock
from typing import Any, Concatenate, Generic, NamedTuple, ParamSpec, cast

import numpy as np
from numpy.typing import ArrayLike, NDArray
from typing_extensions import TypeVar

from fourfold.engine.contract import Knowing as HasTable
from fourfold.engine.registry import brain_for
from fourfold.kernels.arrays import Numbers
from fourfold.kernels.chance import signed
from fourfold.match import Position
from fourfold.match.position import game_of
from fourfold.rules import Game, load, registered
from fourfold.rules.errors import GameError, kind_of, quoted

from ..codes import code_of
from ..errors import EnvError, within
from ..planes import Planes, sight_of
from ..play import turn_limit
from ..starts import starts_of, state_of
from ..truth import VALUES, best_moves, looked_up
from .contract import Knowing, Truth
from .known import Known
from .machines import PROCESSOR, Kernel, machine_for
from .progress import (
    begin,
    choose,
    copy_mask,
    find_illegal,
    find_over,
    hold,
    let_go,
    new_progress,
    settle,
)
from .registry import knowing, positions_for

S = TypeVar("S", bound=Hashable, default=Hashable)
P = ParamSpec("P")
R = TypeVar("R")

LARGEST, MOST_THREADS = 1 << 20, 64
_SHOWN = 12
"""How many games a picture shows."""


class Step(NamedTuple):
    """What a step led to, in each game. The arrays are the batch's own: the next step fills them
    anew.
    """

    rewards: NDArray[np.float32]
    """For each seat: 1 for winning; whoever does not win pays for it in equal shares."""
    terminated: NDArray[np.bool_]
    """The game is over by the rules."""
    truncated: NDArray[np.bool_]
    """The game was broken off after `max_cycles` moves of each player."""


def _alone(
    method: Callable[Concatenate[Batch[S], P], R],
) -> Callable[Concatenate[Batch[S], P], R]:
    """Let one thread of the caller's in at a time; another one is told so, and changes nothing.

    Kernels trust what was checked before them. Where somebody else moved meanwhile, they would
    read and write beyond their arrays.
    """

    @wraps(method)
    def entered(self: Batch[S], /, *args: P.args, **kwargs: P.kwargs) -> R:
        if not self._door.acquire(blocking=False):
            raise EnvError("env-busy")
        try:
            return method(self, *args, **kwargs)
        finally:
            self._door.release()

    return entered


class Batch(Generic[S]):
    """Games side by side.

    With `autoreset`, a game that ends is followed by the next in the same step: `terminated` and
    `rewards` tell of the end, everything else of the new game. Without, it waits, with no legal
    action and whatever action it is given, until `reset(batch.over)`.

    Chance plays a part only in `sample`; what it gives depends on the seed, not on the threads.

    A batch belongs to one thread of the caller's at a time; where a second one calls it meanwhile,
    that is an EnvError.

    With `device="cuda"` everything is on an NVIDIA GPU, and arrays are those of `dlpack`.
    """

    def __init__(
        self,
        game: Game[S, Any] | str,
        size: int,
        *,
        seed: int = 0,
        max_cycles: int | None = None,
        autoreset: bool = True,
        threads: int = 1,
        device: str = "cpu",
    ) -> None:
        self.game, machine, self._door = game_of(game), machine_for(device), RLock()
        self.size = within(size, "env-size", 1, LARGEST)
        threads = within(threads, "env-threads", 1, MOST_THREADS)
        self.code, self._sight = code_of(self.game), sight_of(self.game)
        self.shape = self._sight.shape
        """Planes, rows and columns of an observation."""
        self._autoreset, self._machine = bool(autoreset), machine
        self._progress = new_progress(
            machine,
            self.size,
            len(self.code),
            self.game.seats,
            turn_limit(self.game, max_cycles),
            self.game.repetition,
        )
        self._positions = positions_for(self.game)(self.game, self._progress, machine)
        self._all = machine.array(np.ones(self.size, np.bool_))
        self._refused = machine.array(np.array([-1]))
        """A game whose action is not legal, while somebody has to be told."""
        if machine is not PROCESSOR:
            threads = 1
        bounds = [self.size * part // threads for part in range(threads + 1)]
        self._ranges = list(pairwise(bounds))
        self._pool = ThreadPoolExecutor(threads - 1) if threads > 1 else None
        progress, shown = self._progress, machine.shown
        self.to_move: NDArray[np.int8] = shown(progress.to_move)
        """Whose turn it is. These arrays are kept up to date in place."""
        self.turns: NDArray[np.int32] = shown(progress.turns)
        """How many turns have been completed."""
        self.rewards: NDArray[np.float32] = shown(progress.rewards)
        self.terminated: NDArray[np.bool_] = shown(progress.terminated)
        self.truncated: NDArray[np.bool_] = shown(progress.truncated)
        self._mask: NDArray[np.bool_] | None = None
        if machine is PROCESSOR:
            self._mask = shown(progress.mask[:, : len(self.code)].view(np.bool_))
        self.reset(seed=seed)

    @property
    def mask(self) -> NDArray[np.bool_]:
        """The legal actions of each game."""
        if self._mask is not None:
            return self._mask
        # Whoever takes an array from a GPU wants one without gaps.
        whole = self._machine.empty((self.size, len(self.code)), np.bool_)
        self._run(copy_mask, (self._progress, whole))
        shown: NDArray[np.bool_] = self._machine.shown(whole)
        return shown

    @property
    def over(self) -> NDArray[np.bool_]:
        """The games that the last step ended."""
        found = self._machine.empty((self.size,), np.bool_)
        self._run(find_over, (self._progress, found))
        handed: NDArray[np.bool_] = self._handed(found)
        return handed

    @_alone
    def reset(
        self,
        where: ArrayLike | None = None,
        *,
        seed: int | None = None,
        options: Mapping[str, object] | None = None,
    ) -> None:
        """Begin all games anew, or those where an array of truth values says so.

        They begin at `options["position"]`, which is one for all games or a list with one for each.
        """
        chosen = self._all if where is None else self._chosen(where)
        states = starts_of(self.game, options, self.size)
        if seed is not None:
            self._seed, self._time = signed(_whole(seed, "env-seed")), 0
        self._run(begin, (self._progress, chosen, 0, self._positions.first_key, True))
        self._positions.show(0, self.size)
        if states is not None:
            for i in np.flatnonzero(np.ones(self.size) if where is None else np.asarray(where)):
                self.put(int(i), cast("S", states[i]))

    @_alone
    def put(self, i: int, state: S | Position) -> None:
        """Begin a game at a state of `fourfold.rules` or a position, in which it goes on."""
        place = self._place(i)
        if isinstance(state, Position):
            state = cast("S", state_of(self.game, state))
        if not isinstance(state, type(self.game.initial())):
            raise EnvError("state-type", found=kind_of(state))
        if not self._is_of_this_game(state):
            raise EnvError("state-type", found=quoted(repr(state)))
        if self.game.outcome(state):
            raise EnvError("env-position-over")
        arguments = self._all, self.game.to_move(state), self._positions.put(place, state), False
        self._machine.run(begin, place, place + 1, (self._progress, *arguments))
        self._positions.show(place, place + 1)

    def _is_of_this_game(self, state: S) -> bool:
        """Say whether a state can be written down and read again; kernels trust that it can."""
        try:
            return bool(self.game.parse_position(self.game.position_text(state)) == state)
        except (GameError, ArithmeticError, AttributeError, LookupError, TypeError, ValueError):
            return False

    @_alone
    def state(self, i: int) -> S:
        """Give a game as a state of `fourfold.rules`."""
        state: S = self._positions.state(self._place(i))
        return state

    def position(self, i: int) -> Position:
        """Give a game as a position, which can be written down and drawn."""
        return Position.of(self.game, self.state(i))

    @_alone
    def step(self, actions: ArrayLike, where: ArrayLike | None = None) -> Step:
        """Take an action in each game, or raise EnvError and change nothing.

        Where an array of truth values says no, a game stands still, whatever its action is.
        """
        try:
            taken = self._machine.asarray(actions)
        except ValueError:
            raise EnvError("env-numbers") from None
        if np.dtype(taken.dtype).kind not in "iu":
            raise EnvError("env-action-type", found=str(taken.dtype))
        if taken.shape != (self.size,):
            raise EnvError("env-action-shape", expected=self.size, found=str(taken.shape))
        numbers, positions = self._machine.numbers(taken), self._positions
        held = None
        if where is not None:
            chosen, held = self._chosen(where), self._machine.empty((self.size,), np.bool_)
            self._run(hold, (self._progress, chosen, held))
        self._run(find_illegal, (self._progress, numbers, len(self.code), self._refused))
        game = int(self._machine.read(self._refused, 0))
        if game >= 0:
            self._machine.write(self._refused, 0, -1)
            if held is not None:
                self._run(let_go, (self._progress, held))
            action = str(self._machine.read(numbers, game))
            raise EnvError("env-action-illegal-in", action=action, game=str(game))

        def work(first: int, last: int) -> None:
            positions.play(first, last, numbers)
            arguments = self._progress, positions.first_key, self._autoreset
            self._machine.run(settle, first, last, arguments)
            positions.show(first, last)

        self._share(work)
        if held is not None:
            self._run(let_go, (self._progress, held))
            self._share(positions.show)
        return Step(self.rewards, self.terminated, self.truncated)

    @_alone
    def sample(self) -> Numbers:
        """Draw a legal action for each game, each with the same chance."""
        actions = self._machine.empty((self.size,), np.int64)
        arguments = self._progress, self._seed, self._time, actions
        self._time += 1
        self._share(lambda first, last: self._machine.run(choose, first, last, arguments))
        chosen: Numbers = self._handed(actions)
        return chosen

    @_alone
    def observe(self, out: Planes | None = None) -> Planes:
        """Give what the players to move see, planes first; `out` is an array to write it into."""
        shape = (self.size, *self.shape)
        planes = self._machine.empty(shape, np.int8) if out is None else self._machine.asarray(out)
        if (
            tuple(planes.shape) != shape
            or planes.dtype != np.int8
            or not planes.flags["C_CONTIGUOUS"]
            or isinstance(planes, np.ndarray) != (self._machine is PROCESSOR)
            or (isinstance(planes, np.ndarray) and not planes.flags.writeable)
        ):
            raise EnvError("env-out", shape=str(shape))
        self._share(lambda first, last: self._positions.look(first, last, planes))
        seen: Planes = self._handed(planes) if out is None else out
        return seen

    @_alone
    def truth(self) -> Truth:
        """Give the exact value of every state and of its moves: of Quantik all, of Qomet what its
        tables have. What is not known is 0, as draws are; `known` tells them apart.
        """
        if isinstance(self._positions, Knowing):
            return Truth(*map(self._handed, self._positions.truth(self._share)))
        found, moves = self._looked_up()
        return Truth(found.value, found.distance, moves, found.optimal)

    @_alone
    def known(self) -> Known:
        """Give what is known of every state at once: of Quantik everything, of Qomet what its
        tables have.
        """
        if isinstance(self._positions, Knowing):
            truth, everywhere = self.truth(), self._handed(self._all)
            return Known(truth.value, everywhere, truth.distance, truth.optimal)
        return self._looked_up()[0]

    def check_truth(self) -> None:
        """Raise EnvError where nothing is known of this game but what lies next to its end."""
        if self.game.name not in _with_truth():
            raise EnvError("env-no-truth", game=self.game.name, games=", ".join(_with_truth()))

    def _looked_up(self) -> tuple[Known, NDArray[np.uint8]]:
        """Give what tables know of every state, and of the moves in it."""
        self.check_truth()
        moves = np.zeros((self.size, len(self.code)), np.uint8)
        found = Known(
            np.zeros(self.size, np.int8),
            np.zeros(self.size, np.bool_),
            np.zeros(self.size, np.uint8),
            np.zeros((self.size, len(self.code)), np.bool_),
        )
        for i in range(self.size):
            analysis = looked_up(self.game, self.state(i))
            found.known[i] = analysis.exact
            if analysis.exact:
                found.value[i] = VALUES[analysis.value]
                found.distance[i] = analysis.distance or 0
                for move in best_moves(analysis):
                    found.optimal[i, self.code.actions(move)[0]] = True
            for judged in analysis.moves:
                moves[i, self.code.actions(judged.move)[0]] = judged.distance or 0
        return found, moves

    def __repr__(self) -> str:
        turns, over = np.asarray(self.turns), np.count_nonzero(np.asarray(self.over))
        played = f"turns {turns.min()} to {turns.max()}, {over} over"
        return f"<Batch {self.game.spec}, {self.size} game{'s'[: self.size - 1]}, {played}>"

    def _repr_svg_(self) -> str:
        """Draw the first games on one sheet, for notebooks."""
        from fourfold.drawing.picture import picture_of
        from fourfold.drawing.svg import sheet_of

        shown = [self.position(i) for i in range(min(self.size, _SHOWN))]
        layout = self.game.layout()
        pictures = [
            picture_of(
                layout,
                self.game.view(each.state),
                None if each.outcome else each.to_move,
                each.outcome.spaces if each.outcome else (),
            )
            for each in shown
        ]
        return sheet_of(pictures, [each.text for each in shown])

    def _share(self, work: Callable[[int, int], None]) -> None:
        """Let the threads do work, each on a range of the games."""
        (first, last), *others = self._ranges
        parts = [self._pool.submit(work, *each) for each in others] if self._pool else []
        work(first, last)
        for part in parts:
            part.result()

    def _run(self, kernel: Kernel, arguments: tuple[Any, ...]) -> None:
        """Let a kernel go through all games."""
        self._machine.run(kernel, 0, self.size, arguments)

    def _handed(self, array: Any) -> Any:
        """Give an array that is the caller's: of NumPy, or on a GPU for others to take."""
        return array if self._machine is PROCESSOR else self._machine.shown(array)

    def _chosen(self, where: ArrayLike) -> Any:
        """Give the truth values that say which games are meant."""
        chosen = self._machine.asarray(where)
        if chosen.dtype != np.bool_ or chosen.shape != (self.size,):
            raise EnvError("env-where", expected=self.size)
        return self._machine.flags(chosen)

    def _place(self, i: int) -> int:
        place = _whole(i, "env-index-type")
        if not 0 <= place < self.size:
            raise EnvError("env-index", found=str(place), size=self.size)
        return place


def _with_truth() -> list[str]:
    """Name the games of which more is known than lies next to their end."""
    whole = knowing()
    return [
        name
        for name in registered()
        if name in whole or isinstance(brain_for(load(name)), HasTable)
    ]


def _whole(number: Any, code: str) -> int:
    """Give a whole number, or raise the error of this code."""
    try:
        return index(number)
    except TypeError:
        raise EnvError(code) from None
