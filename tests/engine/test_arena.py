"""Matches between computer players: plans, results in files, and what they say."""

from __future__ import annotations

import json
from collections import Counter
from pathlib import Path

import pytest

from fourfold import Match, load
from fourfold.engine.arena.elo import ratings, share
from fourfold.engine.arena.games import LONGEST, ArenaError, Plan, Result, play
from fourfold.engine.arena.mistakes import count_mistakes
from fourfold.engine.arena.results import ResultFile
from fourfold.engine.arena.running import play_all

PLAN = Plan("quantik", ("random", "greedy", "level2"), 4, seed=5, seconds=0.1)


def test_everybody_meets_everybody_from_every_seat_with_the_same_openings() -> None:
    assert PLAN.total == 3 * 4
    seatings = Counter(PLAN.seating(number) for number in range(PLAN.total))
    assert seatings == Counter({(a, b): 2 for a in PLAN.players for b in PLAN.players if a != b})
    for number in range(0, PLAN.total, 2):
        assert PLAN.opening(number) == PLAN.opening(number + 1)
        assert len(PLAN.opening(number)) == 2
    assert len({tuple(PLAN.opening(number)) for number in range(PLAN.total)}) > 4


def test_three_players_get_every_seat() -> None:
    plan = Plan("exago?players=3", ("random", "greedy", "level1"), 4)
    assert plan.total == 6
    assert {plan.seating(number).index("greedy") for number in range(3)} == {0, 1, 2}


def test_who_sits_behind_whom_differs_from_opening_to_opening() -> None:
    plan = Plan("exago?players=4", ("level1", "level1", "level2", "level2"), 80)
    rounds = {number // 4: plan.seating(number) for number in range(0, plan.total, 4)}
    apart = sum(seating[0] == seating[2] for seating in rounds.values())
    assert 0 < apart < len(rounds)
    for number in range(plan.total):
        turn = number % 4
        seating = rounds[number // 4]
        assert plan.seating(number) == (*seating[turn:], *seating[:turn])


def test_a_game_follows_from_its_number() -> None:
    for number in (0, 1, 7):
        first, second = play(PLAN, number), play(PLAN, number)
        assert first == second
        match = Match(PLAN.game, first.seating)
        for move in first.moves:
            match.play(move)
        assert match.outcome
        assert (match.outcome.winner, match.outcome.reason) == (first.winner, first.reason)
        assert list(first.moves[:2]) == PLAN.opening(number)


def test_several_processes_play_the_same_games() -> None:
    numbers = range(4)
    alone = list(play_all(PLAN, numbers, 1))
    assert sorted(play_all(PLAN, numbers, 2), key=lambda each: each.number) == alone


def test_games_without_end_are_broken_off() -> None:
    plan = Plan("qomet?repetition=off", ("shuttler", "shuttler"), 1, random_plies=0)

    class Shuttler:
        def choose(self, match: Match) -> str:
            moves = {0: ["a1", "a1-x"], 1: ["g7", "g7-x"]}[match.to_move]
            return next(move for move in moves if move in match.legal)

    with pytest.MonkeyPatch.context() as patch:
        patch.setitem(play.__globals__["COMPUTERS"], "shuttler", lambda rng, time: Shuttler())
        result = play(plan, 0)
    assert len(result.moves) == LONGEST
    assert (result.winner, result.reason) == (None, "unfinished")


@pytest.mark.parametrize(
    ("plan", "code"),
    [
        (Plan("quantik", ("random",), 2), "arena-players"),
        (Plan("exago?players=4", ("random", "greedy"), 2), "arena-players"),
        (Plan("quantik", ("random", "greedy"), 2, random_plies=17), "arena-opening"),
    ],
)
def test_plans_that_make_no_sense(plan: Plan, code: str) -> None:
    with pytest.raises(ArenaError) as caught:
        _ = plan.total, plan.opening(0)
    assert caught.value.code == code


# Files.


def written(path: Path, *numbers: int) -> ResultFile:
    file = ResultFile(path, PLAN)
    for number in numbers:
        file.add(play(PLAN, number))
    file.close()
    return file


def test_results_are_read_back(tmp_path: Path) -> None:
    path = tmp_path / "new" / "results.jsonl"
    first = written(path, 2, 0)
    again = written(path, 5)
    assert list(again.results) == [2, 0, 5]
    assert again.results[2] == first.results[2]
    assert len(path.read_text().splitlines()) == 4
    more = ResultFile(path, Plan("quantik", PLAN.players, 40, seed=5, seconds=0.1))
    assert list(more.results) == [2, 0, 5]
    more.close()


@pytest.mark.parametrize("cut", [1, 2, 20, 60])
def test_half_a_line_at_the_end_is_dropped(tmp_path: Path, cut: int) -> None:
    path = tmp_path / "results.jsonl"
    written(path, 0, 1)
    whole = path.read_bytes()
    path.write_bytes(whole[:-cut])
    assert list(written(path).results) == [0]
    written(path, 1)
    assert path.read_bytes() == whole


def test_a_damaged_whole_line_at_the_end_is_dropped(tmp_path: Path) -> None:
    path = tmp_path / "results.jsonl"
    written(path, 0)
    whole = path.read_bytes()
    path.write_bytes(whole + b"\0\0\0\n")
    assert list(written(path).results) == [0]
    assert path.read_bytes() == whole


def test_a_file_cut_off_in_its_heading_starts_anew(tmp_path: Path) -> None:
    path = tmp_path / "results.jsonl"
    written(path)
    whole = path.read_bytes()
    for cut in (1, 30, len(whole)):
        path.write_bytes(whole[:-cut])
        written(path)
        assert path.read_bytes() == whole


def test_files_of_something_else_are_left_alone(tmp_path: Path) -> None:
    path = tmp_path / "results.jsonl"
    written(path, 0, 1)
    whole = path.read_bytes()
    first, second, third = whole.splitlines(keepends=True)
    other = json.dumps({"plan": {"game": "quantik"}}).encode() + b"\n"
    for content, code in (
        (b"notes\n", "arena-foreign"),
        (b"notes", "arena-foreign"),
        (b"[]\n", "arena-foreign"),
        (other, "arena-foreign"),
        (first.replace(b'"seed": 5', b'"seed": 6') + second, "arena-other"),
        (first.replace(b'"rules": 1', b'"rules": 9') + second, "arena-other"),
        (first + b"{}\n" + third, "arena-line"),
        (first + second.replace(b'"random"', b'"level9"') + third, "arena-line"),
        (first + second.replace(b'"number": 0', b'"number": "0"') + third, "arena-line"),
        (first + second.replace(b'"winner": ', b'"winner": 1') + third, "arena-line"),
    ):
        path.write_bytes(content)
        with pytest.raises(ArenaError) as caught:
            ResultFile(path, PLAN)
        assert caught.value.code == code
        assert path.read_bytes() == content


def test_a_folder_is_no_file(tmp_path: Path) -> None:
    with pytest.raises(ArenaError) as caught:
        ResultFile(tmp_path, PLAN)
    assert caught.value.code == "arena-file"


# Ratings.


def test_elo_of_a_known_score() -> None:
    found = ratings({("a", "b"): [1.0] * 759 + [0.0] * 240})
    assert found["a"].value - found["b"].value == pytest.approx(200, abs=1)
    assert found["a"].value == pytest.approx(-found["b"].value)
    # Of the difference: 400/ln 10 × 1.96 / √(1000 × 0.76 × 0.24); half of it for each.
    assert 2 * found["a"].margin == pytest.approx(25.2, abs=0.3)


def test_elo_through_a_third_player() -> None:
    odds = [1.0] * 10 + [0.0] * 1
    found = ratings({("a", "b"): odds * 40, ("b", "c"): odds * 40})
    assert found["a"].value - found["c"].value == pytest.approx(800, abs=15)
    assert sum(each.value for each in found.values()) == pytest.approx(0, abs=1e-9)


def test_clean_sweeps_and_equal_players_have_finite_ratings() -> None:
    swept = ratings({("a", "b"): [1.0] * 10})
    assert 200 < swept["a"].value - swept["b"].value < 800
    even = ratings({("a", "b"): [0.5] * 10})
    assert even["a"].value == pytest.approx(0)
    assert ratings({("a", "a"): [1.0]})["a"].value == 0


def test_shares() -> None:
    assert share([1.0, 0.0] * 50, 0.5).value == 0.5
    assert share([1.0, 0.0] * 50, 0.5).margin == pytest.approx(0.096, abs=0.001)
    assert share([1.0] * 5, 1 / 3).value == 1
    assert share([1.0] * 5, 1 / 3).margin > share([1.0] * 50, 1 / 3).margin > 0


# Mistakes.


@pytest.mark.parametrize(
    ("moves", "mistakes"),
    [
        (("Aa1",), {}),
        (("Aa1", "Ba2"), {"y": (0, 1)}),
        (("Aa1", "Bc1"), {"y": (1, 1)}),
        (("Aa1", "Bb1", "Cc1", "Dd1"), {"y": (0, 2)}),
        (("Aa1", "Bb1", "Cc1", "Dc3"), {"y": (1, 2)}),
    ],
)
def test_mistakes_are_counted_where_they_were_possible(
    moves: tuple[str, ...], mistakes: dict[str, tuple[int, int]]
) -> None:
    """All first moves lose; three of the answers with another shape win."""
    result = Result(0, ("x", "y"), moves, None, "unfinished")
    assert count_mistakes(load("quantik"), [result], 0, 1.0) == mistakes
    assert count_mistakes(load("quantik"), [result], len(moves), 1.0) == {}
