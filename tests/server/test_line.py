"""The line before the thinking processes: whose turn it is, and who makes room."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator

import pytest

from fourfold.engine.thinking.messages import Think
from fourfold.server.thinking.line import HEAD_START, LEAST, Line, Question


@pytest.fixture(autouse=True)
def _loop() -> Iterator[None]:
    """Answers are futures, which belong to a loop."""

    async def nothing() -> None:
        pass

    with asyncio.Runner() as runner:
        runner.run(nothing())
        asyncio._set_running_loop(runner.get_loop())
        yield
        asyncio._set_running_loop(None)


def move(*askers: str, level: int = 10, seconds: float = 2.0) -> Question:
    return Question(Think("quantik", "", seconds, level=level), list(askers))


def analysis(*askers: str, seconds: float = 2.0) -> Question:
    return Question(Think("quantik", "", seconds), list(askers))


def served(line: Line, spent: float | None = None) -> list[Question]:
    """Let one worker serve all that wait, and give them in that order."""
    order = []
    while len(line):
        question = line.next(moves_only=False)
        line.finished(question, question.cost if spent is None else spent)
        order.append(question)
    return order


def lined_up(*questions: Question) -> Line:
    line = Line()
    for question in questions:
        line.add(question)
    return line


def test_askers_take_turns() -> None:
    many, few = [move("many") for _ in range(6)], [move("few") for _ in range(2)]
    order = served(lined_up(*many, *few))
    assert {order.index(question) for question in few} == {1, 3}


def test_short_thoughts_go_before_long_ones_and_moves_before_analyses() -> None:
    look, long, short = analysis("a", seconds=0.1), move("b"), move("c", level=1)
    assert served(lined_up(look, long, short)) == [short, long, look]


def test_moves_of_who_has_had_much_more_do_not_go_before_analyses_of_others() -> None:
    moves, look, others = [move("many") for _ in range(55)], analysis("few"), move("other")
    order = served(lined_up(*moves, look, others))
    before = order[: order.index(look)]
    assert others in before
    # As long as they have not had much more, they go first.
    had = sum(question.cost for question in before if question is not others)
    assert HEAD_START - moves[0].cost < had <= HEAD_START + look.cost


def test_one_whose_moves_never_end_has_half_of_the_time_beside_one_who_looks_on() -> None:
    line = lined_up(*(move("many") for _ in range(20)), analysis("few", seconds=1.0))
    seconds = {"many": 0.0, "few": 0.0}
    for _ in range(200):
        question = line.next(moves_only=False)
        line.finished(question, question.cost)
        asker = question.askers[0]
        seconds[asker] += question.cost
        # Each asks for the next thing when they have heard the answer.
        line.add(move(asker) if question.is_move else analysis(asker, seconds=1.0))
    ahead = seconds["many"] - seconds["few"]
    assert 0 < ahead <= 2 * HEAD_START


def test_moves_go_before_analyses_also_for_who_has_had_much() -> None:
    line = lined_up(*(move("many") for _ in range(20)), *(analysis("few") for _ in range(5)))
    for _ in range(12):
        question = line.next(moves_only=False)
        line.finished(question, question.cost)
    look = analysis("many", seconds=0.1)
    line.add(look)
    assert served(line)[-1] is look


def test_analyses_end_early_for_moves_that_would_have_gone_before_them() -> None:
    line = lined_up(*(move("many") for _ in range(40)))
    while len(line) > 30:
        question = line.next(moves_only=False)
        line.finished(question, question.cost)
    begun = analysis("few", seconds=10.0)
    line.add(begun)
    while begun not in line.running:
        question = line.next(moves_only=False)
        if question is not begun:
            line.finished(question, question.cost)
    assert len(line) > 0
    assert line.moves_before(begun) == 0
    line.add(move("other"))
    line.add(move("few"))
    line.add(analysis("other", seconds=0.1))
    assert line.moves_before(begun) == 2


def test_what_asks_for_no_time_is_not_for_nothing() -> None:
    assert analysis("a", seconds=0).cost == LEAST
    looks, look = [analysis("many", seconds=0) for _ in range(9)], analysis("few", seconds=0)
    assert served(lined_up(*looks, look)).index(look) == 1


def test_long_thoughts_come_to_their_turn_in_a_stream_of_short_ones() -> None:
    long = move("patient")
    line, passers_by = lined_up(long), 0
    while long not in line.running:
        line.add(move(f"passer-by {passers_by}", level=1))
        question = line.next(moves_only=False)
        if question is not long:
            line.finished(question, question.cost)
        passers_by += 1
        assert passers_by < 50
    assert passers_by > 1


def test_what_counts_is_the_time_that_was_really_spent() -> None:
    line = lined_up(*(move("quick") for _ in range(3)), *(move("slow") for _ in range(3)))
    order = []
    while len(line):
        question = line.next(moves_only=False)
        line.finished(question, 0.1 if question.askers == ["quick"] else 2.0)
        order += question.askers
    assert order.index("slow") <= 1
    assert order[-2:] == ["slow", "slow"]


def test_nobody_saves_up() -> None:
    line = lined_up(*(move("busy") for _ in range(10)))
    served(line)
    # Who comes now has the same right as the others, and no older one.
    late, again = [move("late") for _ in range(4)], [move("busy") for _ in range(4)]
    for question in (*late, *again):
        line.add(question)
    order = served(line)
    assert order.index(again[0]) <= 2


def test_whoever_joins_a_question_brings_it_forward() -> None:
    questions = [analysis("many") for _ in range(6)]
    shared = questions[-1]
    line = lined_up(*questions, analysis("other"))
    first = line.next(moves_only=False)
    line.finished(first, first.cost)
    shared.askers.append("new")
    assert shared in served(line)[:2]


def test_who_asks_most_makes_room() -> None:
    many, one = [move("many") for _ in range(3)], move("one")
    line = lined_up(*many, one)
    assert line.make_room(move("one")) is many[-1]
    assert line.make_room(move("one")) is None
    assert line.make_room(move("two")) is many[-2]
    assert line.make_room(move("two")) is None
    look = analysis("two")
    line.add(look)
    assert line.make_room(analysis("three")) is None
    assert line.make_room(move("many")) is look
    assert len(line) == 2


def test_who_asks_most_makes_room_whatever_the_others_ask_for() -> None:
    many, look = [move("many") for _ in range(5)], analysis("one")
    line = lined_up(*many, look)
    assert line.make_room(move("many")) is None
    assert line.make_room(analysis("two")) is many[-1]
    assert line.make_room(move("one")) is many[-2]
    # Whoever asks the same as somebody else takes no place away from them.
    look.askers.append("many")
    assert line.make_room(move("two")) is many[-3]


def test_a_worker_for_moves_sees_moves_only() -> None:
    line = lined_up(analysis("a"))
    assert not line.has(moves_only=True)
    wanted = move("b")
    line.add(wanted)
    assert line.next(moves_only=True) is wanted
    assert line.has(moves_only=False)
