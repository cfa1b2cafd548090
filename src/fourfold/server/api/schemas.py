"""The answers of the API, as its description shows them. They are not built from these classes."""

from __future__ import annotations

from typing import Any, Literal

from pydantic import BaseModel, ConfigDict, Field

Reply = dict[int | str, dict[str, Any]]


class Answer(BaseModel):
    """A JSON object with exactly these keys."""

    model_config = ConfigDict(extra="forbid")


class Fault(Answer):
    """What is wrong, in the language of the caller."""

    code: str = Field(examples=["not-your-turn"])
    message: str
    field: str | None = Field(description="The part of the request that is wrong.")
    version: int | None = Field(default=None, description="With the code stale: the version now.")


class Refusal(Answer):
    """The answer to every request that is refused."""

    error: Fault


_REFUSALS = {
    400: "The request cannot be read.",
    401: "A token is needed, or is not known.",
    403: "Not yours, or asked by a page of another site.",
    404: "There is no such match.",
    409: "Not now: something else happened before.",
    413: "The body is too long.",
    415: "The body is not JSON.",
    422: "Well-formed, but something in it is wrong.",
    429: "Too many requests; Retry-After says when to come back.",
    503: "Busy or without storage; Retry-After says when to come back.",
}


def refusals(*statuses: int) -> Reply:
    """Describe the refusals of an endpoint; every one can be too busy."""
    chosen = sorted({*statuses, 429, 503})
    return {status: {"model": Refusal, "description": _REFUSALS[status]} for status in chosen}


def answer(status: int, model: type[Answer], description: str) -> Reply:
    """Describe the answer of an endpoint when all is well."""
    return {status: {"description": description, "model": model}}


class Player(Answer):
    """A player as others see it."""

    name: str | None


class NewPlayer(Answer):
    """A new player. The token is the player: keep it secret."""

    player: Player
    token: str | None = Field(default=None, description="Left out when it is in a cookie.")


class Seat(Answer):
    """Who sits somewhere."""

    kind: Literal["person", "engine", "open", "record"]
    name: str | None
    level: int | None = Field(description="Of an engine, unless it has a name instead.")
    connected: bool
    left: Literal["resigned", "time", "failed"] | None
    engine_plays: bool = Field(description="An engine moves for this seat now.")


class Outcome(Answer):
    """How a match ended; without a winner it is a draw."""

    winner: int | None
    reason: str
    spaces: list[str]


class View(Answer):
    """What stands where: letters on spaces, and how many of each letter are in the hands."""

    board: dict[str, str]
    hands: list[dict[str, int]]


class LegalMove(Answer):
    """A legal move and the picks that make it up."""

    move: str
    picks: list[str]


class Journey(Answer):
    """The way of one piece."""

    letter: str
    start: str | None
    end: str | None


class Last(Answer):
    """The last move."""

    move: str
    seat: int
    journeys: list[Journey]


class Step(Last):
    """A move on the way, and when it was played; not known of moves from a record."""

    at: int | None


class Takeback(Answer):
    """A wish to take back."""

    seat: int
    to_ply: int
    accepted: list[int]


class Offers(Answer):
    """What is offered and not yet answered."""

    draw: list[int]
    takeback: Takeback | None
    rematch: list[int]


class Clocks(Answer):
    """Milliseconds left for each seat."""

    remaining: list[int]
    running: int | None
    at: int


class Clock(BaseModel):
    """The clock as it was wished."""

    kind: Literal["increment", "days"]
    base: int | None = None
    increment: int | None = None
    days: int | None = None


class Match(Answer):
    """Everything about a match."""

    id: str
    game: str
    spec: str
    options: dict[str, str]
    rules: int
    status: Literal["waiting", "playing", "over", "aborted"]
    public: bool
    takebacks: bool
    help: bool
    clock: Clock | None
    created: int
    seats: list[Seat]
    you: list[int] = Field(description="The seats the caller holds.")
    version: int
    ply: int
    start: str
    position: str
    to_move: int
    view: View
    legal: list[LegalMove]
    moves: list[str]
    last: Last | None
    outcome: Outcome | None
    offers: Offers
    clocks: Clocks | None
    rematch: str | None
    time: int


class Summary(Answer):
    """A match in a list."""

    id: str
    spec: str
    game: str
    status: Literal["waiting", "playing", "over", "aborted"]
    seats: list[Seat]
    clock: Clock | None
    ply: int
    to_move: int
    created: int
    updated: int
    outcome: Outcome | None
    you: list[int]


class Summaries(Answer):
    """Matches, and where the list goes on."""

    matches: list[Summary]
    before: str | None = Field(default=None, description="The cursor for the next page, if any.")


class Ply(Answer):
    """A position on the way."""

    position: str
    view: View
    to_move: int
    last: Step | None
    outcome: Outcome | None


class Plies(Answer):
    """A match from its start on."""

    plies: list[Ply]


class Event(BaseModel):
    """Something that happened; further keys depend on its kind."""

    model_config = ConfigDict(extra="allow")

    n: int
    at: int
    kind: str
    seat: int | None


class Events(Answer):
    """What happened after some event, and the number of the last one."""

    events: list[Event]
    version: int


class Key(Answer):
    """A secret for another device of the same person."""

    key: str


class Done(Answer):
    """The number of the event that a command led to."""

    version: int
