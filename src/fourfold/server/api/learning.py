"""Endpoints for learning a game: its lesson, its puzzles and the examples of its rule page."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Literal

from fastapi import APIRouter
from pydantic import Field
from starlette.responses import Response

from fourfold.games import registered
from fourfold.games.errors import quoted
from fourfold.learn.examples import examples
from fourfold.learn.lessons import lesson
from fourfold.learn.puzzles import puzzles

from ..errors import ApiError
from ..matches.snapshots import Json, encoded
from . import schemas as answers
from .games import HOUR, GameName, kept
from .schemas import Answer

router = APIRouter(prefix="/api", tags=["learning"])


class LessonStep(Answer):
    """A position and something to do; the app has the sentences."""

    name: str
    spec: str
    position: str
    kind: Literal["look", "play", "try"]
    right_moves: list[str] = Field(description="Each of them does what the step asks for.")
    picks: list[str] = Field(description="What is to be tried, and refused.")
    refused: str | None = Field(description="The code of the error that the picks meet.")
    show: list[str] = Field(description="Spaces to point at.")


class Lesson(Answer):
    """The lesson of a game."""

    steps: list[LessonStep]


class Puzzle(Answer):
    """A position in which one move forces a win."""

    spec: str
    position: str
    move: str
    plies: int = Field(description="How many moves of both sides the win takes.")
    choices: int


class Puzzles(Answer):
    """The puzzles of a game, easy ones first."""

    puzzles: list[Puzzle]


class RuleExample(Answer):
    """A position and moves that show a rule, or picks that the rules refuse."""

    name: str
    spec: str
    position: str
    moves: list[str]
    picks: list[str]
    refused: str | None
    outcome: str | None = Field(description="The reason why the game is over after the moves.")
    show: list[str]


class RuleExamples(Answer):
    """The examples of a rule page."""

    examples: list[RuleExample]


@router.get(
    "/lessons/{game}",
    responses=answers.answer(200, Lesson, "The lesson.") | answers.refusals(404),
)
async def lesson_of(game: GameName) -> Response:
    """Give the steps of a game's lesson."""
    return _kept(game, _lesson)


@router.get(
    "/puzzles/{game}",
    responses=answers.answer(200, Puzzles, "The puzzles.") | answers.refusals(404),
)
async def puzzles_of(game: GameName) -> Response:
    """Give the puzzles of a game."""
    return _kept(game, _puzzles)


@router.get(
    "/rules/{game}",
    responses=answers.answer(200, RuleExamples, "The examples.") | answers.refusals(404),
)
async def examples_of(game: GameName) -> Response:
    """Give the examples of a game's rule page."""
    return _kept(game, _examples)


def _kept(game: str, told: Callable[[str], str]) -> Response:
    if game not in registered():
        names = tuple(registered())
        raise ApiError("game-unknown", 404, "game", name=quoted(game), names=names)
    return kept(told(game), f"public, max-age={HOUR}")


@cache
def _lesson(game: str) -> str:
    steps: list[Json] = []
    for step in lesson(game):
        told = {**step._asdict(), "right_moves": step.right_moves}
        steps.append({key: told[key] for key in LessonStep.model_fields})
    return encoded({"steps": steps})


@cache
def _puzzles(game: str) -> str:
    return encoded({"puzzles": [each._asdict() for each in puzzles(game)]})


@cache
def _examples(game: str) -> str:
    return encoded({"examples": [each._asdict() for each in examples(game)]})
