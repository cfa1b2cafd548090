"""Write positions of Quantik with their exact values to an NPZ file, and a card that explains it.

    python examples/research/dataset.py quantik.npz --positions 100000

The positions are those of random games. Each is there once, and no two of them are the same up to
symmetry, so that parts of the file can be used for training and for testing without overlap.
"""

from __future__ import annotations

import argparse
from hashlib import sha256
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

import fourfold
from fourfold.envs.batch import Batch
from fourfold.games.quantik.kernels.classes import canonical, forms
from fourfold.games.quantik.kernels.rules import bitboards
from fourfold.games.quantik.rules import Quantik

Arrays = dict[str, NDArray[Any]]
CARD = """\
# Quantik positions with exact values

{count:,} positions of random games of Quantik (rules version {rules}), no two of them the same up
to symmetry, with what perfect play leads to. Made by `examples/research/dataset.py` of Fourfold
{version} with seed {seed}; the same call makes the same arrays. MIT licence, like Fourfold.

SHA-256 of `{file}`: `{digest}`

| Array | Type and shape | Holds |
|---|---|---|
| `position` | text, (n,) | the position as text: rows from the top, upper case moves first |
| `observation` | int8, (n, 16, 4, 4) | what the player to move sees; see `docs/research.md` |
| `mask` | bool, (n, 64) | the legal actions: shape A to D times 16, plus the space from a4 to d1 |
| `value` | int8, (n,) | 1 if the player to move wins, -1 if the opponent does |
| `distance` | uint8, (n,) | moves to the end: the winner hurries, the loser delays |
| `moves` | uint8, (n, 64) | the same after each action: odd wins, even loses, 0 is not legal |
| `optimal` | bool, (n, 64) | the actions that win soonest, or else lose latest |

| Pieces on the board | Positions | Won by the player to move | Mean distance |
|---|---|---|---|
{table}

Random games reach late positions in other proportions than good play does: weigh by the number of
pieces if that matters.
"""


def collect(count: int, seed: int, games: int = 1024) -> Arrays:
    """Play random games until there are so many different positions."""
    game = Quantik()
    batch, table = Batch(game, games, seed=seed), forms()
    seen: set[int] = set()
    parts: list[Arrays] = []
    while len(seen) < count:
        states = [batch.state(i) for i in range(games)]
        new = []
        for i, state in enumerate(states):
            code = canonical(*bitboards(state), table)
            if code not in seen and len(seen) < count:
                seen.add(code)
                new.append(i)
        truth = batch.truth()
        parts.append(
            {
                "position": np.array([game.position_text(states[i]) for i in new], "U19"),
                "observation": batch.observe()[new],
                "mask": batch.mask[new],
                **{name: array[new] for name, array in truth._asdict().items()},
            }
        )
        batch.step(batch.sample())
    return {name: np.concatenate([part[name] for part in parts]) for name in parts[0]}


def write(path: Path, arrays: Arrays, seed: int) -> Path:
    """Write the file, and its card beside it."""
    with path.open("wb") as file:
        np.savez_compressed(file, **arrays)  # type: ignore[arg-type]
    pieces = arrays["observation"][:, :8].sum(axis=(1, 2, 3))
    rows = []
    for number in np.unique(pieces):
        chosen = pieces == number
        won, mean = (arrays["value"][chosen] > 0).mean(), arrays["distance"][chosen].mean()
        rows.append(f"| {number} | {chosen.sum():,} | {won:.1%} | {mean:.2f} |")
    card = path.with_suffix(".md")
    text = CARD.format(
        count=len(pieces),
        rules=Quantik.rules_version,
        version=fourfold.__version__,
        seed=seed,
        file=path.name,
        digest=sha256(path.read_bytes()).hexdigest(),
        table="\n".join(rows),
    )
    card.write_text(text, encoding="utf-8")
    return card


def main() -> None:
    """Collect and write."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("file", type=Path, help="where to write, for example quantik.npz")
    parser.add_argument("--positions", type=int, default=10_000)
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    if given.file.suffix != ".npz" or not given.file.parent.is_dir():
        parser.error(f"{given.file} has to end in .npz, in a folder that is there")
    if not 1 <= given.positions <= 1_000_000:
        parser.error("--positions takes a number from 1 to 1000000")
    card = write(given.file, collect(given.positions, given.seed), given.seed)
    print(f"Wrote {given.file} and {card}")


if __name__ == "__main__":
    main()
