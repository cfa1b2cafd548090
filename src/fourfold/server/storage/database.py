"""The database: one thread writes, many commands a transaction; a few threads read.

Commands that arrive while a transaction is being written wait for the next one and share it (group
commit), so the number of commits follows the disk, not the number of players. Nobody waits for
company: what is there is written.

Where a server is alone with its SQLite file, moves take a shorter way. To append a line to the log
of SQLite takes less time than to wake another thread for it, so what came in one turn of the event
loop is committed at the end of that turn, by the loop itself. The disk is waited for only when the
log is copied into the file, and that is done in another thread.
"""

from __future__ import annotations

import asyncio
import logging
import sqlite3
from collections.abc import Callable, Sequence
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import suppress
from functools import partial
from pathlib import Path
from queue import SimpleQueue
from threading import Thread
from typing import Any, NamedTuple, TypeVar

from sqlalchemy import Connection, Engine, create_engine, event
from sqlalchemy.engine import make_url
from sqlalchemy.exc import DBAPIError, SQLAlchemyError

from fourfold.payloads.errors import ApiError

from ..encoding import encoded

T = TypeVar("T")
U = TypeVar("U")
Work = Callable[[Connection], T]
Batch = Callable[[Connection, list[T]], list[U]]
MOST_AT_ONCE = 256
READERS = 4
_TIDY = 2.0
"""Seconds between two times that the log of SQLite is copied into the file."""
_PATIENCE = 5
"""Seconds to wait for a connection or for another process that writes."""
_UNLESS_SILENT = {
    "keepalives": 1,
    "keepalives_idle": _PATIENCE,
    "keepalives_interval": 2,
    "keepalives_count": 3,
    "tcp_user_timeout": 2000 * _PATIENCE,
}
"""A connection to PostgreSQL from which nothing comes any more is given up within seconds."""
log = logging.getLogger(__name__)


class Storage:
    """The connections to one database."""

    def __init__(self, url: str) -> None:
        self.url = make_url(url)
        self.is_sqlite = self.url.get_backend_name() == "sqlite"
        if self.is_sqlite and self.url.database:
            _make_file(Path(self.url.database))
        self._writer, self._reader = self._engine(1), self._engine(READERS)
        if self.is_sqlite:
            # A transaction that reads and then writes would fail where another wrote in between.
            event.listen(self._writer, "begin", _begin_immediate)
        self._waiting: list[_Job] = []
        self._is_writing = self._is_called = False
        self._now: sqlite3.Connection | None = None
        self._for_now: list[_Job] = []
        self._at_once: Callable[[sqlite3.Connection, list[Any]], list[Any]] = lambda db, items: []
        self._tidying: Future[None] | None = None
        self._tidied = 0.0
        self._handed_over: SimpleQueue[list[_Job]] = SimpleQueue()
        self._readers = ThreadPoolExecutor(READERS, "fourfold-read")
        self._thread = Thread(target=self._write_on, name="fourfold-write", daemon=True)
        self._thread.start()

    @property
    def writer(self) -> Engine:
        """The engine whose transactions may write, for work outside the event loop."""
        return self._writer

    async def read(self, work: Work[T]) -> T:
        """Do some reading."""
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._readers, partial(self._read, work))

    async def write(self, work: Work[T]) -> T:
        """Do some writing, and come back when it is committed."""
        return await self.write_in(_each, work)

    async def write_in(self, batch: Batch[T, U], item: T) -> U:
        """Write something together with everything else that `batch` can write at once."""
        loop = asyncio.get_running_loop()
        job = _Job(batch, item, loop, loop.create_future())
        self._waiting.append(job)
        self._write_soon(loop)
        result: U = await job.future
        return result

    def take_over(self) -> None:
        """Write some things in the event loop itself, because nobody else uses the file."""
        assert self.is_sqlite
        self._now = sqlite3.connect(
            str(self.url.database), timeout=0, isolation_level=None, check_same_thread=False
        )
        _settle_sqlite(self._now, None)
        self._now.execute("PRAGMA wal_autocheckpoint=0")

    async def write_now(
        self, at_once: Callable[[sqlite3.Connection, list[T]], list[U]], batch: Batch[T, U], item: T
    ) -> U:
        """Write something at the end of this turn of the loop, if that can be done, or as usual.

        Whoever writes in the same turn must do it with the same functions.
        """
        if self._now is None:
            return await self.write_in(batch, item)
        loop = asyncio.get_running_loop()
        self._for_now.append(_Job(batch, item, loop, loop.create_future()))
        self._at_once = at_once
        self._write_soon(loop)
        result: U = await self._for_now[-1].future
        return result

    def _write_soon(self, loop: asyncio.AbstractEventLoop) -> None:
        """Write what waits when everybody has come who has something to write at this moment.

        While the thread writes they wait, and come along next.
        """
        if not self._is_writing and not self._is_called:
            self._is_called = True
            loop.call_soon(self._write)

    def _write(self) -> None:
        """Write what can be written here, and let the thread have the rest."""
        self._is_called = False
        if self._for_now:
            self._write_now()
        self._hand_over()

    def _write_now(self) -> None:
        jobs, self._for_now = self._for_now, []
        assert self._now
        try:
            self._now.execute("BEGIN IMMEDIATE")
            answers = self._at_once(self._now, [job.item for job in jobs])
            self._now.execute("COMMIT")
        except Exception:
            # Perhaps somebody else has locked the file. The thread has more patience, and
            # finds out whose fault it is. Whatever it was, nobody waits for ever.
            with suppress(sqlite3.Error):
                self._now.execute("ROLLBACK")
            self._waiting += jobs
        else:
            _answer(jobs, [_Answer(answer, None) for answer in answers])
            self._tidy(jobs[0].loop)

    def _tidy(self, loop: asyncio.AbstractEventLoop) -> None:
        """Have the log copied into the file now and then, while others write on."""
        is_busy = self._tidying is not None and not self._tidying.done()
        if loop.time() > self._tidied + _TIDY and not is_busy:
            self._tidied = loop.time()
            self._tidying = self._readers.submit(self._copy_log)

    def _copy_log(self) -> None:
        try:
            with self._reader.connect() as connection:
                connection.exec_driver_sql("PRAGMA wal_checkpoint(PASSIVE)").all()
        except SQLAlchemyError as error:
            log.warning("the log of the database was not copied: %s", type(error).__name__)

    def close(self) -> None:
        """Write what waits, then let go of the database."""
        self._waiting += self._for_now
        self._hand_over()
        self._handed_over.put([])
        self._thread.join()
        self._readers.shutdown()
        if self._now:
            self._now.close()
        self._writer.dispose()
        self._reader.dispose()

    def _engine(self, size: int) -> Engine:
        given: dict[str, Any] = {
            "json_serializer": encoded,
            "pool_size": size,
            "max_overflow": 0,
            "pool_timeout": _PATIENCE,
        }
        if self.is_sqlite:
            arguments: dict[str, Any] = {"timeout": _PATIENCE, "check_same_thread": False}
        else:
            given["pool_pre_ping"] = True
            arguments = {"connect_timeout": _PATIENCE, **_UNLESS_SILENT}
            arguments["options"] = f"-c statement_timeout={1000 * _PATIENCE}"
        engine = create_engine(self.url, connect_args=arguments, **given)
        if self.is_sqlite:
            event.listen(engine, "connect", _settle_sqlite)
        return engine

    def _read(self, work: Work[T]) -> T:
        try:
            with self._reader.connect() as connection:
                return work(connection)
        except SQLAlchemyError as error:
            raise _unavailable(error) from error

    def _hand_over(self) -> None:
        """Let the thread that writes have what waits."""
        jobs, self._waiting = self._waiting[:MOST_AT_ONCE], self._waiting[MOST_AT_ONCE:]
        self._is_writing = bool(jobs)
        if jobs:
            self._handed_over.put(jobs)

    def _write_on(self) -> None:
        while jobs := self._handed_over.get():
            settle = partial(self._settle, jobs, self._written(jobs))
            try:
                jobs[0].loop.call_soon_threadsafe(settle)
            except RuntimeError:
                self._is_writing = False
                log.warning("the server was gone before %d writes were answered", len(jobs))

    def _settle(self, jobs: Sequence[_Job], answers: Sequence[_Answer]) -> None:
        """Answer those whose jobs are done."""
        _answer(jobs, answers)
        self._is_writing = False
        # Who has heard the answer may have something to write, too.
        self._write_soon(jobs[0].loop)

    def _written(self, jobs: Sequence[_Job]) -> Sequence[_Answer]:
        """Do jobs in one transaction, and give their answers."""
        is_sent = False
        try:
            with self._writer.begin() as connection:
                answers = _done(connection, jobs)
                is_sent = not self.is_sqlite
            return answers
        except Exception as error:
            if len(jobs) > 1 and not _is_lost(error):
                # One of them is at fault; the others shall not suffer.
                return [answer for job in jobs for answer in self._written([job])]
            failure = _unavailable(error, is_sent) if isinstance(error, SQLAlchemyError) else error
            return [_Answer(None, failure)] * len(jobs)


class _Job(NamedTuple):
    batch: Batch[Any, Any]
    item: Any
    loop: asyncio.AbstractEventLoop
    future: asyncio.Future[Any]


def _answer(jobs: Sequence[_Job], answers: Sequence[_Answer]) -> None:
    for job, answer in zip(jobs, answers, strict=True):
        if job.future.done():
            continue
        if answer.failure is None:
            job.future.set_result(answer.result)
        else:
            job.future.set_exception(answer.failure)


def _each(connection: Connection, works: list[Any]) -> list[Any]:
    return [work(connection) for work in works]


def _done(connection: Connection, jobs: Sequence[_Job]) -> list[_Answer]:
    """Do all jobs, those of each batch together, and give the answers in the order of the jobs."""
    batches: dict[Batch[Any, Any], list[int]] = {}
    for i, job in enumerate(jobs):
        batches.setdefault(job.batch, []).append(i)
    answers: dict[int, _Answer] = {}
    for batch, places in batches.items():
        results = batch(connection, [jobs[i].item for i in places])
        answers |= {i: _Answer(result, None) for i, result in zip(places, results, strict=True)}
    return [answers[i] for i in range(len(jobs))]


class _Answer(NamedTuple):
    result: Any
    failure: Exception | None


def _is_lost(error: Exception) -> bool:
    """Say whether the database is away, rather than offended by what it was asked."""
    if type(getattr(error, "orig", None)).__name__ == "DeadlockDetected":
        return False
    return isinstance(error, SQLAlchemyError) and (
        not isinstance(error, DBAPIError)
        or error.connection_invalidated
        or type(error).__name__ in ("OperationalError", "InterfaceError")
    )


def _unavailable(error: Exception, is_sent: bool = False) -> ApiError:
    """Give what the caller is told; when a commit was sent, nobody knows what became of it."""
    log.error("storage failed: %s", type(getattr(error, "orig", None) or error).__name__)
    return ApiError("storage-unsure" if is_sent else "storage-unavailable", 503)


def _make_file(path: Path) -> None:
    """Make the file of a new database so that nobody else can read it."""
    path.parent.mkdir(parents=True, exist_ok=True)
    with suppress(FileExistsError):
        path.touch(mode=0o600, exist_ok=False)


def _settle_sqlite(connection: Any, _: object) -> None:
    # Transactions begin when SQLAlchemy says so, not when the driver thinks so.
    connection.isolation_level = None
    for pragma in ("journal_mode=WAL", "synchronous=NORMAL", "foreign_keys=ON"):
        connection.execute(f"PRAGMA {pragma}").close()


def _begin_immediate(connection: Connection) -> None:
    connection.exec_driver_sql("BEGIN IMMEDIATE")
