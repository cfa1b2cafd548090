"""A game being played: who sits where, what was played, and how it ended."""

from __future__ import annotations

from collections import Counter
from collections.abc import Hashable, Iterable, Sequence
from datetime import date
from operator import index
from random import Random

from fourfold.rules import AnyGame, Game, MatchError, MoveError, OptionError, Outcome
from fourfold.rules.errors import kind_of, quoted

from .position import Position, drawn, game_of

UNNAMED = "?"
LONGEST_NAME = 60
SETTLED = ("agreement", "length", "resignation", "time")
"""Reasons for an end that is brought about away from the board."""
CALLED = ("agreement", "length")
"""Those among them that make it a draw: everybody agrees, or whoever runs the match ends it."""


def check_name(name: str) -> None:
    """Raise MatchError unless a player can have this name."""
    if not isinstance(name, str):
        raise MatchError("name-type", found=kind_of(name))
    if not name.isprintable() or not 1 <= len(name.strip()) == len(name) <= LONGEST_NAME:
        raise MatchError("player-name", name=quoted(name), limit=LONGEST_NAME)


class Match:
    """A match has the history that the rules do without.

    It knows repetition, takebacks, resignation, lost time and agreed draws. `players` are the names
    at the table; a number is the option of that name, as in `Match("exago", players=3)`. Moves are
    kept as texts. Whatever is refused raises a GameError and leaves the match as it was.
    """

    def __init__(
        self,
        game: AnyGame | str,
        players: Sequence[str] | str | int | None = None,
        position: str | None = None,
        day: date | None = None,
        **options: str | int,
    ) -> None:
        if players is not None and (isinstance(players, str) or not isinstance(players, Iterable)):
            options, players = {"players": players, **options}, None
        self.game: Game[Hashable, Hashable] = game_of(game, **options)
        """The rules, under their options."""
        unnamed = (UNNAMED,) * self.game.seats
        self.players = unnamed if players is None else _names(players)
        if len(self.players) != self.game.seats:
            raise MatchError("player-count", found=len(self.players), seats=self.game.seats)
        for name in self.players:
            check_name(name)
        if not isinstance(day, date | None):
            raise MatchError("day-type", found=kind_of(day))
        self.day = day
        self.resigned: dict[int, int] = {}
        """The seats that gave up, each with the number of moves played before."""
        self.overtime: set[int] = set()
        """Those among them whose time had run out."""
        self.state: Hashable = Position(self.game, position).state
        """The state as it stands."""
        self._line = _Line([], [self.state])
        self.ply = 0
        """How many moves have been played."""
        self._visits = 1
        """How often the state as it stands was met."""
        self.to_move = self.game.to_move(self.state)
        """The seat whose turn it is."""
        self._called: str | None = None
        self.outcome = self._find_outcome()

    @property
    def moves(self) -> list[str]:
        """The texts of all moves that were played."""
        return self._line.moves[: self.ply]

    @property
    def start(self) -> str:
        """The position the match started from."""
        return self.game.position_text(self._line.states[0])

    @property
    def states(self) -> tuple[Hashable, ...]:
        """All states from the start to the one that stands now, for the functions of the game."""
        return tuple(self._line.states[: self.ply + 1])

    def state_at(self, ply: int) -> Hashable:
        """Give the state after so many moves."""
        return self._line.states[self._known_ply(ply)]

    def move_at(self, ply: int) -> str:
        """Give the text of the move that led to a ply, counted from 1."""
        return self._line.moves[self._known_ply(ply, least=1) - 1]

    @property
    def position(self) -> str:
        """The position as it stands."""
        return self.game.position_text(self.state)

    @property
    def legal(self) -> list[str]:
        """The texts of all legal moves, sorted; none when the match is over."""
        return [] if self.outcome else list(self.game.legal_texts(self.state))

    def at(self, ply: int | None = None) -> Position:
        """Give the position after so many moves, or the one that stands now."""
        return Position.of(self.game, self.state if ply is None else self.state_at(ply))

    def _known_ply(self, ply: int, least: int = 0) -> int:
        known = _whole(ply, "ply")
        if not least <= known <= self.ply:
            raise MatchError("ply-unknown", ply=known, played=self.ply)
        return known

    def play(self, move: str | Hashable, known: Hashable | None = None) -> None:
        """Play a move, which is told by its text or itself.

        Who has it from the legal moves already gives it too, and spares looking for it again.
        """
        if self.outcome:
            raise MoveError("game-over", move=quoted(str(move)))
        if known is None:
            known = self.game.checked_move(self.state, move)
        state = self.game.after(self.state, known)
        text = move if isinstance(move, str) else self.game.move_text(known)
        if self._line.length != self.ply:
            # Another match that has come from this one went on already.
            self._line = self._line.cut(self.ply)
        self._visits = self._line.add(text, state)
        self.state, self.ply = state, self.ply + 1
        self.to_move = self.game.to_move(state)
        self.outcome = self._find_outcome()

    def after(self, move: str | Hashable, known: Hashable | None = None) -> Match:
        """Give the match after one more move, played as by `play`, and leave this one as it is.

        However long a match is, this takes no longer: what was played before belongs to both. Not
        to be called for one match by several threads at once.
        """
        later = self._twin()
        later.play(move, known)
        return later

    def copy(self) -> Match:
        """Give a match that stands like this one and goes on without it."""
        other = self._twin()
        other._line = self._line.cut(self.ply)
        return other

    def _twin(self) -> Match:
        other = Match.__new__(Match)
        other.__dict__.update(self.__dict__)
        return other

    __copy__ = copy

    def takeback(self, count: int = 1) -> None:
        """Take back the last moves, also those that ended the game."""
        if self.outcome and self.outcome.reason in SETTLED:
            raise MatchError("settled-away-from-board")
        if not 1 <= _whole(count, "count") <= self.ply:
            raise MatchError("nothing-to-take-back", count=count, played=self.ply)
        self.ply -= count
        self._line = self._line.cut(self.ply)
        self.state = self._line.states[-1]
        self.to_move = self.game.to_move(self.state)
        self._visits = self._line.met[self.state]
        self.resigned = {seat: min(at, self.ply) for seat, at in self.resigned.items()}
        self.outcome = self._find_outcome()

    def resign(self, seat: int | None = None) -> None:
        """Give up for a seat, by default the one to move.

        The last seat that has not resigned wins. Until then the others play on, and whoever runs
        the match lets somebody else move for those who resigned.
        """
        seat = self.to_move if seat is None else _whole(seat, "seat")
        self._check_going_on()
        if not 0 <= seat < self.game.seats or seat in self.resigned:
            raise MatchError("seat-cannot-resign", seat=seat + 1)
        self.resigned = {**self.resigned, seat: self.ply}
        self.outcome = self._find_outcome()

    def lose_on_time(self, seat: int) -> None:
        """Let a seat lose because its time has run out; it is as if it had resigned."""
        self.resign(_whole(seat, "seat"))
        self.overtime = self.overtime | {seat}
        self.outcome = self._find_outcome()

    def agree_draw(self) -> None:
        """End the match as a draw by agreement of all."""
        self.call_draw("agreement")

    def call_draw(self, reason: str) -> None:
        """End the match as a draw for a reason that does not lie on the board."""
        if reason not in CALLED:
            raise MatchError("draw-reason", found=quoted(str(reason)), reasons=CALLED)
        self._check_going_on()
        self._called = reason
        self.outcome = self._find_outcome()

    def rematch(self, rng: Random, day: date | None = None) -> Match:
        """Start the next match of the same players, seated as the rules of the game say."""
        if not self.outcome:
            raise MatchError("match-goes-on")
        if not isinstance(rng, Random):
            raise OptionError("rng-type", found=kind_of(rng))
        seating = self.game.next_seating(self.players, self.outcome.winner, rng)
        return Match(self.game, seating, day=day)

    def _check_going_on(self) -> None:
        if self.outcome:
            raise MatchError("match-over")

    def _find_outcome(self) -> Outcome | None:
        if outcome := self.game.outcome(self.state):
            return outcome
        if self._called:
            return Outcome(None, self._called)
        if self.resigned and len(self.resigned) == self.game.seats - 1:
            winner = next(seat for seat in range(self.game.seats) if seat not in self.resigned)
            last = next(reversed(self.resigned))
            return Outcome(winner, "time" if last in self.overtime else "resignation")
        limit = self.game.repetition
        if limit and self._visits >= limit:
            return Outcome(None, "repetition")
        return None

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Match) and self._facts() == other._facts()

    __hash__ = None  # type: ignore[assignment]  # a match changes

    def __repr__(self) -> str:
        moves = f"{self.ply} move{'' if self.ply == 1 else 's'}"
        return f"<Match {self.game.spec}, {moves}, {self.position!r}, {self._standing()}>"

    def _standing(self) -> str:
        if not self.outcome:
            return f"seat {self.to_move} to move"
        winner, reason = self.outcome.winner, self.outcome.reason
        return f"drawn ({reason})" if winner is None else f"won by seat {winner} ({reason})"

    def _repr_svg_(self) -> str:
        """Draw the position as it stands, with the spaces of the last move, for notebooks."""
        last: tuple[str, ...] = ()
        if self.ply:
            before, game = self.state_at(self.ply - 1), self.game
            last = game.picks(game.parse_move(before, self.move_at(self.ply)))
        return drawn(self.game, self.state, self.outcome, last)

    def _facts(self) -> tuple[object, ...]:
        return (
            self.game,
            self.players,
            self.day,
            self.start,
            self.moves,
            self.resigned,
            self.overtime,
            self.outcome,
        )


class _Line:
    """What was played, move by move. Matches that come from one another share it.

    Each of them knows how much of it is its own, and only who stands at its end adds to it.
    """

    def __init__(self, moves: list[str], states: list[Hashable]) -> None:
        """Begin with the states before and after some moves."""
        self.moves, self.states, self.length = moves, states, len(moves)
        self.met: dict[Hashable, int] = dict(Counter(states))
        """How often each of the states was met, so that nobody has to count."""

    def add(self, move: str, state: Hashable) -> int:
        """Add a move and the state after it, and say how often that was met."""
        visits = self.met[state] = self.met.get(state, 0) + 1
        self.moves.append(move)
        self.states.append(state)
        self.length += 1
        return visits

    def cut(self, ply: int) -> _Line:
        """Give the line up to a ply, which then goes another way."""
        return _Line(self.moves[:ply], self.states[: ply + 1])


def _names(players: Sequence[str]) -> tuple[str, ...]:
    try:
        return tuple(players)
    except TypeError:
        raise MatchError("name-type", found=kind_of(players)) from None


def _whole(number: int, what: str) -> int:
    try:
        return index(number)
    except TypeError:
        raise MatchError("number-type", what=what, found=kind_of(number)) from None
