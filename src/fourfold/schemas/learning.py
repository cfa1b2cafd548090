"""What there is to learn about a game: its lesson, its puzzles, the examples of its rule page."""

from __future__ import annotations

from collections.abc import Sequence

from typing_extensions import TypedDict

from fourfold.learn.lessons import Kind as StepKind
from fourfold.learn.lessons import lesson
from fourfold.learn.puzzles import Goal, puzzles
from fourfold.learn.rule_pages import rule_page


class LessonStep(TypedDict):
    """A position and something to do; the app has the sentences."""

    name: str
    spec: str
    position: str
    kind: StepKind
    right_moves: Sequence[str]
    """Each of them does what the step asks for."""
    picks: Sequence[str]
    """What is to be tried, and refused."""
    refused: str | None
    """The code of the error that the picks meet."""
    show: Sequence[str]
    """Spaces to point at."""


class Lesson(TypedDict):
    """The lesson of a game."""

    steps: Sequence[LessonStep]


class Puzzle(TypedDict):
    """A position with one right move."""

    id: str
    """The same for as long as there is the puzzle."""
    spec: str
    position: str
    goal: Goal
    """To win in so many plies, or to find the one move that does not lose."""
    theme: str
    plies: int
    """How many moves of both sides the win takes, or how soon every other move loses."""
    choices: int
    """How many legal moves there are."""
    rating: int
    """Somebody with this rating solves it every other time."""
    move: str
    lines: Sequence[str]
    """Every way to the goal: moves in turn, each but the last with the answer to it."""


class Puzzles(TypedDict):
    """The puzzles of a game, easy ones first."""

    puzzles: Sequence[Puzzle]


class RuleExample(TypedDict):
    """A position and moves that show a rule, or picks that the rules refuse."""

    name: str
    spec: str
    position: str
    moves: Sequence[str]
    """Played one after the other."""
    picks: Sequence[str]
    """What the rules refuse here."""
    refused: str | None
    """The code of the error that the picks meet."""
    outcome: str | None
    """The reason why the game is over after the moves."""
    show: Sequence[str]
    """Spaces to point at."""


class RulePage(TypedDict):
    """What a rule page has besides the rules."""

    examples: Sequence[RuleExample]
    decisions: Sequence[str]
    """What was decided where the printed rules are silent; the app has the sentences."""


def lesson_told(game: str) -> Lesson:
    """Tell the steps of a game's lesson."""
    return {
        "steps": [
            {
                "name": step.name,
                "spec": step.spec,
                "position": step.position,
                "kind": step.kind,
                "right_moves": step.right_moves,
                "picks": step.picks,
                "refused": step.refused,
                "show": step.show,
            }
            for step in lesson(game)
        ]
    }


def puzzles_told(game: str) -> Puzzles:
    """Tell the puzzles of a game."""
    return {
        "puzzles": [
            {
                "id": each.id,
                "spec": each.spec,
                "position": each.position,
                "goal": each.goal,
                "theme": each.theme,
                "plies": each.plies,
                "choices": each.choices,
                "rating": each.rating,
                "move": each.move,
                "lines": each.lines,
            }
            for each in puzzles(game)
        ]
    }


def rule_page_told(game: str) -> RulePage:
    """Tell what a game's rule page has besides the rules."""
    page = rule_page(game)
    return {
        "decisions": page.decisions,
        "examples": [
            {
                "name": each.name,
                "spec": each.spec,
                "position": each.position,
                "moves": each.moves,
                "picks": each.picks,
                "refused": each.refused,
                "outcome": each.outcome,
                "show": each.show,
            }
            for each in page.examples
        ],
    }
