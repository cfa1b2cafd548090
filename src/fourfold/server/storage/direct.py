"""SQLite without a detour: what SQLAlchemy has put together once goes straight to the driver.

To have a statement put together, a connection lent and a result wrapped takes SQLAlchemy ten times
as long as SQLite takes for a small statement. The functions of `queries` take a `Direct` instead of
a connection, as long as their statements are made once and all values are given beside them.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from sqlalchemy import JSON, BindParameter, Connection, Executable
from sqlalchemy.dialects import sqlite

from ..encoding import encoded

_DIALECT = sqlite.dialect(paramstyle="named")
_MOST = 100
"""Statements that are remembered."""
Values = Mapping[str, Any]
Prepared = tuple[str, tuple[str, ...], Values]
"""A statement as SQLite reads it, which of its values are JSON, and the values it always has."""


class Direct:
    """A connection of SQLite that looks like one of SQLAlchemy, as far as is needed here."""

    dialect = _DIALECT

    def __init__(self, driver: sqlite3.Connection) -> None:
        self.driver = driver
        self._prepared: dict[Executable, Prepared] = {}

    def execute(
        self, statement: Executable, values: Values | Sequence[Values] | None = None
    ) -> Found:
        """Execute a statement with values, or once for each of many."""
        if isinstance(values, Sequence):
            if not values:
                return Found(self.driver.cursor())
            text, as_json, constants = self._prepare(statement, values[0])
            rows = [_written(row, as_json, constants) for row in values]
            return Found(self.driver.executemany(text, rows))
        given = values or {}
        text, as_json, constants = self._prepare(statement, given)
        return Found(self.driver.execute(text, _written(given, as_json, constants)))

    def _prepare(self, statement: Executable, values: Values) -> Prepared:
        found = self._prepared.get(statement)
        if found is None:
            compiled: Any = statement.compile(dialect=_DIALECT, column_keys=list(values))  # type: ignore[attr-defined]
            binds = compiled.binds.items()
            as_json = (name for name, bind in binds if bind.required and _is_json(bind))
            constants = {name: _constant(bind) for name, bind in binds if not bind.required}
            found = str(compiled), tuple(as_json), constants
            if len(self._prepared) == _MOST:
                self._prepared.clear()
            self._prepared[statement] = found
        return found


class Found:
    """What a statement has found, row by row."""

    def __init__(self, cursor: sqlite3.Cursor) -> None:
        self._cursor = cursor

    @property
    def rowcount(self) -> int:
        """How many rows were changed."""
        return self._cursor.rowcount

    def __iter__(self) -> Iterator[tuple[Any, ...]]:
        return self._cursor

    def scalars(self) -> Iterator[Any]:
        """Give the first value of every row."""
        return (row[0] for row in self._cursor)

    def first(self) -> tuple[Any, ...] | None:
        """Give the first row, if there is one."""
        found: tuple[Any, ...] | None = self._cursor.fetchone()
        self._cursor.close()
        return found


Database = Connection | Direct
"""What the functions of `queries` are given."""


def _is_json(bind: BindParameter[Any]) -> bool:
    return isinstance(bind.type, JSON)


def _constant(bind: BindParameter[Any]) -> Any:
    """Return a value that is part of a statement, in the form in which the driver takes it."""
    write = bind.type.dialect_impl(_DIALECT).bind_processor(_DIALECT)
    return write(bind.value) if write else bind.value


def _written(values: Values, as_json: Sequence[str], constants: Values) -> Values:
    """Give values as SQLite keeps them."""
    if not (as_json or constants):
        return values
    return {**constants, **values, **{name: encoded(values[name]) for name in as_json}}
