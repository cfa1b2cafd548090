"""Thinking about a position of Qomet: what is proved of each move, and what is likely.

Searches take turns. One proves: of each move it asks whether it wins or loses within so many
plies, and then within one more (iterative deepening). Another guesses, to order the moves of
which nothing is proved. Both look positions up in the table as soon as they come down to its number
of stars. Where it is known how soon the position is decided, a third asks which moves do it. Where
the table knows the position itself, but not what all its moves lead to, the moves must add up to
it: every move of a lost position loses, and a move is settled when no other is left that can be
worth as much, unless it leads to the same position, turned or mirrored.

Of more positions it is known who wins, and not how soon. Such a win counts as one that comes `FAR`
away, until a search finds it, and of two of them the one that looks better is preferred.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import Literal, NamedTuple, Protocol

from fourfold.engine.clock import Clock, TimeUpError
from fourfold.engine.contract import Judged
from fourfold.engine.order import BOLDEST, PLY, guessed, proved
from fourfold.engine.tables import complain
from fourfold.tables.errors import TableError

from ..kernels.patterns import estimate
from ..kernels.ranks import canonical
from ..kernels.rules import bitboards, rules_of
from ..kernels.search import (
    DECIDED,
    FAR,
    MISSING,
    WIN,
    Known,
    begin,
    go_on,
    known_distance,
    score,
    workspace,
)
from ..kernels.values import DRAWN, UNTOLD, WON, Values, no_values
from ..rules import Qomet, State

_SLICE = 10_000
"""How many nodes are searched between two looks at the clock: a few milliseconds."""
_MARGIN = 500
"""A move that is worse than the best one by more than this needs no exact guess."""
_FAIR = 1000
"""A guess that is half as good as a win."""
_CONFIDENT = 0.5
"""What the best of the moves looks like, at least, of which it is known that one wins."""

Position = tuple[int, int, int]
Value = Literal["win", "loss", "draw"]


class Source(Protocol):
    """Something that has distances of positions."""

    def distance(self, own: int, other: int, forbidden: int) -> int:
        """Give the distance of a position: odd a win, even a loss, 0 a draw; or MISSING."""

    def need(self, positions: Iterable[tuple[int, int]]) -> None:
        """Have what is known of these positions at hand, all at once."""


class Worth(Protocol):
    """Something that knows who wins, and not how soon."""

    values: Values
    """For the searches."""

    def load(self, number: int) -> None:
        """Have a block of values at hand, or raise TableError."""

    def wins_at_once(self, own: int, other: int, forbidden: int) -> bool:
        """Say whether the player to move wins with this turn."""

    def value(self, own: int, other: int, forbidden: int) -> int:
        """Say who wins, or that it is not known. TableError may be raised."""


class Knowledge(NamedTuple):
    """What is known without a search."""

    table: Known
    """For the searches too."""
    books: Sequence[Source]
    """For positions that the table does not have, one after the other."""
    worth: Worth | None = None
    """For positions of which nothing else is known."""

    def distance(self, position: Position) -> int:
        """Give the distance of a position: odd a win, even a loss, 0 a draw; or MISSING.

        What is FAR away is decided, and nobody knows how soon.
        """
        return self.distances([position])[0]

    def distances(self, positions: Sequence[Position]) -> list[int]:
        """Give the distances of positions; what lies far away is fetched in one go."""
        found = [known_distance(*position, self.table) for position in positions]
        for book in self.books:
            missing = [i for i, distance in enumerate(found) if distance == MISSING]
            if missing:
                book.need([positions[i][:2] for i in missing])
                for i in missing:
                    found[i] = book.distance(*positions[i])
        return [
            self._value(position) if distance == MISSING else distance
            for position, distance in zip(positions, found, strict=True)
        ]

    def _value(self, position: Position) -> int:
        """Give 1 for a win at once, a distance FAR away for who wins, 0 for a draw; or MISSING."""
        if self.worth is None:
            return MISSING
        if self.worth.wins_at_once(*position):
            return 1
        try:
            value = self.worth.value(*position)
        except TableError as error:
            complain(error)
            return MISSING
        if value in (DRAWN, UNTOLD):
            return 0 if value == DRAWN else MISSING
        return FAR if value == WON else FAR - 1


def _likely(guess: int) -> float:
    """Give what a guess makes of a move, from -1 to 1."""
    return guess / (abs(guess) + _FAIR)


def is_far(distance: int) -> bool:
    """Say whether a distance tells only who wins."""
    return distance >= FAR - 1


@dataclass
class _Line:
    """What is known of a move.

    A win or a loss comes within `within` plies. No win comes within `winless` plies, and no loss
    within `lossless` plies. Plies are counted from before the move.
    """

    move: str
    position: Position
    """The position after the move."""
    guess: int = 0
    value: Value | None = None
    within: int = 0
    # Wins take an odd number of plies, losses an even one. A move that ends the game is decided.
    winless: int = 2
    lossless: int = 1

    def decide(self, value: Literal["win", "loss"], within: int) -> None:
        """Note that the move wins or loses within so many plies."""
        if self.value is None or within < self.within:
            self.value, self.within = value, within

    def look_up(self, distance: int) -> None:
        """Note the distance of the position after the move, from the table."""
        if distance:
            self.decide("loss" if distance % 2 else "win", distance + 1)
            if not is_far(distance):
                self.winless = self.lossless = distance
        else:
            self.value = "draw"

    @property
    def is_settled(self) -> bool:
        """Say whether nothing is left to be found out."""
        if self.value is None or self.value == "draw":
            return self.value == "draw"
        return self.within <= self.beyond + 1

    @property
    def beyond(self) -> int:
        """Within how many plies the move is proved not to do what it does, or may do."""
        return self.lossless if self.value == "loss" else self.winless

    def judged(self) -> Judged:
        """Give what is proved, or what is likely."""
        if self.value is None:
            guess = guessed(self.move, _likely(self.guess))
            return guess._replace(beyond=self.beyond)
        if self.is_settled:
            return proved(self.move, self.value, self.within or None)
        # The value is proved, but not the distance: the order of the moves follows what is sure.
        sure = self.within if self.value == "win" else self.beyond + 1
        judged = proved(self.move, self.value, sure)._replace(distance=None, beyond=self.beyond)
        if self.value == "win" and is_far(self.within):
            judged = judged._replace(score=judged.score + PLY * _likely(self.guess))
        return judged


class Thought:
    """All that is known of the moves in a position.

    Where it is proved in how many plies the game ends, one move that leads there is enough.
    """

    def __init__(
        self, game: Qomet, state: State, knowledge: Knowledge, ends_in: int | None = None
    ) -> None:
        self._known, self._rules, self._work = knowledge.table, rules_of(game), workspace()
        self._worth = knowledge.worth
        self._values = no_values() if self._worth is None else self._worth.values
        self._clock = Clock(0)
        self._lines, going_on = [], []
        for text, move in game.legal_texts(state).items():
            after = game.after(state, move)
            line = _Line(text, bitboards(after))
            if outcome := game.outcome(after):
                line.decide("win" if outcome.winner == state.to_move else "loss", 1)
            else:
                going_on.append(line)
            self._lines.append(line)
        here = bitboards(state)
        self._distance, *known = knowledge.distances([here, *(line.position for line in going_on)])
        self._one_is_enough = ends_in is not None
        if ends_in is not None:
            self._distance = ends_in
        for line, distance in zip(going_on, known, strict=True):
            line.guess = -estimate(*line.position[:2])
            if distance != MISSING:
                line.look_up(distance)
        if self._distance > 0 and self._distance % 2 == 0:
            for line in self._open():
                line.decide("loss", self._distance)
        if self._is_told and self._value == "win":
            for line in self._open():
                line.winless = self._distance - 1
        self._eliminate()

    @property
    def is_known(self) -> bool:
        """Say whether it is known what the position is worth."""
        return self._value is not None or self._is_won or all(line.value for line in self._lines)

    @property
    def nodes(self) -> int:
        """How many nodes were searched: the same on every machine."""
        return int(self._work.now[1])

    def deepen(self, most: int, clock: Clock) -> None:
        """Look further and further ahead, up to so many plies, until all is settled or time up."""
        self._clock = clock
        searches = [self._keep(most)]
        if not self._one_is_enough:
            searches += [self._prove(most), self._guess(most)]
        spent = [0] * len(searches)
        try:
            while searches and self._open() and not (self._one_is_enough and self._is_kept):
                which = spent.index(min(spent))
                before = self.nodes
                if next(searches[which], None) is None:
                    del searches[which], spent[which]
                else:
                    spent[which] += self.nodes - before
        except TimeUpError:
            pass

    def judged(self, *, for_play: bool = False) -> Iterator[Judged]:
        """Judge all moves.

        Whoever plays on is better off with a win of which it is known how it goes than with one
        that may be sooner.
        """
        lift, is_kept = self._lift(), self._is_kept
        leans = self._value == "draw" or (self._value == "win" and not self._is_won)
        for line in self._lines:
            judged = line.judged()
            if line.is_settled:
                yield judged
                continue
            if line.value is None and leans:
                judged = judged._replace(score=min(BOLDEST, self._leaning(line) + lift))
            elif self._is_told and not is_kept and self._may_keep(line):
                if self._value == "loss":
                    # Something lasts as long as a lost position does: what may do it comes before
                    # what does not, and what has lasted longer in searches before the rest of it.
                    last = proved(line.move, "loss", self._distance).score
                    missing = 1 - line.lossless / (self._distance + 1)
                    judged = judged._replace(score=last - missing * PLY)
                elif line.value == "win" and not for_play:
                    # Something wins as soon as a won position does: what may do it, and wins in any
                    # case, comes before what wins later.
                    soon = proved(line.move, "win", self._distance + 1).score
                    judged = judged._replace(score=soon + PLY * _likely(line.guess))
            yield judged

    def _leaning(self, line: _Line) -> float:
        """Give what a move of unknown value looks like in a drawn position, or in a won one.

        Nothing wins in a drawn position: what may be a draw comes after what is one. Something wins
        in a won position: what may do it comes before what does not.
        """
        return (_likely(line.guess) + (-1 if self._value == "draw" else 1)) / 2

    def _lift(self) -> float:
        """Give how much better than it looks the best of some moves is, one of which must do it."""
        unknown = [self._leaning(line) for line in self._lines if line.value is None]
        if not unknown or self._is_kept:
            return 0.0
        return max(0.0, (0.0 if self._value == "draw" else _CONFIDENT) - max(unknown))

    @property
    def _value(self) -> Value | None:
        """What the position is known to be worth."""
        if self._distance == MISSING:
            return None
        return "draw" if self._distance == 0 else "win" if self._distance % 2 else "loss"

    @property
    def _is_told(self) -> bool:
        """Say whether it is known how soon the position is decided."""
        return self._distance > 0 and not is_far(self._distance)

    @property
    def _is_won(self) -> bool:
        """Say whether a move is known to win."""
        return any(line.value == "win" for line in self._lines)

    @property
    def _is_kept(self) -> bool:
        """Say whether a move is known that keeps what the position is known to be worth."""
        if is_far(self._distance):
            return self._value == "loss" or self._is_won
        return any(
            line.is_settled and (line.value, line.within) == (self._value, self._distance)
            for line in self._lines
        )

    def _eliminate(self) -> None:
        """Settle the only move left that can keep what the position is known to be worth."""
        value = self._value
        if value is None or self._is_kept:
            return
        left = [line for line in self._open() if self._may_keep(line)]
        if len({canonical(*line.position) for line in left}) == 1:
            for line in left:
                line.value, line.within = value, self._distance
                if self._is_told:
                    line.winless = line.lossless = self._distance - 1

    def _may_keep(self, line: _Line) -> bool:
        """Say whether an open move may be worth what the position is known to be worth."""
        if self._value == "loss":
            return line.within == self._distance
        return line.value != "loss" and (self._value == "draw" or line.winless < self._distance)

    def _open(self) -> list[_Line]:
        """Give the moves of which something is left to be found out, the promising ones first."""
        return sorted(
            (line for line in self._lines if not line.is_settled),
            key=lambda line: -line.guess,
        )

    def _keep(self, most: int) -> Iterator[int]:
        """Ask which moves keep the distance of the position: win as soon, or do not lose sooner.

        That is one deep question about each move that may. It is asked of fewer plies first, though
        nothing wins so soon: what comes of that is remembered, and tells where to look first.
        """
        if not self._is_told:
            return
        last = self._distance if self._value == "win" else self._distance - 2
        if self._value == "win" and last > most:
            return
        for plies in range(2 + last % 2, min(last, most) + 1, 2):
            for line in self._open():
                if self._may_keep(line):
                    self._ask(line, plies)
                    self._eliminate()
                    yield plies

    def _prove(self, most: int) -> Iterator[int]:
        """Ask of each move whether it is decided within 2 plies, 3 plies, and so on."""
        for plies in range(2, most + 1):
            for line in self._open():
                if self._may_end(line, plies):
                    self._ask(line, plies)
            self._eliminate()
            self._clock.reach(plies)
            yield plies

    def _may_end(self, line: _Line, plies: int) -> bool:
        """Say whether a move that is not settled may be decided in just so many plies."""
        if plies % 2 == 0:
            return line.value != "win" and plies > line.lossless
        return line.value != "loss" and self._distance != 0 and plies > line.winless

    def _ask(self, line: _Line, plies: int) -> None:
        """Find out whether a move is decided within so many plies."""
        win = WIN - plies + 1
        # What does not come within so many plies does not come with the next either.
        if plies % 2:
            if self._score(line, plies - 2, -win, 1 - win, is_guess=False) <= -win:
                line.decide("win", plies)
            else:
                line.winless = max(line.winless, plies + 1)
        elif self._score(line, plies - 2, win - 1, win, is_guess=False) >= win:
            line.decide("loss", plies)
        else:
            line.lossless = max(line.lossless, plies + 1)

    def _guess(self, most: int) -> Iterator[int]:
        """Look at each move 2 plies ahead, 3 plies, and so on."""
        for plies in range(2, most + 1):
            best, found = -WIN, []
            for line in self._open():
                if line.value is None:
                    beta = min(WIN, _MARGIN - best)
                    guess = -self._score(line, plies - 2, -WIN, beta, is_guess=True)
                    found.append((line, guess))
                    if abs(guess) > DECIDED:
                        line.decide("win" if guess > 0 else "loss", WIN - abs(guess) + 1)
                    else:
                        best = max(best, guess)
            for line, guess in found:
                line.guess = guess
            yield plies

    def _score(self, line: _Line, depth: int, alpha: int, beta: int, *, is_guess: bool) -> int:
        """Search the position after a move, from the view of the opponent."""
        self._clock.check()
        begin(self._work, line.position, depth, alpha, beta)
        while not self._go_on(is_guess=is_guess):
            self._clock.check()
        return score(self._work)

    def _go_on(self, *, is_guess: bool) -> bool:
        """Search on for a while, and say whether the score is found."""
        before, some = self.nodes, self._clock.some(_SLICE)
        found = go_on(self._work, self._known, self._values, self._rules, is_guess, some)
        self._clock.count(self.nodes - before)
        if not found and self._worth and (wanted := int(self._work.now[2])):
            try:
                self._worth.load(wanted - 1)
            except TableError as error:
                complain(error)
        return found
