"""Endpoints for learning a game: its lesson, its puzzles and its rule page."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache

from fastapi import APIRouter, Request
from starlette.responses import Response

from fourfold.match_commands.questions import game_named
from fourfold.schemas.learning import (
    Lesson,
    Puzzles,
    RulePage,
    lesson_told,
    puzzles_told,
    rule_page_told,
)

from ..compression import constant_json
from ..encoding import encoded_bytes
from . import schemas as answers
from .games import HOUR, GameName

router = APIRouter(prefix="/api", tags=["learning"])


@router.get(
    "/lessons/{game}",
    responses=answers.answer(200, Lesson, "The lesson.") | answers.refusals(404),
)
async def lesson_of(request: Request, game: GameName) -> Response:
    """Give the steps of a game's lesson."""
    return _kept(request, game, lesson_told)


@router.get(
    "/puzzles/{game}",
    responses=answers.answer(200, Puzzles, "The puzzles.") | answers.refusals(404),
)
async def puzzles_of(request: Request, game: GameName) -> Response:
    """Give the puzzles of a game."""
    return _kept(request, game, puzzles_told)


@router.get(
    "/rules/{game}",
    responses=answers.answer(200, RulePage, "The page.") | answers.refusals(404),
)
async def rule_page_of(request: Request, game: GameName) -> Response:
    """Give what a game's rule page has besides the rules: examples, and what was decided."""
    return _kept(request, game, rule_page_told)


def _kept(request: Request, game: str, told: Callable[[str], object]) -> Response:
    game_named(game)
    return constant_json(request.headers, _written(told, game), f"public, max-age={HOUR}")


@cache
def _written(told: Callable[[str], object], game: str) -> bytes:
    return encoded_bytes(told(game))
