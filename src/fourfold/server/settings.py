"""How a server is set up: from the command line, else from the environment, else as usual.

Not with pydantic-settings: each fault is one sentence in the user's language that names the option
or the variable and repeats no password, and to translate its errors takes longer than to read.
"""

from __future__ import annotations

import os
import re
from collections.abc import Mapping
from dataclasses import Field, dataclass, field, fields
from difflib import get_close_matches
from ipaddress import IPv4Network, IPv6Network, ip_network
from pathlib import Path
from typing import Any, NamedTuple
from urllib.parse import SplitResult, urlsplit

from sqlalchemy.engine import URL

from fourfold.engine.ugi import PlayerError, read_command
from fourfold.folders import data_folder
from fourfold.match.match import UNNAMED
from fourfold.rules import GameError
from fourfold.rules.errors import quoted
from fourfold.rules.options import whole

PREFIX = "FOURFOLD_"
OTHER_VARIABLES = (
    "FOURFOLD_KERNELS",
    "FOURFOLD_LANG",
    "FOURFOLD_PICTURES",
    "FOURFOLD_QOMET",
    "FOURFOLD_WHEEL",
)
"""Variables that other parts of Fourfold read."""
FOR_TESTS = "FOURFOLD_TEST_"
LOG_LEVELS = ("debug", "info", "warning", "error")
Network = IPv4Network | IPv6Network
LONGEST_NAME = 30
"""Characters in the name of an engine."""
_LIKE_A_LEVEL = re.compile(r"level[\W_]*[0-9]*", re.IGNORECASE)


class SettingError(GameError):
    """A setting that cannot be."""


class Engine(NamedTuple):
    """An engine that may sit at the boards, under the name that everybody sees."""

    name: str
    command: str
    """As `fourfold.engine.ugi` reads it: options of the engine may stand before it."""


def _number(usual: int, low: int, high: int) -> Any:
    return field(default=usual, metadata={"low": low, "high": high})


@dataclass(frozen=True)
class Settings:
    """Everything that can be set. Each field is also an environment variable: FOURFOLD_PORT."""

    host: str = "127.0.0.1"
    """The address to listen on."""
    port: int = _number(4444, 0, 65535)
    """The port to listen on; 0 takes a free one."""
    data: Path = field(default_factory=lambda: data_folder() / "matches.db")
    """The file with all matches, unless `database` names another place."""
    database: str | None = None
    """A database by its URL: postgresql+psycopg://user:password@host/name."""
    redis: str | None = None
    """Where several server processes tell each other what happened: redis://host:6379/0."""
    public: str | None = None
    """The address people see, where a proxy stands in between: https://play.example.org."""
    sites: tuple[str, ...] = ()
    """Other sites whose pages let people meet here: https://games.example.org."""
    proxies: tuple[Network, ...] = ()
    """The proxies that are believed about where a request comes from."""
    engine_workers: int = _number(max(1, (os.cpu_count() or 2) - 1), 0, 256)
    """Processes that think for the computer players; with 0 nobody does here."""
    engine_queue: int = _number(64, 0, 10_000)
    """How many thoughts may wait for a worker before the next is refused."""
    engine_seconds_per_day: int = _number(20_000, 0, 100_000_000)
    """How long engines think for one address in a day; 0 does not count it."""
    engine_seconds_in_all: int = _number(1_000_000, 0, 100_000_000)
    """How long they think in a day for everybody; 0 does not count it."""
    engines: tuple[Engine, ...] = field(default=(), metadata={"option": "--engine"})
    """Engines of others that can be played against, each as NAME=COMMAND on a line."""
    retention_days: int = _number(365, 0, 36_500)
    """Unfinished matches in which nothing happened for so many days are deleted; 0 keeps them.

    So are players in no match who came that long ago.
    """
    finished_days: int = _number(365, 0, 36_500)
    """Finished matches that nobody wants to keep are deleted after so many days; 0 keeps them."""
    matches_in_all: int = _number(1_000_000, 0, 999_999_999)
    """Matches that are kept at most; 0 is no limit."""
    megabytes_in_all: int = _number(10_000, 0, 999_999_999)
    """The size of the database from which on no new matches are made; 0 is no limit."""
    body_bytes: int = _number(2**17, 2**10, 2**24)
    """The longest request body."""
    requests_per_minute: int = _number(600, 0, 1_000_000)
    """Requests of one address; 0 does not count them."""
    matches_per_minute: int = _number(60, 0, 1_000_000)
    """New matches of one address; 0 does not count them."""
    matches_per_day: int = _number(1000, 0, 1_000_000)
    """New matches of one address in a day; 0 does not count them."""
    players_per_day: int = _number(1000, 0, 1_000_000)
    """New players without a match of one address in a day; 0 does not count them."""
    commands_per_day: int = _number(100_000, 0, 100_000_000)
    """Moves and other commands of one address in a day; 0 does not count them."""
    megabytes_per_day: int = _number(100, 0, 1_000_000)
    """What one address sends in a day; 0 does not count it."""
    computing_per_minute: int = _number(20, 0, 1_000_000)
    """Seconds that the server computes in a minute for one address; 0 does not count them."""
    analyses_per_minute: int = _number(120, 0, 1_000_000)
    """Analyses for one address; 0 does not count them."""
    sockets_per_address: int = _number(200, 0, 1_000_000)
    """Open live connections of one address; 0 does not count them."""
    connections_per_address: int = _number(400, 0, 1_000_000)
    """Open connections of one address that are not live ones; 0 does not count them."""
    commands_per_minute: int = _number(600, 0, 1_000_000)
    """Commands on one live connection; 0 does not count them."""
    monitors: tuple[Network, ...] = (ip_network("127.0.0.0/8"), ip_network("::1"))
    """Who may see the figures at /metrics."""
    log_level: str = "warning"
    """What is worth a line in the log: debug, info, warning or error."""

    @property
    def database_url(self) -> str:
        """The database as SQLAlchemy names it."""
        # A name of a file may have signs in it that mean something else in a URL.
        return self.database or URL.create(
            "sqlite+pysqlite", database=str(self.data)
        ).render_as_string(hide_password=False)

    @property
    def origin(self) -> str | None:
        """The origin of the web app as browsers write it, where a public address is set."""
        return self.public.rstrip("/") if self.public else None

    @classmethod
    def read(cls, environment: Mapping[str, str] = os.environ, **given: str | None) -> Settings:
        """Read the settings; what is given goes before the environment."""
        values: dict[str, Any] = {}
        for each in fields(cls):
            text, variable = given.get(each.name), PREFIX + each.name.upper()
            if text is not None:
                option = each.metadata.get("option", f"--{each.name.replace('_', '-')}")
                values[each.name] = _read(each, option, text)
            elif environment.get(variable):
                values[each.name] = _read(each, variable, environment[variable])
        return cls(**values)


def unknown_variables(environment: Mapping[str, str] = os.environ) -> dict[str, str | None]:
    """Return the variables that look like ours and mean nothing, with what may have been meant."""
    settings = [PREFIX + each.name.upper() for each in fields(Settings)]
    known = {name.removeprefix(PREFIX): name for name in (*settings, *OTHER_VARIABLES)}
    unknown: dict[str, str | None] = {}
    for name in environment:
        prefix, rest = name[: len(PREFIX)].upper(), name[len(PREFIX) :].upper()
        if prefix == PREFIX and name not in known.values() and not name.startswith(FOR_TESTS):
            close = get_close_matches(rest, known, 1)
            unknown[name] = known[close[0]] if close else None
    return unknown


def _read(of: Field[Any], name: str, text: str) -> object:
    if "low" in of.metadata:
        return _read_number(name, text, of.metadata["low"], of.metadata["high"])
    if of.name == "engines":
        return _read_engines(name, text)
    if not text or not text.isprintable():
        raise SettingError("setting-text", name=name, value=quoted(text))
    if of.name == "data":
        return _read_path(name, text)
    if of.name == "host":
        _check_host(name, text)
    if of.name in _NETWORKS:
        return tuple(_read_network(name, part.strip()) for part in text.split(","))
    if of.name == "sites":
        return tuple(_read_site(name, part.strip()) for part in text.split(","))
    if of.name == "log_level" and text not in LOG_LEVELS:
        values = ", ".join(LOG_LEVELS)
        raise SettingError("setting-choice", name=name, value=quoted(text), values=values)
    if of.name in _SCHEMES:
        _check_url(name, text, _SCHEMES[of.name])
    return text


_SITE = re.compile(r"https?://[^\s/?#*@]+/?")
"""Where people go, without anything of a page."""
_NETWORKS = ("proxies", "monitors")
_SCHEMES = {
    "database": ("postgresql+psycopg", "sqlite+pysqlite", "sqlite"),
    "redis": ("redis", "rediss", "unix"),
    "public": ("http", "https"),
}


def _read_number(name: str, text: str, low: int, high: int) -> int:
    number = whole(text)
    if number is not None and low <= number <= high:
        return number
    raise SettingError(
        "setting-number", name=name, value=quoted(text), low=str(low), high=str(high)
    )


def _read_path(name: str, text: str) -> Path:
    try:
        path = Path(text).expanduser().absolute()
        # Whether it is there is asked again later; that it cannot be is known now.
        path.exists()
    except (RuntimeError, OSError):
        raise SettingError("setting-text", name=name, value=quoted(text)) from None
    return path


def _check_host(name: str, text: str) -> None:
    try:
        text.encode("idna")
    except UnicodeError:
        raise SettingError("setting-text", name=name, value=quoted(text)) from None


def _read_network(name: str, text: str) -> Network:
    try:
        return ip_network(text)
    except ValueError:
        raise SettingError("setting-network", name=name, value=quoted(text)) from None


def _read_site(name: str, text: str) -> str:
    _check_url(name, text, _SCHEMES["public"])
    return text.rstrip("/")


def _read_engines(name: str, text: str) -> tuple[Engine, ...]:
    lines = [line for line in text.splitlines() if line.strip()] or [text]
    engines = [_read_engine(name, line) for line in lines]
    seen = set[str]()
    for engine in engines:
        # Names that differ in capitals alone would be mixed up.
        if engine.name.casefold() in seen:
            raise SettingError("setting-engine-twice", name=name, engine=engine.name)
        seen.add(engine.name.casefold())
    return tuple(engines)


def _read_engine(name: str, line: str) -> Engine:
    engine = Engine(*(part.strip() for part in (line.partition("=")[::2])))
    try:
        read_command(engine.command)
    except PlayerError:
        raise SettingError("setting-engine", name=name, value=quoted(line)) from None
    # Records tell computer players and the nameless by what they are called.
    taken = engine.name == UNNAMED or _LIKE_A_LEVEL.fullmatch(engine.name)
    if taken or not engine.name.isprintable() or not 1 <= len(engine.name) <= LONGEST_NAME:
        shown = quoted(engine.name)
        raise SettingError("setting-engine-name", name=name, value=shown, limit=LONGEST_NAME)
    return engine


def _check_url(name: str, text: str, schemes: tuple[str, ...]) -> None:
    try:
        parts = urlsplit(text)
        known = parts.scheme in schemes and "//" in text and parts.port != 0
        if parts.scheme in _SCHEMES["public"]:
            known = known and bool(_SITE.fullmatch(text))
        in_memory = parts.scheme.startswith("sqlite") and _names_no_file(parts)
    except ValueError:
        known = in_memory = False
    if not known:
        # The value may hold a password, so it is not repeated.
        raise SettingError("setting-url", name=name, schemes=", ".join(f"{s}://" for s in schemes))
    if in_memory:
        raise SettingError("setting-memory", name=name)


def _names_no_file(parts: SplitResult) -> bool:
    return parts.path in ("", "/") or ":memory:" in parts.path or "mode=memory" in parts.query
