"""Every sentence of the rule page of Qomet."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from fourfold import Outcome, load
from fourfold.games.qomet.rules import Qomet
from tests.rules.by_text import hands, legal, outcome, play, refusal, start, unloadable, unreadable

EMPTY = ".../.../.../......./.../.../... L -"

ROWS = ["a7d7g7", "b6d6f6", "c5d5e5", "a4b4c4d4e4f4g4", "c3d3e3", "b2d2f2", "a1d1g1"]
POINTS = [row[i : i + 2] for row in ROWS for i in range(0, len(row), 2)]
OUTER = ["a1", "a4", "a7", "d1", "d7", "g1", "g4", "g7"]
LINES = [
    *("c3 d3 e3", "c5 d5 e5", "c3 c4 c5", "e3 e4 e5"),
    *("b2 d2 f2", "b6 d6 f6", "b2 b4 b6", "f2 f4 f6"),
    *("a1 d1 g1", "a7 d7 g7", "a1 a4 a7", "g1 g4 g7"),
    "a4 b4 c4 d4 e4 f4 g4",
    "d1 d2 d3 d4 d5 d6 d7",
    "a1 b2 c3 d4 e5 f6 g7",
    "a7 b6 c5 d4 e3 f2 g1",
]
SQUARES = [
    *("c3 c5 e3 e5", "b2 b6 f2 f6", "a1 a7 g1 g7"),
    *("c3 c4 d3 d4", "b2 b4 d2 d4", "a1 a4 d1 d4"),
    *("c4 c5 d4 d5", "b4 b6 d4 d6", "a4 a7 d4 d7"),
    *("d4 d5 e4 e5", "d4 d6 f4 f6", "d4 d7 g4 g7"),
    *("d3 d4 e3 e4", "d2 d4 f2 f4", "d1 d4 g1 g4"),
]


def position(light: str = "", dark: str = "", mover: str = "L", forbidden: str = "-") -> str:
    """Write a position with stars on some points."""
    assert set((light + " " + dark).split()) <= set(POINTS)
    letters = dict.fromkeys(light.split(), "L") | dict.fromkeys(dark.split(), "D")
    cells = iter([letters.get(point, ".") for point in POINTS])
    rows = ["".join(next(cells) for _ in range(0, len(row), 2)) for row in ROWS]
    return f"{'/'.join(rows)} {mover} {forbidden}"


def stars_in_hand(text: str) -> tuple[int, int]:
    light, dark = hands("qomet", text)
    return light["L"], dark["D"]


def paths() -> Iterator[list[str]]:
    """Give every line in both directions."""
    for line in LINES:
        yield line.split()
        yield line.split()[::-1]


# Board


def test_25_points() -> None:
    layout = load("qomet").layout()
    assert [space.name for space in layout.spaces] == POINTS
    assert len(POINTS) == 25


def test_exactly_16_lines() -> None:
    lines = [frozenset(line) for line in load("qomet").layout().lines]
    assert len(lines) == 16
    assert set(lines) == {frozenset(line.split()) for line in LINES}


@pytest.mark.parametrize("point", POINTS)
def test_stars_travel_along_lines_only(point: str) -> None:
    neighbours = {path[path.index(point) + 1] for path in paths() if point in path[:-1]}
    moves = [move for move in legal("qomet", position(point)) if "-" in move and "x" not in move]
    assert moves == sorted(f"{point}-{neighbour}" for neighbour in neighbours)


def test_no_line_between() -> None:
    details = {"start": "d3", "end": "c4"}
    assert refusal("qomet", position("d3"), "d3-c4") == ("no-line-between", details)
    details = {"start": "d4", "end": "d6"}
    assert refusal("qomet", position("d4"), "d4-d6") == ("no-line-between", details)
    details = {"start": "d4", "end": "d4"}
    assert refusal("qomet", position("d4"), "d4-d4") == ("no-line-between", details)


# Material


def test_seven_stars_each() -> None:
    assert stars_in_hand(EMPTY) == (7, 7)
    assert stars_in_hand(position("a1 d4", "g7")) == (5, 6)


def test_eighth_star_is_not_there() -> None:
    seven = position("a1 b4 c5 d7 e3 f4 g7", "d4")
    assert stars_in_hand(seven) == (0, 6)
    assert all("-" in move for move in legal("qomet", seven))
    assert refusal("qomet", seven, "a4") == ("hand-empty", {"seat": "light"})


# Turn


def test_light_moves_first() -> None:
    assert start("qomet") == EMPTY


def test_place_on_any_empty_point() -> None:
    assert legal("qomet", EMPTY) == sorted(POINTS)
    after = play("qomet", EMPTY, "d4", "a7", "c3")
    assert after == position("d4 c3", "a7", "D")
    placements = [move for move in legal("qomet", after) if "-" not in move]
    assert placements == sorted(set(POINTS) - {"d4", "c3", "a7"})
    assert refusal("qomet", after, "d4") == ("space-taken", {"space": "d4"})
    assert refusal("qomet", after, "a7") == ("space-taken", {"space": "a7"})


def test_move_one_step_to_an_empty_point() -> None:
    assert play("qomet", position("d4", "a1"), "d4-e5") == position("e5", "a1", "D")


def test_only_own_stars_move() -> None:
    assert refusal("qomet", position("d4", "a1"), "a1-b2") == ("not-your-star", {"space": "a1"})
    assert refusal("qomet", position("d4", "a1"), "g7-f6") == ("not-your-star", {"space": "g7"})


def test_push_a_star_of_the_opponent() -> None:
    assert play("qomet", position("d4", "e4"), "d4-e4") == position("e4", "f4", "D", "f4-e4")


def test_push_an_own_star() -> None:
    assert play("qomet", position("d4 e4"), "d4-e4") == position("e4 f4", "", "D")


@pytest.mark.parametrize(("light", "dark"), [("d4 f4", "e4"), ("d4", "e4 f4"), ("d4 e4 f4", "")])
def test_only_one_star_can_be_pushed(light: str, dark: str) -> None:
    details = {"space": "e4", "behind": "f4"}
    assert refusal("qomet", position(light, dark), "d4-e4") == ("push-blocked", details)


def test_push_goes_on_along_the_same_line_in_the_same_direction() -> None:
    for path in paths():
        for start_, over, behind in zip(path, path[1:], path[2:], strict=False):
            after = play("qomet", position(start_, over), f"{start_}-{over}")
            assert after == position(over, behind, "D", f"{behind}-{over}")


def test_pushed_star_of_the_outer_square_goes_home() -> None:
    for path in paths():
        before, last = path[-2:]
        if last in OUTER:
            pushed = play("qomet", position(before, last), f"{before}-{last}")
            assert pushed == position(last, "", "D")
            assert stars_in_hand(pushed) == (6, 7)
            assert play("qomet", position(f"{before} {last}"), f"{before}-{last}") == pushed


def test_side_middle_of_the_outer_square_pushed_along_its_side_stays() -> None:
    assert play("qomet", position("a1", "d1"), "a1-d1") == position("d1", "g1", "D", "g1-d1")
    assert refusal("qomet", position("a1 g1", "d1"), "a1-d1")[0] == "push-blocked"


def test_push_never_turns_a_corner() -> None:
    for path in paths():
        before, last = path[-2:]
        if last not in OUTER:
            for stars in (position(before, last), position(f"{before} {last}")):
                code, details = refusal("qomet", stars, f"{before}-{last}")
                assert (code, details) == ("push-has-no-way", {"space": last})


def test_corner_of_the_inner_square_can_be_pushed_along_the_diagonal() -> None:
    assert play("qomet", position("d4", "c3"), "d4-c3") == position("c3", "b2", "D", "b2-c3")
    assert play("qomet", position("b2", "c3"), "b2-c3") == position("c3", "d4", "D", "d4-c3")


@pytest.mark.parametrize("point", POINTS)
def test_withdraw_from_the_outer_square_only(point: str) -> None:
    if point in OUTER:
        withdrawn = play("qomet", position(point, "d4"), f"{point}-x")
        assert withdrawn == position("", "d4", "D")
        assert stars_in_hand(withdrawn) == (7, 6)
    else:
        code, details = refusal("qomet", position(point), f"{point}-x")
        assert (code, details) == ("not-on-outer-square", {"space": point})


def test_withdraw_own_stars_only() -> None:
    assert refusal("qomet", position("", "a1"), "a1-x") == ("not-your-star", {"space": "a1"})


@pytest.mark.parametrize("text", ["", "pass", "d4-", "D4", "d4-d5-d6", "d4 d5", "h4", "a1-X", "d8"])
def test_unreadable_moves(text: str) -> None:
    details = {"move": text, "example": "d4-d5"}
    assert refusal("qomet", position("d4 a1"), text) == ("move-unreadable", details)


@pytest.mark.parametrize(("text", "space"), [("a2", "a2"), ("d4-e6", "e6"), ("b1-x", "b1")])
def test_points_that_the_board_does_not_have(text: str, space: str) -> None:
    assert refusal("qomet", position("d4"), text) == ("space-unknown", {"space": space})


# No undoing


def test_no_pushing_straight_back() -> None:
    pushed = play("qomet", position("d4", "d5"), "d4-d5")
    assert pushed == position("d5", "d6", "D", "d6-d5")
    assert "d6-d5" not in legal("qomet", pushed)
    details = {"start": "d6", "end": "d5"}
    assert refusal("qomet", pushed, "d6-d5") == ("undoes-last-turn", details)


def test_no_undoing_only_for_one_turn() -> None:
    pushed = play("qomet", position("d4", "d5"), "d4-d5")
    later = play("qomet", pushed, "a1", "g1")
    assert later == position("d5 g1", "d6 a1", "D")
    assert play("qomet", later, "d6-d5") == position("d4 g1", "d5 a1", "L", "d4-d5")


def test_no_undoing_forbids_nothing_but_the_push_back() -> None:
    pushed = position("d5", "d6 c5", "D", "d6-d5")
    free = position("d5", "d6 c5", "D")
    assert set(legal("qomet", free)) - set(legal("qomet", pushed)) == {"d6-d5"}
    assert play("qomet", pushed, "c5-d5") == position("e5", "d5 d6", "L", "e5-d5")


@pytest.mark.parametrize(
    ("before", "turn"),
    [
        (position("d4 e4", "a1"), "d4-e4"),
        (position("d4", "a1"), "d4-e4"),
        (position("d2", "d1"), "d2-d1"),
        (position("a1", "d4"), "a1-x"),
        (position("", "d4"), "d5"),
    ],
    ids=["own star pushed", "moved", "pushed off the board", "withdrawn", "placed"],
)
def test_nothing_is_forbidden_where_nothing_could_be_undone(before: str, turn: str) -> None:
    after = play("qomet", before, turn)
    assert after.endswith(" D -")


@pytest.mark.many_examples
def test_no_turn_restores_the_position_before_the_last() -> None:
    game = Qomet()
    random = Random(4)
    forbidden = 0
    for _ in range(60):
        earlier, state = None, game.initial()
        for _ in range(60):
            moves = game.legal_moves(state)
            if not moves:
                break
            forbidden += state.forbidden is not None
            assert earlier not in [game.after(state, move).stars for move in moves]
            earlier, state = state.stars, game.after(state, random.choice(moves))
    assert forbidden > 100


# End


@pytest.mark.many_examples
def test_exactly_15_squares() -> None:
    assert len(SQUARES) == 15
    for points in combinations(POINTS, 4):
        won = outcome("qomet", position(" ".join(points), mover="D"))
        if " ".join(sorted(points)) in SQUARES:
            assert won == Outcome(0, "square", tuple(sorted(points)))
        else:
            assert won is None


@pytest.mark.parametrize("square", SQUARES)
def test_star_on_the_fourth_corner_wins(square: str) -> None:
    *three, fourth = square.split()
    before = position("", " ".join(three), "D")
    assert outcome("qomet", before) is None
    after = play("qomet", before, fourth)
    assert outcome("qomet", after) == Outcome(1, "square", tuple(square.split()))
    assert legal("qomet", after) == []
    assert refusal("qomet", after, "a1") == ("game-over", {"move": "a1"})


def test_stars_between_the_corners_do_not_matter() -> None:
    corners, between = "a1 a7 g1 g7", "a4 d1 d7 g4"
    assert outcome("qomet", position(corners, between, "D")) == Outcome(
        0, "square", ("a1", "a7", "g1", "g7")
    )
    assert outcome("qomet", position(f"{corners} a4 d1", "d7", "D")) is not None


def test_decision_diamonds_are_not_squares() -> None:
    for diamond in ("c4 d3 d5 e4", "b4 d2 d6 f4", "a4 d1 d7 g4"):
        assert outcome("qomet", position(diamond, mover="D")) is None


def test_four_corners_of_two_colours_are_no_square() -> None:
    assert outcome("qomet", position("c3 c5 e5", "e3")) is None


def test_square_by_moving() -> None:
    after = play("qomet", position("c3 c5 e5 f2"), "f2-e3")
    assert outcome("qomet", after) == Outcome(0, "square", ("c3", "c5", "e3", "e5"))


def test_square_by_pushing_an_own_star() -> None:
    after = play("qomet", position("c3 c5 e5 f2 g1"), "g1-f2")
    assert outcome("qomet", after) == Outcome(0, "square", ("c3", "c5", "e3", "e5"))


def test_square_by_pushing_the_opponent_away() -> None:
    after = play("qomet", position("c3 c5 e5 d4", "e3"), "d4-e3")
    assert after == position("c3 c5 e5 e3", "f2", "D", "f2-e3")
    assert outcome("qomet", after) == Outcome(0, "square", ("c3", "c5", "e3", "e5"))


def test_two_squares_at_once() -> None:
    after = play("qomet", position("c3 c5 d4 d5 e3 e4"), "e5")
    spaces = ("c3", "c5", "d4", "d5", "e3", "e4", "e5")
    assert outcome("qomet", after) == Outcome(0, "square", spaces)


def test_square_given_to_the_opponent_wins_for_the_opponent() -> None:
    # g1 pushes the dark star on f2 to e3, the fourth corner of the inner square.
    after = play("qomet", position("g1", "c3 c5 e5 f2"), "g1-f2")
    assert outcome("qomet", after) == Outcome(1, "gave-square", ("c3", "c5", "e3", "e5"))
    assert legal("qomet", after) == []


def test_square_given_wins_also_when_both_have_one() -> None:
    # The same push brings light's own star to f2, the fourth corner of the middle square.
    after = play("qomet", position("b2 b6 f6 g1", "c3 c5 e5 f2"), "g1-f2")
    assert after == position("b2 b6 f6 f2", "c3 c5 e5 e3", "D", "e3-f2")
    assert outcome("qomet", after) == Outcome(1, "gave-square", ("c3", "c5", "e3", "e5"))


def test_dark_can_give_a_square_too() -> None:
    after = play("qomet", position("c3 c5 e5 f2", "g1", "D"), "g1-f2")
    assert outcome("qomet", after) == Outcome(0, "gave-square", ("c3", "c5", "e3", "e5"))


# Decisions


CORNER_EXITS = [
    *("d1-a1", "a4-a1", "d1-g1", "g4-g1"),
    *("a4-a7", "d7-a7", "d7-g7", "g4-g7"),
]


@pytest.mark.parametrize("push", CORNER_EXITS)
def test_decision_corner_exit_on(push: str) -> None:
    before, corner = push.split("-")
    assert play("qomet", position(before, corner), push) == position(corner, "", "D")


@pytest.mark.parametrize("push", CORNER_EXITS)
def test_decision_corner_exit_off(push: str) -> None:
    before, corner = push.split("-")
    for stars in (position(before, corner), position(f"{before} {corner}")):
        details = {"space": corner}
        assert refusal("qomet?corner_exit=off", stars, push) == ("push-has-no-way", details)
        assert push in legal("qomet", stars)


@pytest.mark.parametrize("push", ["b2-a1", "b6-a7", "f6-g7", "f2-g1"])
def test_decision_corner_exit_off_leaves_the_diagonal(push: str) -> None:
    before, corner = push.split("-")
    stars = position(before, corner)
    assert play("qomet?corner_exit=off", stars, push) == position(corner, "", "D")


def test_decision_corner_exit_off_is_about_corners_and_pushes_only() -> None:
    off = "qomet?corner_exit=off"
    assert play(off, position("d2", "d1"), "d2-d1") == position("d1", "", "D")
    assert play(off, position("d1"), "d1-a1") == position("a1", "", "D")
    assert play(off, position("a1"), "a1-x") == position("", "", "D")
    assert play(off, position("d3", "d2"), "d3-d2") == position("d2", "d1", "D", "d1-d2")


def test_decision_repetition_is_an_option() -> None:
    assert load("qomet").repetition == 3
    assert load("qomet?repetition=off").repetition is None


points = st.permutations(POINTS).flatmap(
    lambda order: st.tuples(st.integers(0, 7), st.integers(0, 7)).map(
        lambda counts: (order[: counts[0]], order[7 : 7 + counts[1]])
    )
)


@given(points, st.sampled_from("LD"), st.sampled_from(["on", "off"]))
@pytest.mark.many_examples
def test_decision_a_legal_turn_always_exists(
    stars: tuple[list[str], list[str]], mover: str, corner_exit: str
) -> None:
    light, dark = stars
    spec = f"qomet?corner_exit={corner_exit}"
    text = position(" ".join(light), " ".join(dark), mover)
    if outcome(spec, text) is None:
        assert len(legal(spec, text)) >= 2


def test_decision_a_crowded_player_still_has_turns() -> None:
    # Light's stars hold each other and are held: d5 and e4 cannot move at all.
    crowded = ".D./DD./LLL/..LDLDD/LLD/.../... L -"
    assert legal("qomet", crowded) == ["c3-b2", "c4-b4", "c5-b6", "d3-d2", "e5-f6"]


def test_decision_reasons() -> None:
    assert load("qomet").reasons == ("square", "gave-square")


# Options


def test_options_that_do_not_exist() -> None:
    details = {"key": "corner_exit", "value": "maybe", "values": ("on", "off")}
    assert unloadable("qomet?corner_exit=maybe") == ("option-choice", details)
    details = {"key": "repetition", "value": "2", "values": ("3", "off")}
    assert unloadable("qomet", repetition=2) == ("option-choice", details)
    details = {"key": "size", "keys": ("corner_exit", "repetition")}
    assert unloadable("qomet?size=7") == ("option-unknown", details)


# Position texts


def test_position_lists_points_from_the_top_left() -> None:
    text = "L.D/.../.../...D..L/.../..L/D.. D -"
    assert text == position("a7 g4 f2", "g7 d4 a1", "D")
    assert play("qomet", text, "a1-x") == "L.D/.../.../...D..L/.../..L/... L -"


def test_any_stars_up_to_seven_a_side_are_accepted() -> None:
    """No history is asked for: not how they came there, nor that the turns add up."""
    for text in (
        position("a1 a4 a7 d1 d7 g1 g4", "", "L"),
        position("", "d4", "D"),
        position("c3 c5 e3 e5", "b2 b6 f2 f6", "L"),
    ):
        game = load("qomet")
        assert game.position_text(game.parse_position(text)) == text


@pytest.mark.parametrize(
    ("text", "found"), [("", 1), (EMPTY[:-2], 2), (EMPTY + " ", 4), (EMPTY.replace(" ", "  "), 5)]
)
def test_position_has_three_parts(text: str, found: int) -> None:
    assert unreadable("qomet", text) == ("field-count", {"expected": 3, "found": found})


def test_wrong_number_of_rows() -> None:
    details = {"expected": 7, "found": 6}
    assert unreadable("qomet", ".../.../......./.../.../... L -") == ("row-count", details)


def test_wrong_length_of_a_row() -> None:
    details = {"row": 4, "expected": 7, "found": 3}
    assert unreadable("qomet", ".../.../.../.../.../.../... L -") == ("row-length", details)


@pytest.mark.parametrize("letter", ["l", "d", "X", "1"])
def test_unknown_letter(letter: str) -> None:
    details = {"letter": letter, "row": 2, "letters": "L D ."}
    text = f".../.{letter}./.../......./.../.../... L -"
    assert unreadable("qomet", text) == ("letter-unknown", details)


@pytest.mark.parametrize("mover", ["l", "", "LD", "R", "-"])
def test_unknown_player_to_move(mover: str) -> None:
    details = {"letter": mover, "letters": "L D"}
    assert unreadable("qomet", position(mover=mover)) == ("mover-unknown", details)


@pytest.mark.parametrize("seat", ["light", "dark"])
def test_too_many_stars(seat: str) -> None:
    eight = {seat: "a1 b4 c5 d7 e3 f4 g7 g4"}
    details = {"seat": seat, "found": 8, "limit": 7}
    assert unreadable("qomet", position(**eight)) == ("too-many-stars", details)


@pytest.mark.parametrize(
    "forbidden",
    [
        "d5-d4",  # right but for the direction: dark's star on d5 cannot push light's back
        "d6-d7",  # no star was pushed from there
        "a4-b4",  # no star of the player to move
        "d4-c4",  # two stars of one player
        "g4-f4",  # the pushing star cannot have come from e4, where a star stands
        "b4-a4",  # pushing from there would push the star off the board, not back
        "d4",
        "d4-x",
        "d4-d5-",
        "--",
        "",
        "é",
    ],
)
def test_forbidden_move_that_is_none(forbidden: str) -> None:
    text = position("d4 c4 e4 g4 b4", "d5 f4 a4", "L", forbidden)
    assert unreadable("qomet", text) == ("forbidden-move-is-none", {"move": forbidden})


def test_forbidden_move_is_part_of_the_position() -> None:
    text = position("d4 c4 e4 g4 b4", "d5 f4 a4", "L", "d4-d5")
    assert "d4-d5" not in legal("qomet", text)
    assert "d4-d5" in legal("qomet", text[:-5] + "-")
