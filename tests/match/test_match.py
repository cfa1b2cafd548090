"""Matches: history, repetition, takebacks, resignation, agreement, rematches, names."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from datetime import date
from random import Random

import pytest

from fourfold import AnyGame, GameError, Match, MatchError, MoveError, Outcome, PositionError, load

LINE = ["Aa4", "Bb4", "Cc4", "Dd4"]
"""Four moves of Quantik that end the game: the second player completes the top row."""

ROUND = ["a1-a4", "g7-g4", "a4-a1", "g4-g7"]
"""Four turns of Qomet after which everything stands as before."""


def played(game: str | AnyGame, *moves: str, position: str | None = None) -> Match:
    match = Match(game, position=position)
    for move in moves:
        match.play(move)
    return match


def end(match: Match) -> Outcome | None:
    """Give the outcome anew, whatever it was before."""
    return match.outcome


def refused(action: Callable[[], object]) -> tuple[str, dict[str, object]]:
    """Say why something is refused."""
    with pytest.raises(GameError) as raised:
        action()
    assert len(str(raised.value).splitlines()) == 1
    return raised.value.code, dict(raised.value.details)


# History


def test_match_starts_at_the_start(game: AnyGame) -> None:
    match = Match(game.name)
    assert match.game == game
    assert match.position == match.start == game.position_text(game.initial())
    assert match.to_move == 0
    assert match.legal == list(game.legal_texts(game.initial()))
    assert match.moves == []
    assert end(match) is None
    assert match.day is None
    assert match.players == ("?",) * game.seats


def test_match_from_a_game_with_options() -> None:
    assert Match(load("exago?players=3")) == Match("exago?players=3")
    assert len(Match("exago?players=6").players) == 6


def test_playing_keeps_the_moves_and_the_start() -> None:
    match = played("quantik", "Bc2", "Da4")
    assert match.moves == ["Bc2", "Da4"]
    assert match.position == "d.../..../..B./...."
    assert match.start == "..../..../..../...."
    assert match.to_move == 0
    assert match.game.position_text(match.state) == match.position


def test_playing_from_a_position() -> None:
    match = played("quantik", "Dd4", position="AbC./..../..../....")
    assert match.start == "AbC./..../..../...."
    assert end(match) == Outcome(1, "line", ("a4", "b4", "c4", "d4"))


def test_match_may_start_in_a_finished_position() -> None:
    match = Match("quantik", position="AbCd/..../..../....")
    assert end(match) == Outcome(1, "line", ("a4", "b4", "c4", "d4"))
    assert match.legal == []


@pytest.mark.parametrize("position", ["nonsense", "", "a.../..../..../...."])
def test_position_that_cannot_be(position: str) -> None:
    with pytest.raises(PositionError):
        Match("quantik", position=position)


def test_illegal_move_leaves_the_match_as_it_was() -> None:
    match, same = played("quantik", "Bc2"), played("quantik", "Bc2")
    assert refused(lambda: match.play("Bc2"))[0] == "space-taken"
    assert match == same


def test_no_move_after_the_end() -> None:
    match = played("quantik", *LINE)
    assert match.legal == []
    with pytest.raises(MoveError) as raised:
        match.play("Aa1\n")
    assert (raised.value.code, raised.value.details) == ("game-over", {"move": r"Aa1\n"})


def test_equal_matches() -> None:
    assert played("quantik", "Bc2", "Da4") == played("quantik", "Bc2", "Da4")
    assert played("quantik", "Bc2", "Da4", "Ab2") != played("quantik", "Ab2", "Da4", "Bc2")
    assert Match("quantik", ["Ann", "Bob"]) != Match("quantik")
    assert Match("quantik", day=date(2026, 11, 15)) != Match("quantik")
    assert Match("qomet?repetition=off") != Match("qomet")
    assert Match("quantik") != "quantik"
    with pytest.raises(TypeError):
        hash(Match("quantik"))


def test_resigned_and_agreed_matches_differ() -> None:
    open_, resigned, agreed = (played("quantik", "Bc2") for _ in range(3))
    resigned.resign()
    agreed.agree_draw()
    assert open_ != resigned != agreed != open_


# Repetition


def test_third_occurrence_of_a_position_is_a_draw() -> None:
    match = played("qomet", "a1", "g7", *ROUND, *ROUND[:3])
    assert end(match) is None
    match.play(ROUND[3])
    assert end(match) == Outcome(None, "repetition")
    assert match.legal == []
    assert refused(lambda: match.play("a1-a4"))[0] == "game-over"


def test_start_position_counts() -> None:
    position = "..D/.../.../......./.../.../L.. L -"
    match = played("qomet", *ROUND, *ROUND[:3], position=position)
    assert end(match) is None
    match.play(ROUND[3])
    assert end(match) == Outcome(None, "repetition")


def test_repetition_off_plays_on() -> None:
    match = played("qomet?repetition=off", "a1", "g7", *ROUND * 5)
    assert end(match) is None
    assert "a1-a4" in match.legal


def test_same_stars_with_the_other_player_to_move_are_another_position() -> None:
    stars = "..D/.../.../......./.../.../L.. {} -"
    light, dark = (Match("qomet", position=stars.format(mover)) for mover in "LD")
    assert light.state != dark.state


def test_forbidden_turn_is_part_of_the_position() -> None:
    pushed = ".../.D./.L./......./.../.../... D d6-d5"
    free = ".../.D./.L./......./.../.../... D -"
    around = ["d6-d7", "d5-c5", "d7-d6", "c5-d5"]
    # The same stars for the third time, but the first time dark was not free to push back.
    match = played("qomet", *around, *around, position=pushed)
    assert match.position == free
    assert end(match) is None
    match = played("qomet", *around, *around, position=free)
    assert end(match) == Outcome(None, "repetition")


EXAGO_ROUND = ["f6-e6", "g7-g8", "e6-f6", "g8-g7"]
EXAGO_START = "6/7/8/9/5B4/5RR4/10/9/8/7/6 R R0,B0"


def test_repetition_in_exago() -> None:
    spec = "exago?tiles=2,1"
    match = played(spec, *EXAGO_ROUND, *EXAGO_ROUND[:3], position=EXAGO_START)
    assert end(match) is None
    match.play(EXAGO_ROUND[3])
    assert end(match) == Outcome(None, "repetition")
    endless = played(f"{spec}&repetition=off", *EXAGO_ROUND * 3, position=EXAGO_START)
    assert endless.outcome is None


def test_repetition_needs_the_same_hands_and_mover() -> None:
    game = load("exago?tiles=2")
    board = "6/7/8/9/5B4/5R5/10/9/8/7/6"
    texts = [f"{board} R R1,B1", f"{board} B R1,B1"]
    assert len({game.parse_position(text) for text in texts}) == 2
    other = load("exago?tiles=3").parse_position(f"{board} R R2,B2")
    assert other not in [game.parse_position(text) for text in texts]


def test_no_repetition_in_quantik() -> None:
    assert load("quantik").repetition is None


# Takebacks


def test_takeback() -> None:
    match = played("quantik", "Bc2", "Da4", "Ab2")
    match.takeback()
    assert match == played("quantik", "Bc2", "Da4")
    match.takeback(2)
    assert match == Match("quantik")


def test_takeback_over_the_end_of_the_game() -> None:
    match = played("quantik", *LINE)
    assert match.outcome
    match.takeback()
    assert end(match) is None
    assert match == played("quantik", *LINE[:3])
    match.play("Dd4")
    assert match == played("quantik", *LINE)


def test_takeback_over_a_draw_by_repetition() -> None:
    match = played("qomet", "a1", "g7", *ROUND, *ROUND)
    match.takeback()
    assert end(match) is None
    match.play(ROUND[3])
    assert end(match) == Outcome(None, "repetition")


@pytest.mark.parametrize("count", [0, -1, 3, 10**9])
def test_takeback_of_moves_that_were_not_played(count: int) -> None:
    match = played("quantik", "Bc2", "Da4")
    details = {"count": count, "played": 2}
    assert refused(lambda: match.takeback(count)) == ("nothing-to-take-back", details)
    assert match == played("quantik", "Bc2", "Da4")


def test_no_takeback_before_the_first_move() -> None:
    match = Match("quantik", position="AbC./..../..../....")
    details = {"count": 1, "played": 0}
    assert refused(match.takeback) == ("nothing-to-take-back", details)


def test_no_takeback_after_resignation_or_agreement() -> None:
    resigned, agreed = played("quantik", "Bc2"), played("quantik", "Bc2")
    resigned.resign()
    agreed.agree_draw()
    for match in (resigned, agreed):
        assert refused(match.takeback) == ("settled-away-from-board", {})
        assert match.moves == ["Bc2"]


def test_takeback_after_one_of_three_has_resigned() -> None:
    match = played("exago?players=3", "f6", "f7", "f8")
    match.resign(1)
    match.play("f9")
    match.takeback(2)
    assert match.moves == ["f6", "f7"]
    assert match.resigned == {1: 2}
    assert end(match) is None


def test_takeback_of_a_line_after_one_of_three_has_resigned() -> None:
    # The match ended on the board, so the move that ended it can be taken back.
    match = Match("exago?players=3", position="6/7/8/9/10/5RRR3/10/9/8/7/6 R R3,B6,Y6")
    match.resign(2)
    match.play("f9")
    assert end(match) == Outcome(0, "line", ("f6", "f7", "f8", "f9"))
    match.takeback()
    assert end(match) is None
    assert match.resigned == {2: 0}


# Resignation


def test_resignation_of_the_player_to_move() -> None:
    match = played("quantik", "Bc2")
    match.resign()
    assert end(match) == Outcome(0, "resignation")
    assert match.resigned == {1: 1}
    assert match.legal == []


def test_resignation_out_of_turn() -> None:
    match = played("quantik", "Bc2")
    match.resign(0)
    assert end(match) == Outcome(1, "resignation")


def test_last_of_three_that_has_not_resigned_wins() -> None:
    match = played("exago?players=3", "f6")
    match.resign(0)
    assert end(match) is None
    assert match.to_move == 1
    match.play("f7")
    match.play("f8")
    assert match.to_move == 0, "somebody else moves for the seat that resigned"
    match.play("f9")
    match.resign(2)
    assert end(match) == Outcome(1, "resignation")
    assert match.resigned == {0: 1, 2: 4}


def test_loss_on_time() -> None:
    match = played("quantik", "Bc2")
    match.lose_on_time(1)
    assert end(match) == Outcome(0, "time")
    assert match.legal == []
    assert refused(match.takeback) == ("settled-away-from-board", {})


def test_the_last_to_leave_gives_the_reason() -> None:
    match = played("exago?players=3", "f6")
    match.lose_on_time(0)
    assert end(match) is None
    match.resign(2)
    assert end(match) == Outcome(1, "resignation")
    assert match.overtime == {0}


def test_seat_that_is_out_cannot_lose_on_time() -> None:
    match = played("exago?players=3", "f6")
    match.resign(0)
    assert refused(lambda: match.lose_on_time(0)) == ("seat-cannot-resign", {"seat": 1})
    assert match.overtime == set()


def test_line_still_wins_after_one_of_three_has_resigned() -> None:
    match = Match("exago?players=3", position="6/7/8/9/10/5RRR3/10/9/8/7/6 R R3,B6,Y6")
    match.resign(0)
    match.play("f9")
    assert end(match) == Outcome(0, "line", ("f6", "f7", "f8", "f9"))


@pytest.mark.parametrize("seat", [-1, 2, 9])
def test_seat_that_does_not_exist_cannot_resign(seat: int) -> None:
    match = Match("quantik")
    assert refused(lambda: match.resign(seat)) == ("seat-cannot-resign", {"seat": seat + 1})
    assert match == Match("quantik")


def test_no_seat_resigns_twice() -> None:
    match = Match("exago?players=3")
    match.resign()
    assert refused(match.resign) == ("seat-cannot-resign", {"seat": 1})
    assert match.resigned == {0: 0}


# Agreement and the end


def test_agreed_draw() -> None:
    match = played("quantik", "Bc2")
    match.agree_draw()
    assert end(match) == Outcome(None, "agreement")
    assert refused(lambda: match.play("Da4"))[0] == "game-over"


def test_nothing_is_settled_after_the_end() -> None:
    finished, resigned, agreed = played("quantik", *LINE), Match("quantik"), Match("quantik")
    resigned.resign()
    agreed.agree_draw()
    for match in (finished, resigned, agreed):
        outcome = match.outcome
        assert refused(match.resign) == ("match-over", {})
        assert refused(match.agree_draw) == ("match-over", {})
        assert end(match) == outcome


# Rematches


def test_no_rematch_before_the_end() -> None:
    match = played("quantik", "Bc2")
    assert refused(lambda: match.rematch(Random(1))) == ("match-goes-on", {})


@pytest.mark.parametrize("name", ["quantik", "qomet"])
def test_two_players_swap_for_a_rematch(name: str) -> None:
    match = Match(name, ["Ann", "Bob"], day=date(2026, 11, 14))
    for loser in (0, 1):
        match.resign(loser)
        before = match.players
        match = match.rematch(Random(loser), date(2026, 11, 15))
        assert match.players == before[::-1]
        assert end(match) is None
        assert match.moves == []
        assert match.day == date(2026, 11, 15)


def test_rematch_keeps_the_options_and_starts_at_the_start() -> None:
    match = Match("qomet?corner_exit=off", position="..D/.../.../......./.../.../L.. L -")
    match.agree_draw()
    again = match.rematch(Random(1))
    assert again == Match("qomet?corner_exit=off")


def test_last_winner_starts_in_exago_and_the_others_are_shuffled() -> None:
    names = ["Ann", "Bob", "Cat", "Dan"]
    match = Match("exago?players=4", names)
    for seat in (0, 1, 3):
        match.resign(seat)
    seatings = Counter(match.rematch(Random(seed)).players for seed in range(200))
    assert all(seating[0] == "Cat" for seating in seatings)
    assert all(sorted(seating) == names for seating in seatings)
    assert len(seatings) == 6


def test_exago_is_shuffled_after_a_draw() -> None:
    match = Match("exago?players=3", ["Ann", "Bob", "Cat"])
    match.agree_draw()
    seatings = Counter(match.rematch(Random(seed)).players for seed in range(200))
    assert len(seatings) == 6


def test_rematch_is_decided_by_the_given_chance_alone() -> None:
    match = Match("exago?players=6", list("ABCDEF"))
    match.agree_draw()
    assert match.rematch(Random(5)) == match.rematch(Random(5))


# Names


@pytest.mark.parametrize(
    ("spec", "names", "seats"),
    [("quantik", ["Ann"], 2), ("quantik", ["Ann", "Bob", "Cat"], 2), ("exago?players=3", ["A"], 3)],
)
def test_one_name_a_seat(spec: str, names: list[str], seats: int) -> None:
    details = {"found": len(names), "seats": seats}
    assert refused(lambda: Match(spec, names)) == ("player-count", details)


def test_no_names_at_all_are_too_few() -> None:
    assert refused(lambda: Match("quantik", [])) == ("player-count", {"found": 0, "seats": 2})


@pytest.mark.parametrize("name", ["Ann", "?", 'Ann "the cat" \\ O’Hara', "李小龍", "x" * 60, "A B"])
def test_names(name: str) -> None:
    assert Match("quantik", [name, name]).players == (name, name)


@pytest.mark.parametrize("name", ["", " ", " Ann", "Ann ", "A\nnn", "\u00a0Ann", "\0", "x" * 61])
def test_names_that_cannot_be(name: str) -> None:
    with pytest.raises(MatchError) as raised:
        Match("quantik", ["Ann", name])
    assert raised.value.code == "player-name"
    assert raised.value.details["limit"] == 60
    assert len(str(raised.value).splitlines()) == 1


@pytest.mark.parametrize(
    ("wrong", "code"),
    [
        (lambda: Match("quantik", day="today"), "day-type"),  # type: ignore[arg-type]
        (lambda: Match("quantik").call_draw("boredom"), "draw-reason"),
        (lambda: finished().rematch(None), "rng-type"),  # type: ignore[arg-type]
    ],
)
def test_what_makes_no_sense_is_refused_in_words(wrong: Callable[[], object], code: str) -> None:
    with pytest.raises(GameError) as told:
        wrong()
    assert told.value.code == code


def finished() -> Match:
    match = Match("quantik")
    for move in ("Aa1", "Bb2", "Ca2", "Db1"):
        match.play(move)
    return match
