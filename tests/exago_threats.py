"""Positions of Exago in which somebody threatens, made on purpose: by chance there are few."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from fourfold.games.exago.rules import Exago, State

SPECS = (
    "exago?players=3",
    "exago?players=4&size=7&tiles=4,5,6,7",
    "exago?players=5&size=5",
    "exago?players=6&size=5&tiles=4",
    # Nobody can spare a tile beside those of a line, so that many threats cut something off.
    "exago?players=3&tiles=4",
    "exago?players=3&size=4&line=3",
    "exago?players=3&size=4&tiles=8&line=5",
    "exago?players=3&size=7&tiles=9&line=6",
    "exago?players=3&early=on",
    "exago?players=3&size=5&reconnect=on",
    "exago?players=3&tiles=5&reconnect=on&early=on",
    "exago?players=3&size=4&tiles=3,4,5&line=3&reconnect=on",
)


def threats(game: Exago, rng: Random) -> Iterator[tuple[State, int]]:
    """Give positions without end in which an opponent has to be blocked if that is possible."""
    while True:
        state = _with_a_gap(game, rng)
        if state and not game.outcome(state):
            seat = game.threat_to_block(state)
            if seat is not None:
                yield state, seat


def _with_a_gap(game: Exago, rng: Random) -> State | None:
    """Make a line but for one tile, and let the other tiles grow around it."""
    board = game.board
    counts = [n if rng.random() < 0.6 else rng.randint(0, n) for n in game.tiles]
    seat, step = rng.randrange(game.seats), rng.choice(board.directions)
    start = rng.choice(list(board.bits.values()))
    line = [start << i * step for i in range(game.line)]
    if counts[seat] < game.line - 1 or not all(bit & board.all for bit in line):
        return None
    line.pop(rng.randrange(game.line))
    counts[seat] -= len(line)
    tiles = [0] * game.seats
    tiles[seat] = sum(line)
    owners = [owner for owner, count in enumerate(counts) for _ in range(count)]
    rng.shuffle(owners)
    thin = rng.random()
    for owner in owners:
        tiles[owner] |= _beside(game, sum(tiles), thin, rng)
    if len(board.groups(sum(tiles))) > 1 or any(board.lines(own, game.line) for own in tiles):
        return None
    hands = (n - own.bit_count() for n, own in zip(game.tiles, tiles, strict=True))
    return State(tuple(tiles), tuple(hands), (seat + rng.randrange(1, game.seats)) % game.seats)


def _beside(game: Exago, taken: int, thin: float, rng: Random) -> int:
    """Choose a space beside tiles, the more often one that few of them touch the thinner it is."""
    board = game.board
    free = board.names(board.around(taken) & ~taken)
    chosen = [board.bits[name] for name in rng.sample(free, min(3, len(free)))]
    if rng.random() < thin:
        chosen.sort(key=lambda bit: (board.around(bit) & taken).bit_count())
    return chosen[0]
