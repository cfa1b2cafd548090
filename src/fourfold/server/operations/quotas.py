"""How much one address may ask for, in a minute and in a day; and how much is kept in all.

Each server process counts by itself, in memory: no address is ever written down.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol
from urllib.parse import parse_qs

from starlette.types import Scope

from fourfold.schemas.errors import ApiError

from ..settings import Settings
from .token_buckets import DAY, MINUTE, Bucket, Buckets

API, MATCHES, PLAYERS = "/api/", "/api/matches", "/api/players"
POSITIONS, REVIEW = "/api/positions/", "/api/review"
PROBES = ("/health", "/ready")
"""What whoever looks after a server asks in any case."""
_AT_ONCE = 30
"""Messages that may come at once on a live connection before the rate counts."""
_MEGABYTE = 1_000_000
_MAKING = ("matches", "matches-day")
_BURST = 0.25
"""What share of the computing of a minute may be wanted all at once."""


class Make(Protocol):
    """Makes buckets; tests give them another clock."""

    def __call__(self, count: int, seconds: float = MINUTE, *, size: int | None = None) -> Buckets:
        """Make buckets for a quota."""


class Quotas:
    """The quotas of all addresses."""

    def __init__(self, settings: Settings, make: Make = Buckets) -> None:
        self._of = {
            "requests": make(settings.requests_per_minute),
            "analyses": make(settings.analyses_per_minute),
            "matches": make(settings.matches_per_minute),
            "matches-day": make(settings.matches_per_day, DAY),
            "players-day": make(settings.players_per_day, DAY),
            "commands-day": make(settings.commands_per_day, DAY),
            "megabytes-day": make(settings.megabytes_per_day, DAY),
        }
        computing = settings.computing_per_minute
        self._computing = make(computing, size=max(1, round(_BURST * computing)))
        self._on_a_line = make(settings.commands_per_minute, size=_AT_ONCE)
        self._thinking = make(settings.engine_seconds_per_day, DAY)
        self._thinking_in_all = make(settings.engine_seconds_in_all, DAY)

    def count_request(self, scope: Scope, home: str) -> None:
        """Count a request, or refuse it."""
        kinds = _kinds(scope)
        if scope["path"] not in PROBES:
            self._check_computing(home)
        for kind in kinds:
            self._take(kind, home)
        if "analyses" in kinds:
            self.check_thinking(home)

    def count_body(self, home: str, size: int) -> None:
        """Count what a request brings, or refuse it."""
        self._take("megabytes-day", home, size / _MEGABYTE)

    def compute(self, home: str, seconds: float) -> None:
        """Note that the server has computed something for an address.

        What took long is seen only afterwards, so an address may want more than it has for once.
        """
        self._computing.spend(home, seconds)

    def _check_computing(self, home: str) -> None:
        if seconds := self._computing.wait(home):
            limit = self._computing.limit
            raise ApiError("too-many-requests", 429, kind="computing", limit=limit, seconds=seconds)

    def check_thinking(self, home: str) -> None:
        """Refuse what an engine would have to think about, if it has thought enough by now."""
        for kind, buckets, key in self._accounts(home):
            if seconds := buckets.wait(key):
                raise ApiError(
                    "too-much-thinking", 429, kind=kind, limit=buckets.limit, seconds=seconds
                )

    def spend(self, asker: str, seconds: float) -> None:
        """Note that engines have thought for an address."""
        for _, buckets, key in self._accounts(asker):
            buckets.spend(key, seconds)

    def is_spent(self, asker: str) -> bool:
        """Say whether engines have thought enough for an address."""
        return any(buckets.wait(key) for _, buckets, key in self._accounts(asker))

    def _accounts(self, home: str) -> tuple[tuple[str, Buckets, str], ...]:
        return ("address", self._thinking, home), ("all", self._thinking_in_all, "")

    def line(self, home: str) -> Callable[[int, bool], None]:
        """Give what counts the messages of a live connection by their size, or refuses them.

        Whoever only asks whether the server is still there does so all day, and commands nothing.
        """
        bucket: Bucket | None = self._on_a_line.fresh() if self._on_a_line.limit else None
        commands, megabytes = self._of["commands-day"].limit, self._of["megabytes-day"].limit

        def count(size: int, is_ping: bool) -> None:
            if bucket and bucket.take():
                raise ApiError("too-many-commands", 429, limit=self._on_a_line.limit)
            if commands and not is_ping:
                self._take("commands-day", home)
            if megabytes:
                self._take("megabytes-day", home, size / _MEGABYTE)
            if not is_ping:
                self._check_computing(home)

        return count

    def count_rematch(self, home: str, has_engines: bool) -> None:
        """Count a wish for a rematch, which is one for a new match, or refuse it."""
        for kind in _MAKING:
            self._take(kind, home)
        if has_engines:
            self.check_thinking(home)

    def _take(self, kind: str, home: str, count: float = 1) -> None:
        buckets = self._of[kind]
        if seconds := buckets.take(home, count):
            raise ApiError(
                "too-many-requests", 429, kind=kind, limit=buckets.limit, seconds=seconds
            )


def _kinds(scope: Scope) -> list[str]:
    """Give what a request is counted as."""
    path: str = scope["path"].rstrip("/")
    if not path.startswith(API):
        return []
    kinds = ["requests"]
    if scope.get("method") == "POST":
        if path == MATCHES:
            kinds += _MAKING
        elif path == PLAYERS or path.endswith("/claim"):
            # Whoever claims seats is mostly somebody new.
            kinds.append("players-day")
        elif path.endswith("/commands"):
            kinds.append("commands-day")
    if _wants_thought(scope, path):
        kinds.append("analyses")
    return kinds


def _wants_thought(scope: Scope, path: str) -> bool:
    """Say whether an engine has to think for this."""
    if path.startswith(POSITIONS):
        asked = parse_qs(scope["query_string"].decode("latin-1"))
        return path.endswith("/stream") or asked.get("values", ["off"]) != ["off"]
    return path == REVIEW
