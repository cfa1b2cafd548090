"""Whoever goes through a long match leaves nothing behind for the garbage collector."""

from __future__ import annotations

import gc
from random import Random
from threading import Thread

from fourfold import Match, read_record, write_record
from fourfold.match.borrowed import borrowed

SPEC = "exago?size=4&tiles=4&line=6&repetition=off"


def record_of(plies: int) -> str:
    match, rng = Match(SPEC), Random(4)
    while match.ply < plies:
        match.play(rng.choice(match.legal))
    return write_record(match)


def test_a_record_that_was_read_leaves_no_garbage() -> None:
    text = record_of(60)
    read_record(text)
    gc.collect()
    gc.disable()
    try:
        for _ in range(3):
            read_record(text)
        assert gc.collect() < 100
    finally:
        gc.enable()


def test_a_match_that_was_read_has_a_game_of_its_own() -> None:
    text = record_of(8)
    first, second = read_record(text), read_record(text)
    assert first == second
    assert len({id(first.game), id(second.game), id(borrowed(first.game.spec))}) == 3


def test_no_two_threads_borrow_the_same_game() -> None:
    games = [borrowed(SPEC)]
    other = Thread(target=lambda: games.append(borrowed(SPEC)))
    other.start()
    other.join()
    assert games[0] == games[1]
    assert games[0] is not games[1]
    assert games[0] is borrowed(SPEC)
