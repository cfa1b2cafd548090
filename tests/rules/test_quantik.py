"""Every sentence of the rule page of Quantik."""

from __future__ import annotations

from functools import cache
from itertools import combinations
from random import Random

import pytest

from fourfold import Outcome, load
from tests.rules.by_text import hands, legal, outcome, play, refusal, start, to_move, unreadable

EMPTY = "..../..../..../...."
SPACES = [file + rank for rank in "4321" for file in "abcd"]
LINES = [
    *("a4 b4 c4 d4", "a3 b3 c3 d3", "a2 b2 c2 d2", "a1 b1 c1 d1"),
    *("a4 a3 a2 a1", "b4 b3 b2 b1", "c4 c3 c2 c1", "d4 d3 d2 d1"),
    *("a4 b4 a3 b3", "c4 d4 c3 d3", "a2 b2 a1 b1", "c2 d2 c1 d1"),
]


def board(**pieces: str) -> str:
    """Write a position with letters on some spaces."""
    cells = "".join(pieces.get(space, ".") for space in SPACES)
    return "/".join(cells[i : i + 4] for i in range(0, 16, 4))


# Material


def test_board_of_16_spaces_in_four_regions() -> None:
    layout = load("quantik").layout()
    assert [space.name for space in layout.spaces] == SPACES
    assert [set(region) for region in layout.regions] == [set(line.split()) for line in LINES[8:]]


def test_two_pieces_of_each_of_four_shapes() -> None:
    assert hands("quantik", EMPTY) == (dict.fromkeys("ABCD", 2), dict.fromkeys("abcd", 2))
    shapes = [(piece.letter, piece.shape, piece.seat) for piece in load("quantik").layout().pieces]
    names = ("sphere", "cylinder", "cube", "cone")
    assert shapes == [
        *((letter, name, 0) for letter, name in zip("ABCD", names, strict=True)),
        *((letter, name, 1) for letter, name in zip("abcd", names, strict=True)),
    ]


def test_third_piece_of_a_shape_is_not_there() -> None:
    position = "AA../..../..bb/...."
    assert not [move for move in legal("quantik", position) if move[0] == "A"]
    assert refusal("quantik", position, "Aa1") == ("shape-used-up", {"shape": "sphere"})


# Turn


def test_every_piece_goes_on_every_space_of_the_empty_board() -> None:
    assert start("quantik") == EMPTY
    assert legal("quantik", EMPTY) == sorted(shape + space for shape in "ABCD" for space in SPACES)


def test_piece_goes_on_an_empty_space() -> None:
    assert play("quantik", EMPTY, "Bc2", "Da4") == "d.../..../..B./...."
    assert refusal("quantik", "d.../..../..B./....", "Ac2") == ("space-taken", {"space": "c2"})


def test_first_player_moves_when_both_have_as_many_pieces() -> None:
    assert to_move("quantik", EMPTY) == 0
    assert to_move("quantik", "A.../..../..../....") == 1
    assert to_move("quantik", "A.bC/..../d..B/...a") == 0


def test_shape_of_the_opponent_forbids_row_column_and_region() -> None:
    position = "A.../..../..../...."
    spheres = [move[1:] for move in legal("quantik", position) if move[0] == "A"]
    assert spheres == ["b1", "b2", "c1", "c2", "c3", "d1", "d2", "d3"]


@pytest.mark.parametrize(("move", "line"), [("Ad4", "row"), ("Aa1", "column"), ("Ab3", "region")])
def test_refusal_names_the_line_and_the_opposing_piece(move: str, line: str) -> None:
    details = {"shape": "sphere", "line": line, "space": "a4"}
    assert refusal("quantik", "A.../..../..../....", move) == ("shape-forbidden", details)


def test_other_shapes_of_the_opponent_forbid_nothing() -> None:
    position = "A.../..../..../...."
    moves = legal("quantik", position)
    for shape in "BCD":
        assert [m[1:] for m in moves if m[0] == shape] == sorted(set(SPACES) - {"a4"})


def test_own_pieces_never_forbid() -> None:
    moves = legal("quantik", "A.../..../..../...b")
    assert {"Ab4", "Ad4", "Aa1", "Ab3"} <= set(moves)
    assert [m[1:] for m in moves if m[0] == "A"] == sorted(set(SPACES) - {"a4", "d1"})


def test_forbidden_where_own_pieces_allow_and_the_opponents_forbid() -> None:
    # In b4 the first player's own sphere stands in the row, the opponent's in the column.
    details = {"shape": "sphere", "line": "column", "space": "b2"}
    assert refusal("quantik", "A.../..../.a../....", "Ab4") == ("shape-forbidden", details)


def test_placing_is_mandatory() -> None:
    assert refusal("quantik", EMPTY, "pass")[0] == "move-unreadable"
    assert refusal("quantik", EMPTY, "")[0] == "move-unreadable"


def test_no_piece_ever_moves_or_leaves() -> None:
    game = load("quantik")
    random = Random(1)
    for _ in range(50):
        state = game.initial()
        while moves := game.legal_moves(state):
            later = game.after(state, random.choice(moves))
            before, after = game.view(state), game.view(later)
            assert before.board.items() < after.board.items()
            assert sum(map(_total, before.hands)) == sum(map(_total, after.hands)) + 1
            state = later


def _total(hand: object) -> int:
    assert isinstance(hand, dict)
    return sum(hand.values())


@pytest.mark.parametrize("text", ["bc2", "Ec2", "Bc5", "Be2", "Bc22", " Bc2", "Bc2\n", "2cB"])
def test_unreadable_moves(text: str) -> None:
    code, details = refusal("quantik", EMPTY, text)
    assert code == "move-unreadable"
    assert details["example"] == "Bc2"


# End


@pytest.mark.parametrize("line", LINES)
def test_fourth_shape_in_a_row_column_or_region_wins_for_the_second_player(line: str) -> None:
    one, two, three, four = line.split()
    position = play("quantik", EMPTY, f"A{one}", f"B{two}", f"C{three}", f"D{four}")
    assert outcome("quantik", position) == Outcome(1, "line", tuple(line.split()))
    assert legal("quantik", position) == []


@pytest.mark.parametrize("line", LINES)
def test_fourth_shape_in_a_row_column_or_region_wins_for_the_first_player(line: str) -> None:
    one, two, three, four = line.split()
    elsewhere = next(space for space in SPACES if space not in line)
    moves = [f"A{elsewhere}", f"B{one}", f"C{two}", f"D{three}", f"A{four}"]
    assert outcome("quantik", play("quantik", EMPTY, *moves[:-1])) is None
    position = play("quantik", EMPTY, *moves)
    assert outcome("quantik", position) == Outcome(0, "line", tuple(line.split()))


@pytest.mark.many_examples
def test_exactly_12_lines() -> None:
    winning = {frozenset(line.split()) for line in LINES}
    for spaces in combinations(SPACES, 4):
        position = board(**dict(zip(spaces, "AbCd", strict=True)))
        assert (outcome("quantik", position) is not None) == (frozenset(spaces) in winning)


def test_four_shapes_of_one_player_win() -> None:
    position = play("quantik", "ABC./..../c..a/.d..", "Dd4")
    assert outcome("quantik", position) == Outcome(0, "line", ("a4", "b4", "c4", "d4"))


def test_shape_twice_in_a_full_line_does_not_win() -> None:
    position = play("quantik", "AbC./..../..../....", "Bd4")
    assert position == "AbCb/..../..../...."
    assert outcome("quantik", position) is None


def test_one_piece_may_complete_several_lines() -> None:
    position = play("quantik", ".bCd/c.../D.../B...", "Aa4")
    assert outcome("quantik", position) == Outcome(
        0, "line", ("a4", "b4", "c4", "d4", "a3", "a2", "a1")
    )


def test_line_ends_the_game_at_once() -> None:
    position = "AbCd/..../..../...."
    assert refusal("quantik", position, "Aa1") == ("game-over", {"move": "Aa1"})


def test_player_without_a_legal_placement_loses() -> None:
    # Light has two spheres and two cones left. The spheres on d3 and b2 and the cones on a4 and c1
    # stand in line with every empty space.
    before = "..../...a/CaCB/.Bd."
    assert outcome("quantik", before) is None
    position = play("quantik", before, "Da4")
    assert position == "d.../...a/CaCB/.Bd."
    assert legal("quantik", position) == []
    assert outcome("quantik", position) == Outcome(1, "no-move")
    assert refusal("quantik", position, "Ab4") == ("game-over", {"move": "Ab4"})


def test_second_player_without_a_legal_placement_loses() -> None:
    # Dark has spheres and cones left; light's are on b4 and c2, and on c3 and a2.
    position = play("quantik", ".A../.bDb/..A./c.Bc", "Da2")
    assert outcome("quantik", position) == Outcome(0, "no-move")


@pytest.mark.many_examples
def test_no_draw_and_at_most_16_placements() -> None:
    game = load("quantik")
    random = Random(2)
    reasons = set()
    for _ in range(300):
        state, placed = game.initial(), 0
        while moves := game.legal_moves(state):
            state, placed = game.after(state, random.choice(moves)), placed + 1
        end = game.outcome(state)
        assert end is not None
        assert end.winner == 1 - game.to_move(state) == (placed + 1) % 2
        assert placed <= 16
        reasons.add(end.reason)
    assert reasons == {"line", "no-move"}


# Decisions


def test_decision_last_piece_completes_line_and_blocks_is_line_win() -> None:
    # Ca4 completes the top row. Dark has cylinders and cones left: light's cylinders on d4 and a2
    # and cones on b4 and c1 forbid them on every empty space.
    position = play("quantik", ".DaB/.acc/B.../..D.", "Ca4")
    without_line = position.replace("CDaB", ".DaB")
    assert {move[0] for move in legal("quantik", without_line)} == {"A", "C"}
    assert outcome("quantik", position) == Outcome(0, "line", ("a4", "b4", "c4", "d4"))


def test_decision_reason_is_part_of_the_result() -> None:
    assert load("quantik").reasons == ("line", "no-move")


# Position texts


def test_position_lists_rows_from_top_to_bottom() -> None:
    view = load("quantik").view(load("quantik").parse_position("A.bC/..../d..B/...a"))
    assert view.board == {"a4": "A", "c4": "b", "d4": "C", "a2": "d", "d2": "B", "d1": "a"}
    assert view.hands == ({"A": 1, "B": 1, "C": 1, "D": 2}, {"a": 1, "b": 1, "c": 2, "d": 1})


@pytest.mark.parametrize("rows", ["", "....", "..../..../....", "..../..../..../..../"])
def test_wrong_number_of_rows(rows: str) -> None:
    found = {"": 1, "....": 1, "..../..../....": 3, "..../..../..../..../": 5}[rows]
    assert unreadable("quantik", rows) == ("row-count", {"expected": 4, "found": found})


@pytest.mark.parametrize(("row", "found"), [("...", 3), (".....", 5), ("", 0)])
def test_wrong_length_of_a_row(row: str, found: int) -> None:
    details = {"row": 3, "expected": 4, "found": found}
    assert unreadable("quantik", f"..../..../{row}/....") == ("row-length", details)


@pytest.mark.parametrize("letter", ["E", "e", "1", " ", "-", "Ä"])
def test_unknown_letter(letter: str) -> None:
    code, details = unreadable("quantik", f"..../.{letter}../..../....")
    assert code == "letter-unknown"
    assert details == {"letter": letter, "row": 2, "letters": "A B C D a b c d ."}


def test_unprintable_letter_is_shown_escaped() -> None:
    assert unreadable("quantik", "....\n/..../..../....")[1]["letter"] == r"\n"


@pytest.mark.parametrize(
    ("position", "shape", "seat"),
    [("D..D/.D../b..b/c..c", "cone", "light"), ("bC.b/C.b./..D./...D", "cylinder", "dark")],
)
def test_third_piece_of_a_shape(position: str, shape: str, seat: str) -> None:
    details = {"shape": shape, "seat": seat, "limit": 2}
    assert unreadable("quantik", position) == ("too-many-pieces", details)


@pytest.mark.parametrize(
    ("position", "first", "second"),
    [("a.../..../..../....", 0, 1), ("AA../..../..../....", 2, 0), ("A.../..b./..../b..c", 1, 3)],
)
def test_players_must_have_taken_turns(position: str, first: int, second: int) -> None:
    details = {"first": first, "second": second}
    assert unreadable("quantik", position) == ("turns-do-not-alternate", details)


@pytest.mark.parametrize(
    ("position", "other", "line"),
    [
        ("A..a/..../..../....", "d4", "row"),
        ("A.../..../..../a...", "a1", "column"),
        ("A.../.a../..../....", "b3", "region"),
    ],
)
def test_shape_that_could_not_have_been_placed(position: str, other: str, line: str) -> None:
    details = {"shape": "sphere", "space": "a4", "other": other, "line": line}
    assert unreadable("quantik", position) == ("shapes-clash", details)


def test_game_over_before_the_last_move() -> None:
    # Dark moved last, but the top row is all light's.
    details = {"seat": "dark"}
    assert unreadable("quantik", "ABCD/..../c..a/.db.") == ("over-before-last-move", details)
    # One piece cannot have completed two lines that have no space in common.
    assert unreadable("quantik", "AbCd/..../cDaB/....") == ("over-before-last-move", details)
    # Light moved last, but the only piece in both lines is dark's, on d4.
    details = {"seat": "light"}
    assert unreadable("quantik", "AbCd/D..a/...b/B..C") == ("over-before-last-move", details)


@pytest.mark.many_examples
def test_accepts_every_reachable_position_and_no_other() -> None:
    """Lines with a few pieces around them are readable when turns taken back lead to the start."""
    random = Random(3)
    readable = 0
    for _ in range(1500):
        letters = [*random.choice(["abcd", "ABCD", "AbCd", "aBCD", "AbcD"])]
        others = random.sample("AABBCCDDaabbccdd", random.randrange(5))
        line = random.choice(LINES).split()
        free = random.sample([space for space in SPACES if space not in line], len(others))
        position = board(**dict(zip([*line, *free], letters + others, strict=True)))
        if _reachable(position.replace("/", "")):
            assert outcome("quantik", position) is not None
            readable += 1
        else:
            unreadable("quantik", position)
    assert 150 < readable < 1350


@cache
def _reachable(cells: str) -> bool:
    """Try every order in which these pieces can have been placed, from the last one backwards."""
    placed = 16 - cells.count(".")
    if not placed:
        return True
    for i, letter in enumerate(cells):
        before = cells[:i] + "." + cells[i + 1 :]
        if letter != "." and letter.isupper() == (placed % 2 == 1) and not _has_line(before):
            in_line = [before[other] for other in _lines_through(i)]
            allowed = letter.swapcase() not in in_line and before.count(letter) < 2
            if allowed and _reachable(before):
                return True
    return False


@cache
def _lines_through(place: int) -> set[int]:
    return {other for line in _lines() if place in line for other in line}


@cache
def _lines() -> list[list[int]]:
    """Give the places of every line, counted as in a text."""
    return [[SPACES.index(space) for space in line.split()] for line in LINES]


@cache
def _has_line(cells: str) -> bool:
    shapes = cells.upper()
    return any({shapes[place] for place in line} == set("ABCD") for line in _lines())
