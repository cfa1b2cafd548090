"""Thinking processes: what they answer, who goes first, and what happens when one breaks."""

from __future__ import annotations

import asyncio
import json
import os
import signal
import subprocess
import sys
from collections.abc import Awaitable, Callable, Coroutine, Iterator
from typing import Any, ClassVar

import pytest

from fourfold import load
from fourfold.engine.thinking.async_thinker import AsyncThinker, FaultError
from fourfold.engine.thinking.messages import Fault, Prepare, Question, Think, Thought
from fourfold.engine.thinking.patience import Allowance
from fourfold.rules import registered
from fourfold.schemas.analyses import Analysis
from fourfold.server.thinking import thinkers
from fourfold.server.thinking.thinkers import Busy, Failed, Thinkers
from tests.cli.calling import call

EXAGO = "6/7/8/9/10/11/10/9/8/7/6 R R12,B12"
OPEN = "6/7/8/9/10/5R5/4B5/3R5/8/7/6 B R10,B11"
QUANTIK = "..../..../..../...."


@pytest.fixture(scope="module")
def runner() -> Iterator[asyncio.Runner]:
    with asyncio.Runner() as made:
        yield made


@pytest.fixture(scope="module")
def pool(runner: asyncio.Runner) -> Iterator[Thinkers]:
    made = runner.run(started(1, 2))
    yield made
    runner.run(made.close())


Do = Callable[[Coroutine[Any, Any, None]], None]


@pytest.fixture
def do(runner: asyncio.Runner) -> Do:
    return runner.run


async def started(workers: int, queue: int) -> Thinkers:
    # On a busy machine a worker that thinks is silent for seconds, too: it gives way to all others.
    made = Thinkers(workers, queue, Allowance(silence=12, grace=1))
    made.start()
    await until(lambda: len(made.up) == workers)
    return made


async def until(happens: Callable[[], bool]) -> None:
    async with asyncio.timeout(120):
        while not happens():
            await asyncio.sleep(0.01)


def search(thinkers: Thinkers, seconds: float) -> asyncio.Task[Analysis]:
    """Ask about a position that any search may take as long for as it likes."""
    return asyncio.create_task(thinkers.analyse("exago", EXAGO, seconds))


def think_of_move(thinkers: Thinkers, seconds: float) -> asyncio.Task[str]:
    """Ask for a move that takes about as long."""
    return asyncio.create_task(thinkers.choose("exago", OPEN, 10, 0, seconds))


async def thinking(thinkers: Thinkers, count: int = 1) -> None:
    """Wait until so many workers think."""
    await until(lambda: sum(worker.is_thinking for worker in thinkers.up) == count)


async def cancel(*tasks: asyncio.Task[Any]) -> None:
    for task in tasks:
        task.cancel()
    await asyncio.wait(tasks)


def test_the_server_process_stays_without_numba() -> None:
    code = "import fourfold.server.thinking.thinkers, sys; print('numba' in sys.modules)"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, check=True)
    assert done.stdout == b"False\n"


def test_answers_are_those_of_the_command_line(do: Do, pool: Thinkers) -> None:
    async def ask() -> None:
        answer = await pool.analyse("quantik", "A.../..../..../....", 1.0)
        said = json.loads(
            call("analyze", "quantik", "--json", "--position", "A.../..../..../....").out
        )
        scores = [move["score"] for move in answer["moves"]]
        assert answer == {key: said[key] for key in answer}
        assert scores == sorted(scores, reverse=True)
        game = load("quantik")
        for level in (1, 10):
            move = await pool.choose("quantik", QUANTIK, level, 7)
            assert move == await pool.choose("quantik", QUANTIK, level, 7)
            assert move in game.legal_texts(game.initial())
        three = load("exago?players=3&size=4&tiles=3&line=3")
        found = await pool.analyse(three.spec, three.position_text(three.initial()), 0.1)
        assert [each["move"] for each in found["moves"]] == list(three.legal_texts(three.initial()))
        with pytest.raises(Failed):
            await pool.analyse("quantik", "nonsense", 1.0)
        again = await pool.analyse("quantik", "A.../..../..../....", 1.0)
        assert [move["move"] for move in again["moves"]] == [move["move"] for move in said["moves"]]

    do(ask())


def test_moves_go_before_analyses_and_a_full_queue_refuses(do: Do, pool: Thinkers) -> None:
    async def ask() -> None:
        answered: list[str] = []

        def asked(name: str, question: Coroutine[Any, Any, Any]) -> asyncio.Task[Any]:
            task = asyncio.create_task(question)
            task.add_done_callback(lambda _: answered.append(name))
            return task

        # A move is not cut short: whatever comes meanwhile waits.
        running = think_of_move(pool, 60)
        await thinking(pool)
        analysis = asked("analysis", pool.analyse("quantik", QUANTIK, 1.0))
        move = asked("move", pool.choose("quantik", QUANTIK, 1, 0))
        await until(lambda: pool.waiting == 2)
        with pytest.raises(Busy):
            await pool.analyse("quantik", QUANTIK, 2.0)
        await cancel(running)
        await asyncio.gather(analysis, move)
        assert answered == ["move", "analysis"]

        running = think_of_move(pool, 60)
        await thinking(pool)
        analysis = asked("", pool.analyse("quantik", QUANTIK, 1.0))
        moves = [asked("", pool.choose("quantik", QUANTIK, 1, seed)) for seed in range(2)]
        # The second move takes the place of the analysis; a third finds no place.
        with pytest.raises(Busy):
            await analysis
        with pytest.raises(Busy):
            await pool.choose("quantik", QUANTIK, 1, 2)
        await cancel(running)
        await asyncio.gather(*moves)

    do(ask())


def test_many_questions_of_one_do_not_delay_the_first_of_another(do: Do) -> None:
    async def ask() -> None:
        pool = await started(1, 100)
        answered: list[str] = []

        async def choose(asker: str, level: int, seed: int) -> None:
            await pool.choose("quantik", QUANTIK, level, seed, 0.1, asker=asker)
            answered.append(asker)

        busy = think_of_move(pool, 60)
        await thinking(pool)
        tasks = [asyncio.create_task(choose("many", 10, seed)) for seed in range(99)]
        await until(lambda: pool.waiting == 99)
        tasks.append(asyncio.create_task(choose("one", 1, 0)))
        await until(lambda: pool.waiting == 100)
        await cancel(busy)
        await asyncio.gather(*tasks)
        assert answered.index("one") == 0
        assert len(answered) == 100

        # When there is no more room, who asks most makes some for who asks least.
        busy = think_of_move(pool, 60)
        await thinking(pool)
        tasks = [asyncio.create_task(choose("many", 1, seed)) for seed in range(100)]
        await until(lambda: pool.waiting == 100)
        with pytest.raises(Busy):
            await choose("many", 1, 0)
        tasks.append(asyncio.create_task(choose("one", 1, 0)))
        with pytest.raises(Busy):
            await tasks[99]
        await cancel(busy)
        await asyncio.gather(*tasks[:99], tasks[100])
        await pool.close()

    do(ask())


def test_an_analysis_makes_way_for_a_move_and_tells_what_it_knows(do: Do, pool: Thinkers) -> None:
    async def ask() -> None:
        (worker,) = pool.up
        analysis, same = search(pool, 60), search(pool, 60)
        await thinking(pool)
        assert await pool.choose("quantik", QUANTIK, 1, 0)
        game = load("exago")
        found = await analysis
        assert found is await same
        assert (found["value"], found["exact"]) == ("unknown", False)
        texts = game.legal_texts(game.parse_position(EXAGO))
        assert sorted(each["move"] for each in found["moves"]) == list(texts)
        assert pool.up == {worker}

        # Who asks the same while it comes to its end gets a thought of full length.
        first = search(pool, 60)
        await thinking(pool)
        move = asyncio.create_task(pool.choose("quantik", QUANTIK, 1, 0))
        again = search(pool, 60)
        await asyncio.gather(move, first)
        assert not again.done()
        await cancel(again)
        await thinking(pool, 0)

    do(ask())


def test_only_as_many_analyses_make_way_as_there_are_moves(do: Do) -> None:
    async def ask() -> None:
        pool = await started(3, 8)
        searches = [search(pool, 60)]
        await thinking(pool)
        searches.append(search(pool, 61))
        await thinking(pool, 2)
        # The first move takes the worker that is kept for moves.
        long = think_of_move(pool, 60)
        await thinking(pool, 3)
        assert await pool.choose("quantik", QUANTIK, 1, 0)
        assert (await searches[0])["moves"]
        assert not searches[1].done()
        await cancel(long, searches[1])
        await pool.close()

    do(ask())


def test_no_analysis_makes_way_for_somebody_who_has_had_much_more(do: Do, pool: Thinkers) -> None:
    async def ask() -> None:
        pool._line._accounts["many"] = 1000.0
        analysis = asyncio.create_task(pool.analyse("exago", EXAGO, 60, asker="few"))
        await thinking(pool)
        late = asyncio.create_task(pool.choose("quantik", QUANTIK, 1, 0, asker="many"))
        await until(lambda: pool.waiting == 1)
        assert not pool._line.running[0].is_cut_short
        assert await pool.choose("quantik", QUANTIK, 1, 0, asker="other")
        assert (await analysis)["moves"]
        assert await late

    do(ask())


def test_a_question_of_many_is_thought_about_once(do: Do, pool: Thinkers) -> None:
    async def ask() -> None:
        tasks = [search(pool, 0.4) for _ in range(5)]
        await thinking(pool)
        assert pool.waiting == 0
        await cancel(*tasks[:2])
        answers = await asyncio.gather(*tasks[2:])
        assert all(answer is answers[0] for answer in answers)

    do(ask())


def test_what_nobody_waits_for_any_more_is_given_up(do: Do, pool: Thinkers) -> None:
    async def ask() -> None:
        (worker,) = pool.up
        long, waiting = search(pool, 60), search(pool, 61)
        await thinking(pool)
        await until(lambda: pool.waiting == 1)
        await cancel(waiting)
        assert pool.waiting == 0
        await cancel(long)
        # The worker stops thinking about it and is kept: a new one would take longer.
        async with asyncio.timeout(30):
            assert (await search(pool, 0.1))["moves"]
        assert pool.up == {worker}

        # The same question again is not answered by the thought that was cut short.
        first = search(pool, 60)
        await thinking(pool)
        await cancel(first)
        again = search(pool, 60)
        await asyncio.sleep(0.3)
        assert not again.done()
        await cancel(again)
        await thinking(pool, 0)

    do(ask())


@pytest.mark.parametrize("blow", [signal.SIGKILL, signal.SIGSTOP])
def test_a_dead_or_stuck_worker_is_replaced(do: Do, pool: Thinkers, blow: signal.Signals) -> None:
    async def ask() -> None:
        await until(lambda: bool(pool.up))
        (worker,) = pool.up
        task = search(pool, 60)
        await thinking(pool)
        os.kill(worker.pid, blow)
        with pytest.raises(Failed):
            await task
        assert await pool.choose("quantik", QUANTIK, 1, 0)
        assert worker not in pool.up

    do(ask())


def test_a_worker_that_dies_idle_is_replaced_before_anybody_notices(do: Do, pool: Thinkers) -> None:
    async def ask() -> None:
        (worker,) = pool.up
        os.kill(worker.pid, signal.SIGKILL)
        await until(lambda: bool(pool.up) and worker not in pool.up)
        assert (await search(pool, 0.1))["moves"]

    do(ask())


def test_a_stopped_worker_is_replaced_without_a_loss(do: Do, pool: Thinkers) -> None:
    async def ask() -> None:
        await until(lambda: bool(pool.up))
        (worker,) = pool.up
        os.kill(worker.pid, signal.SIGSTOP)
        # It never hears the question, so another one gets it.
        assert await pool.choose("quantik", QUANTIK, 1, 0)
        assert worker not in pool.up

    do(ask())


def test_one_of_several_workers_is_kept_for_moves_and_none_survives_the_end(do: Do) -> None:
    async def ask() -> None:
        pool = await started(2, 8)
        pids = [worker.pid for worker in pool.up]
        searches = [search(pool, 60), search(pool, 61)]
        await thinking(pool)
        assert await pool.choose("quantik", QUANTIK, 1, 0)
        assert pool.waiting == 1
        await pool.close()
        ends = await asyncio.gather(*searches, return_exceptions=True)
        assert [type(end) for end in ends] == [Failed, Failed]
        for pid in pids:
            with pytest.raises(ProcessLookupError):
                os.kill(pid, 0)

    do(ask())


class Scripted(AsyncThinker):
    """A worker without a process. It notes what it is asked, and fails as it was told to."""

    asked: ClassVar[list[object]] = []
    faults: ClassVar[dict[type, list[Exception]]] = {}

    @property
    def is_alive(self) -> bool:
        return True

    async def __aenter__(self) -> AsyncThinker:
        return self

    async def __aexit__(self, *error: object) -> None:
        pass

    def when_ended(self, tell: Callable[[], Awaitable[None]]) -> None:
        pass

    async def ask(self, question: Question) -> Any:
        self.asked.append(question)
        if faults := self.faults.get(type(question)):
            raise faults.pop()
        # Others have their turn while it loads or thinks.
        await asyncio.sleep(0)
        return Thought("Aa1", 0.0).as_data()


@pytest.fixture
def script(monkeypatch: pytest.MonkeyPatch) -> type[Scripted]:
    monkeypatch.setattr(thinkers, "AsyncThinker", Scripted)
    monkeypatch.setattr(Scripted, "asked", [])
    monkeypatch.setattr(Scripted, "faults", {})
    return Scripted


def test_whoever_waits_goes_before_games_that_nobody_asks_about(
    do: Do, script: type[Scripted]
) -> None:
    async def ask() -> None:
        pool = Thinkers(1, 8)
        moves = [asyncio.create_task(pool.choose("quantik", QUANTIK, 1, i)) for i in range(3)]
        await asyncio.gather(*moves)
        await until(lambda: len(script.asked) == 3 + len(registered()))
        await pool.close()
        assert [type(question) for question in script.asked[:3]] == [Think] * 3

    do(ask())


def test_nothing_that_a_worker_does_ends_all_thinking(do: Do, script: type[Scripted]) -> None:
    async def ask() -> None:
        fault = FaultError(Fault("it cannot be loaded"))
        script.faults = {Think: [ValueError("no answer that anybody knows")], Prepare: [fault]}
        pool = Thinkers(1, 8)
        with pytest.raises(Failed):
            await pool.choose("quantik", QUANTIK, 1, 0)
        assert await pool.choose("quantik", QUANTIK, 1, 0) == "Aa1"
        await until(lambda: len(script.asked) >= 2 + len(registered()))
        assert await pool.choose("quantik", QUANTIK, 1, 0) == "Aa1"
        await pool.close()

    do(ask())


def test_without_workers_everything_is_refused(do: Do) -> None:
    async def ask() -> None:
        with pytest.raises(Busy):
            await search(Thinkers(0, 8), 1)

    do(ask())
