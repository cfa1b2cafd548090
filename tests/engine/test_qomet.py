"""The brain of Qomet claims only what is true, and wins what can be won."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from random import Random
from typing import Any

import pytest

from fourfold import load
from fourfold.engine.analysis import analyze
from fourfold.engine.clock import Clock, TimeUpError, counting
from fourfold.engine.contract import Judged, Limits
from fourfold.engine.order import best_first
from fourfold.games.qomet.engine import judging as engine
from fourfold.games.qomet.engine import thought as thinking
from fourfold.games.qomet.engine.thought import Knowledge, Thought
from fourfold.games.qomet.kernels import rules as fast
from fourfold.games.qomet.kernels.patterns import can_win, completing
from fourfold.games.qomet.kernels.ranks import canonical
from fourfold.games.qomet.kernels.search import MISSING, go_on, known_distance
from fourfold.games.qomet.lookup.table import QometTable, shipped
from fourfold.games.qomet.rules import POINTS, SQUARES, STARS, Qomet, State
from fourfold.schemas.analyses import analysis_told, is_proved

from .plain import positions, wins_within

SPECS = ["qomet", "qomet?corner_exit=off"]
ENDLESS = 1000.0


def game_of(spec: str) -> Qomet:
    game = load(spec)
    assert isinstance(game, Qomet)
    return game


def table_of(game: Qomet) -> QometTable:
    table = shipped(game)
    assert table is not None
    return table


def thrown(
    game: Qomet, rng: Random, count: int, stars: tuple[int, int], to_move: int = 0
) -> Iterator[State]:
    """Give boards with stars of each colour anywhere, some again with a turn forbidden."""
    while count:
        points = rng.sample(POINTS, sum(stars))
        light, dark = frozenset(points[: stars[0]]), frozenset(points[stars[0] :])
        state = State((light, dark), to_move, None)
        if game.outcome(state):
            continue
        count -= 1
        yield state
        for move in game.legal_moves(state):
            undoing = game.after(state, move).forbidden
            if undoing and rng.random() < 0.3:
                yield state._replace(forbidden=move)
                break


def judged(game: Qomet, state: State, limits: Limits) -> dict[str, Judged]:
    found = engine.brain(game).judge(state, limits)
    assert sorted(each.move for each in found) == list(game.legal_texts(state))
    assert [each.score for each in found] == sorted((j.score for j in found), reverse=True)
    return {each.move: each for each in found}


Claim = tuple[str, int | None]


def claim(each: Judged) -> Claim:
    assert each.exact == (each.value != "unknown")
    return each.value, each.distance


def by_plain_search(game: Qomet, state: State, text: str, plies: int) -> Claim:
    after = game.play(state, text)
    for n in range(1, plies + 1):
        if wins_within(game, after, state.to_move, n - 1):
            return "win", n
        if wins_within(game, after, 1 - state.to_move, n - 1):
            return "loss", n
    return "unknown", None


def by_table(game: Qomet, state: State, text: str) -> Claim | None:
    """Give what the table says of a move; nothing if it does not have the position after it."""
    after = game.play(state, text)
    if outcome := game.outcome(after):
        return "win" if outcome.winner == state.to_move else "loss", 1
    position, table = fast.bitboards(after), table_of(game)
    if not table.has(*position[:2]):
        return None
    distance = table.distance(*position)
    return ("loss" if distance % 2 else "win", distance + 1) if distance else ("draw", None)


# What is seen without a search.


def test_completing_points() -> None:
    rng, found = Random(1), 0
    for _ in range(2000):
        stars = frozenset(rng.sample(POINTS, rng.randint(2, STARS)))
        if not any(square <= stars for square in SQUARES):
            points = {
                point for point in POINTS if any(square <= stars | {point} for square in SQUARES)
            }
            bits = completing(sum(1 << fast.POINTS.index(point) for point in stars))
            assert {point for i, point in enumerate(fast.POINTS) if bits >> i & 1} == points
            found += len(points)
    assert found > 200


@pytest.mark.parametrize("spec", SPECS)
@pytest.mark.parametrize("stars", [(4, 5), (7, 7)])
def test_wins_in_one(spec: str, stars: tuple[int, int]) -> None:
    game, seen = game_of(spec), set()
    for state in thrown(game, Random(2), 150, stars):
        ends = (game.outcome(game.after(state, move)) for move in game.legal_moves(state))
        wins = any(end and end.winner == state.to_move for end in ends)
        assert can_win(*fast.bitboards(state), fast.rules_of(game)) == wins, game.position_text(
            state
        )
        seen.add(wins)
    assert seen == {True, False}


@pytest.mark.parametrize(
    ("position", "expected"),
    [
        (".../L.L/.../......./..L/L.D/... L -", ("win", 1)),
        (".../L.L/.../......./..L/L.D/... L e3-f2", None),
        ("D.D/L.L/.../......./..L/L.D/D.. L -", ("loss", 1)),
    ],
    ids=["a square", "forbidden", "gives a square"],
)
def test_a_push_that_makes_a_square(position: str, expected: Claim | None) -> None:
    game = Qomet()
    state = game.parse_position(position)
    wins = expected == ("win", 1)
    assert can_win(*fast.bitboards(state), fast.rules_of(game)) == wins
    found = judged(game, state, Limits(ENDLESS, 2))
    assert ("e3-f2" in found) == (expected is not None)
    assert expected is None or claim(found["e3-f2"]) == expected
    assert wins == any(claim(each) == ("win", 1) for each in found.values())


# What is claimed.


@pytest.mark.parametrize("spec", SPECS)
def test_claims_agree_with_a_plain_search(spec: str) -> None:
    game, rng, claims = game_of(spec), Random(3), Counter[Claim]()
    for stars in [(4, 4), (5, 6), (7, 6), (6, 7), (7, 7)]:
        for state in thrown(game, rng, 2, stars, to_move=stars[0] % 2):
            for text, each in judged(game, state, Limits(ENDLESS, 3)).items():
                expected = by_plain_search(game, state, text, 3)
                assert claim(each) == expected, game.position_text(state)
                claims[expected] += 1
    assert set(claims) >= {("win", 1), ("loss", 2), ("win", 3), ("unknown", None)}


@pytest.mark.parametrize("spec", SPECS)
@pytest.mark.parametrize("stars", [(3, 3), (4, 3), (3, 4)])
def test_searches_without_the_table_agree_with_it(spec: str, stars: tuple[int, int]) -> None:
    game, depth = game_of(spec), 6
    compared = 0
    for state in thrown(game, Random(sum(stars)), 12, stars):
        for text, each in judged(game, state, Limits(ENDLESS, depth)).items():
            expected = by_table(game, state, text)
            if expected is not None:
                compared += 1
                near = expected[1] is not None and expected[1] <= depth
                assert claim(each) == (expected if near else ("unknown", None))
    assert compared > 100


@pytest.mark.parametrize("spec", SPECS)
def test_the_table_is_used_as_it_is(spec: str) -> None:
    game, rng = game_of(spec), Random(6)
    known, table, values = engine._table(game), table_of(game), set()
    for stars in [(0, 0), (1, 0), (2, 1), (2, 4), (3, 3), (4, 3), (0, 7)]:
        for state in thrown(game, rng, 20, stars):
            position = fast.bitboards(state)
            assert known_distance(*position, known) == table.distance(*position)
            for text, each in judged(game, state, Limits(0)).items():
                expected = by_table(game, state, text)
                if expected is not None:
                    assert claim(each) == expected
                    values.add(each.value)
    assert values == {"win", "loss", "draw"}
    crowded = next(thrown(game, rng, 1, (4, 4)))
    assert known_distance(*fast.bitboards(crowded), known) == MISSING


class Forgetful:
    """A table that has forgotten some positions."""

    def __init__(self, table: QometTable, *forgotten: thinking.Position) -> None:
        self.table, self.forgotten = table, forgotten

    def distance(self, own: int, other: int, forbidden: int) -> int:
        """Give the distance of any other position."""
        if (own, other, forbidden) in self.forgotten:
            return MISSING
        return self.table.distance(own, other, forbidden)

    def need(self, positions: Iterable[tuple[int, int]]) -> None:
        """All of it is at hand."""


@pytest.mark.parametrize("spec", SPECS)
def test_the_value_of_a_position_settles_the_only_move_that_keeps_it(spec: str) -> None:
    game, settled, left = game_of(spec), Counter[str](), Counter[str]()
    for stars in [(2, 3), (3, 2), (3, 3)]:
        for state in thrown(game, Random(stars[0]), 150, stars):
            known = {text: by_table(game, state, text) for text in game.legal_texts(state)}
            value = engine.brain(game).known(state)
            keeping = [text for text, worth in known.items() if worth == value]
            if value is None or value[0] == "loss":
                continue
            after = game.after(state, game.legal_texts(state)[keeping[0]])
            book = Forgetful(table_of(game), fast.bitboards(after))
            found = best_first(Thought(game, state, Knowledge(engine._nothing(), (book,))).judged())
            claims = {each.move: claim(each) for each in found}
            if len(keeping) == 1 and not game.outcome(after):
                assert found[0].move == keeping[0]
                assert claims == known
                settled[value[0]] += 1
            elif not game.outcome(after):
                assert claims == known | {keeping[0]: ("unknown", None)}
                left[value[0]] += 1
    assert min(settled["win"], settled["draw"], left["win"], left["draw"]) > 0


def test_a_draw_is_not_put_above_the_moves_one_of_which_wins() -> None:
    game = Qomet()
    state = game.parse_position("D../.../.../LL...../DL./D../.DL L -")
    assert engine.brain(game).known(state) == ("win", 113)
    found = engine.brain(game).judge(state, Limits(0))
    assert any(each.value == "draw" for each in found)
    assert (found[0].value, found[0].distance) == ("win", 113)
    assert found[0].score > 0


def test_a_short_loss_is_not_put_above_the_moves_one_of_which_lasts() -> None:
    game = Qomet()
    state = game.parse_position(".../L../DD./.D.L.../D.L/.../.L. L -")
    assert engine.brain(game).known(state) == ("loss", 120)
    found = engine.brain(game).judge(state, Limits(0))
    settled = [each.distance for each in found if each.distance is not None]
    assert settled
    assert max(settled) < 120
    assert not any(each.is_settled for each in found[: len(found) - len(settled)])


@pytest.mark.parametrize(
    "position",
    [
        ".../L../DD./.D.L.../D.L/.../.L. L -",
        ".DL/.../.DD/..DL.../.L./L../... L -",
    ],
    ids=["seven stars", "eight stars"],
)
def test_every_move_of_a_lost_position_loses(position: str) -> None:
    game = Qomet()
    state = game.parse_position(position)
    found = analyze(game, state, Limits(0))
    assert (found.value, found.exact) == ("loss", True)
    assert {(each.value, each.exact) for each in found.moves} == {("loss", True)}
    assert any(each.distance is None for each in found.moves)
    assert not is_proved(analysis_told(found))


def test_a_longer_win_is_not_put_above_the_moves_one_of_which_is_the_soonest() -> None:
    """With nine stars it is known who wins, and not how soon; with eight it is known how soon."""
    game, seen = Qomet(), Counter[str]()
    for state in thrown(game, Random(9), 60, (4, 4)):
        found = analyze(game, state, Limits(0))
        if found.value != "win":
            continue
        best, longer = found.moves[0], [each for each in found.moves if each.value == "win"]
        assert (best.value, best.distance or found.distance) == ("win", found.distance)
        assert [each.score for each in found.moves] == sorted(
            (each.score for each in found.moves), reverse=True
        )
        if best.distance is None and any(each.distance for each in longer):
            # Whoever plays takes the win of which it is known how it goes.
            playing = engine.brain(game).judge(state, Limits(0, met=frozenset([state])))
            assert playing[0].distance == min(each.distance for each in longer if each.distance)
            seen["longer"] += 1
        seen["open" if best.distance is None else "settled"] += 1
    assert min(seen[kind] for kind in ("open", "settled", "longer")) > 0


@pytest.mark.parametrize(
    ("spec", "position", "value", "best"),
    [
        ("qomet", "D../..D/D.D/.D....L/.DL/..D/... D -", ("win", 5), {"a7-b6", "c5-b6"}),
        (
            "qomet?corner_exit=off",
            "D.L/DD./.../D....../.L./.../.LL L -",
            ("win", 3),
            {"g4", "g7-g4"},
        ),
    ],
)
def test_without_time_it_is_known_which_moves_of_a_known_position_are_best(
    spec: str, position: str, value: Claim, best: set[str]
) -> None:
    """Some positions are searched all the same: so many on every machine."""
    game = game_of(spec)
    found = analyze(game, game.parse_position(position), Limits(0))
    assert (found.value, found.distance) == value
    assert {each.move for each in found.moves if claim(each) == value} == best
    with counting(1):
        less = analyze(game, game.parse_position(position), Limits(0))
    assert (less.value, less.exact, less.moves[0].distance == found.distance) == (
        "win",
        True,
        False,
    )


@pytest.mark.parametrize("spec", SPECS)
def test_which_moves_keep_the_distance_is_found_out_by_looking_so_far(spec: str) -> None:
    """Of what a placing leads to nothing is known: of as many moves as in earnest."""
    game, settled = game_of(spec), Counter[str]()
    for state in (*thrown(game, Random(4), 20, (3, 3)), *thrown(game, Random(4), 50, (2, 4))):
        value = engine.brain(game).known(state)
        if value is None or value[1] is None or value[1] > 8:
            continue
        known = {text: by_table(game, state, text) for text in game.legal_texts(state)}
        placed = [game.play(state, text) for text in known if len(text) == 2]
        book = Forgetful(table_of(game), *map(fast.bitboards, placed))
        thought = Thought(game, state, Knowledge(engine._nothing(), (book,)))
        thought.deepen(value[1], Clock(ENDLESS))
        found = best_first(thought.judged())
        assert claim(found[0]) == value
        assert {each.move for each in found if claim(each) == value} == {
            text for text, worth in known.items() if worth == value
        }
        assert all(claim(each) == known[each.move] for each in found if each.distance)
        settled[value[0]] += 1
    assert min(settled["win"], settled["loss"]) > 3


@pytest.mark.parametrize("stars", [(4, 4), (5, 4)])
def test_what_looks_best_in_a_won_position_does_not_look_bad(stars: tuple[int, int]) -> None:
    game, estimates = Qomet(), 0
    for state in thrown(game, Random(10), 60, stars):
        found = analyze(game, state, Limits(0))
        if found.value == "win":
            assert found.moves[0].score >= 0.5
            estimates += not found.moves[0].exact
    assert estimates or stars == (4, 4)


def test_moves_to_the_same_position_are_settled_together() -> None:
    """A mirrored position has every move twice: none of a pair is left alone."""
    game, settled = Qomet(), 0
    for state in thrown(game, Random(8), 3000, (1, 2)):
        if engine.brain(game).known(state) is None:
            continue
        known = {text: by_table(game, state, text) for text in game.legal_texts(state)}
        value = engine.brain(game).known(state)
        keeping = [text for text, worth in known.items() if worth == value]
        after = [game.after(state, game.legal_texts(state)[text]) for text in keeping]
        if len({canonical(*fast.bitboards(each)) for each in after}) != 1 or len(after) < 2:
            continue
        if value and value[0] != "loss" and not game.outcome(after[0]):
            book = Forgetful(table_of(game), *map(fast.bitboards, after))
            found = Thought(game, state, Knowledge(engine._nothing(), (book,))).judged()
            assert {each.move: claim(each) for each in found} == known
            settled += 1
    assert settled > 0


def test_a_win_by_the_eighth_star_is_known() -> None:
    game = Qomet()
    state = game.parse_position(".../L../.D./.D.L.../D.L/.../.L. D d5-d4")
    best = engine.brain(game).judge(state, Limits(0))[0]
    assert (best.move, best.value, best.distance) == ("c5", "win", 121)


def test_a_forbidden_turn_changes_what_is_claimed() -> None:
    game, changed = Qomet(), 0
    for state in thrown(game, Random(20), 250, (3, 3)):
        if state.forbidden is not None:
            free = engine.brain(game).judge(state._replace(forbidden=None), Limits(0))[0]
            best = engine.brain(game).judge(state, Limits(0))[0]
            assert best.score <= free.score
            assert best.move != game.move_text(state.forbidden)
            changed += claim(best) != claim(free)
    assert changed


@pytest.mark.parametrize("spec", SPECS)
def test_wins_are_not_overlooked_and_squares_not_left(spec: str) -> None:
    """A win in one is played; where some move does not lose within two plies, such a move is."""
    game, wins, saved = game_of(spec), 0, 0
    for last in (1, 2):
        for state in positions(spec, 4, 6, last):
            best = engine.brain(game).judge(state, Limits(ENDLESS, 2))[0].move
            values = {
                text: by_plain_search(game, state, text, 2)[0] for text in game.legal_texts(state)
            }
            if "win" in values.values():
                assert values[best] == "win"
                wins += 1
            elif set(values.values()) > {"loss"}:
                assert values[best] != "loss"
                saved += 1
    assert wins
    assert saved


# Limits.


class NodeClock:
    """A clock that counts slices of the search, so that every machine has the same time."""

    left = 0

    def __init__(self, _seconds: float, *, least: int = 0) -> None:
        self.left = type(self).left

    def check(self) -> None:
        if self.left == 0:
            raise TimeUpError
        self.left -= 1

    def some(self, nodes: int) -> int:
        return nodes

    def count(self, nodes: int) -> None:
        """Nodes are not limited here."""

    def reach(self, plies: int) -> None:
        """Nobody asks how deep it was looked."""


def run_for(monkeypatch: pytest.MonkeyPatch, slices: int) -> None:
    monkeypatch.setattr(NodeClock, "left", slices)
    monkeypatch.setattr(engine, "Clock", NodeClock)


CROWDED = "D../L.D/.D./..LLD../.LD/.../L.D L -"


def test_no_slice_is_searched_after_the_time(monkeypatch: pytest.MonkeyPatch) -> None:
    game = Qomet()
    judged(game, game.initial(), Limits(0))
    searched: list[int] = []

    def counting(*args: Any) -> bool:
        before = args[0].now[1]
        done = go_on(*args)
        searched.append(int(args[0].now[1] - before))
        return done

    monkeypatch.setattr(thinking, "go_on", counting)
    monkeypatch.setattr(thinking, "_SLICE", 500)
    for slices in (0, 1, 50, 300):
        run_for(monkeypatch, slices)
        searched.clear()
        judged(game, game.parse_position(CROWDED), Limits())
        assert len(searched) == slices
        assert max(searched, default=0) <= 500
    assert max(searched) == 500


@pytest.mark.parametrize("depth", [1, 2, 3, 4, 5])
def test_nothing_is_claimed_beyond_the_depth(depth: int) -> None:
    game, distances = Qomet(), set[int]()
    for state in positions("qomet", 9, 8, 3):
        for each in judged(game, state, Limits(ENDLESS, depth)).values():
            assert each.value != "draw"
            distances.add(each.distance or 0)
    assert max(distances) == depth


def test_the_same_question_has_the_same_answer(monkeypatch: pytest.MonkeyPatch) -> None:
    game = Qomet()
    brain, state = engine.brain(game), game.parse_position(CROWDED)
    run_for(monkeypatch, 100)
    first = brain.judge(state, Limits())
    brain.judge(game.play(state, "c4-c3"), Limits())
    assert brain.judge(state, Limits()) == first
    assert engine.brain(Qomet()).judge(state, Limits()) == first
    assert len({each.score for each in first}) > 3


def test_a_finished_game_has_no_moves_to_judge() -> None:
    game = Qomet()
    over = game.parse_position("D.D/.../.../L..LL../.../.../D.D L -")
    assert engine.brain(game).judge(over, Limits()) == []


# Strength.


@pytest.mark.parametrize(
    ("spec", "position"),
    [
        ("qomet", ".../.D./.DL/...LL../DDL/.../... L -"),
        ("qomet", ".../.../DLL/..LLD../D../.../... L -"),
        ("qomet", ".../.../L.D/.D.L.L./LDD/.../... L -"),
    ],
)
def test_long_wins_with_many_stars(
    monkeypatch: pytest.MonkeyPatch, spec: str, position: str
) -> None:
    """The hardest positions of the win in 17, without the book that has them."""
    game = game_of(spec)
    state = game.parse_position(position)
    monkeypatch.setattr(engine, "_books", lambda game: ())
    run_for(monkeypatch, 500)
    best = engine.brain(game).judge(state, Limits())[0]
    assert (best.value, best.distance) == ("win", 9)


@pytest.mark.parametrize("spec", SPECS)
def test_light_wins_from_the_start_in_seventeen(monkeypatch: pytest.MonkeyPatch, spec: str) -> None:
    """Dark delays as long as it can by the table alone."""
    game, rng = game_of(spec), Random(17)
    state, plies, longest = game.initial(), 0, 17
    while not game.outcome(state):
        run_for(monkeypatch, 500 if state.to_move == 0 else 0)
        found = engine.brain(game).judge(state, Limits())
        if state.to_move == 0:
            assert found[0].value == "win"
            assert found[0].distance is not None
            assert plies + found[0].distance <= longest
            longest = plies + found[0].distance
        best = [each.move for each in found if each.score == found[0].score]
        state = game.play(state, rng.choice(best))
        plies += 1
    outcome = game.outcome(state)
    assert outcome is not None
    assert outcome.winner == 0
