"""Connections to a database, and how what is written there shares transactions."""

from __future__ import annotations

import asyncio
import os
import socket
import sqlite3
import sys
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from threading import get_ident

import pytest
from sqlalchemy import Connection, text

from fourfold.server.storage import queries as store
from fourfold.server.storage.database import MOST_AT_ONCE, Storage
from fourfold.server.storage.direct import Database, Direct
from fourfold.server.storage.migrations import migrate
from tests.server.services import Postgres


@pytest.mark.skipif(sys.platform != "linux", reason="elsewhere these have other names")
def test_a_network_that_falls_silent_is_given_up_within_seconds(postgres: Postgres) -> None:
    storage = Storage(postgres.fresh())
    with storage.writer.connect() as connection:
        driver = connection.connection.driver_connection
        assert driver is not None
        with socket.socket(fileno=os.dup(driver.fileno())) as wire:

            def tcp(name: int) -> int:
                return wire.getsockopt(socket.IPPROTO_TCP, name)

            # Whether something was sent that nobody confirms, or an answer is waited for.
            assert 0 < tcp(socket.TCP_USER_TIMEOUT) <= 15_000
            assert wire.getsockopt(socket.SOL_SOCKET, socket.SO_KEEPALIVE)
            probing = tcp(socket.TCP_KEEPINTVL) * tcp(socket.TCP_KEEPCNT)
            assert tcp(socket.TCP_KEEPIDLE) + probing <= 15
    storage.close()


def test_who_writes_at_the_same_moment_shares_a_transaction(tmp_path: Path) -> None:
    together: list[int] = []

    def note(db: Database, items: list[str]) -> list[str]:
        together.append(len(items))
        return [item.upper() for item in items]

    async def all_at_once() -> list[str]:
        storage = Storage(f"sqlite:///{tmp_path / 'some.db'}")
        try:
            return await asyncio.gather(*(storage.write_in(note, name) for name in "abcde"))
        finally:
            storage.close()

    assert asyncio.run(all_at_once()) == list("ABCDE")
    assert together == [5]


def _numbers(db: Connection) -> list[int]:
    return list(db.execute(text("SELECT number FROM some")).scalars())


def test_one_that_fails_spoils_nothing_for_the_others(tmp_path: Path) -> None:
    def add(number: int) -> Callable[[Connection], object]:
        return lambda db: db.execute(text("INSERT INTO some VALUES (:number)"), {"number": number})

    def spoil(db: Connection) -> object:
        raise ZeroDivisionError

    async def all_at_once() -> tuple[list[object], list[int]]:
        storage = Storage(f"sqlite:///{tmp_path / 'some.db'}")
        try:
            await storage.write(lambda db: db.execute(text("CREATE TABLE some (number INTEGER)")))
            works = [storage.write(work) for work in (add(1), spoil, add(2))]
            answers = await asyncio.gather(*works, return_exceptions=True)
            kept = await storage.read(_numbers)
            return [type(answer) for answer in answers], kept
        finally:
            storage.close()

    kinds, kept = asyncio.run(all_at_once())
    assert kinds[1] is ZeroDivisionError
    assert sorted(kept) == [1, 2]


def test_what_waits_is_written_before_the_end(tmp_path: Path) -> None:
    file = tmp_path / "some.db"

    async def leave_in_haste() -> None:
        storage = Storage(f"sqlite:///{file}")
        writing = asyncio.create_task(
            storage.write(lambda db: db.execute(text("CREATE TABLE some (number INTEGER)")))
        )
        await asyncio.sleep(0)
        storage.close()
        await writing

    asyncio.run(leave_in_haste())
    with closing(sqlite3.connect(file)) as db:
        assert db.execute("SELECT count(*) FROM some").fetchone() == (0,)


@pytest.mark.parametrize("is_own", [False, True])
def test_however_much_waits_all_of_it_is_written_before_the_end(
    tmp_path: Path, is_own: bool
) -> None:
    written: list[int] = []

    def note(db: Database, items: list[int]) -> list[int]:
        written.extend(items)
        return items

    async def leave_in_haste() -> list[int]:
        storage = Storage(f"sqlite:///{tmp_path / 'some.db'}")
        if is_own:
            storage.take_over()
        many = range(2 * MOST_AT_ONCE + 1)
        writing = [asyncio.create_task(storage.write_in(note, number)) for number in many]
        await asyncio.sleep(0)
        storage.close()
        return await asyncio.gather(*writing)

    assert asyncio.run(leave_in_haste()) == written == list(range(2 * MOST_AT_ONCE + 1))


def test_what_the_short_way_cannot_do_takes_the_long_one(tmp_path: Path) -> None:
    ways: list[type] = []

    def note(db: Database, items: list[str]) -> list[str]:
        ways.append(type(db))
        if isinstance(db, Direct):
            raise ZeroDivisionError
        return [item.upper() for item in items]

    async def all_at_once() -> list[str]:
        storage = Storage(f"sqlite:///{tmp_path / 'some.db'}")
        storage.take_over()
        try:
            return await asyncio.gather(*(storage.write_in(note, each) for each in "ab"))
        finally:
            storage.close()

    assert asyncio.run(all_at_once()) == ["A", "B"]
    assert ways == [Direct, Connection]


def test_what_is_brief_is_done_by_the_loop_itself_where_the_file_is_its_own(
    tmp_path: Path,
) -> None:
    threads: set[int] = set()

    def add(db: Database) -> None:
        threads.add(get_ident())
        store.add_player(db, "alice", "Alice", 0)

    def names(db: Database) -> list[str | None]:
        threads.add(get_ident())
        return store.player_names(db, "alice")

    async def come_and_look() -> list[str | None]:
        storage = Storage(f"sqlite:///{tmp_path / 'some.db'}")
        migrate(storage.writer)
        storage.take_over()
        try:
            await storage.note(add)
            assert await storage.read(names) == ["Alice"]
            threads.clear()
            return await storage.glance(names)
        finally:
            storage.close()

    assert asyncio.run(come_and_look()) == ["Alice"]
    assert threads == {get_ident()}


def test_what_comes_turn_after_turn_is_written_together_but_not_put_off_for_ever(
    tmp_path: Path,
) -> None:
    together: list[list[int]] = []

    def write(db: Database, items: list[int]) -> list[int]:
        together.append(items)
        return items

    async def come() -> None:
        loop, written = asyncio.get_running_loop(), list[int]()
        storage = Storage(f"sqlite:///{tmp_path / 'some.db'}")
        storage.take_over()

        def submit(number: int) -> None:
            storage.submit(write, number, lambda result, failure: written.append(result))
            if number < 9:
                loop.call_soon(submit, number + 1)

        submit(0)
        while len(written) < 10:
            await asyncio.sleep(0)
        assert written == list(range(10))
        storage.close()

    asyncio.run(come())
    assert together[0] == [0, 1, 2, 3]
    assert max(map(len, together)) == 4


def test_one_who_stumbles_over_an_answer_is_not_in_the_way_of_others(tmp_path: Path) -> None:
    def stumble(result: object, failure: Exception | None) -> None:
        raise ZeroDivisionError

    async def all_at_once() -> object:
        storage = Storage(f"sqlite:///{tmp_path / 'some.db'}")
        storage.take_over()
        try:
            storage.submit(lambda db, items: items, "a", stumble)
            return await storage.write_in(lambda db, items: items, "b")
        finally:
            storage.close()

    assert asyncio.run(all_at_once()) == "b"


def test_no_commit_copies_the_log_where_moves_wait_for_it(tmp_path: Path) -> None:
    storage = Storage(f"sqlite:///{tmp_path / 'some.db'}")
    storage.take_over()
    with storage.writer.connect() as connection:
        assert connection.exec_driver_sql("PRAGMA wal_autocheckpoint").scalar() == 0
    storage.close()


@pytest.mark.parametrize(("before", "after"), [(None, 1024), (4096, 4096)])
def test_a_new_file_has_small_pages_and_an_old_one_stays_as_it_is(
    tmp_path: Path, before: int | None, after: int
) -> None:
    file = tmp_path / "some.db"
    if before:
        with closing(sqlite3.connect(file)) as old:
            old.executescript(f"PRAGMA page_size={before}; CREATE TABLE things (id INTEGER);")
    storage = Storage(f"sqlite:///{file}")
    migrate(storage.writer)
    storage.take_over()
    storage.close()
    with closing(sqlite3.connect(file)) as again:
        assert again.execute("PRAGMA page_size").fetchone() == (after,)
        assert again.execute("PRAGMA journal_mode").fetchone() == ("wal",)


def test_only_secrets_of_the_holders_that_still_fit_are_found(tmp_path: Path) -> None:
    storage = Storage(f"sqlite:///{tmp_path / 'some.db'}")
    migrate(storage.writer)
    rows = [
        ("secret-1", "m", "ann", 1),
        ("secret-2", "m", "bob", 0),
        ("request-3", "m", "cat", 1),
        ("secret-4", "n", "dan", 1),
    ]
    with closing(sqlite3.connect(tmp_path / "some.db")) as db:
        db.executemany("INSERT INTO keys VALUES (?, ?, ?, ?)", rows)
        db.commit()
        with storage.writer.connect() as connection:
            for way in (Direct(db), connection):
                for held in ({"ann"}, {"bob", "ann"}):
                    assert store.has_secret(way, "m", held)
                for held in (set(), {"bob", "cat", "dan"}):
                    assert not store.has_secret(way, "m", held)
    storage.close()
