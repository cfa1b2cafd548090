"""Payloads: what is built has the shape that is described, with and without the app installed."""

from __future__ import annotations

import re
import subprocess
import sys
from random import Random
from typing import Any

import pytest
from pydantic import TypeAdapter, ValidationError

from fourfold import Match, load
from fourfold.engine.analysis import analyze, ended
from fourfold.engine.contract import Limits
from fourfold.rules import AnyGame
from fourfold.rules.seats import most_seats
from fourfold.schemas import analyses, boards, games, learning, positions, reviews
from fourfold.schemas.catalogue import choices, modules, shapes
from fourfold.schemas.commands import CommandRequest, read_command
from fourfold.schemas.requests import JoinRequest, MatchRequest
from fourfold.server.api import schemas  # noqa: F401  # tells pydantic how to read them

WITHOUT_APP = """
import sys

for name in ("annotated_types", "fastapi", "numba", "pydantic", "pydantic_core", "sqlalchemy",
             "starlette", "uvicorn"):
    sys.modules[name] = None

import json
from fourfold import Match
from fourfold.schemas.catalogue import choices, shapes
from fourfold.schemas.commands import read_command
from fourfold.schemas.errors import ApiError
from fourfold.schemas.games import games_told, set_up_told
from fourfold.schemas.learning import lesson_told, puzzles_told
from fourfold.schemas.positions import position_told, why_told
from fourfold.schemas.reviews import record_told
from fourfold.match_commands.events import numbered
from fourfold.match_commands.judging import judge
from fourfold.match_commands.opening import match_of, opened
from fourfold.match_commands.replay import Replay
from fourfold.match_commands.snapshots import match_told
from fourfold.match_commands.state import Caller

match = Match("quantik")
match.play("Bc2")
told = [games_told({}), set_up_told(match.game), position_told(match), record_told(match)]
told += [why_told(match, ["hand:B", "c2"], "fr"), lesson_told("quantik"), puzzles_told("qomet")]
wish = {"game": "quantik", "seats": [{"kind": "me"}, {"kind": "beside"}]}
replay = Replay("m", numbered(opened(wish, match_of(wish), "ann", None), 0, 0, "ann"))
asked = read_command({"id": "1", "ply": 0, "kind": "move", "move": "Bc2"})
drafts = judge(replay, asked, Caller("ann", frozenset(["ann"])))
told.append(match_told(replay.after(numbered(drafts, replay.version, 0)), (), 0))
try:
    read_command({"id": "1", "ply": -1, "kind": "abort"})
except ApiError as error:
    told.append({"error": error.told("en")})
assert "MatchRequest" in shapes() and "ServerMessage" in choices()
print(json.dumps(told))
"""


def check(shape: Any, payload: object) -> None:
    """Fail unless a payload has exactly the described keys, with values of the right types."""
    TypeAdapter(shape).validate_python(payload)


def some_match(game: AnyGame, count: int) -> Match:
    match = Match(game)
    for _ in range(count):
        if match.legal:
            match.play(match.legal[len(match.legal) // 3])
    return match


def test_as_many_may_sit_down_as_some_game_has_seats() -> None:
    def bound(shape: Any, key: str, word: str) -> object:
        keys = TypeAdapter(shape).json_schema()["properties"]
        return keys[key]["anyOf"][0][word]

    assert bound(MatchRequest, "seats", "maxItems") == most_seats()
    assert bound(JoinRequest, "seat", "maximum") == most_seats() - 1
    with pytest.raises(ValidationError, match="less than or equal to"):
        check(JoinRequest, {"seat": most_seats()})


def test_payloads_are_built_where_the_app_is_not_installed() -> None:
    done = subprocess.run(
        [sys.executable, "-c", WITHOUT_APP], capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
    assert "“" not in done.stderr
    assert '"moves": ["Bc2"]' in done.stdout
    assert '"code": "field-type"' in done.stdout


def test_no_two_payloads_have_the_same_name() -> None:
    names = [
        name
        for module in modules()
        for name, value in vars(module).items()
        if getattr(value, "__module__", "") == module.__name__ and name in shapes()
    ]
    assert sorted(names) == sorted(shapes())
    assert not shapes().keys() & choices().keys()


def test_every_payload_says_what_it_is() -> None:
    for name, shape in shapes().items():
        assert shape.__doc__, name
        assert shape.__doc__.rstrip().endswith("."), name


def test_games_and_their_boards_are_told_as_described(game: AnyGame) -> None:
    check(games.Games, games.games_told({"Star": [game.name]}))
    check(games.SetUpGame, games.set_up_told(game))
    check(boards.Layout, boards.layout_told(game.layout()))
    check(learning.Lesson, learning.lesson_told(game.name))
    check(learning.Puzzles, learning.puzzles_told(game.name))
    check(learning.RulePage, learning.rule_page_told(game.name))


def test_the_outline_of_a_piece_is_told_where_there_is_one() -> None:
    layout = load("quantik").layout()
    first, *others = layout.pieces
    told = boards.layout_told(
        layout._replace(pieces=(first._replace(outline="M0 0L9 9Z"), *others))
    )
    check(boards.Layout, told)
    assert [piece.get("outline") for piece in told["pieces"][:2]] == ["M0 0L9 9Z", None]


def test_a_game_in_the_list_says_whether_there_are_puzzles(game: AnyGame) -> None:
    brings = bool(learning.puzzles_told(game.name)["puzzles"])
    assert games.game_told(game)["puzzles"] is brings


@pytest.mark.parametrize("count", [0, 3, 500])
def test_positions_are_told_as_described(game: AnyGame, count: int) -> None:
    match = some_match(game, count)
    check(positions.Position, positions.position_told(match))
    check(positions.Why, positions.why_told(match, ["nowhere"], "en"))
    check(reviews.RecordRead, reviews.record_told(match))


def test_analyses_and_reviews_are_told_as_described(game: AnyGame) -> None:
    match = some_match(game, 2)
    seen: list[reviews.ReviewedMove] = []
    for ply in (1, 0):
        state = match.states[ply]
        found = analyze(game, state, Limits(0.05))
        check(analyses.AnalysedPosition, analyses.position_analysed(game, state, found))
        told = analyses.analysis_told(found)
        check(analyses.Analysis, told)
        seen.append(reviews.move_reviewed(match, ply, told, seen[-1] if seen else None))
        check(reviews.ReviewedMove, seen[-1])
    check(reviews.Accuracy, reviews.accuracy_told(seen, 0))


def test_a_repeated_position_is_worth_a_draw_whoever_is_to_move() -> None:
    match = Match("qomet", position=".../.D./.L./......./.../.../... D -")
    for text in ["d6-d7", "d5-c5", "d7-d6", "c5-d5"] * 2:
        match.play(text)
    assert match.outcome is not None
    found = analyses.analysis_told(ended(match.outcome, match.to_move))
    assert found == {"value": "draw", "distance": 0, "exact": True, "moves": []}
    assert analyses.is_proved(found)


def test_options_that_are_not_the_usual_ones_are_told() -> None:
    game = load("exago?players=3&size=4")
    state = game.initial()
    found = analyses.position_analysed(game, state, analyze(game, state, Limits(0)))
    assert found["options"] == {"players": "3", "size": "4"}


def test_a_command_has_the_keys_that_are_described() -> None:
    described = TypeAdapter(CommandRequest).json_schema()
    asked = {"id": "1", "ply": 0, "kind": "move", "seat": 0, "move": "Bc2", "to_ply": None}
    assert described["properties"].keys() == asked.keys()
    assert described["required"] == ["id", "ply", "kind"]
    assert read_command(asked)._asdict() == asked


SPEAKS_OF_WRITING = re.compile(r"look like|write |adding =|“")
"""What somebody is told who types, and nobody who points."""


@pytest.mark.parametrize("spec", ["quantik", "qomet", "exago?size=4&tiles=5&line=4"])
def test_who_points_at_a_board_is_told_nothing_about_writing(spec: str) -> None:
    rng = Random(spec)
    match = Match(load(spec))
    while not match.outcome:
        layout = match.game.layout()
        picks = [space.name for space in layout.spaces]
        picks += [slot.pick for slot in layout.hands[match.to_move]]
        for count in (1, 2, 2, 2, 3):
            told = positions.why_told(match, rng.choices(picks, k=count), "en")
            assert not SPEAKS_OF_WRITING.search(told.get("message", "")), told
        match.play(rng.choice(match.legal))
    assert positions.why_told(match, ["a1", "b2"], "en")["message"] == "The game is over."
