"""What Exago has learned: patterns are counted, wins are seen, and a bad file is done without."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice, pairwise
from pathlib import Path
from random import Random

import numpy as np
import pytest

from fourfold.engine.analysis import analyze
from fourfold.engine.clock import Clock
from fourfold.engine.contract import Limits
from fourfold.engine.levels import LEVELS, LevelPlayer, levels_of
from fourfold.games.exago.engine import learned
from fourfold.games.exago.engine.growing import Growing
from fourfold.games.exago.engine.judging import ExagoBrain, Thinking, brain, calmed
from fourfold.games.exago.kernels import worth
from fourfold.games.exago.kernels.rules import bitboards, rules_of
from fourfold.games.exago.rules import Exago, State
from fourfold.match import Match
from fourfold.rules import load
from fourfold.schemas.analyses import analysis_told


def game_of(spec: str) -> Exago:
    game = load(spec)
    assert isinstance(game, Exago)
    return game


def positions(spec: str, count: int, plies: int) -> Iterator[State]:
    """Give unfinished positions of random games."""
    game, rng = game_of(spec), Random(spec)

    def endless() -> Iterator[State]:
        while True:
            state = game.initial()
            for _ in range(plies):
                if not game.outcome(state):
                    state = game.after(state, rng.choice(game.legal_moves(state)))
            if not game.outcome(state):
                yield state

    return islice(endless(), count)


def stretches(game: Exago, state: State, seat: int) -> dict[int, list[list[str]]]:
    """Give the stretches a seat may still fill, as names, by how many tiles they lack."""
    board = game.board
    own = set(board.names(state.tiles[seat]))
    taken = {name for tiles in state.tiles for name in board.names(tiles)}
    found: dict[int, list[list[str]]] = {lack: [] for lack in range(game.line + 1)}
    for name in board.bits:
        for step in ((0, 1), (1, 0), (1, 1)):
            line = [
                f"{chr(ord(name[0]) + i * step[0])}{int(name[1:]) + i * step[1]}"
                for i in range(game.line)
            ]
            if all(each in board.bits for each in line) and not (set(line) & taken) - own:
                found[game.line - len(set(line) & own)].append(line)
    return found


@pytest.mark.parametrize(
    ("spec", "plies"), [("exago", 18), ("exago", 30), ("exago?players=3", 20), ("exago?size=4", 12)]
)
def test_stretches_are_counted_as_on_the_plain_board(spec: str, plies: int) -> None:
    game = game_of(spec)
    room = np.zeros((game.seats, worth.PATTERNS), np.int64)
    for state in positions(spec, 6, plies):
        worth.patterns(bitboards(game, state), rules_of(game), room)
        taken = {name for tiles in state.tiles for name in game.board.names(tiles)}
        for seat in range(game.seats):
            found = stretches(game, state, seat)
            completing = {name for line in found[1] for name in line} - taken
            assert room[seat, worth.LACK_ONE] == len(found[1])
            assert room[seat, worth.LACK_TWO] == len(found[2])
            assert room[seat, worth.LACK_THREE] == min(len(found[3]), worth.COUNTS - 1)
            assert room[seat, worth.COMPLETING] == len(completing)
            assert room[seat, worth.HAND] == state.hands[seat]


def test_a_tree_proves_what_it_says_of_wins_and_losses() -> None:
    game, seen = game_of("exago?size=4&tiles=4&line=3"), 0
    for state in positions("exago?size=4&tiles=4&line=3", 12, 5):
        if game.can_win(state, state.to_move):
            continue
        tree = Growing(game, state, learned.table_for(2), weighed=4000)
        tree.grow(Clock(60))
        for each in tree.grown():
            if each.end < 0:
                seen += 1
                truth = ExagoBrain(game).judge(game.play(state, each.move), Limits(60, 9))[0]
                assert truth.value == "win", (game.position_text(state), each.move)
    assert seen > 3


def test_the_same_positions_are_weighed_whatever_the_time() -> None:
    (state,) = positions("exago", 1, 12)
    judged = [brain(game_of("exago")).judge(state, Limits(9.0 * i, 2, 500)) for i in (1, 2)]
    assert judged[0] == judged[1]


def test_nobody_goes_back_who_hopes_for_more() -> None:
    game = game_of("exago")
    (state,) = positions("exago", 1, 16)
    first = brain(game).judge(state, Limits(9, 2, 500))
    back = frozenset([game.play(state, first[0].move)])
    again = brain(game).judge(state, Limits(9, 2, 500, back))
    assert next(each.score for each in again if each.move == first[0].move) < 0
    if first[1].score > 0:
        assert again[0].move != first[0].move


@pytest.mark.parametrize("players", [2, 3, 4, 6])
def test_levels_of_exago_are_its_own_and_do_not_depend_on_time(players: int) -> None:
    levels = levels_of(brain(game_of(f"exago?players={players}")))
    assert list(levels) == list(LEVELS)
    weighed = [levels[number].weighed for number in range(1, 10)]
    assert weighed == sorted(weighed, key=lambda each: each or 0)
    assert levels[10].weighed is levels[10].depth is None
    match = Match(f"exago?players={players}")
    while len(match.moves) < 9:
        match.play(match.legal[len(match.moves) % len(match.legal)])
    slow, quick = (LevelPlayer(8, Random(1), seconds) for seconds in (3.0, 9.0))
    assert slow.choose(match) == quick.choose(match)


def test_five_and_six_play_by_what_four_have_learned() -> None:
    two, three, four, five, six = (learned.table_for(players).tolist() for players in range(2, 7))
    assert four == five == six
    assert two != three != four


@pytest.fixture
def _forgotten() -> Iterator[None]:
    learned._tables.cache_clear()
    yield
    learned._tables.cache_clear()


@pytest.mark.usefixtures("_forgotten")
@pytest.mark.parametrize("content", [None, b"", "half", "changed"])
def test_what_was_learned_may_be_missing_or_damaged(
    content: bytes | str | None,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
) -> None:
    whole, path = learned.SHIPPED.read_bytes(), tmp_path / "bad.table"
    if content is not None:
        bad = {"half": whole[: len(whole) // 2], "changed": whole[:-1] + b"?"}
        path.write_bytes(content if isinstance(content, bytes) else bad[content])
    monkeypatch.setattr(learned, "SHIPPED", path)
    assert learned.table_for(2).tolist() == worth.untaught().tolist()
    assert learned.table_for(6).tolist() == worth.untaught().tolist()
    assert caplog.text.count("bad.table") == 1
    # What estimates mean was counted with what was learned.
    assert brain(game_of("exago")).share(0.3) is None


def test_only_estimates_that_were_counted_tell_shares() -> None:
    state = game_of("exago").play(game_of("exago").initial(), "f6")
    found = analyze(game_of("exago"), state, Limits(0.05))
    assert brain(game_of("exago")).share(0.3) == pytest.approx(0.65)
    assert found.share == pytest.approx((1 + found.moves[0].score) / 2)
    assert analysis_told(found)["share"] == round(found.share or 0, 3)
    # Not so where the search went only so far, with other options, or with five players.
    assert analyze(game_of("exago"), state, Limits(0.05, depth=2)).share is None
    for spec in ("exago?early=on", "exago?players=5"):
        game = game_of(spec)
        found = analyze(game, game.play(game.initial(), "f6"), Limits(0.05))
        assert (found.exact, found.share) == (False, None)
        assert "share" not in analysis_told(found)


def test_at_the_start_nobody_is_far_ahead() -> None:
    """The 54 of 100 that came is some way from the 65 that were learned."""
    game = game_of("exago")
    state = game.initial()
    for move in ("f6", "f7", "e6"):
        found = analyze(game, state, Limits(0.2))
        assert found.share == pytest.approx(0.5, abs=0.09)
        state = game.play(state, move)


def test_no_tile_changes_much_of_what_an_estimate_means() -> None:
    """Or one would jump where nobody has made a mistake."""
    game = game_of("exago")
    state, powers = game.initial(), list[float]()
    while sum(state.hands):
        powers.append(Thinking(game, state, Limits(1), learned.table_for(2))._power())
        state = game.play(state, next(iter(game.legal_texts(state))))
        if game.outcome(state):
            break
    steps = [after - before for before, after in pairwise(powers)]
    assert len(steps) > 12
    assert min(steps) >= 0
    assert 0 < max(steps) < 0.03


@pytest.mark.parametrize("seats", [3, 4, 6])
def test_with_more_players_a_fair_share_is_nothing_special(seats: int) -> None:
    share = brain(game_of(f"exago?players={seats}")).share
    assert [share(score) for score in (-0.8, 0.0, 0.8)] == [
        *(pytest.approx(0), pytest.approx(1 / seats)),
        pytest.approx(1),
    ]
    assert calmed(1 / seats, seats, 1.9) == pytest.approx(1 / seats)
    assert calmed(0.5, seats, 1.0) == pytest.approx(0.5)
    assert calmed(0.5, seats, 2.0) > 0.5
