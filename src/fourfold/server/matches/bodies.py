"""The bodies of requests, as the API describes them."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import BaseModel, ConfigDict, Field

from fourfold.engine.levels import STRONGEST, WEAKEST

from .commands import Kind

LONGEST_RECORD = 2**16


class Body(BaseModel):
    """A JSON object without further keys, whose values have the right types already."""

    model_config = ConfigDict(extra="forbid", strict=True)


Name = Annotated[str, Field(min_length=1, max_length=60, examples=["Ann"])]


class PlayerWish(Body):
    """Who wants to be known."""

    name: Name | None = None
    cookie: bool = Field(default=False, description="Give the token as a cookie, for browsers.")


class NameWish(Body):
    """A name to be shown from now on."""

    name: Name | None


class SeatWish(Body):
    """Who is to sit somewhere: me, a person beside me, an engine, or whoever comes."""

    kind: Literal["me", "beside", "engine", "open"]
    name: Name | None = Field(default=None, description="For me and beside.")
    level: int | None = Field(
        default=None,
        ge=WEAKEST,
        le=STRONGEST,
        description="For engines of the server, which need it.",
    )
    engine: str | None = Field(
        default=None,
        min_length=1,
        max_length=60,
        description="Instead of a level: an engine by its name, as the list of games has it.",
        examples=["Star"],
    )


class ClockWish(Body):
    """Time for the whole match and more for each move, or some days for each move."""

    kind: Literal["increment", "days"]
    base: int | None = Field(default=None, ge=1, le=86_400, description="Seconds.")
    increment: int | None = Field(default=None, ge=0, le=3_600, description="Seconds a move.")
    days: int | None = Field(default=None, ge=1, le=30, description="Days a move.")


class MatchWish(Body):
    """A match to be made. A record brings its own game, options, position and moves."""

    model_config = ConfigDict(
        json_schema_extra={
            "examples": [
                {
                    "game": "exago",
                    "options": {"players": "3"},
                    "seats": [
                        {"kind": "me", "name": "Ann"},
                        {"kind": "engine", "level": 3},
                        {"kind": "open"},
                    ],
                    "clock": {"kind": "increment", "base": 300, "increment": 5},
                }
            ]
        }
    )

    game: str | None = Field(default=None, max_length=40, examples=["quantik"])
    options: dict[str, str | int] = Field(default={}, max_length=20)
    position: str | None = Field(default=None, max_length=1000)
    record: str | None = Field(default=None, max_length=LONGEST_RECORD)
    seats: list[SeatWish] | None = Field(default=None, max_length=6)
    order: Literal["drawn", "given"] = "drawn"
    public: bool = False
    takebacks: bool = True
    help: bool = True
    clock: ClockWish | None = None


class JoinWish(Body):
    """A seat to be taken."""

    name: Name | None = None
    seat: int | None = Field(default=None, ge=0, le=5, description="By default the first open one.")


class KeepWish(Body):
    """Whether a match is to stay when it is over."""

    kept: bool


class ClaimWish(Body):
    """A key from another device of the same person."""

    key: str = Field(min_length=1, max_length=64)


class CommandWish(Body):
    """Something to do in a match."""

    id: str = Field(min_length=1, max_length=64, examples=["c1"])
    ply: int = Field(ge=0, le=1_000_000, description="How many moves had been played.")
    kind: Kind
    seat: int | None = Field(default=None, ge=0, le=5)
    move: str | None = Field(default=None, max_length=100, examples=["Bc2"])
    to_ply: int | None = Field(default=None, ge=0, le=1_000_000)
