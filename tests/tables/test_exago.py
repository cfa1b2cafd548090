"""Exago with few tiles, solved: held against the plain rules, and against another program."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from hashlib import sha256
from itertools import count
from pathlib import Path
from random import Random

import numpy as np
import pytest

from fourfold.games.exago.rules import Exago, State
from fourfold.games.exago.solver import retrograde as exago
from fourfold.games.exago.solver.colourings import pull, turn_round
from fourfold.games.exago.solver.files import Summary, read_heading
from fourfold.games.exago.solver.solution import Solution
from fourfold.games.exago.table_commands import check, pack
from fourfold.games.exago.table_commands import solve as order_solved
from fourfold.games.exago.verify import verify
from fourfold.tables.contract import Doubt, Order
from fourfold.tables.errors import TableError

SMALL = Exago({"size": "4", "tiles": "3", "line": "3"})
EARLY = Exago({"size": "4", "tiles": "3", "line": "3", "early": "on"})
UNSOUND = ({"pass": "x"}, {"pass": None}, {"slices": None}, {"slices": [[1]]})
"""What no run writes into a heading."""


@pytest.fixture(scope="module")
def small(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, Summary]:
    folder = tmp_path_factory.mktemp("small")
    summary = exago.solve(folder, SMALL)
    assert summary is not None
    return folder, summary


@contextmanager
def refused(code: str) -> Iterator[None]:
    """Expect to be told this."""
    with pytest.raises(TableError) as told:
        yield
    assert told.value.code == code


class Plain:
    """Everything that can come of the start, by the plain rules, up to symmetry."""

    def __init__(self, game: Exago) -> None:
        self.game = game
        self.turned = [
            {game.board.bits[name]: game.board.bits[to] for name, to in each.spaces.items()}
            for each in game.symmetries()
        ]
        self.images = cache(self._images)
        self.after: dict[State, set[State]] = {}
        left = [self.standing_for(game.initial())]
        while left:
            state = left.pop()
            if state not in self.after:
                moves = game.legal_moves(state)
                self.after[state] = {self.standing_for(game.after(state, m)) for m in moves}
                left += self.after[state]

    def _images(self, tiles: int) -> list[int]:
        return [sum(to for bit, to in each.items() if bit & tiles) for each in self.turned]

    def standing_for(self, state: State) -> State:
        """Give the position that stands for all that are the same, with the first to move."""
        mover = state.to_move
        own, other = self.images(state.tiles[mover]), self.images(state.tiles[1 - mover])
        hands = state.hands if mover == 0 else state.hands[::-1]
        return State(min(zip(own, other, strict=True)), hands, 0)

    def shapes(self) -> list[int]:
        """Count what all tiles together can look like, wherever they are, up to symmetry."""
        board, found = self.game.board, [{0}]
        for _ in range(2 * self.game.tiles[0]):
            larger = (
                tiles | bit
                for tiles in found[-1]
                for bit in board.bits.values()
                if not tiles & bit and (not tiles or board.around(bit) & tiles)
            )
            found.append({min(self.images(tiles)) for tiles in larger})
        return [len(each) for each in found[1:]]

    def distances(self) -> dict[State, int]:
        """Find in how many plies positions are won (odd) or lost (even); the others are drawn."""
        found = {state: 0 for state, following in self.after.items() if not following}
        for plies in count(1):
            left = ((s, following) for s, following in self.after.items() if s not in found)
            if plies % 2:
                news = [
                    s for s, following in left if any(found.get(x) == plies - 1 for x in following)
                ]
            else:
                news = [s for s, following in left if all(found.get(x, 0) % 2 for x in following)]
            if not news:
                break
            found.update(dict.fromkeys(news, plies))
        return found


@pytest.mark.slow
def test_every_position_of_a_small_game(small: tuple[Path, Summary]) -> None:
    folder, summary = small
    plain = Plain(SMALL)
    distances = plain.distances()
    going_on = [state for state, following in plain.after.items() if following]
    table = Solution(folder, SMALL)
    values = [table.distance(state) for state in going_on]
    assert values == [distances.get(state, 0) for state in going_on]

    # There is something of every kind, and every shape is there once.
    assert (
        min(values.count(0), sum(v % 2 for v in values), sum(v and not v % 2 for v in values)) > 5
    )
    assert [each.shapes for each in summary.slices] == plain.shapes()
    assert summary.start == distances[SMALL.initial()]
    longest = max(values)
    far = [plain.standing_for(state) for state in table.with_distance(longest)]
    assert set(far) >= {state for state, distance in distances.items() if distance == longest}
    assert {table.distance(state) for state in far} == {longest}
    assert table.longest() >= longest


def test_another_program_agrees(small: tuple[Path, Summary]) -> None:
    report = verify(small[0], SMALL)
    assert report.faults == ()
    slices = small[1].slices
    assert report.checked == report.positions == sum(sum(each[2:6]) for each in slices)
    most = max(1, *(sum(each[2:6]) // each.shapes for each in slices))
    for sample in (1, 50, 2000):
        part = verify(small[0], SMALL, sample, seed=1)
        assert sample <= part.checked < sample + most
        assert part.faults == ()


def test_another_program_agrees_where_tiles_may_move_early(tmp_path: Path) -> None:
    assert exago.solve(tmp_path, EARLY)
    assert verify(tmp_path, EARLY).faults == ()
    # The same claims are wrong where nobody may relocate early.
    heading = json.loads((tmp_path / "heading.json").read_bytes())
    (tmp_path / "heading.json").write_text(json.dumps({**heading, "early": "off"}))
    assert verify(tmp_path, SMALL).faults


def damaged(folder: Path, small: Path, name: str, change: bytes) -> Path:
    """Copy a solution, with other bytes in the middle of a file, and a checksum that fits."""
    folder.mkdir()
    for path in small.iterdir():
        (folder / path.name).write_bytes(path.read_bytes())
    data = bytearray((folder / name).read_bytes())
    middle = len(data) // 32 * 16
    data[middle : middle + len(change)] = change
    (folder / name).write_bytes(data)
    files = [(folder / each).read_bytes() for each in ("shapes.words", "distances.bytes")]
    heading = json.loads((folder / "heading.json").read_bytes())
    heading["checksum"] = sha256(b"".join(files)).hexdigest()
    (folder / "heading.json").write_text(json.dumps(heading))
    return folder


def test_wrong_claims_are_noticed(small: tuple[Path, Summary], tmp_path: Path) -> None:
    wrong = damaged(tmp_path / "distance", small[0], "distances.bytes", b"\x63")
    faults = verify(wrong, SMALL).faults
    assert {fault.code for fault in faults} == {"claim-exago"}
    # Its own shape, and those from which a turn leads there.
    assert len(faults) < 200

    twice = (small[0] / "shapes.words").read_bytes()[:16]
    with refused("claim-exago-shapes"):
        verify(damaged(tmp_path / "twice", small[0], "shapes.words", twice), SMALL)

    # Two tiles that do not touch: nothing leads there, and what is there leads nowhere.
    apart = (1 | 1 << 3).to_bytes(8, "little") + bytes(8)
    with refused("claim-exago-shapes"):
        verify(damaged(tmp_path / "apart", small[0], "shapes.words", apart), SMALL)


def test_files_that_only_look_like_solutions_are_named(
    small: tuple[Path, Summary], tmp_path: Path
) -> None:
    full = damaged(tmp_path / "full", small[0], "shapes.words", b"\xff" * 16)
    with refused("claim-exago-shapes"):
        verify(full, SMALL)
    words = (small[0] / "shapes.words").read_bytes()
    odd = damaged(tmp_path / "odd", small[0], "shapes.words", words[len(words) // 2 :] + b"x")
    with refused("claim-exago-shapes"):
        verify(odd, SMALL)
    for text in ("[]", "7", "{"):
        (odd / "heading.json").write_text(text)
        with refused("table-damaged"):
            verify(odd, SMALL)


def test_what_is_said_of_the_start_is_checked(small: tuple[Path, Summary], tmp_path: Path) -> None:
    other = damaged(tmp_path / "other", small[0], "shapes.words", b"")
    assert verify(other, SMALL, sample=1).faults == ()
    heading = json.loads((other / "heading.json").read_bytes())
    (other / "heading.json").write_text(json.dumps({**heading, "start": 0}))
    (fault,) = verify(other, SMALL, sample=1).faults
    assert fault.details["position"] == SMALL.position_text(SMALL.initial())


def test_damaged_and_other_tables_are_named(small: tuple[Path, Summary], tmp_path: Path) -> None:
    with refused("table-other"):
        verify(small[0], EARLY)
    with refused("table-other"):
        exago.solve(small[0], EARLY)
    with refused("table-missing"):
        verify(tmp_path, SMALL)
    with refused("table-missing"):
        Solution(tmp_path, SMALL)
    heading = (small[0] / "heading.json").read_bytes()
    (tmp_path / "heading.json").write_bytes(heading)
    with refused("table-unreadable"):
        verify(tmp_path, SMALL)
    for name in ("shapes.words", "distances.bytes"):
        (tmp_path / name).write_bytes((small[0] / name).read_bytes()[:-16])
    with refused("table-damaged"):
        verify(tmp_path, SMALL)
    unsound = json.loads(heading)
    for wrong in (b"{", b"[]", *(json.dumps({**unsound, **x}).encode() for x in UNSOUND)):
        (tmp_path / "heading.json").write_bytes(wrong)
        with refused("table-damaged"):
            exago.solve(tmp_path, SMALL)


def test_a_run_that_was_stopped_goes_on(small: tuple[Path, Summary], tmp_path: Path) -> None:
    for steps in (3, 9, 11):
        asked = count(1)
        assert exago.solve(tmp_path, SMALL, stop=lambda: next(asked) > steps) is None  # noqa: B023
        assert not read_heading(tmp_path, SMALL).get("finished")
    assert exago.solve(tmp_path, SMALL, threads=1) == small[1]
    names = {path.name for path in tmp_path.iterdir()}
    assert names == {"heading.json", "shapes.words", "distances.bytes"}


@pytest.mark.parametrize("lost", [0, 8])
def test_a_run_does_not_go_on_from_files_that_are_not_whole(tmp_path: Path, lost: int) -> None:
    asked = count(1)
    assert exago.solve(tmp_path, SMALL, stop=lambda: next(asked) > 11) is None
    assert read_heading(tmp_path, SMALL)["pass"] > 0
    file = tmp_path / "won.words"
    kept = file.read_bytes()[:-lost] if lost else b""
    file.write_bytes(kept)
    with refused("table-truncated"):
        exago.solve(tmp_path, SMALL)
    assert file.read_bytes() == kept


@pytest.mark.parametrize(
    "options",
    [{"players": "3"}, {"tiles": "3,4"}, {"tiles": "12"}, {"tiles": "1"}, {"reconnect": "on"}],
)
def test_games_that_are_not_solved_are_named(
    options: dict[str, str], small: tuple[Path, Summary], tmp_path: Path
) -> None:
    game = Exago({"size": "4", "tiles": "3", "line": "3", **options})
    with refused("exago-solver"):
        exago.solve(tmp_path / "none", game)
    assert not (tmp_path / "none").exists()
    # What was found for another game is not taken for theirs.
    with refused("exago-solver"):
        verify(small[0], game)
    with refused("exago-solver"):
        Solution(small[0], game)


def test_a_machine_that_is_too_small_says_so(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("fourfold.tables.machine._memory", lambda: 1000)
    with refused("solve-memory"):
        exago.solve(tmp_path / "none", SMALL)
    assert not (tmp_path / "none").exists()


def test_what_the_command_line_says(small: tuple[Path, Summary]) -> None:
    order = Order(SMALL, small[0], 1)
    solved = order_solved(order, lambda *told: None, lambda: False)
    assert solved is not None
    assert solved.result.arguments["kind"] == "win"
    assert solved.result.arguments["plies"] == 5
    assert len(solved.rows) == 2 * 3 + 1
    told = check(Doubt(SMALL, small[0], 100, 0), lambda *told: None)
    assert not told.faults
    with refused("exago-no-table"):
        check(Doubt(SMALL, None, 100, 0), lambda *told: None)
    with refused("exago-no-packing"):
        pack(SMALL, small[0], small[0] / "x", {}, lambda *told: None)


# Colourings as bits.


def bits(tiles: int, chosen: set[int]) -> np.ndarray[tuple[int], np.dtype[np.int64]]:
    words = np.zeros(max(1, (1 << tiles) // 64), np.uint64)
    for each in chosen:
        words[each // 64] |= np.uint64(1 << each % 64)
    return words.view(np.int64)


def chosen(tiles: int, words: np.ndarray[tuple[int], np.dtype[np.int64]]) -> set[int]:
    given = words.view(np.uint64)
    return {i for i in range(1 << tiles) if int(given[i // 64]) >> i % 64 & 1}


@pytest.mark.parametrize("later", [2, 3, 6, 7, 8, 9])
@pytest.mark.parametrize("tiles", [2, 3, 5, 6, 7, 8, 9])
def test_colourings_are_pulled_back(later: int, tiles: int) -> None:
    """Any order, any tile put down, any tiles gone: it is what the words say."""
    if later > tiles + 1:
        return
    rng = Random(10 * later + tiles)
    for _ in range(5):
        some = {i for i in range(1 << later) if rng.random() < 0.5}
        put, before = rng.randrange(later), rng.sample(range(tiles), tiles)
        # `before` names the tiles as they stand in `order`: the last has taken the place of `put`.
        places = [place for place in range(later) if place != put]
        stood = {place: put if place == later - 1 else place for place in places}
        expected = set()
        for colouring in range(1 << tiles):
            then = sum(1 << place for place in places if colouring >> before[stood[place]] & 1)
            if then in some:
                expected.add(colouring)
        room = np.zeros(1 << 9, np.int64)
        words = bits(later, some)
        room[: len(words)] = words
        pull(room, later, put, np.array(before), tiles)
        assert chosen(tiles, room) == expected


@pytest.mark.parametrize("tiles", [1, 3, 6, 8])
def test_colourings_are_turned_round(tiles: int) -> None:
    rng = Random(tiles)
    some = {i for i in range(1 << tiles) if rng.random() < 0.5}
    words = bits(tiles, some)
    turn_round(words, tiles)
    assert chosen(tiles, words) == {(1 << tiles) - 1 - i for i in some}
