"""Matches as lists of events: whatever is done, replaying it gives the same match."""

from __future__ import annotations

import json
from collections.abc import Sequence
from itertools import cycle
from typing import Any, cast
from unittest.mock import patch

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from fourfold.engine.ugi import PlayerError
from fourfold.match import read_record, write_record
from fourfold.match_commands.events import Draft, Event, numbered
from fourfold.match_commands.judging import failed, judge, move, overdue
from fourfold.match_commands.limits import MOST_EVENTS
from fourfold.match_commands.opening import joined, match_of, opened, rematched
from fourfold.match_commands.replay import Replay
from fourfold.match_commands.snapshots import match_told
from fourfold.match_commands.state import Caller
from fourfold.schemas.commands import KINDS, Command, CommandKind
from fourfold.schemas.errors import ApiError
from fourfold.schemas.requests import MatchRequest

START = 1_000_000
ANN, BOB, EVE = "a" * 64, "b" * 64, "e" * 64
BROKEN = PlayerError("engine-died", command="./star", note="3")


def callers() -> dict[str, Caller]:
    return {player: Caller(player, frozenset([player])) for player in (ANN, BOB, EVE)}


def made(game: str, *seats: dict[str, Any], **more: Any) -> Replay:
    """Give a match that Ann has made and Bob has joined, if a seat was open."""
    wish = cast(MatchRequest, {"game": game, "seats": list(seats), "order": "given", **more})
    engines = {"Star": {"quantik": None, "exago": None}}
    replay = Replay("m", numbered(opened(wish, match_of(wish), ANN, None, engines), 0, START, ANN))
    while replay.status == "waiting":
        replay = replay.after(numbered(joined(replay, None, "Bob"), replay.version, START, BOB))
    return replay


def seat(kind: str, **more: Any) -> dict[str, Any]:
    return {"kind": kind, **more}


def told(replay: Replay, now: int) -> dict[str, Any]:
    """Give everything that can be seen of a match, and who holds the seats."""
    return {
        **match_told(replay, (), now),
        "holders": [each.holder for each in replay.seats],
        "due": replay.due,
        "times": replay.times,
        "commands": [replay.answer_to(event.command_id or "") for event in replay.events],
    }


def stored(events: Sequence[Event]) -> list[Event]:
    """Give events as a database gives them back."""
    return [event._replace(body=json.loads(json.dumps(event.body))) for event in events]


class Table:
    """A match to which commands come one after the other."""

    def __init__(self, replay: Replay) -> None:
        self.replay, self.now, self.count = replay, START, 0

    def do(self, player: str, kind: CommandKind, **more: Any) -> Replay:
        """Do what a player asks for."""
        self.count += 1
        ply = more.pop("ply", self.replay.ply)
        command = Command(f"c{self.count}", ply, kind, **more)
        drafts = judge(self.replay, command, callers()[player])
        return self.happen(drafts, player, command.id)

    def happen(
        self, drafts: Sequence[Draft], player: str | None = None, name: str | None = None
    ) -> Replay:
        """Let something happen."""
        new = numbered(drafts, self.replay.version, self.now, player, name)
        self.replay = self.replay.after(new)
        return self.replay

    def refusal(self, player: str, kind: CommandKind, **more: Any) -> ApiError:
        """Ask for something that must be refused."""
        with pytest.raises(ApiError) as refused:
            self.do(player, kind, **more)
        return refused.value


TABLES = {
    "two people": lambda: made("quantik", seat("me"), seat("open")),
    "two people, draws": lambda: made("qomet", seat("me"), seat("open")),
    "beside": lambda: made("qomet", seat("me"), seat("beside", name="Kim")),
    "an engine": lambda: made("quantik", seat("me"), seat("engine", level=4)),
    "an engine, draws": lambda: made("qomet", seat("me"), seat("engine", level=4)),
    "another engine": lambda: made("quantik", seat("engine", engine="Star"), seat("me")),
    "a clock": lambda: made(
        "qomet",
        seat("me"),
        seat("open"),
        clock={"kind": "increment", "base": 60, "increment": 2},
    ),
    "days": lambda: made("quantik", seat("open"), seat("me"), clock={"kind": "days", "days": 1}),
    "four seats": lambda: made(
        "exago",
        seat("me"),
        seat("open"),
        seat("engine", level=1),
        seat("beside"),
        options={"players": 4, "size": 4},
        clock={"kind": "increment", "base": 30, "increment": 0},
    ),
    "three seats": lambda: made(
        "exago",
        seat("me"),
        seat("engine", engine="Star"),
        seat("open"),
        options={"players": 3, "size": 4},
    ),
}


@settings(max_examples=120)
@given(
    table=st.sampled_from(sorted(TABLES)),
    steps=st.lists(
        st.tuples(
            st.sampled_from([*["move"] * 8, *KINDS, "engine", "engine fails", "wait"]),
            st.sampled_from([ANN, BOB, EVE]),
            st.integers(0, 1000),
            st.sampled_from([None, None, None, 0, 1, 2]),
        ),
        max_size=40,
    ),
)
def test_any_sequence_of_commands_replays_to_the_same_match(
    table: str, steps: list[tuple[str, str, int, int | None]]
) -> None:
    match = Table(TABLES[table]())
    first = match.replay.events
    for kind, player, number, at_seat in steps:
        match.now += number * 10
        before, seen = match.replay, told(match.replay, match.now)
        try:
            if fallen := overdue(match.replay, match.now):
                match.happen(fallen)
            elif kind == "engine":
                texts = list(match.replay.legal)
                on_turn = match.replay.match.to_move
                if texts and match.replay.seats[on_turn].engine:
                    match.happen(move(match.replay, on_turn, texts[number % len(texts)]))
            elif kind == "engine fails":
                on_turn = match.replay.match.to_move
                if match.replay.due and isinstance(match.replay.seats[on_turn].engine, str):
                    match.happen(failed(match.replay, on_turn, BROKEN))
            elif kind != "wait":
                texts = list(match.replay.legal) or ["none"]
                more = {"move": texts[number % len(texts)]} if kind == "move" else {}
                match.do(player, cast(CommandKind, kind), seat=at_seat, **more)
        except ApiError:
            assert match.replay is before
        # What was known before stays as it was, whatever came of it.
        assert told(before, match.now) == seen
    events = match.replay.events
    assert [event.n for event in events] == list(range(1, len(events) + 1))
    assert events[: len(first)] == first
    again = Replay("m", stored(events))
    assert told(again, match.now) == told(match.replay, match.now)
    # Also in two parts, as somebody who resumes hears it.
    half = Replay("m", stored(events[: max(1, len(events) // 2)]))
    half = half.after(stored(events[half.version :]))
    assert told(half, match.now) == told(match.replay, match.now)


def test_what_did_not_happen_after_all_leaves_no_trace() -> None:
    match = Table(TABLES["two people"]())
    match.do(ANN, "move", move="Aa1")
    before, version = match.replay, match.replay.version
    lost = numbered([Draft("move", 1, {"move": "Bb3"})], version, match.now, BOB, "lost")
    kept = numbered([Draft("move", 1, {"move": "Bc3"})], version, match.now, BOB, "kept")
    gone, later = before.after(lost), before.after(kept)
    assert before.answer_to("lost") is before.answer_to("kept") is None
    assert (gone.answer_to("lost"), gone.answer_to("kept")) == (lost[0], None)
    assert (later.answer_to("lost"), later.answer_to("kept")) == (None, kept[0])
    assert later.events == [*before.events, *kept]
    assert told(later, match.now) == told(Replay("m", stored(later.events)), match.now)


def test_a_stale_command_is_refused_with_the_version() -> None:
    match = Table(TABLES["two people"]())
    match.do(ANN, "move", move="Aa1")
    refused = match.refusal(ANN, "move", move="Aa2", ply=0)
    assert (refused.code, refused.status) == ("stale", 409)
    assert refused.details["version"] == match.replay.version


def test_the_moves_of_a_position_are_listed_once() -> None:
    match = Table(TABLES["two people"]())
    told(match.replay, START)
    game = match.replay.game
    with (
        patch.object(game, "legal_texts", wraps=game.legal_texts) as listed,
        patch.object(game, "parse_move", wraps=game.parse_move) as looked_for,
    ):
        for player, text in ((ANN, "Aa1"), (BOB, "Bb3"), (ANN, "Cc1")):
            match.do(player, "move", move=text)
            told(match.replay, START)
        assert (listed.call_count, looked_for.call_count) == (3, 0)
        assert match.refusal(BOB, "move", move="Ax9").status == 422
        assert (listed.call_count, looked_for.call_count) == (3, 0)
    assert match.replay.match == read_record(write_record(match.replay.match))


def test_only_the_holder_of_the_seat_on_turn_moves() -> None:
    match = Table(TABLES["two people"]())
    assert match.refusal(BOB, "move", move="Aa1").code == "not-your-turn"
    assert match.refusal(BOB, "move", move="Aa1", seat=0).status == 403
    assert match.refusal(EVE, "move", move="Aa1").status == 403
    refused = match.refusal(ANN, "move", move="Ax9")
    assert (refused.status, refused.field) == (422, "move")


def test_a_draw_needs_everybody() -> None:
    match = Table(TABLES["two people, draws"]())
    assert match.do(ANN, "offer-draw").draw_offers == {0}
    assert match.refusal(ANN, "offer-draw").code == "draw-offered-already"
    assert not match.do(BOB, "decline-draw").draw_offers
    assert match.refusal(BOB, "decline-draw").code == "draw-not-offered"
    match.do(ANN, "offer-draw")
    over = match.do(BOB, "offer-draw")
    assert over.match.outcome == (None, "agreement", ())
    assert [event.kind for event in over.events[-2:]] == ["draw-offered", "draw-agreed"]


def test_no_draw_is_offered_in_a_game_that_has_none() -> None:
    match = Table(TABLES["two people"]())
    refused = match.refusal(ANN, "offer-draw")
    assert (refused.code, refused.status) == ("no-draws", 409)


def test_a_draw_offer_lapses_when_the_other_plays_on() -> None:
    match = Table(TABLES["two people, draws"]())
    match.do(ANN, "offer-draw")
    assert match.do(ANN, "move", move="d4").draw_offers == {0}
    assert not match.do(BOB, "move", move="a7").draw_offers


def test_an_engine_is_asked_when_all_people_want_the_draw() -> None:
    match = Table(TABLES["an engine, draws"]())
    assert match.replay.due is None
    replay = match.do(ANN, "offer-draw")
    assert replay.due is not None
    assert (replay.due.kind, replay.engine_to_ask) == ("draw", 1)


def test_who_sits_alone_takes_back_at_once() -> None:
    match = Table(TABLES["beside"]())
    assert match.refusal(ANN, "ask-takeback").code == "nothing-of-yours-to-take-back"
    match.do(ANN, "move", move="d4")
    match.do(ANN, "move", move="c4")
    replay = match.do(ANN, "ask-takeback")
    assert replay.match.moves == ["d4"]
    assert replay.events[-1].kind == "taken-back"
    assert match.do(ANN, "ask-takeback", to_ply=0).match.moves == []
    assert match.refusal(ANN, "ask-takeback", to_ply=0).field == "to_ply"


def test_a_takeback_goes_before_the_own_last_move_once_the_other_agrees() -> None:
    match = Table(TABLES["two people"]())
    match.do(ANN, "move", move="Aa1")
    match.do(BOB, "move", move="Bb3")
    assert match.do(ANN, "ask-takeback").takeback == (0, 0, ())
    assert match.refusal(BOB, "ask-takeback").code == "takeback-asked-already"
    assert match.refusal(ANN, "accept-takeback").code == "takeback-not-yours"
    assert match.do(BOB, "decline-takeback").takeback is None
    assert match.refusal(BOB, "accept-takeback").code == "takeback-not-asked"
    match.do(ANN, "ask-takeback")
    assert match.do(BOB, "accept-takeback").match.moves == []


def test_no_takebacks_where_they_are_off() -> None:
    match = Table(made("quantik", seat("me"), seat("beside"), takebacks=False))
    match.do(ANN, "move", move="Aa1")
    assert match.refusal(ANN, "ask-takeback").code == "takebacks-off"


def test_with_three_people_all_others_agree_to_a_takeback() -> None:
    wish = {"game": "exago", "options": {"players": 3}, "order": "given"}
    seats = [seat("me"), seat("open"), seat("open")]
    asked = cast(MatchRequest, {**wish, "seats": seats})
    opening = opened(asked, match_of(asked), ANN, None)
    replay = Replay("m", numbered(opening, 0, START, ANN))
    for player in (BOB, EVE):
        replay = replay.after(numbered(joined(replay, None, None), replay.version, START, player))
    match = Table(replay)
    match.do(ANN, "move", move="f6")
    match.do(ANN, "ask-takeback")
    assert match.do(BOB, "accept-takeback").takeback == (0, 0, (1,))
    assert match.do(EVE, "accept-takeback").match.moves == []


def test_an_engine_that_fails_loses_and_the_record_names_it() -> None:
    match = Table(TABLES["another engine"]())
    assert match.replay.seats[0].engine == "Star"
    replay = match.happen(failed(match.replay, 0, BROKEN))
    last = replay.events[-1]
    assert (last.kind, last.seat) == ("failed", 0)
    assert last.body == {"reason": "engine-died", "note": "3"}
    assert (replay.status, replay.seats[0].left, replay.due) == ("over", "failed", None)
    record = read_record(write_record(replay.match))
    assert record.players == ("Star", "?")
    assert record.outcome == replay.match.outcome == (1, "resignation", ())


def test_an_engine_that_fails_among_three_is_replaced_and_has_no_say_any_more() -> None:
    match = Table(TABLES["three seats"]())
    match.do(ANN, "move", move=next(iter(match.replay.legal)))
    replay = match.happen(failed(match.replay, 1, BROKEN))
    assert [event.kind for event in replay.events[-2:]] == ["failed", "replaced"]
    assert (replay.status, replay.seats[1].left, replay.seats[1].engine) == ("playing", "failed", 5)
    match.do(ANN, "offer-draw")
    assert match.do(BOB, "offer-draw").match.outcome == (None, "agreement", ())


def test_an_engine_of_old_events_has_only_a_level() -> None:
    replay = TABLES["an engine"]()
    assert replay.events[0].body["seats"][1] == {"kind": "engine", "name": None, "level": 4}
    assert replay.seats[1].engine == 4


def test_who_leaves_a_match_of_four_is_replaced_and_the_others_play_on() -> None:
    match = Table(TABLES["four seats"]())
    replay = match.do(BOB, "resign")
    assert [event.kind for event in replay.events[-2:]] == ["resigned", "replaced"]
    assert (replay.seats[1].left, replay.seats[1].engine) == ("resigned", 5)
    assert replay.status == "playing"
    assert match.refusal(BOB, "resign").code == "seat-left"
    assert match.refusal(BOB, "offer-draw").code == "seat-left"


def test_resigning_in_a_match_of_two_ends_it() -> None:
    match = Table(TABLES["two people"]())
    over = match.do(BOB, "resign").match.outcome
    assert over is not None
    assert (over.winner, over.reason) == (0, "resignation")
    for kind in ("move", "resign", "offer-draw", "abort"):
        more = {"move": "Aa1"} if kind == "move" else {}
        assert match.refusal(ANN, kind, **more).code == "match-over"
    assert match.refusal(ANN, "ask-takeback", to_ply=0).status in (409, 422)


def test_a_rematch_seats_people_as_the_rules_say() -> None:
    match = Table(TABLES["two people"]())
    assert match.refusal(ANN, "rematch").code == "match-goes-on"
    match.do(BOB, "resign")
    assert match.do(ANN, "rematch").rematch_wanted == {0}
    assert match.refusal(ANN, "rematch").code == "rematch-wanted-already"
    drafts = judge(match.replay, Command("x", 0, "rematch"), callers()[BOB])
    assert [draft.kind for draft in drafts] == ["rematch-wanted", "rematched"]
    following = Replay("n", numbered(rematched(match.replay), 0, START, ANN))
    assert following.status == "playing"
    assert [each.holder for each in following.seats] == [BOB, ANN]
    assert following.match.moves == []


def test_a_match_is_called_off_only_before_the_second_move() -> None:
    match = Table(TABLES["two people"]())
    match.do(ANN, "move", move="Aa1")
    twin = Table(match.replay)
    assert twin.do(BOB, "abort").status == "aborted"
    assert twin.refusal(BOB, "move", move="Bb3").code == "match-aborted"
    match.do(BOB, "move", move="Bb3")
    assert match.refusal(ANN, "abort").code == "too-late-to-abort"


def test_only_the_maker_calls_a_waiting_match_off() -> None:
    wish = cast(MatchRequest, {"game": "quantik", "seats": [seat("open"), seat("open")]})
    match = Table(Replay("m", numbered(opened(wish, match_of(wish), ANN, None), 0, START, ANN)))
    assert match.refusal(BOB, "abort").status == 403
    assert match.do(ANN, "abort").status == "aborted"


def test_time_runs_for_the_seat_on_turn_and_comes_back_with_each_move() -> None:
    match = Table(TABLES["a clock"]())
    clock = match.replay.clock
    assert clock is not None
    # The first moves are free: nobody loses time before all have come to the board.
    assert (clock.running, match.replay.due) == (None, None)
    match.now += 10**6
    match.do(ANN, "move", move="a1")
    match.now += 10**6
    clock = match.do(BOB, "move", move="g7").clock
    assert clock is not None
    assert clock.told(match.now + 1000) == {
        "remaining": [59_000, 60_000],
        "running": 0,
        "at": match.now + 1000,
    }
    match.now += 10_000
    clock = match.do(ANN, "move", move="d4").clock
    assert clock is not None
    assert (clock.remaining, clock.running) == ([52_000, 60_000], 1)
    match.now += 59_999
    assert overdue(match.replay, match.now) == []
    match.now += 1
    over = match.happen(overdue(match.replay, match.now))
    assert over.match.outcome == (0, "time", ())
    assert overdue(over, match.now + 10**9) == []
    assert over.due is None


def test_days_are_for_each_move() -> None:
    match = Table(TABLES["days"]())
    day = 24 * 60 * 60 * 1000
    for player, text in ((BOB, "Aa1"), (ANN, "Bb3"), (BOB, "Cc2")):
        match.now += day - 1
        match.do(player, "move", move=text)
    assert match.replay.clock is not None
    assert match.replay.clock.remaining == [day, day]
    assert match.replay.due == (match.now + day, "flag")


def test_the_clock_of_an_engine_does_not_run() -> None:
    clock = {"kind": "increment", "base": 1, "increment": 0}
    match = Table(made("quantik", seat("engine", level=1), seat("me"), clock=clock))
    assert match.replay.due == (START, "engine")
    assert overdue(match.replay, START + 10**6) == []
    match.now += 10**6
    assert match.happen(move(match.replay, 0, "Aa1")).due is None
    assert match.do(ANN, "move", move="Bb3").due == (match.now, "engine")
    assert match.happen(move(match.replay, 0, "Cc2")).due == (match.now + 1000, "flag")


def test_what_is_asked_again_and_again_comes_to_an_end_and_the_match_goes_on() -> None:
    match = Table(made("qomet", seat("me"), seat("open")))
    asked: list[tuple[str, CommandKind]] = [(ANN, "offer-draw"), (BOB, "decline-draw")]
    answers = cycle(asked)
    while match.replay.version < MOST_EVENTS:
        match.do(*next(answers))
    for kind in ("offer-draw", "ask-takeback"):
        error = match.refusal(ANN, kind)
        assert (error.code, error.status) == ("too-many-events", 422)
        assert error.details["limit"] == MOST_EVENTS
    match.do(ANN, "move", move="d4")
    assert match.do(BOB, "resign").status == "over"
