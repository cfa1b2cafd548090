"""Players of every level: legal, repeatable, and stronger the more they see."""

from __future__ import annotations

from collections import Counter
from itertools import pairwise
from random import Random

import pytest

from fourfold import AnyGame, Match, load
from fourfold.engine.contract import Level
from fourfold.engine.levels import LEVELS, STRONGEST, LevelPlayer
from fourfold.engine.players import COMPUTERS
from fourfold.games.quantik.lookup import shipped

from .plain import positions, tic_tac_toe

THREE_WAYS = "exago?players=3&size=4&tiles=4"


def game_of(match: Match, *names: str, seed: int = 1, seconds: float = 0.05) -> Match:
    """Play a match to its end, or for a while."""
    rng = Random(seed)
    players = [COMPUTERS[name](rng, seconds) for name in names]
    while not match.outcome and len(match.moves) < 24:
        move = players[match.to_move].choose(match)
        assert move in match.legal
        match.play(move)
    return match


def test_there_are_ten_and_each_sees_at_least_as_much_as_the_one_below() -> None:
    assert list(LEVELS) == list(range(1, 11))
    sights = [
        [level.care**ply if ply <= (level.depth or 99) else 0 for ply in range(1, 12)]
        for level in LEVELS.values()
    ]
    for less, more in pairwise(sights):
        assert less != more
        assert less[0] <= more[0]
        assert sum(less) < sum(more)
    assert LEVELS[STRONGEST] == Level(None, 1.0, 0.0)


@pytest.mark.parametrize("number", LEVELS)
def test_every_level_plays_every_game(game: AnyGame, number: int) -> None:
    names = [f"level{number}"] * game.seats
    assert game_of(Match(game), *names).moves


@pytest.mark.parametrize("number", [1, 5, 10])
def test_levels_play_games_of_three_and_games_without_a_brain(number: int) -> None:
    assert game_of(Match(THREE_WAYS), *[f"level{number}"] * 3).moves
    assert game_of(Match(tic_tac_toe()), *[f"level{number}"] * 2).outcome


@pytest.mark.parametrize("number", LEVELS)
def test_the_same_seed_gives_the_same_game(number: int) -> None:
    def moves(seed: int) -> list[str]:
        return game_of(Match("quantik"), *[f"level{number}"] * 2, seed=seed, seconds=2).moves

    assert moves(7) == moves(7)
    assert len({tuple(moves(seed)) for seed in range(5)}) > 1


def test_the_tenth_level_never_loses_what_is_won() -> None:
    won = 0
    for number, state in enumerate(positions("quantik", 11, 12, 5)):
        match = Match("quantik", position=load("quantik").position_text(state))
        winner = match.to_move
        if shipped().verdict(state).value == "win":
            names = ["level7", "level7"]
            names[winner] = "level10"
            game_of(match, *names, seed=number)
            assert match.outcome
            assert match.outcome.winner == winner
            won += 1
    assert won > 3


@pytest.mark.parametrize("number", LEVELS)
def test_a_win_at_hand_is_mostly_taken(number: int) -> None:
    taken = tried = 0
    for seed, state in enumerate(positions("quantik", 2, 60)):
        values = shipped().values(state)
        if sum(verdict.distance == 1 for verdict in values.values()) == 1:
            match = Match("quantik", position=load("quantik").position_text(state))
            move = LevelPlayer(number, Random(seed)).choose(match)
            taken += values[move].distance == 1
            tried += 1
    assert tried > 10
    # Two looks at the favourite, one at every other move.
    assert taken / tried > 0.6
    assert number < STRONGEST or taken == tried


def test_what_is_seen_is_never_thrown_away(monkeypatch: pytest.MonkeyPatch) -> None:
    """A player that overlooks nothing within its depth plays nothing that loses within it."""
    monkeypatch.setitem(LEVELS, 4, LEVELS[4]._replace(care=1.0))
    threatened = 0
    for seed, state in enumerate(positions("quantik", 4, 40, 2)):
        values = shipped().values(state)
        safe = {move for move, verdict in values.items() if verdict.distance != 2}
        if safe and len(safe) < len(values):
            match = Match("quantik", position=load("quantik").position_text(state))
            assert LevelPlayer(4, Random(seed)).choose(match) in safe
            threatened += 1
    assert threatened > 5


def test_higher_levels_beat_lower_ones() -> None:
    score = Counter[int]()
    for seed in range(6):
        for strong in (0, 1):
            names = ["level1", "level1"]
            names[strong] = "level8"
            outcome = game_of(Match("quantik"), *names, seed=seed, seconds=2).outcome
            assert outcome
            score[8 if outcome.winner == strong else 1] += 1
    assert score[8] >= 10


@pytest.mark.parametrize("name", ["random", "greedy", "montecarlo"])
def test_other_players_play_every_game(game: AnyGame, name: str) -> None:
    assert game_of(Match(game), *[name] * game.seats).moves
    assert game_of(Match(tic_tac_toe()), name, name).outcome


@pytest.mark.parametrize("name", ["greedy", "montecarlo"])
def test_other_players_take_a_win(name: str) -> None:
    match = Match("quantik", position="ABc./..../..../d...")
    assert COMPUTERS[name](Random(1), 2.0).choose(match) == "Dd4"
