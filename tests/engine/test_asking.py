"""What brains and players are asked by mistake is refused with a code and one line of words."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

import pytest

from fourfold import GameError, Match, Position, load, perft
from fourfold.engine import COMPUTERS, Level, LevelPlayer, Limits, analyze
from fourfold.engine.ugi import UgiPlayer
from fourfold.rules import divide, game_class
from fourfold.rules.errors import quoted

QUANTIK = load("quantik")
START = QUANTIK.initial()
NAN, HUGE = float("nan"), 10**30
NO_LEVELS: list[Any] = [0, 11, -1, HUGE, "3", 3.0, NAN, True, []]
NO_SECONDS: list[Any] = [-1, NAN, "1", [], None, True]
NO_DEPTHS: list[Any] = [-3, 1.5, "2", {}]
NO_COUNTS: list[Any] = ["3", None, 1.0, NAN, -1, HUGE]
NO_STATES: list[Any] = [None, "..../", load("qomet")]
NO_NAMES: list[Any] = [None, 3, []]
NO_TRUTHS: list[Any] = [None, "no", 1, []]
NO_LIMITS: list[Any] = [1.0, "1", (1.0,)]


def over() -> Match:
    match = Match("quantik")
    match.resign()
    return match


def choosing(name: str, rng: Any = None, seconds: Any = 0.1, match: Any = None) -> str:
    """Let a player choose that was made in whatever way."""
    made = COMPUTERS[name](Random(1) if rng is None else rng, seconds)
    return made.choose(Match("quantik") if match is None else match)


def judging(*limits: Any) -> object:
    """Analyse under limits of whatever kind."""
    return analyze(QUANTIK, START, Limits(*limits))


def tried(game: Any, state: Any, met: Any = frozenset()) -> str:
    """Let a level try something in whatever it is given."""
    return next(LevelPlayer(3, Random(1)).tries(game, state, met))


def asked(name: str, *arguments: Any) -> object:
    """Ask something of a match that has just begun."""
    return getattr(Match("quantik"), name)(*arguments)


CASES: list[tuple[str, Callable[..., object], tuple[Any, ...]]] = [
    *(("level-number", LevelPlayer, (n, Random(1))) for n in NO_LEVELS),
    ("level-number", LevelPlayer, (11,)),
    ("rng-type", LevelPlayer, (3, "chance")),
    *(("limits-seconds", LevelPlayer, (3, Random(1), s)) for s in NO_SECONDS),
    *(("rng-type", choosing, (name, "chance")) for name in COMPUTERS),
    *(("match-wanted", choosing, (name, None, 0.1, "quantik")) for name in COMPUTERS),
    *(("match-over", choosing, (name, None, 0.1, over())) for name in COMPUTERS),
    ("limits-seconds", choosing, ("montecarlo", None, "long")),
    *(("limits-type", analyze, (QUANTIK, START, x)) for x in NO_LIMITS),
    *(("limits-seconds", judging, (s,)) for s in NO_SECONDS),
    *(("limits-count", judging, (1, d)) for d in [0, *NO_DEPTHS]),
    *(("limits-count", judging, (1, None, d)) for d in NO_DEPTHS),
    *(("limits-count", judging, (1, None, None, frozenset(), False, d)) for d in [0, *NO_DEPTHS]),
    *(("limits-met", judging, (1, None, None, met)) for met in [None, "x", [START]]),
    *(("limits-tables", judging, (1, 2, None, frozenset(), x)) for x in NO_TRUTHS),
    ("level-type", LevelPlayer, (3, Random(1), 1.0, 3.5)),
    ("level-type", LevelPlayer, (3, Random(1), 1.0, Level(2, "much", 0))),  # type: ignore[arg-type]
    *(("limits-count", LevelPlayer, (3, None, 1.0, Level(d, 1, 0))) for d in [0, *NO_DEPTHS]),
    ("limits-met", LevelPlayer(3).choose, (Match("quantik"), None)),
    ("limits-met", tried, (QUANTIK, START, [START])),
    *(("engine-command", UgiPlayer, (name,)) for name in [None, 3, b"ugi:x", ""]),
    *(("limits-seconds", UgiPlayer, ("ugi:x", s)) for s in NO_SECONDS),
    ("match-wanted", UgiPlayer("ugi:x").choose, (None,)),
    *(("game-type", game_class, (x,)) for x in NO_NAMES),
    *(("option-pair", type(QUANTIK), (x,)) for x in [3, "size=5"]),
    ("game-type", Position.of, (None, START)),
    ("state-type", Position.of, (QUANTIK, None)),
    ("day-type", Match, ("quantik", None, None, "today")),
    ("rng-type", over().rematch, (None,)),
    ("game-object", tried, ("quantik", START)),
    ("state-type", tried, (QUANTIK, None)),
    *(("depth", perft, (QUANTIK, START, d)) for d in NO_COUNTS),
    ("game-object", perft, ("quantik", START, 1)),
    *(("state-type", perft, (QUANTIK, s, 1)) for s in NO_STATES),
    *(("depth", divide, (QUANTIK, START, d)) for d in [0, *NO_COUNTS]),
    ("game-object", divide, ("quantik", START, 1)),
    *(("state-type", divide, (QUANTIK, s, 1)) for s in NO_STATES),
    ("state-beside-match", analyze, (Match("quantik"), START)),
    ("state-beside-match", analyze, (Position.of(QUANTIK, START), 5)),
    ("ply-unknown", asked, ("at", HUGE)),
    ("ply-unknown", asked, ("state_at", -1)),
    ("number-type", asked, ("state_at", "0")),
    ("seat-cannot-resign", asked, ("resign", HUGE)),
    ("number-type", asked, ("lose_on_time", None)),
    ("draw-reason", asked, ("call_draw", "boredom")),
]


@pytest.mark.parametrize(
    ("code", "function", "arguments"),
    CASES,
    ids=[f"{number} {code}" for number, (code, _, _) in enumerate(CASES)],
)
def test_refused_in_words(
    code: str, function: Callable[..., object], arguments: tuple[Any, ...]
) -> None:
    with pytest.raises(GameError) as caught:
        function(*arguments)
    assert caught.value.code == code
    if code == "depth":
        assert caught.value.details["found"] == quoted(str(arguments[2]))
    told = str(caught.value)
    assert len(told.splitlines()) == 1
    assert told.endswith(".")
    assert told != code
    assert "$" not in told


def test_what_is_right_is_not_refused() -> None:
    assert perft(QUANTIK, START, 0) == 1
    assert perft(QUANTIK, START, 2) == sum(
        len(QUANTIK.legal_moves(QUANTIK.after(START, move))) for move in QUANTIK.legal_moves(START)
    )
    assert analyze(QUANTIK, START, Limits(float("inf"))).exact
    for name in ("random", "greedy", "montecarlo", "level1", "level10"):
        assert choosing(name) in Match("quantik").legal
    assert LevelPlayer(1).choose(Match("quantik")) in Match("quantik").legal
