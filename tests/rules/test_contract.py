"""What all games share: registry, options, errors, offers, layouts, symmetries, counting."""

from __future__ import annotations

import copy
import pickle
from collections import Counter
from collections.abc import Iterator
from itertools import combinations, pairwise
from math import atan2, dist, isclose
from typing import Any

import pytest

from fourfold import (
    AnyGame,
    GameError,
    MatchError,
    MoveError,
    OptionError,
    PositionError,
    RecordError,
    UnknownGameError,
    load,
    perft,
    registered,
)
from fourfold.rules import Offer, divide, errors
from fourfold.rules.errors import quoted
from tests.rules.by_text import check_sentences, unloadable

# Registry and spec strings


def test_games_are_found_by_name() -> None:
    assert list(registered()) == sorted(registered())
    assert {"exago", "qomet", "quantik"} <= registered().keys()
    for name, found in registered().items():
        assert type(load(name)) is found
        assert load(name).name == name == load(name).spec


@pytest.mark.parametrize("name", ["", "chess", "Quantik", " quantik", "quantik\n", "x" * 99])
def test_unknown_game(name: str) -> None:
    with pytest.raises(UnknownGameError) as raised:
        load(name)
    assert raised.value.code == "game-unknown"
    assert raised.value.details == {"name": quoted(name), "names": tuple(registered())}
    check_sentences(raised.value)


def test_options_in_the_string_or_as_keywords() -> None:
    game = load("exago?players=3&size=5")
    assert game == load("exago", players=3, size=5) == load("exago?size=5", players="3")
    assert game.spec == "exago?players=3&size=5"
    assert game.seats == 3


@pytest.mark.parametrize(
    ("written", "spec"),
    [
        ("exago?size=5&players=3", "exago?players=3&size=5"),
        ("exago?players=2&size=6&tiles=12&line=5&early=off", "exago"),
        ("exago?players=3&tiles=6&line=4", "exago?players=3"),
        ("exago?players=3&tiles=12&line=5", "exago?players=3&tiles=12&line=5"),
        ("exago?tiles=7,7", "exago?tiles=7"),
        ("exago?tiles=12,12", "exago"),
        ("exago?tiles=7,8", "exago?tiles=7,8"),
        ("exago?size=05", "exago?size=5"),
        ("qomet?repetition=off&corner_exit=off", "qomet?corner_exit=off&repetition=off"),
        ("quantik?", "quantik"),
    ],
)
def test_spec_is_written_in_one_way_only(written: str, spec: str) -> None:
    assert load(written).spec == spec
    assert load(written).options_text == spec.partition("?")[2]


@pytest.mark.parametrize(
    ("spec", "pair"),
    [
        ("exago?size", "size"),
        ("exago?=5", "=5"),
        ("exago?size=5&", ""),
        ("exago?&size=5", ""),
        ("quantik?a\nb", r"a\nb"),
    ],
)
def test_options_are_pairs(spec: str, pair: str) -> None:
    assert unloadable(spec) == ("option-pair", {"pair": pair})


def test_option_given_twice() -> None:
    assert unloadable("exago?size=5&size=5") == ("option-twice", {"key": "size"})
    assert unloadable("exago?size=5", size=6) == ("option-twice", {"key": "size"})


def test_unknown_option() -> None:
    assert unloadable("quantik?size=5") == ("option-unknown", {"key": "size", "keys": "none"})
    code, details = unloadable("exago", Size=5)
    assert code == "option-unknown"
    options = ("players", "size", "tiles", "line", "early", "reconnect", "block", "repetition")
    assert details["keys"] == options


@pytest.mark.parametrize("value", [True, 5.0, [5], {}, b"5"])
def test_options_are_words_or_whole_numbers(value: Any) -> None:
    assert unloadable("exago", size=value) == ("option-type", {"key": "size"})


def test_option_value_with_an_equals_sign() -> None:
    assert unloadable("exago?size=5=5")[1]["value"] == "5=5"


# Equality


def test_games_with_equal_options_are_equal() -> None:
    games = [load("exago"), load("exago?size=6"), load("exago", size=6, players=2)]
    assert len(set(games)) == 1
    others = [load("exago?size=5"), load("qomet"), load("quantik")]
    assert len({*games, *others}) == 4
    assert load("quantik") != "quantik"
    assert repr(load("exago?size=5&block=off")) == "<exago?size=5&block=off>"


def test_states_reached_by_different_ways_are_equal() -> None:
    for name, one, other in (
        ("quantik", "Aa4 Bd1 Ca1", "Ca1 Bd1 Aa4"),
        ("qomet", "a1 d4 g7", "g7 d4 a1"),
        ("exago", "f6 f7 f5 e5", "f6 e5 f5 f7"),
    ):
        game = load(name)
        states = {after(game, one), after(game, other)}
        assert len(states) == 1


def after(game: AnyGame, moves: str) -> Any:
    state = game.initial()
    for move in moves.split():
        state = game.play(state, move)
    return state


# Errors


KINDS = [UnknownGameError, OptionError, PositionError, MoveError, MatchError, RecordError]


@pytest.mark.parametrize("kind", KINDS)
def test_errors_are_game_errors_and_value_errors(kind: type[GameError]) -> None:
    assert issubclass(kind, GameError)
    assert issubclass(kind, ValueError)


def test_errors_survive_pickling_and_copying() -> None:
    reason = MoveError("space-taken", space="a1")
    error = RecordError("record-move", line=7, reason=reason)
    for again in (pickle.loads(pickle.dumps(error)), copy.copy(error), copy.deepcopy(error)):
        assert type(again) is RecordError
        assert again.code == "record-move"
        assert again.details["line"] == 7
        assert type(again.details["reason"]) is MoveError
        assert str(again) == str(error) == "Line 7: Space a1 is taken."


def test_another_program_may_write_the_sentences(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(errors, "_speaker", errors._speaker)
    errors.speak_with(lambda error: f"Nope: {error.code}")
    assert str(MoveError("space-taken", space="a1")) == "Nope: space-taken"


@pytest.mark.parametrize(
    ("text", "shown"),
    [
        ("Bc2", "Bc2"),
        ("Zoë “x” — ✓", "Zoë “x” — ✓"),
        ("a\nb\tc\0d", r"a\nb\tc\x00d"),
        ("\x1b[31m", r"\x1b[31m"),
        ("\u2028\u202e\ud800", r"\u2028\u202e\ud800"),
        ("x" * 60, "x" * 60),
        ("x" * 61, "x" * 59 + "…"),
    ],
)
def test_foreign_text_is_made_safe_to_show(text: str, shown: str) -> None:
    assert quoted(text) == shown


def test_overlong_text_is_cut_short() -> None:
    assert quoted("\0" * 10**6) == (r"\x00" * 15)[:59] + "…"


def test_control_characters_never_reach_a_sentence() -> None:
    with pytest.raises(MoveError) as raised:
        load("quantik").parse_move(load("quantik").initial(), "\x1b[2J\r\n" + "x" * 1000)
    assert str(raised.value) == (rf"“\x1b[2J\r\n{'x' * 48}…” is no move; moves look like Bc2.")


# Offers


def test_offer_of_a_shape_and_a_space() -> None:
    game = load("quantik")
    state = game.parse_position("A.../..../..../....")
    assert game.offer(state).picks == ("hand:A", "hand:B", "hand:C", "hand:D")
    assert game.offer(state, ["hand:A"]).picks == (
        *("b1", "b2", "c1", "c2", "c3", "d1", "d2", "d3"),
    )
    assert game.offer(state, ["hand:A", "c2"]) == Offer((), "Ac2")


def test_offer_of_placing_moving_and_withdrawing() -> None:
    game = load("qomet")
    state = game.parse_position(".../.../.../......./.../.../L.. L -")
    assert game.offer(state, ["d4"]) == Offer((), "d4")
    assert set(game.offer(state, ["a1"]).picks) == {"a4", "b2", "d1", "hand"}
    assert game.offer(state, ["a1", "hand"]) == Offer((), "a1-x")
    assert game.offer(state, ["a1", "b2"]) == Offer((), "a1-b2")


def test_offer_of_a_choice_between_groups() -> None:
    game = load("exago?tiles=3")
    # The tile on f6 holds f7 and f8, g6 and h6, and e5 together.
    state = game.parse_position("6/7/8/3R5/4B5/5RBR3/4B5/9/8/7/6 R R0,B0")
    assert set(game.offer(state).picks) == {"f6", "f8", "h6"}
    assert game.offer(state, ["f6", "g7"]) == Offer(("f7", "g6"), None)
    assert game.offer(state, ["f6", "g7", "g6"]) == Offer((), "f6-g7=g6")


def test_offer_of_a_pass() -> None:
    game = load("exago?tiles=1")
    state = game.parse_position("6/7/8/9/10/5R5/10/9/8/7/6 R R0,B1")
    assert game.offer(state) == Offer(("pass",), None)
    assert game.offer(state, ["pass"]) == Offer((), "pass")


def test_nothing_is_offered_after_impossible_picks(game: AnyGame) -> None:
    assert game.offer(game.initial(), ["nowhere"]) == Offer((), None)
    assert game.offer(game.initial(), ["a1", "a1", "a1", "a1"]) == Offer((), None)


def test_nothing_is_offered_when_the_game_is_over() -> None:
    game = load("quantik")
    assert game.offer(game.parse_position("AbCd/..../..../....")) == Offer((), None)


def test_picks_lead_to_every_legal_move(game: AnyGame) -> None:
    for state in list(walk(game))[::8]:
        texts = list(game.legal_texts(state))
        found = [game.offer(state, game.picks(move)).move for move in game.legal_moves(state)]
        assert sorted(map(str, found)) == texts


def walk(game: AnyGame) -> Iterator[Any]:
    """Give the states of a play that takes the middle one of the legal moves."""
    state = game.initial()
    for _ in range(40):
        yield state
        moves = game.legal_moves(state)
        if not moves:
            break
        state = game.after(state, moves[len(moves) // 2])


# Layouts


def test_spaces_have_names_and_places_of_their_own(game: AnyGame) -> None:
    spaces = game.layout().spaces
    assert len({space.name for space in spaces}) == len(spaces)
    nearest = min(dist(one[1:], other[1:]) for one, other in combinations(spaces, 2))
    assert isclose(nearest, 1)


def test_lines_are_straight_paths_through_spaces(game: AnyGame) -> None:
    at = {space.name: (space.x, space.y) for space in game.layout().spaces}
    for line in game.layout().lines:
        assert len(set(line)) == len(line) >= 2
        assert len({direction(at[a], at[b]) for a, b in pairwise(line)}) == 1


def direction(start: tuple[float, float], end: tuple[float, float]) -> float:
    """Give the angle in which one point is seen from another."""
    return round(atan2(end[1] - start[1], end[0] - start[0]), 6)


def test_regions_share_no_space(game: AnyGame) -> None:
    names = {space.name for space in game.layout().spaces}
    inside = [name for region in game.layout().regions for name in region]
    assert len(set(inside)) == len(inside)
    assert set(inside) in (set(), names)


def test_labels_stand_beside_the_board_and_tell_every_name(game: AnyGame) -> None:
    layout = game.layout()
    assert len({label.text for label in layout.labels}) == len(layout.labels)
    for label in layout.labels:
        assert min(dist(label[1:], space[1:]) for space in layout.spaces) > 0.9
    texts = {label.text for label in layout.labels}
    assert all({space.name[0], space.name[1:]} <= texts for space in layout.spaces)


def test_labels_stand_in_line_with_the_spaces_they_name(game: AnyGame) -> None:
    layout = game.layout()
    for label in layout.labels:
        named = [s[1:] for s in layout.spaces if label.text in (s.name[0], s.name[1:])]
        assert len({direction(label[1:], space) for space in named}) == 1


def test_pieces_belong_to_seats(game: AnyGame) -> None:
    layout = game.layout()
    owner = {piece.letter: piece.seat for piece in layout.pieces}
    assert len(owner) == len(layout.pieces)
    assert set(owner.values()) == set(range(game.seats))
    assert len(layout.colours) == len(set(layout.colours)) == len(layout.hands) == game.seats
    for seat, hand in enumerate(layout.hands):
        assert {owner[slot.letter] for slot in hand} == {seat}
        assert len({slot.pick for slot in hand}) == len(hand)
        assert {slot.letter for slot in hand} == {x for x, own in owner.items() if own == seat}


def test_pieces_shown_add_up(game: AnyGame) -> None:
    def everything(state: Any) -> Counter[str]:
        view = game.view(state)
        return sum((Counter(hand) for hand in view.hands), Counter(view.board.values()))

    at_start = everything(game.initial())
    assert game.view(game.initial()).board == {}
    for state in walk(game):
        assert everything(state) == at_start
        for seat, hand in enumerate(game.view(state).hands):
            assert hand.keys() == {slot.letter for slot in game.layout().hands[seat]}


# Symmetries


@pytest.mark.parametrize(
    ("spec", "count"),
    [("quantik", 2 * 8 * 8 * 24), ("qomet", 8), ("exago", 12), ("exago?size=4", 12)],
)
def test_number_of_symmetries(spec: str, count: int) -> None:
    found = load(spec).symmetries()
    different = {(*s.spaces.items(), *s.letters.items()) for s in found}
    assert len(different) == len(found) == count


def test_symmetry_takes_the_forbidden_move_along() -> None:
    game = load("qomet")
    state = game.parse_position(".../.D./.L./......./.../.../... D d6-d5")
    turned = {game.position_text(game.transform(state, s)) for s in game.symmetries()}
    assert turned == {
        ".../.D./.L./......./.../.../... D d6-d5",
        ".../.../.../......./.L./.D./... D d2-d3",
        ".../.../.../....LD./.../.../... D f4-e4",
        ".../.../.../.DL..../.../.../... D b4-c4",
    }


def test_symmetries_turn_the_hexagon_around_its_centre() -> None:
    game = load("exago")
    state = game.parse_position("6/7/8/9/10/5RB4/10/9/8/7/6 R R11,B11")
    turned = Counter(game.transform(state, symmetry) for symmetry in game.symmetries())
    beside = [set(game.view(image).board) - {"f6"} for image in turned]
    assert sorted(map(list, beside)) == [["e5"], ["e6"], ["f5"], ["f7"], ["g6"], ["g7"]]
    assert set(turned.values()) == {2}


# Counting


@pytest.mark.parametrize(
    ("spec", "counts"),
    [
        # The same shape has 8 spaces left, the three others 15 each.
        ("quantik", [1, 64, 64 * (8 + 3 * 15)]),
        ("qomet", [1, 25, 25 * 24]),
        # Two tiles side by side touch eight spaces wherever the second one is.
        ("exago", [1, 1, 6, 6 * 8]),
    ],
)
def test_perft(spec: str, counts: list[int]) -> None:
    game = load(spec)
    assert [perft(game, game.initial(), depth) for depth in range(len(counts))] == counts


def test_divide_adds_up_to_perft(game: AnyGame) -> None:
    parts = divide(game, game.initial(), 2)
    assert list(parts) == list(game.legal_texts(game.initial()))
    assert sum(parts.values()) == perft(game, game.initial(), 2)
