"""The brain of Exago: what it proves is what the plain rules say, and it sees every threat."""

from __future__ import annotations

from collections import Counter
from functools import cache
from random import Random

import pytest

from fourfold.engine.clock import counting
from fourfold.engine.contract import Judged, Limits
from fourfold.games.exago.engine.judging import brain, forced_win
from fourfold.games.exago.rules import Exago, Move, State
from fourfold.rules import load

Truth = tuple[str, int | None] | None
"""Value and distance for the player to move, or None if they are further away."""


def game_of(spec: str) -> Exago:
    game = load(spec)
    assert isinstance(game, Exago)
    return game


def truths(game: Exago, state: State, plies: int) -> dict[str, Truth]:
    """Give what the plain rules say about each move within so many plies, by trying everything.

    With more than two players everybody else plays against the mover, and only wins count.
    """
    hero, known = state.to_move, dict[tuple[State, int], Truth]()

    def look(state: State, plies: int) -> Truth:
        if (state, plies) not in known:
            known[state, plies] = ended(state) or (tried(state, plies) if plies else None)
        return known[state, plies]

    def ended(state: State) -> Truth:
        outcome = game.outcome(state)
        if outcome is None:
            return None
        if outcome.winner is None:
            return "draw", None
        return ("win" if outcome.winner == hero else "loss"), 0

    def tried(state: State, plies: int) -> Truth:
        good, bad = ("win", "loss") if state.to_move == hero else ("loss", "win")
        found = []
        for move in game.legal_moves(state):
            found.append(look(game.after(state, move), plies - 1))
            if found[-1] == (good, 0):
                break  # nothing is sooner
        return best_of(found, good, bad)

    def of(move: Move) -> Truth:
        found = look(game.after(state, move), plies - 1)
        if found and (found[0] == "win" or game.seats == 2):
            return found[0], None if found[1] is None else 1 + found[1]
        return None

    return {text: of(move) for text, move in game.legal_texts(state).items()}


def best_of(found: list[Truth], good: str, bad: str) -> Truth:
    """Give what a player can reach who wants one thing and has moves that lead to these truths."""
    sooner = [each[1] or 0 for each in found if each and each[0] == good]
    if sooner:
        return good, 1 + min(sooner)
    if None in found:
        return None
    if any(each and each[0] == "draw" for each in found):
        return "draw", None
    return bad, 1 + max(each[1] or 0 for each in found if each)


def proofs(judged: list[Judged]) -> dict[str, Truth]:
    for each in judged:
        assert each.exact == (each.value != "unknown")
        assert (each.distance is None) == (each.value in ("draw", "unknown"))
    return {each.move: (each.value, each.distance) if each.exact else None for each in judged}


@cache
def positions(spec: str, count: int, earliest: int, latest: int) -> list[State]:
    """Give unfinished positions of random games."""
    game, rng, found = game_of(spec), Random(f"{spec} {earliest}"), list[State]()
    while len(found) < count:
        state = game.initial()
        for _ in range(rng.randint(earliest, latest)):
            if game.outcome(state):
                break
            state = game.after(state, rng.choice(game.legal_moves(state)))
        else:
            if not game.outcome(state):
                found.append(state)
    return found


SMALL = [
    # Options, number of positions, how many turns were played, and how many plies are looked at.
    ("exago?size=4&tiles=3&line=3", 4, 0, 9, 3),
    ("exago?size=4&tiles=3&line=3", 1, 2, 5, 4),
    ("exago?size=4&tiles=5&line=4", 1, 8, 12, 3),
    ("exago?size=4&tiles=4,5&line=3", 4, 5, 12, 3),
    ("exago?size=4&tiles=3&line=3&early=on", 3, 2, 9, 3),
    ("exago?size=5&tiles=4&line=3&reconnect=on", 2, 6, 14, 3),
    ("exago?size=4&tiles=4&line=3&reconnect=on&early=on", 3, 4, 12, 3),
    ("exago?size=4&tiles=60&line=6", 6, 31, 34, 7),
    ("exago", 3, 12, 20, 3),
    ("exago", 1, 26, 40, 2),
    ("exago?size=7&tiles=5&line=4", 2, 9, 14, 2),
    ("exago?players=3&size=4&tiles=3&line=3", 3, 4, 8, 3),
    ("exago?players=3&size=4&tiles=2&line=3", 1, 3, 6, 4),
    ("exago?players=3&size=4&tiles=3&line=3&block=off", 3, 4, 8, 3),
    ("exago?players=4&size=4&tiles=3&line=3", 3, 8, 14, 2),
    ("exago?players=6&size=4&tiles=2&line=3&early=on", 3, 8, 14, 2),
    ("exago?players=3&size=4&tiles=60&line=6", 3, 33, 35, 5),
]


@pytest.mark.parametrize(("spec", "count", "earliest", "latest", "plies"), SMALL)
def test_values_and_distances_are_those_of_the_plain_rules(
    spec: str, count: int, earliest: int, latest: int, plies: int
) -> None:
    game = game_of(spec)
    for state in positions(spec, count, earliest, latest):
        true = {depth: truths(game, state, depth) for depth in range(1, plies + 1)}
        for depth, known in true.items():
            found = proofs(brain(game).judge(state, Limits(60, depth)))
            assert found == known, (game.position_text(state), depth)
        without_limit = proofs(brain(game).judge(state, Limits(0.1)))
        for move, claim in without_limit.items():
            fits(claim, true[plies][move], plies, (game.position_text(state), move))


def fits(claim: Truth, truth: Truth, plies: int, where: tuple[str, str]) -> None:
    """See that what is claimed without a limit of depth is true as far as the truth is known."""
    if claim is None:
        assert truth is None or truth[1] is None or truth[1] > 2, where
    elif claim[1] is None:
        assert truth in (claim, None), where
    elif claim[1] <= plies:
        assert claim == truth, where
    else:
        assert truth is None, where


LARGER = (
    # Options, and after how many turns there is something to see.
    ("exago", 14, 30),
    ("exago?early=on&tiles=6&line=3", 5, 10),
    ("exago?reconnect=on&tiles=8&line=4", 8, 24),
    ("exago?players=3&tiles=5&line=3", 6, 18),
    ("exago?players=3&block=off", 9, 24),
    ("exago?players=4&tiles=4&line=3", 8, 20),
    ("exago?players=6&tiles=3&line=3", 12, 22),
)
LARGER_ONES = pytest.mark.parametrize(("spec", "earliest", "latest"), LARGER)


@LARGER_ONES
def test_no_win_in_one_is_overlooked_and_none_is_left(
    spec: str, earliest: int, latest: int
) -> None:
    game, seen = game_of(spec), Counter[str]()
    for state in positions(spec, 40, earliest, latest):
        text = game.position_text(state)
        best = brain(game).judge(state, Limits(0))[0]
        moves = game.legal_texts(state).items()
        after = {text: game.after(state, move) for text, move in moves}
        if game.can_win(state, state.to_move):
            seen["win"] += 1
            assert best[1:3] == ("win", 1), text
            assert game.outcome(after[best.move]), text
        elif game.can_win(after[best.move], (state.to_move + 1) % game.seats):
            seen["lost"] += 1
            # It could not be helped.
            for each in after.values():
                assert game.can_win(each, each.to_move), text
        elif any(game.can_win(each, each.to_move) for each in after.values()):
            seen["stopped"] += 1
    assert seen["win"]
    # Where blocking is a duty, the legal moves alone see to it.
    assert game.block or seen["stopped"]


def test_a_threat_of_the_player_after_next_is_not_left_to_the_next() -> None:
    game, seen = game_of("exago?players=3&block=off"), 0
    for state in positions("exago?players=3&block=off", 60, 9, 24):
        threat = (state.to_move + 2) % 3
        if game.can_win(state, threat) and not game.can_win(state, state.to_move):
            judged = brain(game).judge(state, Limits(0))
            left = [game.can_win(game.play(state, each.move), threat) for each in judged]
            if judged[0].score > -0.7:
                seen += 1
                assert not left[0], game.position_text(state)
    assert seen > 2


@pytest.mark.parametrize(
    ("spec", "earliest", "latest"),
    [("exago?players=3&tiles=5&line=3", 5, 14), ("exago?players=4&tiles=4&line=3", 6, 18)],
)
def test_wins_against_several_hold_when_every_turn_is_tried(
    spec: str, earliest: int, latest: int
) -> None:
    game, seen = game_of(spec), 0
    for state in positions(spec, 40, earliest, latest):
        # So many nodes, and not so many seconds: every machine finds the same.
        with counting(20_000):
            judged = brain(game).judge(state, Limits(600))
        for each in judged:
            if each.distance is not None and 1 < each.distance < 9:
                seen += 1
                following = game.play(state, each.move)
                plies = forced_win(game, following, state.to_move, each.distance - 1)
                assert plies == each.distance - 1, (game.position_text(state), each)
    assert seen > 2


def test_best_play_ends_when_it_was_said_to() -> None:
    game = game_of("exago?size=5&tiles=6&line=4")
    seen = Counter[int | None]()
    for state in positions(game.spec, 12, 4, 10):
        best = brain(game).judge(state, Limits(60, 5))[0]
        if best.value in ("win", "loss"):
            seen[best.distance] += 1
            winner = state.to_move if best.value == "win" else 1 - state.to_move
            for left in range(best.distance or 0, 0, -1):
                best = brain(game).judge(state, Limits(60, left))[0]
                assert best.distance == left, game.position_text(state)
                state = game.play(state, best.move)
            outcome = game.outcome(state)
            assert outcome is not None
            assert outcome.winner == winner
    assert max(distance or 0 for distance in seen) >= 3


@LARGER_ONES
def test_every_move_is_judged_best_first(spec: str, earliest: int, latest: int) -> None:
    game = game_of(spec)
    for state in positions(spec, 3, earliest, latest):
        for limits in (Limits(0), Limits(0.05), Limits(60, 1), Limits(60, 2)):
            judged = brain(game).judge(state, limits)
            assert sorted(each.move for each in judged) == list(game.legal_texts(state))
            scores = [each.score for each in judged]
            assert scores == sorted(scores, reverse=True)
            assert all(-1 <= score <= 1 for score in scores)
            proofs(judged)


@pytest.mark.parametrize("depth", [1, 2, 3])
def test_nothing_is_seen_beyond_the_depth(depth: int) -> None:
    game = game_of("exago?size=5&tiles=6&line=4")
    for state in positions(game.spec, 6, 8, 14):
        judged = brain(game).judge(state, Limits(60, depth))
        assert all((each.distance or 0) <= depth for each in judged)
        assert judged == brain(game).judge(state, Limits(60, depth))


def test_a_finished_game_has_no_moves() -> None:
    game = game_of("exago")
    over = "6/7/8/9/10/3RRRRR3/3BBBB3/9/8/7/6 B R7,B8"
    assert brain(game).judge(game.parse_position(over), Limits()) == []


def test_three_in_a_line_is_solved_like_on_the_plain_rules() -> None:
    game = game_of("exago?size=4&tiles=3&line=3")
    assert truths(game, game.initial(), 5) == {"d4": ("win", 5)}
    assert forced_win(game, game.initial(), 0, 5) == 5
    assert forced_win(game, game.initial(), 0, 4) is None
    assert forced_win(game, game.initial(), 1, 8) is None


def test_four_in_a_line_wins_against_every_defence() -> None:
    game = game_of("exago?line=4")

    def wins(state: State, plies: int) -> None:
        best = brain(game).judge(state, Limits(60, plies))[0]
        assert best.value == "win"
        after = game.play(state, best.move)
        if not game.outcome(after):
            for move in game.legal_moves(after):
                wins(game.after(after, move), plies - 2)

    # All answers to the first tile are symmetric.
    wins(game.play(game.play(game.initial(), "f6"), "f7"), 7)
