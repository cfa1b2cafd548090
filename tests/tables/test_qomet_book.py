"""The book of Qomet's win: complete where the table ends, and true."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import numpy as np
import pytest

from fourfold.games.qomet.kernels.patterns import can_win
from fourfold.games.qomet.kernels.ranks import canonical, position
from fourfold.games.qomet.kernels.rules import NONE, bitboards, rules_of
from fourfold.games.qomet.kernels.search import MISSING
from fourfold.games.qomet.lookup import book as qomet_book
from fourfold.games.qomet.lookup import table as qomet_table
from fourfold.games.qomet.lookup.book import Book
from fourfold.games.qomet.lookup.table import QometTable
from fourfold.games.qomet.rules import Qomet
from fourfold.games.qomet.solver.tree import Finder, Won, walk

GAMES = [Qomet(), Qomet({"corner_exit": "off"})]
both = pytest.mark.parametrize("game", GAMES, ids=["on", "off"])


def table_of(game: Qomet) -> QometTable:
    table = qomet_table.shipped(game)
    assert table is not None
    return table


def book_of(game: Qomet) -> Book:
    book = qomet_book.shipped(game)
    assert book is not None
    return book


def finder_of(game: Qomet) -> Finder:
    return Finder(game, table_of(game).for_searches())


def plies(game: Qomet) -> Iterator[list[Won]]:
    finder = finder_of(game)
    start = canonical(*bitboards(game.initial()))
    return walk(start, lambda c: map(finder.won, c), lambda c: map(finder.answers, c))


@both
def test_every_answer_is_in_the_table_or_in_the_book(game: Qomet) -> None:
    """The win is walked through from the start, by the table alone."""
    table, book, finder = table_of(game), book_of(game), finder_of(game)
    last = next(won for number, won in enumerate(plies(game)) if number == 3)
    assert {each.distance for each in last} >= {3, 5, 7, 9, 11}
    answers = {code: each for each in last for lost in each.after for code in finder.answers(lost)}
    missing = {code for code in answers if not table.has(*position(code)[:2])}
    assert len(missing) > 2000
    for code in missing:
        distance = book.distance(*position(code))
        assert distance % 2 == 1
        assert 3 <= distance <= answers[code].distance - 2
    assert {code for code in book.codes if book.distance(*position(int(code))) % 2} == missing


@both
def test_distances_are_proved_by_search(game: Qomet) -> None:
    """Some won positions: the best turns lead to positions of the book, all others do not."""
    book, table, finder = book_of(game), table_of(game), finder_of(game)
    won = [int(code) for code, d in zip(*book, strict=True) if d in (3, 5, 7)]
    for code in Random(1).sample(won, 25):
        found = finder.won(code)
        assert book.distance(*position(code)) == found.distance
        for after in found.after:
            known = table if table.has(*position(after)[:2]) else book
            assert known.distance(*position(after)) == found.distance - 1


@both
def test_symmetric_positions_are_found_and_others_are_not(game: Qomet) -> None:
    book, rng = book_of(game), Random(2)
    for number in rng.sample(range(len(book.codes)), 50):
        state_words = position(int(book.codes[number]))
        assert book.distance(*state_words) == book.distances[number]
        own, other, _ = state_words
        assert not can_win(own, other, NONE, rules_of(game))
    assert book.distance(0, 0, NONE) == MISSING
    assert book.distance((1 << 25) - 1, 0, NONE) == MISSING


def test_a_book_that_differs_from_a_solution_is_noticed() -> None:
    game = GAMES[0]
    table = table_of(game)
    codes = np.array(sorted(canonical(0, 1 << point, NONE) for point in (0, 8, 24)))
    true = [table.distance(*position(int(code))) for code in codes]
    assert qomet_book.first_difference(Book(codes, np.array(true, np.uint8)), table) is None
    wrong = np.array([*true[:-1], true[-1] + 2], np.uint8)
    found = qomet_book.first_difference(Book(codes, wrong), table)
    assert found == position(int(codes[-1]))


def test_what_is_not_won_has_no_best_turn() -> None:
    game = GAMES[0]
    drawn = game.parse_position(".../.../.../......./.../.../D.. L -")
    with pytest.raises(ValueError, match="not won"):
        finder_of(game).won(canonical(*bitboards(drawn)))
    at_once = game.parse_position(".../.../.../...LL../..L/D../DD. L -")
    with pytest.raises(ValueError, match="at once"):
        finder_of(game).won(canonical(*bitboards(at_once)))
