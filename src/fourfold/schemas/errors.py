"""What is refused, and how that is told in the caller's language."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NotRequired

from typing_extensions import TypedDict

from fourfold.i18n import words
from fourfold.rules import GameError
from fourfold.rules.errors import Detail


class Fault(TypedDict):
    """What is wrong, in the language of the caller."""

    code: str
    """For programs: not-your-turn."""
    message: str
    """For people."""
    field: str | None
    """The part of the request that is wrong."""
    version: NotRequired[int]
    """With the code stale: the version now."""


class Refusal(TypedDict):
    """The answer to every request that is refused."""

    error: Fault


class ApiError(Exception):
    """A request that is refused. Its sentence is the message `error-` and the code.

    `field` names the part of the request that is wrong: `seats.1.level`. Among the details,
    `version` is told to the caller as it is, and `seconds` becomes Retry-After.
    """

    def __init__(self, code: str, status: int, field: str | None = None, **details: Detail) -> None:
        super().__init__(code)
        self.code, self.status, self.field = code, status, field
        self.details: Mapping[str, Detail] = details

    @classmethod
    def of(cls, error: GameError, field: str | None = None, status: int = 422) -> ApiError:
        """Give what the rules refuse as a refused request: well-formed but wrong."""
        return cls(error.code, status, field, **error.details)

    def told(self, language: str) -> Fault:
        """Give the error as the caller gets it."""
        fault: Fault = {
            "code": self.code,
            "message": words(language).error(self),
            "field": self.field,
        }
        version = self.details.get("version")
        if isinstance(version, int):
            fault["version"] = version
        return fault
