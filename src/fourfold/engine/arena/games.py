"""Matches between computer players: who plays whom, in which seats, from which openings.

Everything is settled by the plan: a game is known by its number, so any process can play it at any
time, and a run that was stopped plays only what is missing. Each opening is played from every seat.
"""

from __future__ import annotations

from collections.abc import Mapping
from contextlib import AbstractContextManager, ExitStack, nullcontext
from dataclasses import dataclass
from functools import cached_property
from itertools import combinations
from random import Random
from typing import Any

from fourfold.match import Match
from fourfold.rules import GameError, Outcome, load

from ..contract import SECONDS
from ..players import COMPUTERS, Player
from ..ugi import PlayerError, UgiPlayer, is_engine

LONGEST = 1000
"""A game that is not over after so many moves is a draw, reason `unfinished`."""
UNFINISHED = "unfinished"
_TRIES = 1000
"""How often random opening moves are drawn before there seem to be none that end no game."""


class ArenaError(GameError):
    """A plan that makes no sense, or a result file that cannot be used."""


@dataclass(frozen=True)
class Plan:
    """What is to be played."""

    game: str
    """With its options: `exago?players=3`."""
    players: tuple[str, ...]
    games: int
    """How many for each group of players who meet; rounded up so that all get every seat."""
    seed: int = 0
    random_plies: int = 2
    """Moves drawn at random before the players begin."""
    seconds: float = SECONDS

    @classmethod
    def read(cls, fields: Mapping[str, Any]) -> Plan:
        """Read it from data, as `asdict` and JSON give it."""
        return cls(**{**fields, "players": tuple(fields["players"])})

    @cached_property
    def seats(self) -> int:
        """How many play a game."""
        return load(self.game).seats

    @cached_property
    def groups(self) -> list[tuple[str, ...]]:
        """The groups that meet: as many players as there are seats."""
        if len(self.players) < self.seats:
            raise ArenaError("arena-players", found=len(self.players), seats=self.seats)
        return list(dict.fromkeys(combinations(self.players, self.seats)))

    @property
    def total(self) -> int:
        """The number of games."""
        openings = -(-self.games // self.seats)
        return len(self.groups) * openings * self.seats

    def seating(self, number: int) -> tuple[str, ...]:
        """Say who sits where in a game.

        With three and more it matters who sits behind whom, so that is drawn for each opening.
        """
        opening, turn = divmod(number, self.seats)
        group = self.groups[opening % len(self.groups)]
        if self.seats > 2:
            group = tuple(Random(f"{self.seed} seating {opening}").sample(group, self.seats))
        return (*group[turn:], *group[:turn])

    def opening(self, number: int) -> list[str]:
        """Give the random moves a game starts with; the same ones for all seatings of a group."""
        rng = Random(f"{self.seed} opening {number // self.seats}")
        for _ in range(_TRIES):
            match = Match(self.game)
            while match.ply < self.random_plies and not match.outcome:
                match.play(rng.choice(match.legal))
            if not match.outcome:
                return match.moves
        raise ArenaError("arena-opening", plies=self.random_plies, game=self.game)


@dataclass(frozen=True)
class Result:
    """A game that was played."""

    number: int
    seating: tuple[str, ...]
    moves: tuple[str, ...]
    """Those of the opening among them."""
    winner: int | None
    reason: str
    failed: int | None = None
    """The seat whose player could not go on and lost; `reason` says why."""
    note: str = ""
    """What belongs to that reason, such as the illegal move."""

    @classmethod
    def read(cls, fields: Mapping[str, Any]) -> Result:
        """Read it from data, as `asdict` and JSON give it."""
        lists = {key: tuple(fields[key]) for key in ("seating", "moves")}
        return cls(**{**fields, **lists})

    def scores(self) -> list[float]:
        """Give what each seat gets: 1 for a win; a draw is shared by all.

        When somebody fails, the others share.
        """
        seats = len(self.seating)
        if self.failed is not None:
            return [float(seat != self.failed) / (seats - 1) for seat in range(seats)]
        if self.winner is None:
            return [1 / seats] * seats
        return [float(seat == self.winner) for seat in range(seats)]


def play(plan: Plan, number: int) -> Result:
    """Play one game of a plan."""
    seating = plan.seating(number)
    match = Match(plan.game)
    for move in plan.opening(number):
        match.play(move)
    rng = Random(f"{plan.seed} game {number}")
    failed, note = None, ""
    with ExitStack() as stack:
        players = [
            stack.enter_context(_player(name, Random(rng.random()), plan.seconds))
            for name in seating
        ]
        try:
            while not match.outcome and match.ply < LONGEST:
                match.play(players[match.to_move].choose(match))
            outcome = match.outcome or Outcome(None, UNFINISHED)
        except PlayerError as error:
            failed, note = match.to_move, str(error.details["note"])
            outcome = Outcome(1 - failed if len(seating) == 2 else None, error.code)
    moves = tuple(match.moves)
    return Result(number, seating, moves, outcome.winner, outcome.reason, failed, note)


def _player(name: str, rng: Random, seconds: float) -> AbstractContextManager[Player]:
    """Give a player who is sent home after the game."""
    if is_engine(name):
        return UgiPlayer(name, seconds)
    return nullcontext(COMPUTERS[name](rng, seconds))
