"""Every sentence of the rule page of Exago."""

from __future__ import annotations

import re
from math import dist

import pytest

from fourfold import Outcome, load
from tests.rules.by_text import (
    hands,
    legal,
    outcome,
    play,
    refusal,
    start,
    to_move,
    unloadable,
    unreadable,
)

LETTERS = "RBYGPO"
COLOURS = ["red", "blue", "yellow", "green", "purple", "orange"]


def rows(size: int) -> list[list[str]]:
    """Give the names of the spaces, from the top row to the bottom row."""
    letters = "abcdefghijklm"[: 2 * size - 1]
    first = [*[1] * size, *range(2, size + 1)]
    last = [*range(size, 2 * size), *[2 * size - 1] * (size - 1)]
    numbers = [range(low, high + 1) for low, high in zip(first, last, strict=True)]
    return [[f"{x}{n}" for n in row] for x, row in zip(letters[::-1], numbers[::-1], strict=True)]


def neighbours(space: str) -> set[str]:
    """Give the six names around a space, some of which may be off the board."""
    row, number = ord(space[0]), int(space[1:])
    steps = [(0, -1), (0, 1), (-1, -1), (-1, 0), (1, 0), (1, 1)]
    return {f"{chr(row + up)}{number + along}" for up, along in steps}


def touching(tiles: str, size: int = 6) -> list[str]:
    """Give the empty spaces that touch one of these tiles."""
    spaces = {space for row in rows(size) for space in row}
    around = {other for tile in tiles.split() for other in neighbours(tile)}
    return sorted(around & spaces - set(tiles.split()))


def position(spec: str, mover: str, **tiles: str) -> str:
    """Write a position with tiles on some spaces and the rest in the hands."""
    options = dict(pair.split("=") for pair in spec.split("?")[-1].split("&") if "=" in pair)
    seats = LETTERS[: int(options.get("players", 2))]
    counts = options.get("tiles", "12" if len(seats) == 2 else "6").split(",")
    counts = counts * len(seats) if len(counts) == 1 else counts
    owners = {space: letter for letter, own in tiles.items() for space in own.split()}
    board = rows(int(options.get("size", 6)))
    assert owners.keys() <= {space for row in board for space in row}
    cells = ["".join(owners.get(space, ".") for space in row) for row in board]
    text = "/".join(re.sub(r"\.+", lambda run: str(len(run[0])), row) for row in cells)
    left = [int(n) - len(tiles.get(x, "").split()) for x, n in zip(seats, counts, strict=True)]
    return f"{text} {mover} {','.join(f'{x}{n}' for x, n in zip(seats, left, strict=True))}"


# Material


@pytest.mark.parametrize(
    ("size", "count", "centre"), [(4, 37, "d4"), (5, 61, "e5"), (6, 91, "f6"), (7, 127, "g7")]
)
def test_sizes_and_their_centres(size: int, count: int, centre: str) -> None:
    spec = f"exago?size={size}"
    names = [space.name for space in load(spec).layout().spaces]
    assert names == [name for row in rows(size) for name in row]
    assert len(names) == count
    assert legal(spec, start(spec)) == [centre]


def test_size_is_6_by_itself() -> None:
    names = [space.name for space in load("exago").layout().spaces]
    assert len(names) == 91
    assert names[:6] == ["k6", "k7", "k8", "k9", "k10", "k11"]
    assert [name for name in names if name[0] == "f"] == [f"f{n}" for n in range(1, 12)]
    assert names[-6:] == ["a1", "a2", "a3", "a4", "a5", "a6"]


def test_two_players_have_12_tiles_each() -> None:
    assert start("exago") == "6/7/8/9/10/11/10/9/8/7/6 R R12,B12"


@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_three_to_six_players_have_6_tiles_each(players: int) -> None:
    spec = f"exago?players={players}"
    stock = ",".join(f"{letter}6" for letter in LETTERS[:players])
    assert start(spec) == f"6/7/8/9/10/11/10/9/8/7/6 R {stock}"
    assert [piece.letter for piece in load(spec).layout().pieces] == [*LETTERS[:players]]
    assert load(spec).layout().colours == tuple(COLOURS[:players])


@pytest.mark.parametrize("size", [4, 5, 6, 7])
def test_spaces_touch_where_they_are_drawn_side_by_side(size: int) -> None:
    spec = f"exago?size={size}"
    spaces = load(spec).layout().spaces
    for tile in spaces:
        beside = {s.name for s in spaces if s != tile and dist(s[1:], tile[1:]) < 1.1}
        assert set(legal(spec, position(spec, "B", R=tile.name))) == beside


# Turn order


def test_turns_go_round() -> None:
    spec = "exago?players=3"
    game = load(spec)
    state = game.initial()
    movers = []
    for move in ("f6", "f7", "f8", "f9"):
        movers.append(game.to_move(state))
        state = game.play(state, move)
    assert movers == [0, 1, 2, 0]
    assert game.position_text(state) == position(spec, "B", R="f6 f9", B="f7", Y="f8")


def test_first_tile_goes_on_the_centre() -> None:
    assert legal("exago", start("exago")) == ["f6"]
    assert refusal("exago", start("exago"), "f7") == ("centre-first", {"space": "f6"})


# Turn: placing


@pytest.mark.parametrize(
    ("tile", "around"),
    [
        ("f6", ["e5", "e6", "f5", "f7", "g6", "g7"]),
        ("a1", ["a2", "b1", "b2"]),
        ("f1", ["e1", "f2", "g2"]),
        ("k11", ["j10", "j11", "k10"]),
    ],
)
def test_place_where_it_touches_a_tile(tile: str, around: list[str]) -> None:
    assert legal("exago", position("exago", "B", R=tile)) == around


def test_placed_tile_comes_from_the_hand() -> None:
    after = play("exago", position("exago", "B", R="f6"), "g7")
    assert after == "6/7/8/9/5B4/5R5/10/9/8/7/6 R R11,B11"


def test_placing_refused() -> None:
    text = position("exago", "B", R="f6")
    assert refusal("exago", text, "f6") == ("space-taken", {"space": "f6"})
    assert refusal("exago", text, "f8") == ("touches-nothing", {"space": "f8"})
    empty = position("exago?tiles=1", "R", R="f6", B="f7")
    assert refusal("exago?tiles=1", empty, "f8") == ("hand-empty", {"seat": "red"})


def test_no_relocating_while_holding_tiles() -> None:
    spec = "exago?tiles=3"
    text = position(spec, "R", R="f6", B="f7")
    assert legal(spec, text) == touching("f6 f7")
    assert refusal(spec, text, "f6-f8") == ("place-first", {"count": 2})


# Turn: relocating

FOUR = "exago?tiles=2"
FOUR_TILES = position(FOUR, "R", R="f6 f7", B="g7 g8")


def test_relocate_when_the_hand_is_empty() -> None:
    assert legal(FOUR, FOUR_TILES) == [
        *("f6-e6", "f6-e7", "f6-f8", "f6-g6", "f6-g9", "f6-h7", "f6-h8", "f6-h9"),
        *("f7-e5", "f7-e6", "f7-f5", "f7-f8", "f7-g6", "f7-g9", "f7-h7", "f7-h8", "f7-h9"),
    ]
    assert play(FOUR, FOUR_TILES, "f7-f5") == position(FOUR, "B", R="f5 f6", B="g7 g8")


def test_relocate_own_tiles_only() -> None:
    assert refusal(FOUR, FOUR_TILES, "g7-g6") == ("not-your-tile", {"space": "g7"})
    assert refusal(FOUR, FOUR_TILES, "e6-g6") == ("not-your-tile", {"space": "e6"})


def test_relocated_tile_does_not_go_back_to_its_space() -> None:
    assert refusal(FOUR, FOUR_TILES, "f6-f6") == ("back-to-own-space", {"space": "f6"})


def test_relocated_tile_goes_on_an_empty_space() -> None:
    assert refusal(FOUR, FOUR_TILES, "f6-g8") == ("space-taken", {"space": "g8"})


def test_relocated_tile_touches_a_tile_that_stays() -> None:
    assert refusal(FOUR, FOUR_TILES, "f7-a1") == ("touches-nothing", {"space": "a1"})
    # e7 touches only the space that the tile leaves.
    assert refusal(FOUR, FOUR_TILES, "f7-e7") == ("touches-nothing", {"space": "e7"})


@pytest.mark.parametrize(
    "text", ["", "f", "F6", "f6-", "f6-g7=", "f6=g7", "f6-x", "n1", "f６", "f666"]
)
def test_unreadable_moves(text: str) -> None:
    details = {"move": text, "example": "f6-g7"}
    assert refusal(FOUR, FOUR_TILES, text) == ("move-unreadable", details)


@pytest.mark.parametrize(
    ("text", "space"), [("a7", "a7"), ("f06", "f06"), ("f6-l9", "l9"), ("f6-g6=f12", "f12")]
)
def test_spaces_that_the_board_does_not_have(text: str, space: str) -> None:
    assert refusal(FOUR, FOUR_TILES, text) == ("space-unknown", {"space": space})


# Cut-off tiles

CUT = "exago?tiles=4,3"
CUT_TILES = position(CUT, "R", R="f4 f5 f7 f9", B="f3 f6 f8")
"""Lifting f5 leaves f3 and f4 on one side and f6, f7, f8 and f9 on the other."""


def test_only_the_largest_group_stays() -> None:
    assert play(CUT, CUT_TILES, "f5-g9") == position(CUT, "B", R="f7 f9 g9", B="f6 f8")


def test_cut_off_tiles_go_back_to_their_owners_hands() -> None:
    assert hands(CUT, play(CUT, CUT_TILES, "f5-g9")) == ({"R": 1}, {"B": 1})


def test_cut_off_tiles_go_back_before_the_lifted_tile_is_put_down() -> None:
    ends = [move[3:] for move in legal(CUT, CUT_TILES) if move.startswith("f5-")]
    assert ends == [x for x in touching("f6 f7 f8 f9") if x != "f5"]
    assert refusal(CUT, CUT_TILES, "f5-f2") == ("touches-nothing", {"space": "f2"})
    assert refusal(CUT, CUT_TILES, "f5-g4") == ("touches-nothing", {"space": "g4"})


def test_lifting_that_cuts_nothing_off_returns_nothing() -> None:
    after = play(CUT, CUT_TILES, "f9-g8")
    assert after == position(CUT, "B", R="f4 f5 f7 g8", B="f3 f6 f8")


def test_decision_more_than_two_groups_only_one_largest_stays() -> None:
    spec = "exago?tiles=3,2"
    text = position(spec, "R", R="f6 f7 g6", B="f8 e5")
    assert play(spec, text, "f6-f9") == position(spec, "B", R="f7 f9", B="f8")


def test_decision_returned_own_tiles_lifted_tile_is_put_down_at_once() -> None:
    after = play(CUT, CUT_TILES, "f5-g9")
    assert hands(CUT, after)[0] == {"R": 1}
    assert "g9" in load(CUT).view(load(CUT).parse_position(after)).board


def test_returned_tiles_must_be_placed_before_relocating_again() -> None:
    after = play(CUT, CUT_TILES, "f5-g9")
    assert refusal(CUT, after, "f8-g10") == ("place-first", {"count": 1})
    assert legal(CUT, after) == touching("f6 f7 f8 f9 g9")
    later = play(CUT, after, "e5")
    assert legal(CUT, later) == touching("f6 f7 f8 f9 g9 e5")
    much_later = play(CUT, later, "e6")
    assert to_move(CUT, much_later) == 1
    assert all("-" in move for move in legal(CUT, much_later))


CHOICE = "exago?tiles=3"
CHOICE_TILES = position(CHOICE, "R", R="f6 f8 h6", B="f7 g6 e5")
"""Lifting f6 leaves f7 and f8, g6 and h6, and e5 alone."""


def test_choice_among_equal_groups() -> None:
    moves = [move for move in legal(CHOICE, CHOICE_TILES) if move.startswith("f6-")]
    right = [f"f6-{end}=f7" for end in touching("f7 f8") if end != "f6"]
    upper = [f"f6-{end}=g6" for end in touching("g6 h6") if end != "f6"]
    assert moves == sorted(right + upper)
    assert play(CHOICE, CHOICE_TILES, "f6-g7=f7") == position(CHOICE, "B", R="f8 g7", B="f7")
    assert play(CHOICE, CHOICE_TILES, "f6-g7=g6") == position(CHOICE, "B", R="h6 g7", B="g6")


@pytest.mark.parametrize(
    ("move", "spaces"),
    [
        ("f6-g7", ("f7", "g6")),
        ("f6-g7=e5", ("f7", "g6")),  # not one of the largest
        ("f6-g7=f8", ("f7", "g6")),  # in the group, but not its first space
        ("f6-f9=g6", ("f7",)),  # f9 touches the other group only
    ],
)
def test_choice_has_to_be_said(move: str, spaces: tuple[str, ...]) -> None:
    assert refusal(CHOICE, CHOICE_TILES, move) == ("choose-group", {"spaces": spaces})


def test_no_choice_is_not_written() -> None:
    details = {"move": "f5-g9"}
    assert refusal(CUT, CUT_TILES, "f5-g9=f6") == ("no-choice-of-groups", details)


def test_group_is_named_by_its_alphabetically_first_space() -> None:
    spec = "exago?tiles=2,3"
    text = position(spec, "R", R="f6 f8", B="f7 f9 f10")
    kept = {move.partition("=")[2] for move in legal(spec, text) if move.startswith("f8-")}
    assert kept == {"f10", "f6"}


# Who must be blocked

THREE = "exago?players=3"


def test_duty_to_block() -> None:
    # Blue needs f9; yellow holds the other end.
    text = position(THREE, "R", R="g6", B="f6 f7 f8", Y="f5")
    assert legal(THREE, text) == ["f9"]
    assert refusal(THREE, text, "g7") == ("must-block", {"seat": "blue"})


@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_decision_one_threatening_opponent_is_enough_for_the_duty(players: int) -> None:
    spec = f"exago?players={players}"
    last = LETTERS[players - 1]
    text = position(spec, "R", R="f5", **{last: "f6 f7 f8"})
    assert legal(spec, text) == ["f9"]
    assert refusal(spec, text, "e5") == ("must-block", {"seat": COLOURS[players - 1]})


@pytest.mark.parametrize(
    ("mover", "first", "second"), [("R", "B", "Y"), ("B", "Y", "R"), ("Y", "R", "B")]
)
def test_duty_to_block_first_threatening_opponent_in_turn_order(
    mover: str, first: str, second: str
) -> None:
    # One needs f9, the other h10; the player to move holds the other ends.
    text = position(THREE, mover, **{mover: "f5 g8 h6", first: "f6 f7 f8", second: "h7 h8 h9"})
    assert legal(THREE, text) == ["f9"]
    text = position(THREE, mover, **{mover: "f5 g8 h6", second: "f6 f7 f8", first: "h7 h8 h9"})
    assert legal(THREE, text) == ["h10"]


def test_free_when_no_turn_blocks() -> None:
    # Blue can complete its line on both sides. That yellow's one end could be closed is no matter.
    text = position(THREE, "R", R="g8 h6", B="f6 f7 f8", Y="h7 h8 h9")
    assert legal(THREE, text) == touching("g8 h6 f6 f7 f8 h7 h8 h9")


def test_free_when_nobody_threatens() -> None:
    text = position(THREE, "R", R="f5 f9", B="f6 f7 f8", Y="g8")
    assert legal(THREE, text) == touching("f5 f6 f7 f8 f9 g8")


def test_win_comes_before_block() -> None:
    # Red could win on e5 or e9, and so need not see to f9.
    text = position(THREE, "R", R="e6 e7 e8", B="f6 f7 f8", Y="f5")
    assert legal(THREE, text) == touching("e6 e7 e8 f6 f7 f8 f5")
    assert outcome(THREE, play(THREE, text, "e9")) == Outcome(0, "line", ("e6", "e7", "e8", "e9"))


def test_no_duty_with_two_players() -> None:
    spec = "exago?line=4"
    text = position(spec, "R", R="f5", B="f6 f7 f8")
    assert legal(spec, text) == touching("f5 f6 f7 f8")


def test_no_duty_with_block_off() -> None:
    spec = "exago?players=3&block=off"
    text = position(spec, "R", R="g6", B="f6 f7 f8", Y="f5")
    assert legal(spec, text) == touching("g6 f6 f7 f8 f5")


def test_decision_threat_by_relocating_counts() -> None:
    spec = "exago?players=3&tiles=6,4,6"
    # Blue has nothing in hand, but can bring g7 to f9.
    text = position(spec, "R", R="e6", B="f6 f7 f8 g7", Y="f5")
    assert legal(spec, text) == ["f9"]


def test_no_threat_without_a_tile_to_bring() -> None:
    spec = "exago?players=3&tiles=6,3,6"
    text = position(spec, "R", R="e6", B="f6 f7 f8", Y="f5")
    assert legal(spec, text) == touching("e6 f6 f7 f8 f5")


ONE_SIDE, OTHER_SIDE = "f1 f2 f3 e1 g2", "f5 f6 f7 f8"
BRIDGE = {"R": "f1 f3 g2", "B": "f4 f6 f7 f8", "Y": "e1 f2 f5"}


def test_no_threat_when_lifting_the_tile_cuts_the_line_off() -> None:
    # Only f4 could go to f9, but lifting it cuts off the smaller side, where the line would be.
    spec = "exago?players=3&tiles=6,4,6"
    text = position(spec, "R", **BRIDGE)
    assert legal(spec, text) == touching(f"{ONE_SIDE} f4 {OTHER_SIDE}")


def test_decision_threat_by_relocating_counts_under_the_options_in_force() -> None:
    # Here f4 is put on f9 first. Then both sides have five tiles, and blue keeps its own. So red
    # must take f9 or make the other side larger.
    spec = "exago?players=3&tiles=6,4,6&reconnect=on"
    text = position(spec, "R", **BRIDGE)
    blocks = {"f9", *touching(ONE_SIDE)} - {"f4"}
    assert legal(spec, text) == sorted(blocks)
    assert refusal(spec, text, "g5") == ("must-block", {"seat": "blue"})


def test_block_by_cutting_the_line_off() -> None:
    # Lifting f5 sends blue's three tiles home. Bringing another tile to f9 closes the line.
    spec = "exago?players=3&tiles=3,6,2"
    text = position(spec, "R", R="f1 f3 f5", B="f6 f7 f8", Y="f2 f4")
    home = [f"f5-{end}" for end in touching("f1 f2 f3 f4") if end != "f5"]
    assert legal(spec, text) == sorted([*home, "f1-f9", "f3-f9"])
    assert refusal(spec, text, "f1-f0") == ("space-unknown", {"space": "f0"})
    assert refusal(spec, text, "f1-g4") == ("must-block", {"seat": "blue"})


# No legal turn


def test_turn_passes_without_a_legal_turn() -> None:
    # Red's only tile is alone on the board: nowhere else could it touch one.
    spec = "exago?tiles=1"
    text = position(spec, "R", R="f6")
    assert legal(spec, text) == ["pass"]
    assert refusal(spec, text, "f6-f7") == ("touches-nothing", {"space": "f7"})
    assert play(spec, text, "pass") == position(spec, "B", R="f6")
    assert legal(spec, play(spec, text, "pass")) == touching("f6")


def test_no_pass_while_there_is_a_legal_turn() -> None:
    assert refusal(FOUR, FOUR_TILES, "pass") == ("pass-not-needed", {})
    assert refusal("exago", start("exago"), "pass") == ("pass-not-needed", {})


FULL = "BBRB/BRBBR/RBBRBB/BBR{}BRB/RBBRBB/BRBBR/BBRB"
"""A board of size 4 with no line of three, full but for its centre."""


@pytest.mark.parametrize("spare", [0, 1])
@pytest.mark.parametrize("variant", ["", "&early=on", "&reconnect=on"])
def test_draw_when_nobody_can_move(spare: int, variant: str) -> None:
    spec = f"exago?size=4&line=3&tiles={12 + spare},{25 + spare}{variant}"
    before = f"{FULL.format(1)} B R{spare},B{spare + 1}"
    assert outcome(spec, before) is None
    after = play(spec, before, "d4")
    assert after == f"{FULL.format('B')} R R{spare},B{spare}"
    assert outcome(spec, after) == Outcome(None, "no-move")
    assert legal(spec, after) == []
    assert refusal(spec, after, "pass") == ("game-over", {"move": "pass"})


# End


@pytest.mark.parametrize(
    "line", ["f4 f5 f6 f7 f8", "d6 e6 f6 g6 h6", "d4 e5 f6 g7 h8"], ids=["row", "up", "slant"]
)
def test_five_in_a_line_win_for_two_players(line: str) -> None:
    spaces = line.split()
    for last in (spaces[0], spaces[-1]):
        four = " ".join(space for space in spaces if space != last)
        before = position("exago", "R", R=four)
        assert outcome("exago", before) is None
        after = play("exago", before, last)
        assert outcome("exago", after) == Outcome(0, "line", tuple(sorted(spaces)))
        assert legal("exago", after) == []
        assert refusal("exago", after, "f9") == ("game-over", {"move": "f9"})


@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_four_in_a_line_win_for_three_to_six_players(players: int) -> None:
    spec = f"exago?players={players}"
    before = position(spec, "B", B="e5 f6 g7")
    assert outcome(spec, before) is None
    after = play(spec, before, "h8")
    assert outcome(spec, after) == Outcome(1, "line", ("e5", "f6", "g7", "h8"))


@pytest.mark.parametrize("line", [3, 4, 5, 6])
@pytest.mark.parametrize("players", [2, 3])
def test_line_option(line: int, players: int) -> None:
    spec = f"exago?players={players}&line={line}"
    spaces = [f"f{n}" for n in range(3, 3 + line)]
    before = position(spec, "R", R=" ".join(spaces[:-1]))
    assert outcome(spec, before) is None
    assert outcome(spec, play(spec, before, spaces[-1])) == Outcome(0, "line", tuple(spaces))


def test_longer_line_wins_too() -> None:
    before = position("exago", "R", R="f3 f4 f5 f7 f8 f9", B="g6 g7")
    assert outcome("exago", before) is None
    after = outcome("exago", play("exago", before, "f6"))
    assert after == Outcome(0, "line", ("f3", "f4", "f5", "f6", "f7", "f8", "f9"))


def test_broken_line_does_not_win() -> None:
    before = position("exago", "R", R="f3 f4 f6 f7", B="f5")
    assert outcome("exago", play("exago", before, "f8")) is None


def test_bent_line_does_not_win() -> None:
    before = position("exago", "R", R="f5 f6 f7 g8")
    assert outcome("exago", play("exago", before, "h9")) is None


def test_line_by_relocating_wins() -> None:
    spec = "exago?tiles=4,1&line=4"
    before = position(spec, "R", R="f5 f6 f7 g7", B="f4")
    after = play(spec, before, "g7-f8")
    assert outcome(spec, after) == Outcome(0, "line", ("f5", "f6", "f7", "f8"))


LINE_AFTER = "exago?line=3&reconnect=on&tiles=5,4"


def test_line_counts_only_after_tiles_have_gone_back() -> None:
    # f2, f3 and f4 are a line for a moment, but their group is the smaller one.
    before = position(LINE_AFTER, "R", R="f3 f4 f6 f8 f11", B="f5 f7 f9 f10")
    after = play(LINE_AFTER, before, "f6-f2")
    assert after == position(LINE_AFTER, "B", R="f8 f11", B="f7 f9 f10")
    assert outcome(LINE_AFTER, after) is None


# Variants


def test_early_allows_relocating_while_holding_tiles() -> None:
    spec = "exago?tiles=3&early=on"
    text = position(spec, "R", R="f6", B="f7")
    relocations = [f"f6-{end}" for end in touching("f7") if end != "f6"]
    assert legal(spec, text) == sorted(touching("f6 f7") + relocations)
    assert play(spec, text, "f6-f8") == position(spec, "B", R="f8", B="f7")


def test_early_changes_nothing_on_the_empty_board() -> None:
    assert legal("exago?early=on", start("exago?early=on")) == ["f6"]


@pytest.mark.parametrize(
    ("spec", "stock"),
    [
        ("exago?tiles=3,5", "R3,B5"),
        ("exago?tiles=9", "R9,B9"),
        ("exago?players=4&tiles=1,2,3,60", "R1,B2,Y3,G60"),
    ],
)
def test_handicap_tiles(spec: str, stock: str) -> None:
    assert start(spec) == f"6/7/8/9/10/11/10/9/8/7/6 R {stock}"


def test_reconnect_puts_the_tile_down_before_looking_at_groups() -> None:
    # g7 touches f7 and g6, which only f6 held together.
    tiles = {"R": "f6", "B": "f7 g6"}
    off, on = "exago?tiles=1,2", "exago?tiles=1,2&reconnect=on"
    assert play(on, position(on, "R", **tiles), "f6-g7") == position(on, "B", R="g7", B="f7 g6")
    assert play(off, position(off, "R", **tiles), "f6-g7=f7") == position(off, "B", R="g7", B="f7")


def test_reconnect_still_returns_what_stays_cut_off() -> None:
    spec = "exago?tiles=1,2&reconnect=on"
    text = position(spec, "R", R="f6", B="f7 g6")
    assert play(spec, text, "f6-f8") == position(spec, "B", R="f8", B="f7")
    assert legal(spec, text) == sorted(f"f6-{x}" for x in touching("f7 g6") if x != "f6")


def test_reconnect_choice_among_equal_groups() -> None:
    spec = "exago?tiles=1,3&reconnect=on"
    text = position(spec, "R", R="f6", B="f7 g6 h6")
    # e7 joins f7: two groups of two.
    assert {"f6-e7=e7", "f6-e7=g6"} <= set(legal(spec, text))
    assert play(spec, text, "f6-e7=e7") == position(spec, "B", R="e7", B="f7")
    # The mover may keep the other group; then the tile just put down goes back as well.
    assert play(spec, text, "f6-e7=g6") == position(spec, "B", B="g6 h6")
    # g7 joins everything and h7 makes the larger group larger: no choice.
    assert play(spec, text, "f6-g7") == position(spec, "B", R="g7", B="f7 g6 h6")
    assert play(spec, text, "f6-h7") == position(spec, "B", R="h7", B="g6 h6")


def test_reconnect_win_by_keeping_the_right_one_of_equal_groups() -> None:
    spec = "exago?line=3&reconnect=on&tiles=4"
    before = position(spec, "R", R="f3 f4 f6 f8", B="f5 f7 f9 f10")
    won = play(spec, before, "f6-f2=f2")
    assert outcome(spec, won) == Outcome(0, "line", ("f2", "f3", "f4"))
    assert outcome(spec, play(spec, before, "f6-f2=f10")) is None


def test_reconnect_tile_touches_a_remaining_tile() -> None:
    spec = "exago?tiles=1,2&reconnect=on"
    text = position(spec, "R", R="f6", B="f7 g6")
    assert refusal(spec, text, "f6-e5") == ("touches-nothing", {"space": "e5"})
    assert refusal(spec, text, "f6-f6") == ("back-to-own-space", {"space": "f6"})


def test_repetition_is_an_option() -> None:
    assert load("exago").repetition == 3
    assert load("exago?repetition=off").repetition is None


def test_decision_reasons() -> None:
    assert load("exago").reasons == ("line", "no-move")


# Options


@pytest.mark.parametrize(
    ("option", "low", "high"), [("players", 2, 6), ("size", 4, 7), ("line", 3, 6), ("tiles", 1, 60)]
)
def test_numbers_have_bounds(option: str, low: int, high: int) -> None:
    for value in (low, high):
        assert load("exago", **{option: value}).options[option] == str(value)
    for bad in (low - 1, high + 1, -1, 10**5000, "", "four", "4.0", "+4", "４", " 4"):
        code, details = unloadable("exago", **{option: bad})
        assert code == "option-number"
        assert (details["key"], details["low"], details["high"]) == (option, low, high)


@pytest.mark.parametrize(
    ("option", "values"),
    [
        ("early", ("on", "off")),
        ("reconnect", ("on", "off")),
        ("block", ("on", "off")),
        ("repetition", ("3", "off")),
    ],
)
def test_choices(option: str, values: tuple[str, ...]) -> None:
    for value in values:
        assert load("exago", **{option: value}).options[option] == value
    details = {"key": option, "value": "ON", "values": values}
    assert unloadable(f"exago?{option}=ON") == ("option-choice", details)


@pytest.mark.parametrize("tiles", ["3,4,5", "6,6,6", "3,3,4,4,5,5"])
def test_tiles_for_as_many_seats_as_there_are(tiles: str) -> None:
    details = {"found": len(tiles.split(",")), "seats": 2}
    assert unloadable(f"exago?tiles={tiles}") == ("tiles-for-seats", details)


@pytest.mark.parametrize("tiles", ["3,", ",3", "3;4", "3,0", "3, 4"])
def test_tiles_that_cannot_be_read(tiles: str) -> None:
    assert unloadable(f"exago?tiles={tiles}")[0] == "option-number"


# Position texts


def test_position_lists_rows_from_the_top_with_empties_counted() -> None:
    game = load("exago?size=4")
    view = game.view(game.parse_position("4/5/6/2RBR2/3B2/5/4 B R10,B10"))
    assert view.board == {"d3": "R", "d4": "B", "d5": "R", "c4": "B"}
    assert view.hands == ({"R": 10}, {"B": 10})


def test_any_connected_tiles_with_hands_that_add_up_are_accepted() -> None:
    """No history is asked for: not how the tiles came there, nor that the turns add up."""
    for text in (
        position("exago", "B"),
        position("exago", "R", R="a1 a2 a3 b4"),
        position("exago", "B", B="k11"),
        position("exago", "B", R="f3 f4 f5 f6 f7 e3 e4 e5 e6 e7"),
    ):
        game = load("exago")
        assert game.position_text(game.parse_position(text)) == text


@pytest.mark.parametrize(("text", "found"), [("", 1), ("6 R", 2), (start("exago") + " -", 4)])
def test_position_has_three_parts(text: str, found: int) -> None:
    assert unreadable("exago", text) == ("field-count", {"expected": 3, "found": found})


def test_position_and_size_contradict_each_other() -> None:
    details = {"expected": 9, "found": 11}
    assert unreadable("exago?size=5", start("exago")) == ("row-count", details)


def test_position_and_players_contradict_each_other() -> None:
    three = position(THREE, "Y", R="f6", B="f7")
    assert unreadable("exago", three) == ("mover-unknown", {"letter": "Y", "letters": "R B"})
    code, details = unreadable("exago", position(THREE, "R", R="f6", B="f7", Y="f8"))
    assert (code, details["letter"], details["row"]) == ("letter-unknown", "Y", 6)
    two = position("exago?tiles=6", "B", R="f6")
    hands_of_three = {"hands": "R5,B6", "example": "R6,B6,Y6"}
    assert unreadable(THREE, two) == ("hands-unreadable", hands_of_three)


def test_position_and_tiles_contradict_each_other() -> None:
    details = {"seat": "red", "board": 1, "hand": 11, "total": 9}
    text = position("exago", "B", R="f6")
    assert unreadable("exago?tiles=9", text) == ("hands-do-not-add-up", details)


def test_position_and_line_contradict_each_other() -> None:
    text = position("exago", "R", R="f4 f5 f6 f7")
    details = {"seat": "blue"}
    assert unreadable("exago?line=4", text) == ("over-before-last-move", details)


@pytest.mark.parametrize(
    ("row", "found"),
    [("10", 10), ("12", 12), ("5R4", 10), ("RB", 2), ("", 0), ("9" * 5000, 999)],
    ids=["10", "12", "5R4", "RB", "empty", "5000 digits"],
)
def test_wrong_length_of_a_row(row: str, found: int) -> None:
    text = start("exago").replace("/11/", f"/{row}/")
    details = {"row": 6, "expected": 11, "found": found}
    assert unreadable("exago", text) == ("row-length", details)


@pytest.mark.parametrize("letter", ["Y", "r", ".", "-", "²", "٣"])
def test_unknown_letter(letter: str) -> None:
    code, details = unreadable("exago", start("exago").replace("/11/", f"/10{letter}/"))
    assert code == "letter-unknown"
    assert details == {"letter": letter, "row": 6, "letters": "R B 0 1 2 3 4 5 6 7 8 9"}


@pytest.mark.parametrize("row", ["011", "5R05", "11R0", "R0R9", "0"])
def test_empties_are_counted_in_one_way_only(row: str) -> None:
    text = start("exago").replace("/11/", f"/{row}/")
    assert unreadable("exago", text) == ("empty-run", {"row": 6})


@pytest.mark.parametrize("mover", ["", "r", "RB", "Y", "-"])
def test_unknown_player_to_move(mover: str) -> None:
    text = start("exago").replace(" R ", f" {mover} ")
    assert unreadable("exago", text) == ("mover-unknown", {"letter": mover, "letters": "R B"})


@pytest.mark.parametrize(
    "stock",
    ["", "R12", "B12,R12", "R12,B12,", "R12,B012", "R12,B", "R12,B-1", "12,12", "R12,B１２"],
)
def test_unreadable_hands(stock: str) -> None:
    text = start("exago").replace("R12,B12", stock)
    details = {"hands": stock, "example": "R12,B12"}
    assert unreadable("exago", text) == ("hands-unreadable", details)


def test_hands_that_do_not_add_up() -> None:
    details = {"seat": "blue", "board": 0, "hand": 11, "total": 12}
    text = position("exago", "B", R="f6").replace("B12", "B11")
    assert unreadable("exago", text) == ("hands-do-not-add-up", details)


def test_tiles_that_do_not_touch() -> None:
    details = {"space": "a1", "other": "f6"}
    text = position("exago", "R", R="a1", B="f6")
    assert unreadable("exago", text) == ("tiles-do-not-touch", details)


def test_game_over_before_the_last_move() -> None:
    # Blue moved last, but red has a line.
    text = position("exago", "R", R="f4 f5 f6 f7 f8", B="g5")
    assert unreadable("exago", text) == ("over-before-last-move", {"seat": "blue"})
    # With three players also the next player's line is too old.
    for owner in ("R", "Y"):
        text = position(THREE, "Y", **{owner: "f4 f5 f6 f7"})
        assert unreadable(THREE, text) == ("over-before-last-move", {"seat": "blue"})
    assert outcome(THREE, position(THREE, "Y", B="f4 f5 f6 f7")) == Outcome(
        1, "line", ("f4", "f5", "f6", "f7")
    )
