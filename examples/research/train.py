"""Teach a small agent Quantik by self-play, with NumPy alone, and see how it improves.

    python examples/research/train.py

The agent judges a placement by the three lines it touches: how many of them then hold one, two,
three or all four shapes. It has one weight for each of these four numbers and starts with none.
It plays batches of games against itself; what the winner did becomes more likely, what the loser
did less (REINFORCE). Before and after, it plays against a random player, and the exact table that
comes with the package says how many of its moves were the best there were.
"""

from __future__ import annotations

import argparse

import numpy as np
from numpy.typing import NDArray

from fourfold.envs.batch import Batch
from fourfold.games.quantik.rules import LINES

Floats = NDArray[np.float64]
SPACES_OF_LINES = np.array(
    [[space in line for space in range(16)] for lines in LINES.values() for line in lines], int
)


def features(batch: Batch) -> Floats:
    """Give for each game and action how many lines hold 1, 2, 3 and 4 shapes after it."""
    planes = batch.observe()[:, :8].reshape(batch.size, 2, 4, 16).any(axis=1)
    held = planes.astype(int) @ SPACES_OF_LINES.T > 0
    after = held.sum(axis=1, keepdims=True) + ~held
    lines = [(after == count).astype(int) @ SPACES_OF_LINES for count in (1, 2, 3, 4)]
    return np.stack(lines, axis=-1).reshape(batch.size, 64, 4).astype(float)


def chances(batch: Batch, seen: Floats, weights: Floats) -> Floats:
    """Give how likely each action is in each game."""
    logits = np.where(batch.mask, seen @ weights, -np.inf)
    logits[batch.over] = 0
    likely = np.exp(logits - logits.max(axis=1, keepdims=True))
    shares: Floats = likely / likely.sum(axis=1, keepdims=True)
    return shares


def draw(likely: Floats, rng: np.random.Generator) -> NDArray[np.int64]:
    """Draw an action for each game."""
    reached = likely.cumsum(axis=1) >= rng.random((len(likely), 1)) * likely.sum(1, keepdims=True)
    actions: NDArray[np.int64] = (reached & (likely > 0)).argmax(axis=1)
    return actions


def train(rounds: int, games: int = 256, rate: float = 4.0, seed: int = 1) -> Floats:
    """Let the agent play batches of games against itself; give the weights it has learned."""
    rng, rows = np.random.default_rng(seed), np.arange(games)
    batch, weights = Batch("quantik", games, autoreset=False), np.zeros(4)
    for _ in range(rounds):
        batch.reset()
        # What each player did more of than was to be expected, summed over a game.
        leaning = np.zeros((games, 2, 4))
        result = np.zeros((games, 2))
        while not batch.over.all():
            live, mover = ~batch.over, batch.to_move.copy()
            seen = features(batch)
            likely = chances(batch, seen, weights)
            actions = draw(likely, rng)
            more = seen[rows, actions] - np.einsum("ga,gaf->gf", likely, seen)
            leaning[rows, mover] += more * live[:, None]
            result += batch.step(actions).rewards
        weights += rate * np.einsum("gs,gsf->f", result, leaning) / games / 11
    return weights


def examine(weights: Floats, games: int = 1000, seed: int = 2) -> tuple[float, float]:
    """Play against a random player; give the share of games won and of moves that were best."""
    rng, rows = np.random.default_rng(seed), np.arange(games)
    batch = Batch("quantik", games, autoreset=False, seed=seed)
    ours = rows % 2
    won, best, moves = 0, 0, 0
    while not batch.over.all():
        turn = (batch.to_move == ours) & ~batch.over
        chosen = draw(chances(batch, features(batch), weights), rng)
        best += int(batch.truth().optimal[rows, chosen][turn].sum())
        moves += int(turn.sum())
        rewards = batch.step(np.where(turn, chosen, batch.sample())).rewards
        won += int((rewards[rows, ours] > 0).sum())
    return won / games, best / moves


def main() -> None:
    """Train, and tell what came of it."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--rounds", type=int, default=60, help="batches of games to learn from")
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    for when, weights in (
        ("before", np.zeros(4)),
        ("after", train(given.rounds, seed=given.seed)),
    ):
        won, best = examine(weights)
        print(f"{when:6}  {won:6.1%} won against random, {best:6.1%} of its moves were the best")
    print("weights for 1, 2, 3 and 4 shapes:", *(f"{weight:+.2f}" for weight in weights))


if __name__ == "__main__":
    main()
