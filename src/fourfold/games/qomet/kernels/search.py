"""Qomet searched: alpha-beta without recursion, which can be interrupted after any node.

**Scores** are for the player to move. A win is `WIN` less the ply in which it comes, counted from
the root of the search; a loss is the negative of that. Scores beyond `DECIDED` are proved; those
between are guesses of `estimate`. Proofs are as good as the rules:

- Whoever is to move can always make a turn that gives the opponent no square. So a win comes with
  an own turn, after an odd number of plies, and turns that give a square need not be searched.
- A star that is placed in the opponent's way opens none. So a player with a star in hand does not
  lose within two plies when the opponent has nothing to threaten with.

**Depth** is the number of plies that are searched by trying turns. One ply more is seen, because a
turn that makes a square is found without trying. What a search of some depth does not find decided
is not decided within that many plies and one more.

**Known positions** come from a table with the bytes that `lookup.entries` explains.

**Values** tell of more positions who wins, and not how soon. A search that asks for a distance
learns from them only where it need not look. One that guesses takes a position that is won for a
win in `FAR` plies, which no win takes. What it finds out is no distance then, and remembered apart.
"""

from __future__ import annotations

from typing import Annotated, NamedTuple

from fourfold.kernels.arrays import NDArray, Numbers, Rows, np
from fourfold.kernels.bits import popcount
from fourfold.kernels.chance import mixed
from fourfold.kernels.jit import Dims, entry, kernel

from .patterns import can_win, completing, estimate
from .ranks import CLASSES, SETS_BEFORE, Classes, image, key, rank, set_rank, turn_image
from .rules import MOST_TURNS, NONE, Rules, after, has_square, list_turns
from .values import DRAWN, LOST, UNTOLD, WON, Values, value_of

WIN = 1 << 14
DECIDED = WIN - 2000
MOST_PLIES = 100
"""A search goes no deeper."""
FAR = 501
"""More plies than any win takes, and an odd number of them like those of all wins."""

Bytes = Annotated[NDArray[np.uint8], Dims(1, fixed=True)]

# Known positions.


class Known(NamedTuple):
    """A table: three bytes a position, and where the positions with so many stars begin.

    `starts` is ordered by the mover's stars, then the opponent's. The table has positions with up
    to `most` stars of both players together.
    """

    main: Bytes
    push: Bytes
    less: Bytes
    starts: Numbers
    classes: Classes
    most: int


_UNUSED = 255
MISSING = -1


@entry
def known_distance(own: int, other: int, forbidden: int, known: Known) -> int:
    """Give the distance of a position from the table: odd a win, even a loss, 0 a draw.

    Of symmetric positions only one is in the table. Which one that is, the stars of the mover
    leave open where they are symmetric in themselves.
    """
    size, count = popcount(own), popcount(other)
    if size + count > known.most:
        return MISSING
    start = known.starts[size * len(CLASSES) + count]
    for symmetry in range(8):
        mover = image(own, symmetry)
        index = start + rank(mover, image(other, symmetry), known.classes)
        if known.main[index] != _UNUSED:
            push = known.push[index]
            if push != NONE:
                place = SETS_BEFORE[size] + set_rank(mover)
                turn = turn_image(forbidden, symmetry)
                if push == turn_image(turn, int(known.classes.symmetry[place])):
                    return int(known.less[index])
            return int(known.main[index])
    return MISSING


# The search.


class Workspace(NamedTuple):
    """Arrays for one search at a time, and what is remembered from one to the next."""

    frames: Rows
    """A row for each ply, with the columns below."""
    turns: Rows
    """The turns to be tried in each ply."""
    order: Rows
    """How promising they are."""
    history: Rows
    """How often each turn was good enough, by the parity of the ply."""
    keys: Numbers
    entries: Numbers
    """What was found out about positions (a transposition table): score, depth, kind of bound, and
    best turn."""
    now: Numbers
    """The ply the search is at, how many nodes there were, and the block of values that it waits
    for: its number and one, or 0."""


_OWN, _OTHER, _FORBIDDEN, _DEPTH, _ALPHA, _BETA = range(6)
_BEST, _BEST_TURN, _TURN, _COUNT, _TRIED = range(6, 11)
_EXACT, _AT_LEAST, _AT_MOST = range(3)
_APART = 1 << 62
"""A bit that no key of a position has."""


def workspace(bits: int = 20) -> Workspace:
    """Make arrays that remember up to so many positions, as a power of two."""
    return Workspace(
        np.zeros((MOST_PLIES + 1, 11), np.int64),
        np.zeros((MOST_PLIES + 1, MOST_TURNS), np.int64),
        np.zeros((MOST_PLIES + 1, MOST_TURNS), np.int64),
        np.zeros((2, 6 * 32), np.int64),
        np.zeros(1 << bits, np.int64),
        np.zeros(1 << bits, np.int64),
        np.zeros(3, np.int64),
    )


@kernel
def _recall(work: Workspace, own: int, other: int, forbidden: int, apart: int) -> int:
    """Give the place of what is remembered of a position, or -1."""
    word = key(own, other, forbidden) | apart
    place = mixed(word) & len(work.keys) - 1
    if work.keys[place] == word:
        return place
    return place ^ 1 if work.keys[place ^ 1] == word else -1


@kernel
def _remember(work: Workspace, ply: int, apart: int) -> None:
    """Note what was found out in a ply. The deeper of two entries stays in the first place."""
    own, other, forbidden, depth, alpha, beta, best, turn, _, _, _ = work.frames[ply]
    word = key(own, other, forbidden) | apart
    place = mixed(word) & len(work.keys) - 1
    if work.keys[place] != word and work.entries[place] >> 2 & 0xFF > depth:
        place ^= 1
    bound = _AT_LEAST if best >= beta else _AT_MOST if best <= alpha else _EXACT
    score = best
    if score > DECIDED:
        score += ply
    elif score < -DECIDED:
        score -= ply
    work.keys[place] = word
    work.entries[place] = ((score + WIN) << 8 | turn) << 10 | depth << 2 | bound


@kernel
def _settles(
    work: Workspace, place: int, ply: int, depth: int, alpha: int, beta: int
) -> tuple[bool, int]:
    """Say whether what is remembered is enough to go by, and give the score."""
    entry = work.entries[place]
    bound, deep_enough = entry & 3, entry >> 2 & 0xFF >= depth
    score = (entry >> 18) - WIN
    if score > DECIDED:
        score -= ply
    elif score < -DECIDED:
        score += ply
    if bound != _AT_MOST and score >= beta:
        return deep_enough or score > DECIDED, score
    if bound != _AT_LEAST and score <= alpha:
        return deep_enough or score < -DECIDED, score
    return deep_enough and bound == _EXACT, score


@kernel
def _list(work: Workspace, rules: Rules, ply: int, first: int) -> int:
    """Write down the turns to be tried in a ply, and how promising they are."""
    frame = work.frames[ply]
    own, other, forbidden = frame[_OWN], frame[_OTHER], frame[_FORBIDDEN]
    found, order, history = work.turns[ply], work.order[ply], work.history[ply & 1]
    count = 0
    for i in range(list_turns(own, other, forbidden, rules, found)):
        turn = found[i]
        theirs, mine, _ = after(own, other, turn)
        if has_square(theirs):
            continue
        value = history[turn]
        if turn == first:
            value = 1 << 40
        elif completing(theirs):
            value -= 1 << 30
        if completing(mine):
            value += 1 << 20
        found[count] = turn
        order[count] = value
        count += 1
    return count


@kernel
def _look_up(
    work: Workspace, known: Known, values: Values, rules: Rules, apart: int, ply: int
) -> bool:
    """Say whether the score of a position is clear from what is known, or a block is needed."""
    frame = work.frames[ply]
    own, other, forbidden = frame[_OWN], frame[_OTHER], frame[_FORBIDDEN]
    win = WIN - ply
    distance = known_distance(own, other, forbidden, known)
    if distance != MISSING:
        frame[_BEST] = 0 if distance == 0 else win - distance if distance & 1 else distance - win
        return True
    value = value_of(own, other, forbidden, values, rules)
    if value < UNTOLD:
        work.now[2] = UNTOLD - value
        return True
    if value == DRAWN:
        frame[_BEST] = 0
        return True
    if value == WON and (apart or win - FAR >= frame[_BETA]):
        frame[_BEST] = win - FAR
        return True
    if value == LOST and (apart or FAR - 1 - win <= frame[_ALPHA]):
        frame[_BEST] = FAR - 1 - win
        return True
    return False


@kernel
def _enter(
    work: Workspace,
    known: Known,
    values: Values,
    rules: Rules,
    apart: int,
    ply: int,
    own: int,
    other: int,
    forbidden: int,
    depth: int,
    alpha: int,
    beta: int,
) -> None:
    """Start on a position in which the game goes on. If its score is clear, no turn is tried.

    Where it takes a block of values that is not at hand, it is to be started on once more.
    """
    frame = work.frames[ply]
    frame[_OWN] = own
    frame[_OTHER] = other
    frame[_FORBIDDEN] = forbidden
    frame[_DEPTH] = depth
    frame[_ALPHA] = alpha
    frame[_BETA] = beta
    frame[_COUNT] = 0
    frame[_TRIED] = 0
    frame[_BEST_TURN] = NONE
    win = WIN - ply
    if can_win(own, other, forbidden, rules):
        frame[_BEST] = win - 1
        return
    # Neither player can decide the game sooner than this.
    if win - 3 <= alpha:
        frame[_BEST] = win - 3
        return
    if 2 - win >= beta:
        frame[_BEST] = 2 - win
        return
    if 4 - win >= beta and popcount(own) < rules.stars and not can_win(other, own, NONE, rules):
        frame[_BEST] = 4 - win
        return
    if _look_up(work, known, values, rules, apart, ply):
        return
    if depth <= 0:
        frame[_BEST] = estimate(own, other)
        return
    first = NONE
    place = _recall(work, own, other, forbidden, apart)
    if place >= 0:
        settled, score = _settles(work, place, ply, depth, alpha, beta)
        if settled:
            frame[_BEST] = score
            return
        first = work.entries[place] >> 10 & 0xFF
    frame[_BEST] = -WIN
    frame[_COUNT] = _list(work, rules, ply, first)


@kernel
def _next(work: Workspace, ply: int, tried: int, count: int) -> int:
    """Give the most promising turn that was not tried yet."""
    turns, order = work.turns[ply], work.order[ply]
    best = tried
    for i in range(tried + 1, count):
        if order[i] > order[best]:
            best = i
    turn = int(turns[best])
    turns[best], order[best] = turns[tried], order[tried]
    return turn


def begin(
    work: Workspace, position: tuple[int, int, int], depth: int, alpha: int, beta: int
) -> None:
    """Begin to search a position in which the game goes on."""
    columns = [_OWN, _OTHER, _FORBIDDEN, _DEPTH, _ALPHA, _BETA]
    work.frames[0, columns] = [*position, depth, alpha, beta]
    work.now[0] = 0
    work.now[2] = 1


@entry
def go_on(
    work: Workspace, known: Known, values: Values, rules: Rules, is_guess: bool, nodes: int
) -> bool:
    """Search on, through so many nodes at most. Say whether the score is found.

    It is not found as long as the search waits for a block of values.
    """
    frames = work.frames
    ply = work.now[0]
    last = work.now[1] + nodes
    apart = _APART if is_guess and values.most > 0 else 0
    if work.now[2]:
        work.now[2] = 0
        own, other, forbidden, depth, alpha, beta, _, _, _, _, _ = frames[ply]
        _enter(work, known, values, rules, apart, ply, own, other, forbidden, depth, alpha, beta)
        if work.now[2]:
            return False
    while True:
        own, other, _, depth, alpha, beta, best, _, _, count, tried = frames[ply]
        if tried < count and best < beta:
            if work.now[1] >= last:
                work.now[0] = ply
                return False
            work.now[1] += 1
            turn = _next(work, ply, tried, count)
            frames[ply, _TRIED] = tried + 1
            frames[ply, _TURN] = turn
            a, b, undoing = after(own, other, turn)
            ply += 1
            window = -beta, -max(alpha, best)
            _enter(work, known, values, rules, apart, ply, a, b, undoing, depth - 1, *window)
            if work.now[2]:
                work.now[0] = ply
                return False
            continue
        if count:
            _remember(work, ply, apart)
            if best >= beta:
                work.history[ply & 1, frames[ply, _BEST_TURN]] += depth * depth
        if ply == 0:
            work.now[0] = 0
            return True
        ply -= 1
        if -best > frames[ply, _BEST]:
            frames[ply, _BEST] = -best
            frames[ply, _BEST_TURN] = frames[ply, _TURN]


def score(work: Workspace) -> int:
    """Give the score that was found."""
    return int(work.frames[0, _BEST])
