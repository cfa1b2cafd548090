"""Processes that share a database: nothing counts twice, and nothing is lost."""

from __future__ import annotations

import asyncio
import gc
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, cast
from unittest.mock import patch

import pytest
from sqlalchemy import Connection, text

from fourfold import Match, write_record
from fourfold.match_commands.events import Draft, Event, numbered
from fourfold.match_commands.opening import match_of, opened
from fourfold.match_commands.snapshots import plies_told
from fourfold.match_commands.state import Caller
from fourfold.schemas.commands import Command
from fourfold.schemas.errors import ApiError
from fourfold.schemas.requests import MatchRequest
from fourfold.server.app import open_storage
from fourfold.server.live.matches import Live, Matches
from fourfold.server.live.timekeeper import Timekeeper
from fourfold.server.settings import Settings
from fourfold.server.storage import queries as store
from tests.server.running import Fake
from tests.server.services import Postgres, postgres

__all__ = ["postgres"]
ANN = "a" * 64
WHO = Caller(ANN, frozenset([ANN]))


class Heard:
    """Notes what a process tells its listeners."""

    def __init__(self) -> None:
        self.events: list[Event] = []

    def changed(self, live: Live, events: Sequence[Event], here: bool) -> None:
        self.events += events


class Clumsy:
    """A listener that stumbles over everything."""

    def changed(self, live: Live, events: Sequence[Event], here: bool) -> None:
        raise ZeroDivisionError


class Time:
    """A clock that stands still until it is put forward."""

    def __init__(self) -> None:
        self.now = 1_000_000

    def __call__(self) -> int:
        return self.now


@asynccontextmanager
async def processes(folder: Path, count: int, time: Time) -> AsyncIterator[list[Matches]]:
    """Give the matches of several processes that share a database."""
    settings = Settings(data=folder / "matches.db")
    stores = [open_storage(settings) for _ in range(count)]
    yield [Matches(each, alone=count == 1, now=time) for each in stores]
    for each in stores:
        each.close()


def run(folder: Path, count: int, test: Callable[[list[Matches], Time], Awaitable[None]]) -> None:
    async def inside() -> None:
        time = Time()
        async with processes(folder, count, time) as found:
            await test(found, time)

    asyncio.run(inside())


async def made(matches: Matches, **more: Any) -> Live:
    seats = [{"kind": "me"}, {"kind": "beside"}]
    asked = {"game": "quantik", "seats": seats, "order": "given", **more}
    wish = cast(MatchRequest, asked)
    return await matches.create(opened(wish, match_of(wish), ANN, None), ANN)


async def tried(work: Awaitable[int]) -> int | str:
    try:
        return await work
    except ApiError as error:
        return error.code


def test_of_moves_in_several_processes_one_counts(tmp_path: Path) -> None:
    async def test(found: list[Matches], time: Time) -> None:
        first = await made(found[0])
        lives = [await each.get(first.replay.id) for each in found]
        moves = ["Aa1", "Bb2", "Cc3"]
        answers = await asyncio.gather(
            *(
                tried(each.command(live, Command(f"c{text}", 0, "move", move=text), WHO))
                for each, live, text in zip(found, lives, moves, strict=True)
            )
        )
        assert sorted(map(str, answers)) == ["3", "stale", "stale"]
        for each, live in zip(found, lives, strict=True):
            await each.fresh(live.replay.id)
            assert live.replay.ply == 1
            assert live.replay.match.moves == lives[0].replay.match.moves

    run(tmp_path, 3, test)


@pytest.mark.usefixtures("_weighed_at_once")
def test_a_match_that_is_held_is_never_loaded_a_second_time(tmp_path: Path) -> None:
    async def test(found: list[Matches], time: Time) -> None:
        matches = Matches(found[0].storage, alone=True, now=time, most=1)
        held = await made(matches)
        others = [(await made(matches)).replay.id for _ in range(3)]
        for _ in range(3):
            for match_id in others:
                await matches.get(match_id)
            again = await matches.get(held.replay.id)
            assert again is held
        texts = ["Aa1", "Bb2", "Cc3", "Dd4"]
        lives = [await matches.get(held.replay.id) for _ in texts]
        answers = await asyncio.gather(
            *(
                tried(matches.command(live, Command(text, 0, "move", move=text), WHO))
                for live, text in zip(lives, texts, strict=True)
            )
        )
        assert sorted(map(str, answers)) == ["3", "stale", "stale", "stale"]

    run(tmp_path, 1, test)


def test_of_two_who_want_one_number_in_one_transaction_one_has_it(tmp_path: Path) -> None:
    async def test(found: list[Matches], time: Time) -> None:
        live = await made(found[0])
        replay = live.replay

        def append(text: str) -> store.Append:
            events = numbered([Draft("move", 0, {"move": text})], replay.version, time())
            return store.Append(replay.id, events, store.kept(replay.after(events), None))

        wanted = [append(text) for text in ("Aa1", "Bb2", "Cc3")]
        storage = found[0].storage
        won = await asyncio.gather(*(storage.write_in(store.append_all, each) for each in wanted))
        kept = await storage.read(lambda db: store.events_after(db, replay.id, replay.version))
        assert sorted(won) == [False, False, True]
        assert [event.body for event in kept] == [wanted[won.index(True)].events[0].body]

    run(tmp_path, 1, test)


def test_a_command_repeated_at_another_process_is_done_once(tmp_path: Path) -> None:
    async def test(found: list[Matches], time: Time) -> None:
        first = await made(found[0])
        command = Command("same", 0, "move", move="Aa1")
        lives = [await each.get(first.replay.id) for each in found] * 3
        answers = await asyncio.gather(
            *(each.command(live, command, WHO) for each, live in zip(found * 3, lives, strict=True))
        )
        assert set(answers) == {3}
        assert (await found[0].fresh(first.replay.id)).replay.version == 3

    run(tmp_path, 2, test)


def test_a_process_that_has_missed_something_looks_before_it_refuses(tmp_path: Path) -> None:
    async def test(found: list[Matches], time: Time) -> None:
        first = await made(found[0])
        behind = await found[1].get(first.replay.id)
        await found[0].command(first, Command("1", 0, "move", move="Aa1"), WHO)
        heard = Heard()
        found[1].listeners.append(heard)
        assert await found[1].command(behind, Command("2", 1, "move", move="Bb3"), WHO) == 4
        assert [event.kind for event in heard.events] == ["move", "move"]

    run(tmp_path, 2, test)


def test_a_listener_that_stumbles_keeps_nobody_from_an_answer(tmp_path: Path) -> None:
    async def test(found: list[Matches], time: Time) -> None:
        (matches,) = found
        live, heard = await made(matches), Heard()
        matches.listeners += [Clumsy(), heard]
        assert await matches.command(live, Command("1", 0, "move", move="Aa1"), WHO) == 3
        matches.storage.take_over()
        answered: asyncio.Future[object] = asyncio.get_running_loop().create_future()
        assert matches.command_now(
            live, Command("2", 1, "move", move="Bb3"), WHO, answered.set_result
        )
        assert await answered == 4
        assert [event.kind for event in heard.events] == ["move", "move"]

    run(tmp_path, 1, test)


async def begun(matches: Matches, live: Live) -> None:
    """Make the first moves, after which clocks run."""
    for ply, move in enumerate(("Aa1", "Bb3")):
        await matches.command(live, Command(move, ply, "move", move=move), WHO)


def test_a_flag_falls_once_however_many_see_it(tmp_path: Path) -> None:
    async def test(found: list[Matches], time: Time) -> None:
        clock = {"kind": "increment", "base": 60, "increment": 0}
        live = await made(found[0], clock=clock)
        await begun(found[0], live)
        keepers = [Timekeeper(each, Fake(), tick=0.01) for each in found]
        for each, keeper in zip(found, keepers, strict=True):
            each.listeners.append(keeper)
            keeper.start()
        time.now += 60_000
        for keeper in keepers:
            await keeper.sweep()
        async with asyncio.timeout(10):
            while (await found[0].fresh(live.replay.id)).replay.status == "playing":
                await asyncio.sleep(0.01)
        for keeper in keepers:
            await keeper.close()
        kinds = [event.kind for event in live.replay.events]
        assert kinds == ["created", "started", "move", "move", "time"]
        due = await found[0].storage.read(lambda db: store.due_before(db, 10**15, ["flag"], 10))
        assert due == []

    run(tmp_path, 3, test)


def test_what_an_engine_of_a_dead_process_owed_is_done_by_another(tmp_path: Path) -> None:
    async def test(found: list[Matches], time: Time) -> None:
        # The first process makes the match, takes the move on, and is heard of no more.
        seats = [{"kind": "engine", "level": 2}, {"kind": "me"}]
        live = await made(found[0], seats=seats)
        keeper = Timekeeper(found[1], Fake(), tick=0.01)
        found[1].listeners.append(keeper)
        keeper.start()
        await keeper.sweep()
        await asyncio.sleep(0.05)
        assert (await found[0].fresh(live.replay.id)).replay.ply == 0
        time.now += 11_000
        async with asyncio.timeout(10):
            while (await found[0].fresh(live.replay.id)).replay.ply == 0:
                await asyncio.sleep(0.01)
        await keeper.close()
        assert live.replay.ply == 1

    run(tmp_path, 2, test)


@pytest.fixture
def _weighed_at_once() -> Iterator[None]:
    """Do not wait until matches are weighed again."""
    with patch("fourfold.server.live.recent.EVERY", 0.0):
        yield


@pytest.mark.usefixtures("_weighed_at_once")
def test_matches_that_nobody_uses_leave_memory_and_come_back(tmp_path: Path) -> None:
    async def test(found: list[Matches], time: Time) -> None:
        most = 3 * (await made(found[0])).replay.weight
        few = Matches(found[0].storage, alone=True, now=time, most=most)
        events = [
            (live.replay.id, live.replay.events) for live in [await made(few) for _ in "abcdef"]
        ]
        gc.collect()
        assert [few.known(match_id) is None for match_id, _ in events] == [True] * 3 + [False] * 3
        for match_id, written in events:
            assert (await few.get(match_id)).replay.events == written

    run(tmp_path, 1, test)


def test_matches_with_the_same_rules_share_what_is_remembered_of_them(tmp_path: Path) -> None:
    """Otherwise each would keep the text of every move it has met, thousands in a long record."""

    async def test(found: list[Matches], time: Time) -> None:
        record = write_record(Match("exago?size=4&tiles=2"))
        brought = await made(found[0], game=None, record=record)
        played = await made(found[0], game="exago", options={"size": "4", "tiles": "2"})
        assert played.replay.game is brought.replay.game
        # All moves are met again by whoever looks at every position, and with another game.
        move = Command("1", 0, "move", move=next(iter(played.replay.legal)))
        await found[0].command(played, move, WHO)
        with patch.object(played.replay.game, "parse_move", side_effect=AssertionError):
            assert len(plies_told(played.replay)) == 2

    run(tmp_path, 1, test)


@pytest.mark.usefixtures("_weighed_at_once")
def test_long_matches_and_those_with_many_moves_leave_memory_sooner(tmp_path: Path) -> None:
    async def test(found: list[Matches], time: Time) -> None:
        usual = (await made(found[0])).replay.weight
        few = Matches(found[0].storage, alone=True, now=time, most=9 * usual)
        ids = [(await made(few)).replay.id for _ in range(8)]
        live = await few.get(ids[-1])
        # Its legal moves are worked out after it was asked for, as by whoever wants to see it.
        assert len(live.replay.legal) == 64
        assert live.replay.weight > 2 * usual
        await few.get(ids[-1])
        gc.collect()
        known = [few.known(match_id) is not None for match_id in ids]
        assert known[-1]
        assert 0 < known.count(False) < 8
        assert known == sorted(known)
        weight = (await few.get(ids[0])).replay.weight
        await begun(few, await few.get(ids[0]))
        assert (await few.get(ids[0])).replay.weight > weight

    run(tmp_path, 1, test)


def test_one_bad_write_does_not_harm_those_beside_it(tmp_path: Path) -> None:
    async def test(found: list[Matches], time: Time) -> None:
        storage = found[0].storage

        def bad(db: Connection) -> None:
            db.execute(text("INSERT INTO players (id) VALUES (NULL)"))

        def good(number: int) -> Callable[[Connection], None]:
            return lambda db: store.add_player(db, str(number), None, 0)

        answers = await asyncio.gather(
            *(storage.write(good(number)) for number in range(20)),
            storage.write(bad),
            *(storage.write(good(number)) for number in range(20, 40)),
            return_exceptions=True,
        )
        failed = [answer for answer in answers if answer is not None]
        assert [type(each) for each in failed] == [ApiError]
        count = await storage.read(
            lambda db: db.execute(text("SELECT count(*) FROM players")).scalar()
        )
        assert count == 40

    run(tmp_path, 1, test)


async def deleted(matches: Matches, live: Live) -> None:
    """Delete a match, as whoever plays in it does at this moment."""
    match_id = live.replay.id
    await matches.storage.write(lambda db: store.leave_match(db, match_id, ANN, False))


async def moves_into_nothing(matches: Matches) -> None:
    """Move in matches that have just been deleted, alone and beside others that have not."""
    lives = [await made(matches) for _ in range(4)]
    move = Command("1", 0, "move", move="Aa1")
    for live in lives[::2]:
        await deleted(matches, live)
    answers = await asyncio.gather(*(tried(matches.command(live, move, WHO)) for live in lives))
    assert answers == ["match-unknown", 3, "match-unknown", 3]
    assert await tried(matches.command(lives[0], move, WHO)) == "match-unknown"

    def further(db: Any, match_id: str) -> None:
        store.add_members(db, match_id, {(ANN, "b" * 64)}, 0)

    with pytest.raises(ApiError) as refused:
        await matches.storage.note(lambda db: further(db, lives[0].replay.id))
    assert (refused.value.code, refused.value.status) == ("match-unknown", 404)


def test_a_move_in_a_match_that_is_just_deleted_is_refused_in_its_words(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async def test(found: list[Matches], time: Time) -> None:
        (matches,) = found
        await moves_into_nothing(matches)
        live = await made(matches)
        matches.storage.take_over()
        await moves_into_nothing(matches)
        await deleted(matches, live)
        answered: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
        move = Command("1", 0, "move", move="Aa1")
        assert matches.command_now(live, move, WHO, answered.set_result)
        assert (await answered).code == "match-unknown"

    run(tmp_path, 1, test)
    assert not caplog.records


def test_so_it_is_on_postgresql(postgres: Postgres, caplog: pytest.LogCaptureFixture) -> None:
    async def test() -> None:
        storage = open_storage(Settings(database=postgres.fresh()))
        await moves_into_nothing(Matches(storage, alone=False))
        storage.close()

    asyncio.run(test())
    assert not caplog.records


def test_a_match_that_another_process_has_deleted_is_unknown_everywhere(tmp_path: Path) -> None:
    async def test(found: list[Matches], time: Time) -> None:
        live = await made(found[0])
        there = await found[1].get(live.replay.id)
        await deleted(found[0], live)
        for _ in range(2):
            with pytest.raises(ApiError) as refused:
                await found[1].fresh(there.replay.id)
            assert refused.value.code == "match-unknown"
        assert found[1].known(there.replay.id) is None

    run(tmp_path, 2, test)


def test_nothing_is_due_in_a_match_that_is_deleted_while_an_engine_thinks(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async def test(found: list[Matches], time: Time) -> None:
        (matches,) = found
        act, refused = matches.act, asyncio.Event()

        async def act_too_late(live: Live, *given: Any) -> None:
            await deleted(matches, live)
            try:
                await act(live, *given)
            finally:
                refused.set()

        keeper = Timekeeper(matches, Fake(), tick=0.01)
        matches.listeners.append(keeper)
        with patch.object(matches, "act", act_too_late):
            await made(matches, seats=[{"kind": "engine", "level": 2}, {"kind": "me"}])
            async with asyncio.timeout(10):
                await refused.wait()
        await keeper.close()

    run(tmp_path, 1, test)
    assert not caplog.records


def test_without_storage_nothing_changes_and_it_recovers_by_itself(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def test(found: list[Matches], time: Time) -> None:
        matches = found[0]
        live = await made(matches)
        command = Command("1", 0, "move", move="Aa1")
        with monkeypatch.context() as broken:
            from sqlalchemy.exc import OperationalError

            def fail(*_: object) -> None:
                raise OperationalError("INSERT", {}, OSError("gone"))

            broken.setattr(store, "append_all", fail)
            assert await tried(matches.command(live, command, WHO)) == "storage-unavailable"
            assert live.replay.version == 2
        assert await matches.command(live, command, WHO) == 3

    run(tmp_path, 1, test)
