"""Values, which tell who wins and not how soon: what is claimed by them is true."""

from __future__ import annotations

from bisect import bisect
from collections import Counter
from pathlib import Path
from random import Random

import numpy as np
import pytest

from fourfold.engine.analysis import analyze
from fourfold.engine.clock import Clock, counting
from fourfold.engine.contract import Limits
from fourfold.engine.order import best_first
from fourfold.games.qomet.engine import judging as engine
from fourfold.games.qomet.engine.thought import Knowledge, Thought
from fourfold.games.qomet.kernels import rules as fast
from fourfold.games.qomet.kernels.rules import NONE, state_of
from fourfold.games.qomet.kernels.values import DRAWN, LOST, UNTOLD, WON
from fourfold.games.qomet.lookup import table as package
from fourfold.games.qomet.lookup.files import Problem
from fourfold.games.qomet.lookup.numbers import position_at
from fourfold.games.qomet.lookup.table import QometTable
from fourfold.games.qomet.lookup.values import ValueTable, write_values
from fourfold.games.qomet.rules import STARS, Qomet, State
from fourfold.tables.errors import TableError

from .test_qomet import ENDLESS, SPECS, by_table, game_of, table_of, thrown

TOLD = (4, 5)
"""With so many stars on the board at least and at most."""
NAMES = {DRAWN: "draw", WON: "win", LOST: "loss"}


@pytest.fixture(scope="module", params=SPECS)
def game(request: pytest.FixtureRequest) -> Qomet:
    """Give the game under both settings."""
    return game_of(request.param)


@pytest.fixture(scope="module")
def file(game: Qomet, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Give a file of values, made from the table of the package."""
    path, table = tmp_path_factory.mktemp("values") / "values.packed", table_of(game)
    write_values(table.table, table.space, Problem(game, valued=TOLD), path, block=1 << 14)
    return path


def read(file: Path, game: Qomet) -> ValueTable:
    return ValueTable(file, Problem(game, valued=TOLD))


def some(game: Qomet, seed: int, count: int) -> list[State]:
    """Give positions with four and five stars anywhere, some with a turn forbidden; some draws; and
    some in which a turn is forbidden that decides.
    """
    rng, table = Random(seed), table_of(game)
    pairs = [(own, all_of - own) for all_of in TOLD for own in range(1, all_of)]
    states = [state for stars in pairs for state in thrown(game, rng, count, stars)]
    main, push, less = (np.asarray(part) for part in table.table)
    differs = (push != NONE) & ((main == 0) | (main % 2 == 1)) & ((less == 0) | (less % 2 == 0))
    decisive = differs & ~((main == 0) & (less == 0))
    for numbers, forbids in ((np.flatnonzero(main == 0), False), (np.flatnonzero(decisive), True)):
        few = [n for n in numbers.tolist() if stars_at(table, n) in TOLD]
        for number in rng.sample(few, min(len(few), 4 * count)):
            own, other = position_at(number, table.space)
            states.append(state_of(own, other, int(push[number]) if forbids else NONE, 0))
    return states


def stars_at(table: QometTable, number: int) -> int:
    own, other = divmod(bisect(table.space.starts, number) - 1, table.space.sides)
    return own + other


def name_of(distance: int) -> str:
    return "draw" if distance == 0 else "win" if distance % 2 else "loss"


def test_values_are_those_of_the_table(game: Qomet, file: Path) -> None:
    values, table, told = read(file, game), table_of(game), Counter[str]()
    for state in some(game, 1, 60):
        position = fast.bitboards(state)
        value = values.value(*position)
        if value == UNTOLD:
            assert position[2] != NONE
            told["not told"] += 1
        else:
            assert NAMES[value] == name_of(table.distance(*position)), game.position_text(state)
            told[NAMES[value]] += 1
    assert min(told[name] for name in ("win", "loss", "draw", "not told")) > 0


def test_nothing_is_told_of_more_or_fewer_stars(game: Qomet, file: Path) -> None:
    values, rng = read(file, game), Random(2)
    for stars in [(1, 2), (3, 3), (7, 7)]:
        for state in thrown(game, rng, 20, stars):
            position = fast.bitboards(state)
            if not fast_win(game, state):
                assert values.value(*position) == UNTOLD


def fast_win(game: Qomet, state: State) -> bool:
    ends = (game.outcome(game.after(state, move)) for move in game.legal_moves(state))
    return any(end and end.winner == state.to_move for end in ends)


@pytest.mark.parametrize("nodes", [0, 2_000, 60_000])
def test_what_is_claimed_with_values_is_true(game: Qomet, file: Path, nodes: int) -> None:
    """Without any other table, so that searches go from values to values."""
    knowledge = Knowledge(engine._nothing(), (), read(file, game))
    claims, states = Counter[str](), some(game, 3, 12 if nodes < 10_000 else 1)
    for state in states:
        with counting(nodes):
            thought = Thought(game, state, knowledge)
            thought.deepen(12, Clock(ENDLESS))
        truth = {text: by_table(game, state, text) for text in game.legal_texts(state)}
        best = table_of(game).distance(*fast.bitboards(state))
        found = best_first(thought.judged())
        for each in found:
            expected = truth[each.move]
            if expected is None or not each.exact:
                continue
            assert each.value == expected[0], (game.position_text(state), each.move)
            assert each.distance in (None, expected[1]), (game.position_text(state), each.move)
            if each.value == "win" and each.beyond is not None:
                assert expected[1] is not None
                assert expected[1] > each.beyond
            claims[each.value] += 1
            claims["how soon"] += each.distance is not None
        if best % 2 and knowledge.distance(fast.bitboards(state)) > 0:
            # Whoever knows that a position is won prefers nothing that is known not to win.
            assert found[0].value in ("win", "unknown")
            assert found[0].score > 0
    assert min(claims[name] for name in ("win", "loss", "draw", "how soon")) > 0


def test_the_values_of_the_package_are_those_of_its_excerpt() -> None:
    """With eight stars, of which the package has both."""
    game, rng, told = game_of("qomet"), Random(7), Counter[str]()
    worth, excerpt = package.values(game), package.crowded(game)
    for stars in [(4, 4), (3, 5), (5, 3), (2, 6)]:
        for state in thrown(game, rng, 100, stars):
            position = fast.bitboards(state)
            value = worth.value(*position)
            if value != UNTOLD and not fast_win(game, state):
                assert NAMES[value] == name_of(excerpt.distance(*position))
                told[NAMES[value]] += 1
    assert min(told[name] for name in NAMES.values()) > 3


def test_the_values_of_the_package_with_nine_stars_do_not_contradict_each_other() -> None:
    """Who has all stars on the board can only go to eight or nine; others may place the tenth."""
    game, rng, told = game_of("qomet"), Random(8), Counter[str]()
    worth = package.values(game)
    for stars in [(4, 5), (5, 4), (STARS, 9 - STARS)]:
        for state in thrown(game, rng, 25, stars):
            value = worth.value(*fast.bitboards(state))
            if value == UNTOLD or fast_win(game, state):
                continue
            later = (game.after(state, move) for move in game.legal_moves(state))
            going_on = [each for each in later if game.outcome(each) is None]
            found = [worth.value(*fast.bitboards(each)) for each in going_on]
            if LOST in found:
                assert value == WON
            elif UNTOLD not in found:
                assert value == (DRAWN if DRAWN in found else LOST)
            elif DRAWN in found:
                assert value != LOST
            told[NAMES[value]] += 1
            told["everything is told"] += UNTOLD not in found
    assert min(told[name] for name in (*NAMES.values(), "everything is told")) > 3


def test_the_same_question_has_the_same_answer_whatever_is_unpacked(
    game: Qomet, file: Path
) -> None:
    state, answers = some(game, 4, 1)[-1], []
    worth = read(file, game)
    for _ in range(2):
        with counting(5_000):
            thought = Thought(game, state, Knowledge(engine._nothing(), (), worth))
            thought.deepen(12, Clock(ENDLESS))
        answers.append(list(thought.judged()))
    assert answers[0] == answers[1]


def test_a_damaged_block_tells_nothing(
    game: Qomet, file: Path, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    data = bytearray(file.read_bytes())
    data[len(data) // 2] ^= 255
    damaged = tmp_path / "damaged.packed"
    damaged.write_bytes(data)
    worth, refused, told = read(damaged, game), 0, 0
    for state in some(game, 5, 60):
        position = fast.bitboards(state)
        try:
            value = worth.value(*position)
        except TableError:
            refused += 1
            assert worth.value(*position) == UNTOLD
            found = Thought(game, state, Knowledge(engine._nothing(), (), worth))
            found.deepen(3, Clock(ENDLESS))
        else:
            told += value != UNTOLD
            assert value == UNTOLD or NAMES[value] == name_of(table_of(game).distance(*position))
    assert refused == 1
    assert told > 100


def test_a_file_of_something_else_is_refused(game: Qomet, file: Path) -> None:
    with pytest.raises(TableError) as caught:
        ValueTable(file, Problem(game, valued=(4, 6)))
    assert caught.value.code == "table-other"


def test_a_won_position_does_not_go_round_in_circles(
    game: Qomet, file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Of two moves that win, and nobody knows how soon, the one that leads back is not taken."""
    knowledge, tried = Knowledge(engine._nothing(), (), read(file, game)), 0
    monkeypatch.setattr(engine, "knowledge_of", lambda _: knowledge)
    for state in some(game, 6, 10):
        found = engine.brain(game).judge(state, Limits(0))
        wins = [each for each in found if each.value == "win"]
        if len(wins) > 1 and all(each.distance is None for each in wins):
            met = frozenset([game.play(state, wins[0].move)])
            again = engine.brain(game).judge(state, Limits(0, met=met))
            assert again[0].move == wins[1].move
            assert [each.value for each in again] == [each.value for each in found]
            tried += 1
    assert tried > 3


CROWDED = ".../..L/.DL/.LD.DLL/LDD/DD./..L L c3-b2"
"""Of so many stars the package knows only what ends with the next turn."""


def test_without_time_it_is_told_what_the_next_turn_ends() -> None:
    game = game_of("qomet")
    state = game.parse_position(CROWDED)
    judged = {each.move: each for each in engine.brain(game).judge(state, Limits(0))}
    assert set(judged) == set(game.legal_texts(state))
    gives = {move: each.distance for move, each in judged.items() if each.value == "loss"}
    assert gives == {
        text: 1 if game.outcome(after) else 2
        for text, move in game.legal_texts(state).items()
        if game.outcome(after := game.after(state, move)) or fast_win(game, after)
    }
    assert 2 in gives.values()


def test_a_position_has_the_distance_that_its_moves_show() -> None:
    game = game_of("qomet")
    state = game.play(game.parse_position(CROWDED), "g1-x")
    found = analyze(game, state, Limits(0))
    assert (found.value, found.distance, found.moves[0].distance) == ("win", 1, 1)
