"""Exago looked ahead: alpha-beta for one seat, the hero, against all others together.

**Scores.** A win that ends the game after n plies is `WIN - n`, a loss `n - WIN`; estimates are far
from both. The result is the score of the hero; inside, scores are those of the player to move.

**Depth.** Everything that happens within `depth` plies is seen, so a win or a loss of at most that
distance is exact. Forced sequences are followed further: a player who has to answer a threat costs
no depth, and at the end of the depth a player may go on for some moves that make threats. What is
found there is a proof, but there may be a shorter way.

**The search can be interrupted.** It keeps its stack in arrays, and `advance` goes on where it was.
"""

from __future__ import annotations

from typing import NamedTuple

from fourfold.kernels.arrays import Numbers, Rows, np
from fourfold.kernels.jit import entry, kernel

from .blocks import Rules, survey
from .board import Bitboards, both, completing, either, size, some, space, without
from .forms import hashed
from .potential import lacking, threatening
from .turns import (
    MOST_TURNS,
    NOWHERE,
    PASSING,
    after,
    can_win,
    hand_of,
    next_seat,
    taken_in,
    threat_of,
    threat_to_block,
    tiles_of,
    to_move,
    turns,
    turns_against,
)
from .worth import PATTERNS, Weights, estimate

WIN = 10_000
LONGEST = 120
"""No search goes further than this many plies, nor do wins and losses."""
INFINITE = WIN + 1
SURE = WIN - LONGEST - 2
"""Scores further from 0 are wins and losses."""

_PATHS = 1 << 14
"""Turns by where they start and end."""


class Ask(NamedTuple):
    """What is asked of a search: all that happens within `depth` plies and, beyond, up to so many
    threats on the way to a win, and forced answers up to the ply `furthest`. Scores matter only
    between the bounds. A keen search for a win takes it that the hero's last turn but one leaves a
    gap in a line; that others would help without is too rare to look for it.
    """

    depth: int
    threats: int = 0
    furthest: int = 0
    keen: bool = False
    low: int = -INFINITE
    high: int = INFINITE


class Finding(NamedTuple):
    """The hero's score; without a win or a loss, whether it is proved that there is none."""

    score: int
    proved: bool


class Search(NamedTuple):
    """The arrays of a search, made by `search`."""

    positions: Rows
    turns: Rows
    ranks: Rows
    frames: Rows
    plan: Numbers
    killers: Rows
    history: Rows
    known: Rows
    """Positions met before (a transposition table), each in full, so that no two are mistaken for
    each other."""
    answers: Numbers
    """What was found out about each of them."""
    table: Weights
    """What patterns are worth."""
    counts: Numbers
    worths: Numbers


_PLY, _HERO, _FURTHEST, _NODES, _KEEN = range(5)
"""Places in the plan: where the search is, for whom, how far forced sequences are followed, how
many positions were searched, by earlier searches in the same arrays too, and whether it is keen."""

_DEPTH, _THREATS, _FORCED, _SIGN, _LOW, _ALPHA, _BETA = range(7)
_BEST, _TURN, _PROVED, _COUNT, _NEXT = range(7, 12)
"""Columns of a frame: what is asked of a position, and what is known so far."""

_EXACT, _AT_LEAST, _AT_MOST = range(3)


_REMEMBERED = {2: 19, 3: 17, 4: 16, 5: 15, 6: 15}
"""The power of two of the positions that a search remembers. With more players each position takes
more room, and each player has a search."""


def search(seats: int, table: Weights) -> Search:
    """Give arrays for searches in games of so many players, always for the same hero."""
    words = 2 * seats + 1
    entries = 1 << _REMEMBERED[seats]
    return Search(
        np.zeros((LONGEST + 2, words), np.int64),
        np.empty((LONGEST + 1, MOST_TURNS), np.int64),
        np.empty((LONGEST + 1, MOST_TURNS), np.int64),
        np.zeros((LONGEST + 1, 12), np.int64),
        np.zeros(5, np.int64),
        np.zeros((LONGEST + 1, 2), np.int64),
        np.zeros((seats, _PATHS), np.int64),
        np.zeros((entries, words), np.int64),
        np.zeros(entries, np.int64),
        table,
        np.zeros(PATTERNS, np.int64),
        np.zeros(seats, np.int64),
    )


@entry
def forget(search: Search) -> None:
    """Make the arrays of a search as good as new, which takes less time than new ones."""
    for i in range(len(search.answers)):
        search.answers[i] = 0
    for row in range(len(search.killers)):
        for i in range(2):
            search.killers[row, i] = 0
    for seat in range(len(search.history)):
        for i in range(_PATHS):
            search.history[seat, i] = 0


# What was found out before.


@kernel
def _is_known(search: Search, slot: int, position: Bitboards) -> bool:
    for i in range(len(position)):
        if search.known[slot, i] != position[i]:
            return False
    return bool(search.answers[slot])


@kernel
def _remember(search: Search, ply: int) -> None:
    """Note what was found out about a position: distances count from there."""
    position, frame = search.positions[ply], search.frames[ply]
    best = frame[_BEST]
    bound = _EXACT
    if best >= frame[_BETA]:
        bound = _AT_LEAST
    elif best <= frame[_LOW]:
        bound = _AT_MOST
    if best > SURE:
        best += ply
    elif best < -SURE:
        best -= ply
    slot = hashed(position) & len(search.answers) - 1
    for i in range(len(position)):
        search.known[slot, i] = position[i]
    answer = frame[_TURN] | best + 2 * WIN << 21 | bound << 37 | frame[_PROVED] << 39
    search.answers[slot] = answer | frame[_DEPTH] << 40 | frame[_THREATS] << 48


@kernel
def _recall(search: Search, ply: int) -> bool:
    """Note the best turn known, and say whether what is known is an answer."""
    position, frame = search.positions[ply], search.frames[ply]
    slot = hashed(position) & len(search.answers) - 1
    if not _is_known(search, slot, position):
        return False
    answer = search.answers[slot]
    frame[_TURN] = answer & PASSING
    best = (answer >> 21 & 0xFFFF) - 2 * WIN
    bound, proved = answer >> 37 & 3, answer >> 39 & 1
    depth, threats = answer >> 40 & 0xFF, answer >> 48
    deep = depth > frame[_DEPTH] or (depth == frame[_DEPTH] and threats >= frame[_THREATS])
    at_least, at_most = bound != _AT_MOST, bound != _AT_LEAST
    if not deep:
        # A forced win stays one, however far it was looked; maybe there is a shorter one.
        at_least = at_least and (best > SURE or (best == 0 and proved))
        at_most = at_most and (best < -SURE or (best == 0 and proved))
    if best > SURE:
        best -= ply
    elif best < -SURE:
        best += ply
    if (
        (at_least and at_most)
        or (at_least and best >= frame[_BETA])
        or (at_most and best <= frame[_ALPHA])
    ):
        frame[_BEST], frame[_PROVED] = best, proved
        return True
    return False


# Choosing turns.


@kernel
def _only_threats(search: Search, ply: int, count: int, rules: Rules) -> int:
    """Keep the placements after which the player threatens to win, and count them."""
    position, spare, found = search.positions[ply], search.positions[ply + 1], search.turns[ply]
    seat = to_move(position)
    empty = without(rules.board, taken_in(position))
    ends = threatening(tiles_of(position, seat), empty, rules.line)
    kept = 0
    for i in range(count):
        turn = found[i]
        if some(both(space(turn >> 7 & 127), ends)):
            after(position, turn, rules, spare)
            if can_win(spare, seat, rules):
                found[kept] = turn
                kept += 1
    return kept


@kernel
def _rank(search: Search, ply: int, rules: Rules) -> None:
    """Say in which order to try the turns: what was best before, then what looks urgent."""
    position, frame = search.positions[ply], search.frames[ply]
    known = frame[_TURN]
    seat = to_move(position)
    empty = without(rules.board, taken_in(position))
    attack = threatening(tiles_of(position, seat), empty, rules.line)
    # The others are in the hero's way, not in each other's.
    hero = search.plan[_HERO]
    dangerous = next_seat(position, seat) if seat == hero else hero
    defence = threatening(tiles_of(position, dangerous), empty, rules.line)
    filling = completing(tiles_of(position, dangerous), rules.line)
    killers = search.killers[ply]
    for i in range(frame[_COUNT]):
        turn = search.turns[ply, i]
        end = space(turn >> 7 & 127)
        rank = search.history[seat, turn & _PATHS - 1]
        if some(both(end, attack)):
            rank += 1 << 30
        if some(both(end, defence)):
            rank += 1 << 29
        if some(both(end, filling)):
            rank += 1 << 32
        if turn in (killers[0], killers[1]):
            rank += 1 << 31
        if turn == known:
            rank += 1 << 40
        search.ranks[ply, i] = rank


@kernel
def _pick(search: Search, ply: int) -> int:
    """Give the turn to be tried next."""
    frame, found, ranks = search.frames[ply], search.turns[ply], search.ranks[ply]
    here = frame[_NEXT]
    best = here
    for i in range(here + 1, frame[_COUNT]):
        if ranks[i] > ranks[best]:
            best = i
    found[here], found[best] = found[best], found[here]
    ranks[here], ranks[best] = ranks[best], ranks[here]
    frame[_NEXT] = here + 1
    return int(found[here])


@kernel
def _reward(search: Search, ply: int) -> None:
    """Try a turn early elsewhere that was too good here."""
    frame, killers = search.frames[ply], search.killers[ply]
    turn = frame[_TURN]
    if killers[0] != turn:
        killers[0], killers[1] = turn, killers[0]
    seat = to_move(search.positions[ply])
    search.history[seat, turn & _PATHS - 1] += frame[_DEPTH] * frame[_DEPTH]


# Searching.


@kernel
def _in_reach(position: Bitboards, seat: int, depth: int, rules: Rules) -> bool:
    """Say whether a seat has as many turns within some plies as it lacks tiles."""
    seats = len(position) // 2
    waiting = (seat - to_move(position)) % seats
    own_turns = (depth - waiting + seats - 1) // seats
    return own_turns > 0 and lacking(tiles_of(position, seat), rules) <= own_turns


@kernel
def _comes_too_late(position: Bitboards, hero: int, depth: int, rules: Rules) -> bool:
    """Say whether all ways to complete a line can be filled before the hero's only turn.

    Each of the others fills one, as long as nobody among them has to be blocked instead.
    """
    seats, mover = len(position) // 2, to_move(position)
    waiting = (hero - mover) % seats
    if depth - waiting > seats or rules.early:
        return False
    if waiting == 0:
        # It would have won.
        return True
    taken, own = taken_in(position), tiles_of(position, hero)
    lines = completing(own, rules.line)
    if size(both(without(lines, taken), rules.board)) > waiting:
        return False
    if waiting == 1 and not hand_of(position, mover):
        # A tile on which nothing depends fills the space, unless somebody else must be blocked.
        _, _, arcs = survey(taken, rules)
        if threat_to_block(position, rules) not in (hero, -1):
            return False
        return some(without(without(tiles_of(position, mover), arcs), lines))
    seat = mover
    for _ in range(waiting):
        if not hand_of(position, seat) or (seat != mover and can_win(position, seat, rules)):
            return False
        seat = next_seat(position, seat)
    return True


@kernel
def _is_caught(search: Search, ply: int, rules: Rules) -> bool:
    """Say whether the last of several opponents before the hero's turn cannot stop a line.

    That one has to block if a turn does; all other turns lead to the line.
    """
    position, frame, hero = search.positions[ply], search.frames[ply], search.plan[_HERO]
    if frame[_SIGN] > 0 or not _proves(search, ply) or frame[_DEPTH] < 2:
        return False
    if not rules.block or len(position) // 2 == 2:
        return False
    if next_seat(position, to_move(position)) != hero or not can_win(position, hero, rules):
        return False
    threat = threat_of(position, hero, rules)
    return turns_against(position, threat, rules, search.turns[ply][:0]) == 0


@kernel
def _is_last_but_one(search: Search, ply: int) -> bool:
    """Say whether the hero is to move, and then once more."""
    position, frame = search.positions[ply], search.frames[ply]
    return bool(frame[_SIGN] > 0 and frame[_DEPTH] <= 2 * (len(position) // 2))


@kernel
def _proves(search: Search, ply: int) -> bool:
    """Say whether only a win of the hero matters."""
    frame = search.frames[ply]
    low = frame[_ALPHA] if frame[_SIGN] > 0 else -frame[_BETA]
    return bool(low >= SURE and not search.plan[_FURTHEST])


@kernel
def _only_forcing(search: Search, ply: int, count: int, rules: Rules) -> int:
    """Keep the turns that leave a gap in a line, and count them."""
    position, found = search.positions[ply], search.turns[ply]
    seat = to_move(position)
    own, empty = tiles_of(position, seat), without(rules.board, taken_in(position))
    if some(both(completing(own, rules.line), empty)):
        # There is a gap, whatever is done with other tiles.
        return count
    kept, last, ends = 0, -1, empty
    for i in range(count):
        turn = found[i]
        start, end = turn & 127, turn >> 7 & 127
        if start != last:
            last = start
            if start == NOWHERE:
                ends = threatening(own, empty, rules.line)
            else:
                lifted = space(start)
                ends = threatening(without(own, lifted), either(empty, lifted), rules.line)
        if end != NOWHERE and some(both(space(end), ends)):
            found[kept] = turn
            kept += 1
    return kept


@kernel
def _is_out_of_reach(search: Search, ply: int, rules: Rules) -> bool:
    """Say whether only wins matter, or only losses, and there is no time left for any."""
    position, frame, hero = search.positions[ply], search.frames[ply], search.plan[_HERO]
    if search.plan[_FURTHEST]:
        return False
    low, high = frame[_ALPHA], frame[_BETA]
    if frame[_SIGN] < 0:
        low, high = -high, -low
    if low >= SURE:
        frame[_BEST] = frame[_SIGN] * SURE
        return not _in_reach(position, hero, frame[_DEPTH], rules) or _comes_too_late(
            position, hero, frame[_DEPTH], rules
        )
    if high > -SURE:
        return False
    frame[_BEST] = -frame[_SIGN] * SURE
    for seat in range(len(position) // 2):
        if seat != hero and _in_reach(position, seat, frame[_DEPTH], rules):
            return False
    return True


@kernel
def _is_decided(search: Search, ply: int, rules: Rules) -> bool:
    """Say whether a position needs no search, because its score is known or does not matter."""
    position, frame = search.positions[ply], search.frames[ply]
    # Unless the next turn wins, nobody can win before the turn after.
    soonest = WIN - ply - 2
    frame[_PROVED] = 1
    if frame[_DEPTH] > 0 and can_win(position, to_move(position), rules):
        frame[_BEST] = WIN - ply - 1
    elif taken_in(position) == rules.board:
        frame[_BEST] = 0
    elif frame[_ALPHA] >= soonest:
        frame[_BEST] = soonest
    elif frame[_BETA] <= -soonest or _is_caught(search, ply, rules):
        frame[_BEST] = -soonest
    elif _is_out_of_reach(search, ply, rules):
        frame[_PROVED] = 0
    else:
        return False
    return True


@kernel
def _only_places(position: Bitboards, rules: Rules) -> bool:
    """Say whether the player has few turns, all placements: forced sequences can be followed."""
    return hand_of(position, to_move(position)) > 0 and not rules.early


@kernel
def _is_forced(search: Search, ply: int, rules: Rules) -> bool:
    """Say whether the player has to answer a threat, and such sequences are to be followed."""
    position, hero = search.positions[ply], search.plan[_HERO]
    seat = to_move(position)
    following = next_seat(position, seat)
    return (
        ply < search.plan[_FURTHEST]
        and _only_places(position, rules)
        and (seat == hero) != (following == hero)
        and can_win(position, following, rules)
    )


@kernel
def _enter(search: Search, ply: int, rules: Rules) -> None:
    """Look at a position whose frame says what is asked; list the turns to be tried, if any."""
    position, frame = search.positions[ply], search.frames[ply]
    hero = search.plan[_HERO]
    frame[_SIGN] = 1 if to_move(position) == hero else -1
    frame[_LOW] = frame[_ALPHA]
    frame[_COUNT], frame[_NEXT], frame[_TURN] = 0, 0, PASSING
    if _is_decided(search, ply, rules):
        return
    frame[_FORCED] = 1 if _is_forced(search, ply, rules) else 0
    if frame[_DEPTH] == 1 and size(taken_in(position)) + 1 == size(rules.board):
        # The board may be full after this turn, and the game over.
        frame[_DEPTH] = 2
    whole = frame[_DEPTH] > 1 or frame[_FORCED]
    if not whole and not _only_places(position, rules):
        frame[_THREATS] = 0
    if (whole or frame[_THREATS]) and _recall(search, ply):
        return
    frame[_BEST], frame[_PROVED] = -INFINITE, 1
    if not whole or ply == LONGEST:
        guess = estimate(position, hero, search.table, rules, search.counts, search.worths)
        frame[_BEST], frame[_PROVED] = frame[_SIGN] * guess, 0
        if not frame[_THREATS] or frame[_BEST] >= frame[_BETA] or ply == LONGEST:
            return
        frame[_ALPHA] = max(frame[_ALPHA], frame[_BEST])
    count = turns(position, rules, search.turns[ply])
    if not whole:
        count = _only_threats(search, ply, count, rules)
    elif count == 0:
        frame[_BEST] = 0
    elif search.plan[_KEEN] and _proves(search, ply) and _is_last_but_one(search, ply):
        count = _only_forcing(search, ply, count, rules)
        frame[_BEST], frame[_PROVED] = SURE, 0
    frame[_COUNT] = count
    _rank(search, ply, rules)
    frame[_TURN] = PASSING


@kernel
def _descend(search: Search, ply: int, rules: Rules) -> None:
    """Try the next turn: make the position after it and say what is asked of it."""
    frame, child = search.frames[ply], search.frames[ply + 1]
    position, following = search.positions[ply], search.positions[ply + 1]
    after(position, _pick(search, ply), rules, following)
    child[_DEPTH], child[_THREATS] = frame[_DEPTH], frame[_THREATS]
    if not frame[_FORCED]:
        if frame[_DEPTH] > 1:
            child[_DEPTH] -= 1
        else:
            child[_THREATS] -= 1
    if (to_move(following) == search.plan[_HERO]) == (frame[_SIGN] > 0):
        child[_ALPHA], child[_BETA] = frame[_ALPHA], frame[_BETA]
    else:
        child[_ALPHA], child[_BETA] = -frame[_BETA], -frame[_ALPHA]


@kernel
def _ascend(search: Search, ply: int) -> None:
    """Take over what was found out about the position after a turn."""
    frame, child = search.frames[ply], search.frames[ply + 1]
    score = frame[_SIGN] * child[_SIGN] * child[_BEST]
    if score > frame[_BEST]:
        frame[_BEST], frame[_TURN] = score, search.turns[ply, frame[_NEXT] - 1]
        frame[_ALPHA] = max(frame[_ALPHA], score)
    if abs(score) <= SURE:
        frame[_PROVED] &= child[_PROVED]


@entry
def start(search: Search, position: Bitboards, hero: int, ask: Ask, rules: Rules) -> bool:
    """Begin a search for a seat from a position without a line, and say whether it is finished."""
    for i in range(len(position)):
        search.positions[0, i] = position[i]
    search.plan[_PLY], search.plan[_HERO], search.plan[_FURTHEST] = 0, hero, ask.furthest
    search.plan[_KEEN] = ask.keen
    frame = search.frames[0]
    frame[_DEPTH], frame[_THREATS] = ask.depth, ask.threats
    is_own = to_move(position) == hero
    frame[_ALPHA] = ask.low if is_own else -ask.high
    frame[_BETA] = ask.high if is_own else -ask.low
    _enter(search, 0, rules)
    return bool(frame[_COUNT] == 0)


@entry
def advance(search: Search, rules: Rules, budget: int) -> bool:
    """Go on with a search for about so many turns, and say whether it is finished."""
    ply = search.plan[_PLY]
    while budget > 0:
        frame = search.frames[ply]
        if frame[_NEXT] < frame[_COUNT] and frame[_BEST] < frame[_BETA]:
            _descend(search, ply, rules)
            ply += 1
            _enter(search, ply, rules)
            search.plan[_NODES] += 1
            # Listing turns takes time as well.
            budget -= 1 + (search.frames[ply, _COUNT] >> 3)
            continue
        if frame[_COUNT]:
            _remember(search, ply)
            if frame[_BEST] >= frame[_BETA]:
                _reward(search, ply)
        if ply == 0:
            return True
        ply -= 1
        _ascend(search, ply)
    search.plan[_PLY] = ply
    return False


def nodes(search: Search) -> int:
    """Give how many positions were searched in these arrays."""
    return int(search.plan[_NODES])


def finding(search: Search) -> Finding:
    """Give the result of a finished search."""
    frame = search.frames[0]
    score = int(frame[_SIGN] * frame[_BEST])
    return Finding(score, bool(frame[_PROVED]))
