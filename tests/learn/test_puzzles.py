"""Puzzles: each has one right move, proved; no two are the same; ratings follow who fails."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterator, Sequence
from pathlib import Path
from random import Random
from types import SimpleNamespace

import pytest

from fourfold import AnyGame, load, registered
from fourfold.engine.contract import Limits
from fourfold.engine.levels import LEVELS
from fourfold.engine.registry import brain_for
from fourfold.games.exago.rules import Exago, Move
from fourfold.games.qomet.rules import Qomet
from fourfold.games.quantik.rules import Quantik
from fourfold.i18n import Words, languages
from fourfold.learn import data
from fourfold.learn.puzzles import Puzzle, difficulty, puzzles, written
from fourfold.learn.puzzling import finding
from fourfold.learn.puzzling.finding import candidates, find, puzzle_of, unproved
from fourfold.learn.puzzling.forms import identity
from fourfold.learn.puzzling.proving import MANY
from fourfold.learn.puzzling.rating import MIDDLE, TRIES, level_tries, rated
from fourfold.learn.puzzling.themes import themes
from fourfold.rules import Symmetry
from tests.cli.calling import call, complaint
from tests.engine.plain import tic_tac_toe, wins_within

ENOUGH = 400
"""A puzzle a day for a year, and some for mistakes."""
_EVERY = 14
"""Proofs of deep puzzles take a while: some of them are done again here, all of them by
`fourfold puzzles GAME --check`."""

BRINGING = [name for name in registered() if puzzles(name)]
SAMPLE = [each for name in BRINGING for each in puzzles(name)[::_EVERY]]


def _name(puzzle: Puzzle) -> str:
    return f"{puzzle.spec}-{puzzle.id}"


@pytest.mark.parametrize("name", BRINGING)
def test_there_are_enough_of_every_kind(name: str) -> None:
    shipped = puzzles(name)
    assert len(shipped) >= ENOUGH
    assert list(shipped) == sorted(shipped, key=difficulty)
    assert {each.theme for each in shipped} <= set(themes(load(name)))
    assert len({each.theme for each in shipped}) >= 5
    assert shipped[-1].rating - shipped[0].rating > 500


def test_every_theme_has_a_name_in_every_language() -> None:
    for language in languages():
        words = Words(language)
        for name in registered():
            for theme in themes(load(name)):
                assert words(f"study-theme-{theme}")


@pytest.mark.parametrize("name", BRINGING)
def test_what_holds_is_not_lost_in_the_long_run(name: str) -> None:
    """All of them are asked, for tables may know more than when the puzzles were found."""
    for each in puzzles(name):
        if each.goal == "hold":
            game = load(each.spec)
            judged = brain_for(game).judge(game.parse_position(each.position), Limits(0))
            right = next(found for found in judged if found.move == each.move)
            assert not (right.exact and right.value == "loss"), each.id


@pytest.mark.parametrize("name", BRINGING)
def test_no_two_are_the_same_turned_reflected_or_with_seats_exchanged(name: str) -> None:
    for each in puzzles(name):
        game = load(each.spec)
        assert identity(game, game.parse_position(each.position)) == each.id
    assert len({each.id for each in puzzles(name)}) == len(puzzles(name))


class Still(Quantik):
    """A game that is hardly symmetric."""

    name = "still"

    def symmetries(self) -> Sequence[Symmetry]:
        return super().symmetries()[:2]


@pytest.mark.parametrize("game", [*map(load, registered()), Still()], ids=str)
def test_one_identity_for_all_symmetric_positions(game: AnyGame) -> None:
    rng, state = Random(4), game.initial()
    symmetries = list(game.symmetries())
    for _ in range(9):
        moves = game.legal_moves(state)
        if not moves:
            break
        state = game.after(state, rng.choice(moves))
        turned = rng.sample(symmetries, min(6, len(symmetries)))
        assert len({identity(game, game.transform(state, each)) for each in turned}) == 1


def test_colours_exchanged_are_the_same() -> None:
    game = load("qomet")
    one = game.parse_position("D../.../DL./L..D.../.../.L./... L -")
    other = game.parse_position("L../.../LD./D..L.../.../.D./... D -")
    else_to_move = game.parse_position("D../.../DL./L..D.../.../.L./... D -")
    assert identity(game, one) == identity(game, other) != identity(game, else_to_move)


@pytest.mark.parametrize("puzzle", SAMPLE, ids=_name)
def test_some_are_proved_again(puzzle: Puzzle) -> None:
    assert unproved([puzzle]) == []


def test_a_wrong_puzzle_is_found() -> None:
    first, second = puzzles("quantik")[:2]
    assert unproved([first, second._replace(move=first.move)]) == [second._replace(move=first.move)]


@pytest.mark.parametrize(
    "puzzle", [p for p in SAMPLE if p.plies <= 3 and p.choices <= MANY], ids=_name
)
def test_plain_search_agrees(puzzle: Puzzle) -> None:
    game = load(puzzle.spec)
    state = game.parse_position(puzzle.position)
    seat = game.to_move(state)
    texts = game.legal_texts(state)
    assert len(texts) == puzzle.choices
    if puzzle.goal == "win":
        right = [
            text
            for text, move in texts.items()
            if wins_within(game, game.after(state, move), seat, puzzle.plies - 1)
        ]
    else:
        right = [
            text
            for text, move in texts.items()
            if not wins_within(game, game.after(state, move), 1 - seat, puzzle.plies - 1)
        ]
    assert right == [puzzle.move]


def _relocations() -> list[Puzzle]:
    """Give the puzzles of Exago in which a tile has to be lifted."""
    return [each for each in puzzles("exago") if "-" in each.move]


def test_a_quarter_of_exago_is_about_relocating() -> None:
    themes_of = Counter(each.theme for each in puzzles("exago"))
    assert len(_relocations()) >= 100
    assert max(themes_of.values()) <= len(puzzles("exago")) / 3
    assert {"win-by-cutting", "hold-by-cutting"} <= {each.theme for each in _relocations()}


@pytest.mark.parametrize("puzzle", [p for p in _relocations()[::_EVERY] if p.plies <= 3], ids=_name)
def test_plain_rules_agree_where_there_are_hundreds_of_turns(puzzle: Puzzle) -> None:
    game = Exago()
    state = game.parse_position(puzzle.position)
    seat = state.to_move

    def is_right(move: Move) -> bool:
        after = game.after(state, move)
        if game.can_win(after, 1 - seat):
            return False
        if puzzle.goal == "hold":
            return True
        # Without a threat there is an answer, and nearly all that is not one shows at once.
        return game.can_win(after, seat) and all(
            game.can_win(game.after(after, reply), seat) for reply in game.legal_moves(after)
        )

    assert not game.can_win(state, seat)
    moves = game.legal_moves(state)
    assert len(moves) == puzzle.choices
    assert [game.move_text(move) for move in moves if is_right(move)] == [puzzle.move]


@pytest.mark.parametrize("name", BRINGING)
def test_every_line_leads_to_the_goal(name: str) -> None:
    for puzzle in puzzles(name):
        game = load(puzzle.spec)
        state = game.parse_position(puzzle.position)
        seat = game.to_move(state)
        for line in puzzle.lines:
            moves, end = line.split(), state
            assert moves[0] == puzzle.move
            for move in moves:
                end = game.play(end, move)
            outcome = game.outcome(end)
            if puzzle.goal == "win":
                assert outcome is not None
                assert outcome.winner == seat
                assert len(moves) <= puzzle.plies
            else:
                assert len(moves) == 1
                assert outcome is None or outcome.winner == seat


def test_the_trick_of_qomet_needs_its_rule() -> None:
    tricks = [each for each in puzzles("qomet") if each.theme == "no-undo"]
    assert tricks
    game = Qomet()
    for each in tricks[::10]:
        after = game.play(game.parse_position(each.position), each.move)
        assert after.forbidden is not None


@pytest.fixture(scope="module", autouse=True)
def _few_games() -> Iterator[None]:
    """It is looked more often whether there is enough, so that fewer games are played."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(finding, "_BATCH", 8)
        yield


@pytest.fixture(scope="module")
def found() -> tuple[Puzzle, ...]:
    """Puzzles that were found now."""
    reported: list[int] = []
    puzzles = find(load("quantik"), 6, seed=1, report=reported.append)
    assert reported[-1] == 6
    return tuple(puzzles)


def test_same_seed_finds_the_same_puzzles(found: tuple[Puzzle, ...]) -> None:
    assert find(load("quantik"), 6, seed=1, jobs=2) == list(found)
    assert len({each.theme for each in found}) >= 4
    assert not set(find(load("quantik"), 2, seed=6)) <= set(found)


def test_what_was_found_can_be_kept(found: tuple[Puzzle, ...]) -> None:
    assert written(found).count("\n") == 6 + 2


def test_the_harder_one_fails_more_levels(found: tuple[Puzzle, ...]) -> None:
    tries = level_tries(found, seed=1)
    assert len(tries) == 6 * len(LEVELS)
    solved = {each.id: sum(sum(tries[f"level {n}", each.id]) for n in LEVELS) for each in found}
    by_rating = sorted(rated(found, tries), key=difficulty)
    assert [solved[each.id] for each in by_rating] == sorted(solved.values(), reverse=True)
    assert level_tries(found[:1], seed=1) == {
        key: value for key, value in tries.items() if key[1] == found[0].id
    }


def test_ratings_are_those_of_the_levels_on_average() -> None:
    puzzle = puzzles("quantik")[0]
    half = [1.0, 0.0] * (TRIES // 2)
    assert rated([puzzle], {(f"level {n}", puzzle.id): half for n in LEVELS})[0].rating == MIDDLE


def test_exago_is_also_looked_for_where_tiles_are_relocated() -> None:
    found = candidates(load("exago"), 0, 5, 7)
    themes_of = [each.theme for _, each in found if "-" in each.move]
    assert themes_of
    assert set(themes_of) <= {"win-by-cutting", "hold-by-cutting", "relocate"}


def test_one_is_enough_of_those_that_are_nearly_the_same() -> None:
    """A tile of the opponent's on h5 or on g4 makes no other puzzle."""
    game, shelf = Exago(), finding._Shelf(load("exago"), 3)
    rest = "2BBBR1BB2/3RBBBBR1/4RRBR1/6R1/5R1/4B1 B R0,B0"
    one, other = (
        puzzle_of(game, game.parse_position(f"6/1R5/2R5/{rows}/{rest}"))
        for rows in ("2RR5/3B6", "3R5/2RB6")
    )
    assert one
    assert other
    assert one.id != other.id
    shelf.take([(0, one), (50, other)])
    assert len(shelf) == 1


def test_with_more_players_a_win_is_at_once() -> None:
    game = load("exago?players=3&size=4&tiles=6&line=4&block=off")
    found = [puzzle for number in range(3) for _, puzzle in candidates(game, 0, 5, number)]
    assert found
    assert all((each.goal, each.plies) == ("win", 1) for each in found)


def test_a_game_that_brings_nothing_of_its_own() -> None:
    game = tic_tac_toe()
    threatened = game.play(game.play(game.play(game.initial(), "a1"), "b2"), "a2")
    puzzle = puzzle_of(game, threatened, 3)
    assert puzzle is not None
    assert (puzzle.goal, puzzle.theme, puzzle.lines) == ("hold", "block", ("a3",))


def test_a_small_game_may_have_fewer() -> None:
    found = find(tic_tac_toe(), 50, deepest=3)
    assert 0 < len(found) < 50
    assert len({each.id for each in found}) == len(found)


def test_where_none_is_found_the_command_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(finding, "candidates", lambda *asked: [])
    monkeypatch.setattr(finding, "_BATCH", 1)
    answer = call("puzzles", "quantik")
    assert (answer.status, json.loads(answer.out)) == (0, [])
    assert answer.err == "No puzzle was found in the games of quantik.\n"


def test_game_without_puzzles() -> None:
    assert puzzles("chess") == ()


def test_a_game_without_a_file_of_puzzles_has_none_to_check(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(data, "plugins", lambda: {"exago": SimpleNamespace(folder=tmp_path)})
    puzzles.cache_clear()
    try:
        said = complaint("puzzles", "exago", "--check")
    finally:
        puzzles.cache_clear()
    assert "No puzzles to check for exago: games/exago/puzzles.json is missing or empty." in said
