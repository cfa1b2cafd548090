"""Endpoints for learning a game: its lesson, its puzzles and its rule page."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache

from fastapi import APIRouter
from starlette.responses import Response

from fourfold.payloads.learning import (
    Lesson,
    Puzzles,
    RulePage,
    lesson_told,
    puzzles_told,
    rule_page_told,
)
from fourfold.referee.questions import game_named

from ..encoding import encoded
from . import schemas as answers
from .games import HOUR, GameName, kept

router = APIRouter(prefix="/api", tags=["learning"])


@router.get(
    "/lessons/{game}",
    responses=answers.answer(200, Lesson, "The lesson.") | answers.refusals(404),
)
async def lesson_of(game: GameName) -> Response:
    """Give the steps of a game's lesson."""
    return _kept(game, lesson_told)


@router.get(
    "/puzzles/{game}",
    responses=answers.answer(200, Puzzles, "The puzzles.") | answers.refusals(404),
)
async def puzzles_of(game: GameName) -> Response:
    """Give the puzzles of a game."""
    return _kept(game, puzzles_told)


@router.get(
    "/rules/{game}",
    responses=answers.answer(200, RulePage, "The page.") | answers.refusals(404),
)
async def rule_page_of(game: GameName) -> Response:
    """Give what a game's rule page has besides the rules: examples, and what was decided."""
    return _kept(game, rule_page_told)


def _kept(game: str, told: Callable[[str], object]) -> Response:
    game_named(game)
    return kept(_written(told, game), f"public, max-age={HOUR}")


@cache
def _written(told: Callable[[str], object], game: str) -> str:
    return encoded(told(game))
