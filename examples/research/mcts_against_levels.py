"""Let OpenSpiel's tree search play Quantik, Qomet or Exago against the levels of Fourfold.

python examples/research/mcts_against_levels.py --game quantik --simulations 100 --levels 1 5
"""

from __future__ import annotations

import argparse
from random import Random
from typing import Any

import numpy as np
import pyspiel  # type: ignore[import-not-found]
from open_spiel.python.algorithms import mcts  # type: ignore[import-untyped]

import fourfold.envs.open_spiel  # noqa: F401  # registers the games
from fourfold.engine.players import COMPUTERS
from fourfold.match import Match


def play(game: Any, bot: Any, opponent: Any, bot_seat: int) -> float:
    """Play one game; give what the bot gets."""
    state = game.new_initial_state()
    code = state.play.code
    match = Match(state.play.game)
    while not state.is_terminal():
        if state.current_player() == bot_seat:
            actions = [bot.step(state)]
        else:
            actions = list(code.actions(opponent.choose(match)))
        for action in actions:
            picked, turns = state.play.picked, state.play.turns
            state.apply_action(action)
            if state.play.turns > turns:
                match.play(code.move([*picked, action]))
    return float(state.returns()[bot_seat])


def compare(
    name: str, simulations: int, levels: list[int], games: int, seconds: float, seed: int
) -> dict[int, float]:
    """Give the bot's mean result against each level, changing seats after every game."""
    game, random = pyspiel.load_game(f"python_{name}"), np.random.RandomState(seed)
    evaluator = mcts.RandomRolloutEvaluator(1, random)
    bot = mcts.MCTSBot(game, 2.0, simulations, evaluator, random_state=random)
    results = {}
    for level in levels:
        opponent = COMPUTERS[f"level{level}"](Random(seed), seconds)
        results[level] = float(
            np.mean([play(game, bot, opponent, number % 2) for number in range(games)])
        )
    return results


def main() -> None:
    """Play, and print the results."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--game", default="quantik", help="quantik, qomet or exago")
    parser.add_argument("--simulations", type=int, default=100, help="playouts for each move")
    parser.add_argument("--levels", type=int, nargs="+", default=[1, 5, 10])
    parser.add_argument("--games", type=int, default=10, help="games against each level")
    parser.add_argument("--seconds", type=float, default=0.5, help="the level's time for a move")
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    for level, result in compare(
        given.game, given.simulations, given.levels, given.games, given.seconds, given.seed
    ).items():
        print(f"level {level:2}: {result:+.2f}")


if __name__ == "__main__":
    main()
