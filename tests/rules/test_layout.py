"""Layouts: the pictures that games bring for their pieces."""

from __future__ import annotations

import pytest

from fourfold.games.quantik.rules import Quantik
from fourfold.rules.conformance import check_layout
from fourfold.rules.layout import Layout, is_outline

ARROW = "M0-40L40 40H-40Z"


class Drawn(Quantik):
    """A game whose first piece has an outline."""

    outline = ARROW

    def layout(self) -> Layout:
        found = super().layout()
        first, *others = found.pieces
        return found._replace(pieces=(first._replace(outline=self.outline), *others))


@pytest.mark.parametrize(
    "text", [ARROW, "M-50,-50 L50 50Z", "M0 0C1.5.5-2 .25 50 50Q1 1 2 2Z M1 1V9Z"]
)
def test_a_path_within_its_square_is_an_outline(text: str) -> None:
    assert is_outline(text)


@pytest.mark.parametrize(
    "text",
    [
        "",
        "X",
        "M",
        "L0 0Z",
        "M0 0L50.1 0Z",
        "M0 0L-51 0Z",
        "M0 0l40 40z",
        "M0 0A9 9 0 0 1 9 9Z",
        "M0 0L1e1 0Z",
        'M0 0"/><script>',
        "M0 0\n",
        "M٣ 0",
        "M0 0" + "L1 1" * 250,
    ],
)
def test_anything_else_is_none(text: str) -> None:
    assert not is_outline(text)


def test_a_game_whose_outline_is_no_path_does_not_keep_the_contract() -> None:
    check_layout(Drawn())
    wrong = type("Wrong", (Drawn,), {"outline": "url(#gradient)"})
    with pytest.raises(AssertionError, match="the outline of A is no path within its square"):
        check_layout(wrong())
