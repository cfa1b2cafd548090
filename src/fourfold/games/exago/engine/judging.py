"""Exago: search that proves what it can, and a tree that estimates the rest by what was learned.

Round by round all moves are looked at one ply deeper (iterative deepening). A win within so many
plies is found in its round, so its distance is exact; one found earlier, by threats beyond that
depth, is a guess until then.

With three or more players a win is proved when all others together cannot prevent it. A loss never
is, because the winner may not want it; a move that lets somebody win like this is a bad guess.
What the tree says of the others is not that: there every seat plays for itself.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping
from dataclasses import dataclass
from functools import cache
from itertools import count
from math import exp
from typing import NamedTuple

from fourfold.engine.clock import Clock, TimeUpError, counting
from fourfold.engine.contract import Judged, Level, Limits
from fourfold.engine.order import BOLDEST, PLY, best_first, guessed, proved
from fourfold.kernels.arrays import np

from ..kernels.board import Bitboards
from ..kernels.rules import bitboards, hands_and_seat, rules_of
from ..kernels.search import (
    INFINITE,
    LONGEST,
    SURE,
    WIN,
    Ask,
    Finding,
    Search,
    advance,
    finding,
    forget,
    nodes,
    search,
    start,
)
from ..kernels.turns import MOST_TURNS, after, can_win, has_won, turns
from ..kernels.worth import MOST, NAT, Weights, untaught
from ..rules import Exago, State
from .grades import levels_for
from .growing import UNHAPPY, Growing, text_of
from .learned import is_learned, table_for

_SLICE = 1000
"""Turns searched between two looks at the clock."""
_DEEPEST = LONGEST // 2
"""No search needs to look at more plies than this."""
_MARGIN = 240
"""How far below the best a move is still judged precisely."""
_THREATS = 6
"""How many threats in a row are looked at beyond the depth."""
_TOGETHER = 3
"""How many plies several opponents are taken to work together for an estimate; it is not what they
want."""
_LEFT = MOST // 2
"""How much worse it is to leave somebody a threat for others to stop."""
_CALM: Mapping[int, float] = {2: 0.8, 3: 1.05, 4: 1.9, 6: 2.0}
"""For so many players the odds of the tree are taken to this power: two strong players make less of
an advantage than those did from whom it was learned, many make more of it than was learned.
`scripts/calibrate_exago.py` found it."""
_CALM_AT_FIRST, _FIRST = 0.35, 0.25
"""The power with two players while no more than this share of all tiles is on the board. What was
learned thinks too well there of who began; from then on it rises with every tile."""
_FAINT = 0.8
"""With three and more players an estimate is no further from 0: nothing is as bad as what is seen
to lose."""
_SEARCHED = 4
"""With three and more players, how many positions are searched for proofs for each one that is
weighed, where levels say how many that are."""
_MOST_SEARCHED: Mapping[int, int] = {3: 4_000}
_MOST_SEARCHED_OF_MANY = 24_000
"""So many at most, so that nobody waits long for a level that weighs much. With three players more
took most of the time and hardly made anybody stronger."""


class Growth(NamedTuple):
    """How much of a thought is for the tree."""

    share: float
    """Of time and nodes; the rest is for proofs."""
    weighed: int | None = None
    """How many turns are weighed at most."""


_GROWTH = Growth(0.5)
_GROWTH_OF_MANY = Growth(0.25, 5000)
"""With four and more players what so many seats want is known too badly to build much on it: a
small tree did better in matches."""


_SPARE: dict[int, list[Search]] = {}
"""The arrays of the last thought that is over, by its number of players."""


def _take_arrays(seats: int, table: Weights) -> list[Search]:
    """Give arrays for a thought: making them takes as long as thousands of positions.

    There is a search for each player. One of them is at work at a time, so that they have the
    lists of turns in common, which are the largest part.
    """
    kept = _SPARE.pop(seats, None)
    if kept is not None:
        return [each._replace(table=table) for each in kept]
    first, *others = (search(seats, table) for _ in range(seats))
    return [first, *(each._replace(turns=first.turns, ranks=first.ranks) for each in others)]


def _put_back(seats: int, used: Collection[Search], spare: Iterable[Search]) -> None:
    """Keep arrays for the next thought, if it is for as many players."""
    for each in used:
        forget(each)
    _SPARE.clear()
    _SPARE[seats] = [*used, *spare]


@dataclass
class _Line:
    """A move, the position after it, and what is known of it."""

    move: str
    turn: int
    position: Bitboards
    score: int = 0
    judged: Judged | None = None
    """What is proved."""
    share: float | None = None
    """Of the wins, as the tree says."""


class Thinking:
    """One call of a brain: the moves, and what is found out about them."""

    def __init__(
        self,
        game: Exago,
        state: State,
        limits: Limits,
        table: Weights,
        growth: Growth | None = None,
    ) -> None:
        self._game, self._state, self._limits, self._table = game, state, limits, table
        self._growth = growth or (_GROWTH if game.seats < 4 else _GROWTH_OF_MANY)
        self._whole = Clock(limits.seconds)
        proving = 1 if limits.depth else 1 - self._growth.share
        self._clock = Clock(limits.seconds * proving, proving)
        self._proves = limits.weighed is None
        if limits.weighed and game.seats > 2:
            # Who weighs so many positions searches some more, on every machine as many.
            self._proves = True
            most = _MOST_SEARCHED.get(game.seats, _MOST_SEARCHED_OF_MANY)
            with counting(min(_SEARCHED * limits.weighed, most)):
                self._clock = Clock(limits.seconds)
        self._strict = limits.depth is not None
        self._keen = game.seats > 2 and (not self._strict or limits.weighed is not None)
        self._deepest = _DEEPEST if limits.depth is None else min(limits.depth, _DEEPEST)
        self._seats, self._hero = game.seats, state.to_move
        self._rules = rules_of(game)
        self._searches: dict[int, Search] = {}
        self._spare = _take_arrays(self._seats, self._table)
        self._position = bitboards(game, state)
        self._lines = self._moves(game, self._position)
        self._drawn = self._leading_back()

    def _moves(self, game: Exago, position: Bitboards) -> list[_Line]:
        found = np.empty(MOST_TURNS, np.int64)
        lines, wins_at_once = [], can_win(position, self._hero, self._rules)
        for turn in found[: turns(position, self._rules, found)].tolist():
            line = _Line(text_of(game, turn), turn, np.empty_like(position))
            after(position, turn, self._rules, line.position)
            if wins_at_once and has_won(line.position, self._rules):
                line.score, line.judged = WIN, proved(line.move, "win", 1)
            lines.append(line)
        return sorted(lines, key=lambda line: line.move)

    def _leading_back(self) -> set[str]:
        """Give the moves that lead to a position the game has seen.

        A long game has seen hundreds, few of them with these hands and this player to move.
        """
        reached = {line.move: tuple(line.position.tolist()) for line in self._lines}
        ends = {position[-1] for position in reached.values()}
        alike = (each for each in self._limits.met if hands_and_seat(each) in ends)
        met = {tuple(bitboards(self._game, state).tolist()) for state in alike}
        return {move for move, position in reached.items() if position in met}

    def judged(self) -> list[Judged]:
        """Give what can be found out within the limits."""
        if self._proves:
            self._prove()
        if self._limits.weighed is not None or not self._strict:
            self._grow()
        for line in self._lines:
            if line.move in self._drawn:
                line.share = 1 / self._seats - UNHAPPY
        _put_back(self._seats, self._searches.values(), self._spare)
        return best_first(self._told(line) for line in self._lines)

    def _prove(self) -> None:
        try:
            for depth in count(1) if self._lines else ():
                self._look(depth)
                self._clock.reach(depth)
                if self._is_enough(depth):
                    break
        except TimeUpError:
            pass

    def _grow(self) -> None:
        """Let a tree say what the moves are worth of which nothing is known."""
        lost = {line.move for line in self._lines if line.score < -SURE}
        if not self._growth.share or len(lost) == len(self._lines):
            return
        if any(line.score > SURE for line in self._lines):
            return
        if self._limits.weighed is None and self._whole.is_up():
            return
        limits, lines = self._limits, {line.move: line for line in self._lines}
        weighed = self._growth.weighed if limits.weighed is None else limits.weighed
        tree = Growing(self._game, self._state, self._table, lost, self._drawn, weighed)
        tree.grow(self._whole)
        grown = tree.grown()
        if limits.weighed is None and not any(each.visits for each in grown):
            # There was no time: what a first search says is better than a first look.
            return
        for move, _, share, end in grown:
            line = lines[move]
            line.share = share
            if end < 0 and self._seats == 2 and can_win(line.position, 1 - self._hero, self._rules):
                line.judged = proved(move, "loss", 2)
            elif end and abs(line.score) <= SURE:
                line.score = end * (WIN - LONGEST)

    def _told(self, line: _Line) -> Judged:
        """Say what is proved, or how it looks."""
        if line.judged:
            return line.judged
        if abs(line.score) > SURE:
            bold = BOLDEST - (WIN - abs(line.score) + 1) * PLY
            return guessed(line.move, bold if line.score > 0 else -bold)
        share = line.share
        if share is None and self._seats > 2:
            return guessed(line.move, _FAINT * line.score / (abs(line.score) + NAT))
        if share is None:
            share = 1 / (1 + exp(-line.score / NAT))
        if self._limits.weighed is None:
            share = calmed(share, self._seats, self._power())
        return guessed(line.move, _score_of(share, self._seats))

    def _power(self) -> float:
        """Give the power to which the odds of the tree are taken in this position."""
        usual = _CALM.get(self._seats, 1.0)
        if self._seats > 2:
            return usual
        placed = sum(self._state.tiles).bit_count() / sum(self._game.tiles)
        risen = max(0.0, placed - _FIRST) / (1 - _FIRST)
        return _CALM_AT_FIRST + risen * (usual - _CALM_AT_FIRST)

    def _is_enough(self, depth: int) -> bool:
        if depth >= self._deepest or all(line.judged for line in self._lines):
            return True
        # When a win is proved, a little more is found out about the other moves.
        best = self._lines[0].judged
        won = best is not None and best.value == "win" and depth >= (best.distance or 0) + 3
        return won and not self._strict

    def _look(self, depth: int) -> None:
        """Look at all moves, so many plies ahead, the best of the last round first.

        If time runs out, moves not reached are taken to be as far from the first as before.
        """
        score = self._score if self._seats == 2 else self._score_of_many
        first, best, scores = self._lines[0], -INFINITE, dict[str, int]()
        try:
            for line in self._lines:
                if not line.judged:
                    scores[line.move] = score(line, depth, best)
                best = max(best, scores.get(line.move, line.score))
        finally:
            now = scores.get(first.move, first.score)
            shift = now - first.score if max(abs(now), abs(first.score)) < SURE else 0
            for line in self._lines:
                if line.move in scores:
                    line.score = scores[line.move]
                elif not line.judged and abs(line.score) < SURE:
                    line.score = max(-MOST, min(MOST, line.score + shift))
            self._lines.sort(key=lambda line: -line.score)

    # Two players.

    def _score(self, line: _Line, depth: int, best: int) -> int:
        """Give the score of a move, searched to a depth; note if it is proved."""
        low = -INFINITE if self._strict else max(min(best, SURE) - _MARGIN, -INFINITE)
        found = self._ask(line, depth, self._hero, low, INFINITE)
        if found.score <= low and found.score < -SURE:
            # It loses, maybe sooner.
            low = -INFINITE
            found = self._ask(line, depth, self._hero, low, -SURE)
        distance = WIN - abs(found.score) + 1
        if abs(found.score) > SURE and distance <= depth + 2:
            line.judged = proved(line.move, "win" if found.score > 0 else "loss", distance)
        elif found.score == 0 and found.proved and low < 0:
            line.judged = proved(line.move, "draw", None)
        return found.score

    # Three or more.

    def _score_of_many(self, line: _Line, depth: int, _best: int) -> int:
        """Give the score of a move; note if it is proved to win against all others together."""
        seats = self._seats
        if depth > seats:
            found = self._ask(line, depth, self._hero, SURE, INFINITE)
            if found.score > SURE:
                distance = WIN - found.score + 1
                if distance <= depth + seats:
                    line.judged = proved(line.move, "win", distance)
                return found.score
        others = [(self._hero + i) % seats for i in range(1, seats)]
        # Who has no turn within the depth is not asked.
        for seat in others[: depth - 1]:
            found = self._ask(line, depth, seat, SURE, INFINITE)
            if found.score > SURE:
                return -found.score
        if depth > _TOGETHER:
            return line.score
        found = self._ask(line, depth, self._hero, -INFINITE, INFINITE)
        if found.score < -SURE:
            return line.score
        if depth > 1 and any(can_win(line.position, seat, self._rules) for seat in others):
            # Somebody else may stop it, or may not.
            return max(-MOST, found.score - _LEFT)
        return found.score

    def _ask(self, line: _Line, depth: int, hero: int, low: int, high: int) -> Finding:
        """Search the position after a move for a seat."""
        ask = Ask(depth - 1, keen=self._keen, low=low, high=high)
        if self._seats == 2 and depth > 2 and not self._strict:
            ask = ask._replace(threats=_THREATS, furthest=min(2 * depth + 16, LONGEST - 1))
        if hero not in self._searches:
            self._searches[hero] = self._spare.pop()
        arrays = self._searches[hero]
        # What the next player could win at once is always seen.
        if depth > 2:
            self._clock.check()
        finished = start(arrays, line.position, hero, ask, self._rules)
        while not finished:
            if depth > 2:
                self._clock.check()
            before = nodes(arrays)
            finished = advance(arrays, self._rules, self._clock.some(_SLICE))
            self._clock.count(nodes(arrays) - before)
        return finding(arrays)


class ExagoBrain:
    """Judges the moves of Exago under any options."""

    def __init__(self, game: Exago) -> None:
        self._game = game

    def prepare(self) -> None:
        """Have the kernels in memory, which are the same for all options."""
        _prepare()

    def levels(self) -> Mapping[int, Level]:
        """Give the levels, which are others for each number of players."""
        return levels_for(self._game.seats)

    def share(self, score: float) -> float | None:
        """Give what an estimate means, with the options for which that was counted."""
        seats = self._game.seats
        is_counted = seats in _CALM and self._game.options == _usual(seats).options
        return share_of(score, seats) if is_counted and is_learned() else None

    def judge(self, state: State, limits: Limits) -> list[Judged]:
        """Judge every legal move, best first."""
        self.prepare()
        return Thinking(self._game, state, limits, table_for(self._game.seats)).judged()


def calmed(share: float, seats: int, power: float) -> float:
    """Give a share of the wins when the odds against each of the others are taken to a power."""
    won: float = share**power
    lost: float = (seats - 1) * ((1 - share) / (seats - 1)) ** power
    return won / (won + lost)


def _score_of(share: float, seats: int) -> float:
    """Give the estimate for a share of the wins: a fair one is 0."""
    more = seats * share - 1
    return _furthest(seats) * (more if more < 0 else more / (seats - 1))


def share_of(score: float, seats: int) -> float:
    """Give the share of the wins that an estimate stands for."""
    more = score / _furthest(seats)
    return (1 + more * (1 if more < 0 else seats - 1)) / seats


def _furthest(seats: int) -> float:
    return 1.0 if seats == 2 else _FAINT


@cache
def _usual(seats: int) -> Exago:
    """Give the game of so many players with the usual options."""
    return Exago({"players": str(seats)})


@cache
def _prepare() -> None:
    game = Exago()
    Thinking(game, game.initial(), Limits(0), table_for(2)).judged()
    can_win(bitboards(game, game.initial()), 0, rules_of(game))


def forced_win(game: Exago, state: State, seat: int, plies: int) -> int | None:
    """Give after how many plies a seat wins at the latest, whatever all others do.

    Nothing means that it cannot force a win within so many plies: every turn was tried.
    """
    rules, arrays, position = rules_of(game), search(game.seats, untaught()), bitboards(game, state)
    if not game.outcome(state):
        first = 1 + (seat - state.to_move) % game.seats
        for depth in range(first, plies + 1, game.seats):
            finished = start(arrays, position, seat, Ask(depth, low=SURE), rules)
            while not finished:
                finished = advance(arrays, rules, _SLICE)
            score = finding(arrays).score
            if score > SURE:
                return WIN - score
    return None


def brain(game: Exago) -> ExagoBrain:
    """Make the brain of Exago."""
    return ExagoBrain(game)
