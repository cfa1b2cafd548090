"""Counting from the command line, with counts that can be worked out by hand."""

from __future__ import annotations

import json

import pytest

from .calling import call, run


def count(*arguments: str) -> int:
    """Give the number on the last line, which must stand alone there."""
    answer = call("perft", *arguments)
    assert (answer.status, answer.err) == (0, "")
    return int(answer.out.splitlines()[-1])


@pytest.mark.parametrize(
    ("arguments", "expected"),
    [
        (["quantik", "0"], 1),
        (["quantik", "1"], 4 * 16),
        # The other shapes on 15 spaces each; the same shape on the 8 spaces out of line.
        (["quantik", "2"], 64 * (3 * 15 + 8)),
        (["qomet", "1"], 25),
        (["qomet", "2"], 25 * 24),
        # The centre, a neighbour of it, a neighbour of the two.
        (["exago", "1"], 1),
        (["exago", "2"], 6),
        (["exago", "3"], 6 * 8),
        (["exago?players=3&size=5", "3"], 6 * 8),
        # With one tile each the first player must lift the centre, leaving one tile to touch.
        (["exago", "3", "-o", "tiles=1", "--option", "size=4"], 6 * 5),
        (["exago?tiles=1", "3", "-o", "size=4"], 6 * 5),
    ],
)
def test_counts(arguments: list[str], expected: int) -> None:
    assert count(*arguments) == expected


def test_a_position() -> None:
    # 12 spaces above the row; each of dark's shapes is forbidden where light's stands in line.
    # Sphere on a1: column a (3) and b2; cube on c1: column c (3) and d2. On d1 only what light has
    # not in that row: cylinder and cone.
    position = "..../..../..../AbC."
    assert count("quantik", "1", "--position", position) == (12 - 4) + 13 + (12 - 4) + 13
    assert count("quantik", "1", "--position", "..../..../..../AbCd") == 0
    assert count("quantik", "0", "--position", "..../..../..../AbCd") == 1


def test_divide_gives_each_first_move_its_share() -> None:
    answer = call("perft", "quantik", "2", "--divide")
    *shares, total = answer.out.splitlines()
    assert total == str(64 * 53)
    assert [share.split(": ")[0] for share in shares] == sorted(
        f"{shape}{file}{rank}" for shape in "ABCD" for file in "abcd" for rank in "1234"
    )
    assert {share.split(": ")[1] for share in shares} == {"53"}


def test_divide_at_depth_one_and_nought() -> None:
    assert call("perft", "exago", "1", "--divide").out == "f6: 1\n1\n"
    assert call("perft", "exago", "0", "--divide").out == "1\n"


def test_the_real_command() -> None:
    done = run("perft", "qomet", "2", "--divide")
    assert done.returncode == 0
    assert done.stdout.splitlines()[-1] == b"600"
    assert b"d4: 24" in done.stdout


def test_counts_for_programs() -> None:
    told = json.loads(call("perft", "exago", "2", "-o", "size=5", "--json").out)
    assert told == {
        "game": "exago",
        "options": {"size": "5"},
        "position": "5/6/7/8/9/8/7/6/5 R R12,B12",
        "depth": 2,
        "count": 6,
        "moves": None,
    }
    divided = json.loads(call("perft", "quantik", "2", "--divide", "--json").out)
    assert len(divided["moves"]) == 64
    assert sum(divided["moves"].values()) == divided["count"] == 64 * 53
