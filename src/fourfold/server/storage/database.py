"""The database: one thread writes, many commands a transaction; a few threads read.

Commands that arrive while a transaction is being written wait for the next one and share it (group
commit), so the number of commits follows the disk, not the number of players. Nobody waits for
company: what is there is written.

Where a server is alone with its SQLite file, moves and whatever else is brief take a shorter way.
To append a line to the log of SQLite takes less time than to wake another thread for it, and two
threads of Python that both want to work hinder each other. So the loop itself commits what has
come, as soon as a turn of it brings nothing more: a commit costs half as much as a move. Small
questions are answered on the spot. The disk is waited for only when the log is copied into the
file, and that is done in another thread.
"""

from __future__ import annotations

import asyncio
import logging
import os
import sqlite3
import stat
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

from fourfold.schemas.errors import ApiError

from ..encoding import encoded
from .direct import Database, Direct

T = TypeVar("T")
U = TypeVar("U")
Work = Callable[[Connection], T]
Brief = Callable[[Database], T]
"""Work that takes about as long as a move does, and not longer the more there is of anything."""
Batch = Callable[[Database, list[T]], list[U]]
Answer = Callable[[Any, Exception | None], None]
"""Takes what came of something that was to be written: a result, or why there is none."""
MOST_AT_ONCE = 256
READERS = 4
_TIDY = 2.0
"""Seconds between two times that the log of SQLite is copied into the file."""
_MOST_TURNS = 4
"""Turns of the event loop in which things are gathered, should there be more in each of them."""
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
_PAGE_BYTES = 1024
"""The size of a page of a new SQLite file. What a move changes is little and lies in some eight
pages, each of which is written whole: smaller ones make a commit a third cheaper."""
_FOREIGN_KEY_VIOLATION = "23503"
"""What PostgreSQL calls it."""
_OF_OTHERS = stat.S_IRWXG | stat.S_IRWXO
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
        self._own: Direct | None = None
        """The connection of the event loop."""
        self._brief: list[_Job] = []
        self._gathered = self._turns = 0
        """How many of these there were after the last turn, and how many turns that was."""
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

    async def glance(self, work: Brief[T]) -> T:
        """Do some reading that is brief: on the spot, where that can be done."""
        if self._own is not None:
            with suppress(sqlite3.Error):
                return work(self._own)
        return await self.read(work)

    async def write(self, work: Work[T]) -> T:
        """Do some writing, and come back when it is committed."""
        loop = asyncio.get_running_loop()
        future: asyncio.Future[T] = loop.create_future()
        self._waiting.append(_Job(_each, work, loop, partial(_resolve, future)))
        self._write_soon(loop)
        return await future

    async def note(self, work: Brief[T]) -> T:
        """Do some writing that is brief."""
        return await self.write_in(_each, work)

    async def write_in(self, batch: Batch[T, U], item: T) -> U:
        """Write something brief with everything else that `batch` can write at the same time."""
        future: asyncio.Future[U] = asyncio.get_running_loop().create_future()
        self.submit(batch, item, partial(_resolve, future))
        return await future

    def submit(self, batch: Batch[T, Any], item: T, answer: Answer) -> None:
        """Have something brief written: by the loop at the end of this turn, or by the thread."""
        loop = asyncio.get_running_loop()
        jobs = self._waiting if self._own is None else self._brief
        jobs.append(_Job(batch, item, loop, answer))
        self._write_soon(loop)

    def take_over(self) -> None:
        """Let the event loop itself do what is brief, because nobody else uses the file."""
        assert self.is_sqlite
        driver = sqlite3.connect(
            str(self.url.database), timeout=0, isolation_level=None, check_same_thread=False
        )
        _settle_sqlite(driver, None)
        _leave_log(driver, None)
        # Nor shall a commit of the thread wait for the disk, for moves wait for that commit.
        event.listen(self._writer, "connect", _leave_log)
        self._writer.dispose()
        self._own = Direct(driver)

    @property
    def is_own(self) -> bool:
        """Whether the event loop itself does what is brief."""
        return self._own is not None

    def _write_soon(self, loop: asyncio.AbstractEventLoop) -> None:
        """Write what waits when everybody has come who has something to write at this moment.

        While the thread writes they wait, and come along next.
        """
        if not self._is_writing and not self._is_called:
            self._is_called = True
            loop.call_soon(self._write)

    def _write(self) -> None:
        """Write what can be written here, and let the thread have the rest."""
        if self._is_gathering():
            self._brief[0].loop.call_soon(self._write)
            return
        self._gathered = self._turns = 0
        self._is_called = False
        if self._brief:
            self._write_here()
        self._hand_over()

    def _is_gathering(self) -> bool:
        """Say whether another turn of the loop may bring more: the last one has."""
        before, self._gathered = self._gathered, len(self._brief)
        self._turns += 1
        return before < self._gathered and self._turns < _MOST_TURNS

    def _write_here(self) -> None:
        jobs, self._brief = self._brief, []
        assert self._own
        execute = self._own.driver.execute
        try:
            execute("BEGIN IMMEDIATE")
            results = _done(self._own, jobs)
            execute("COMMIT")
        except Exception:
            # Perhaps somebody else has locked the file. The thread has more patience, and
            # finds out whose fault it is. Whatever it was, nobody waits for ever.
            with suppress(sqlite3.Error):
                execute("ROLLBACK")
            self._waiting += jobs
        else:
            for job, result in zip(jobs, results, strict=True):
                _answer(job, result, None)
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
        self._waiting += self._brief
        self._brief = []
        while self._waiting:
            self._hand_over()
        self._handed_over.put([])
        self._thread.join()
        self._readers.shutdown()
        if self._own:
            self._own.driver.close()
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
        for job, answer in zip(jobs, answers, strict=True):
            _answer(job, *answer)
        self._is_writing = False
        # Who has heard the answer may have something to write, too.
        self._write_soon(jobs[0].loop)

    def _written(self, jobs: Sequence[_Job]) -> Sequence[_Answer]:
        """Do jobs in one transaction, and give their answers."""
        is_sent = False
        try:
            with self._writer.begin() as connection:
                results = _done(connection, jobs)
                is_sent = not self.is_sqlite
            return [_Answer(result, None) for result in results]
        except Exception as error:
            if len(jobs) > 1 and not _is_lost(error):
                # One of them is at fault; the others shall not suffer.
                return [answer for job in jobs for answer in self._written([job])]
            failure = _failure(error, is_sent) if isinstance(error, SQLAlchemyError) else error
            return [_Answer(None, failure)] * len(jobs)


class _Job(NamedTuple):
    batch: Batch[Any, Any]
    item: Any
    loop: asyncio.AbstractEventLoop
    answer: Answer


def _resolve(future: asyncio.Future[Any], result: Any, failure: Exception | None) -> None:
    if future.done():
        return
    if failure is None:
        future.set_result(result)
    else:
        future.set_exception(failure)


def _answer(job: _Job, result: Any, failure: Exception | None) -> None:
    try:
        job.answer(result, failure)
    except Exception:
        # What is written is written; one who stumbles over it is not in the way of others.
        log.exception("what was written could not be told")


def _each(db: Database, works: list[Any]) -> list[Any]:
    return [work(db) for work in works]


def _done(db: Database, jobs: Sequence[_Job]) -> list[Any]:
    """Do all jobs, those of each batch together, and give the results in the order of the jobs."""
    batches: dict[Batch[Any, Any], list[Any]] = {}
    for batch, item, _, _ in jobs:
        batches.setdefault(batch, []).append(item)
    results = {batch: iter(batch(db, items)) for batch, items in batches.items()}
    return [next(results[batch]) for batch, _, _, _ in jobs]


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


def _failure(error: SQLAlchemyError, is_sent: bool) -> ApiError:
    """Give what the caller is told of something that was not written."""
    return ApiError("match-unknown", 404) if _is_orphan(error) else _unavailable(error, is_sent)


def _is_orphan(error: SQLAlchemyError) -> bool:
    """Say whether something was to belong to a row that is not there.

    All that belongs to anything belongs to a match, which then was deleted a moment before.
    """
    orig = getattr(error, "orig", None)
    in_sqlite = getattr(orig, "sqlite_errorname", None) == "SQLITE_CONSTRAINT_FOREIGNKEY"
    return in_sqlite or getattr(orig, "sqlstate", None) == _FOREIGN_KEY_VIOLATION


def _unavailable(error: Exception, is_sent: bool = False) -> ApiError:
    """Give what the caller is told; when a commit was sent, nobody knows what became of it."""
    log.error("storage failed: %s", type(getattr(error, "orig", None) or error).__name__)
    return ApiError("storage-unsure" if is_sent else "storage-unavailable", 503)


def _make_file(path: Path) -> None:
    """Make the file of a new database so that nobody else can read it, and keep others from an old.

    SQLite gives the files beside it the rights of the file. Those that were there before, because
    a server was killed, are as they were.
    """
    path.parent.mkdir(parents=True, exist_ok=True)
    with suppress(FileExistsError):
        path.touch(mode=0o600, exist_ok=False)
    file = path.resolve()
    for each in (file, *(file.with_name(file.name + end) for end in ("-wal", "-shm"))):
        if not _made_private(each):
            log.warning("others can read the matches, and that cannot be changed: %s", each.name)


def _made_private(file: Path) -> bool:
    """Let nobody but its owner read or write a file, and say whether that is so."""
    if os.name != "posix":
        # Elsewhere a file has the rights of its folder.
        return True
    try:
        mode = file.stat().st_mode
        if not stat.S_ISREG(mode):
            # A device is no database, and everybody needs it as it is.
            return True
        if mode & _OF_OTHERS:
            file.chmod(stat.S_IMODE(mode) & ~_OF_OTHERS)
        return not file.stat().st_mode & _OF_OTHERS
    except FileNotFoundError:
        return True
    except OSError:
        return False


def _settle_sqlite(connection: Any, _: object) -> None:
    # Transactions begin when SQLAlchemy says so, not when the driver thinks so.
    connection.isolation_level = None
    # A file that has pages already keeps them as they are.
    size = f"page_size={_PAGE_BYTES}"
    for pragma in (size, "journal_mode=WAL", "synchronous=NORMAL", "foreign_keys=ON"):
        connection.execute(f"PRAGMA {pragma}").close()


def _leave_log(connection: Any, _: object) -> None:
    """Let a connection never copy the log into the file: that is done now and then, and aside."""
    connection.execute("PRAGMA wal_autocheckpoint=0").close()


def _begin_immediate(connection: Connection) -> None:
    connection.exec_driver_sql("BEGIN IMMEDIATE")
