"""`fourfold bench`: what is measured and how it is told. How fast anything is, no test asks."""

from __future__ import annotations

import json
import re
import sys
from collections.abc import Iterator
from contextlib import nullcontext
from typing import Any
from unittest.mock import patch

import pytest

from fourfold.bench import levels, library, start, timing
from fourfold.bench.kernels import play
from fourfold.bench.positions import sample
from fourfold.bench.registry import measured as games_measured
from fourfold.bench.timing import Effort, Figure, rates, times
from fourfold.cli.commands.bench import with_unit
from fourfold.i18n import words
from fourfold.kernels import jit
from fourfold.rules import load
from tests.truth import perft_cases

from .calling import call, complaint

NAMES = ("rules", "kernels", "library", "cores", "probe", "levels", "start", "peers", "steps")
NOBODY = {"pyspiel": None, "pgx": None}
"""Modules that cannot be imported, whether they are installed or not."""


def measured(*names: str) -> dict[str, Any]:
    only = [word for name in names for word in ("--only", name)]
    answer = call("bench", "--quick", "--json", *only)
    assert answer.status == 0
    assert answer.out.count("\n") == 1
    found: dict[str, Any] = json.loads(answer.out)
    assert found["quick"] is True
    for figure in found["figures"]:
        ours, theirs = figure["value"], figure["against_value"]
        assert ours > 0
        assert theirs > 0
        times = theirs / ours if figure["unit"] in ("s", "B") else ours / theirs
        assert figure["ratio"] == pytest.approx(times)
    return found


def by_case(found: dict[str, Any]) -> dict[str, Any]:
    return {figure["case"]: figure for figure in found["figures"]}


def test_plain_rules_are_held_to_their_limits() -> None:
    figures = by_case(measured("rules"))
    limits = {case: figure["against_value"] for case, figure in figures.items()}
    assert limits == {
        "quantik": 0.0001,
        "qomet": 0.0003,
        "exago-middle": 0.002,
        "exago-duty": 0.025,
    }
    for figure in figures.values():
        assert (figure["against"], figure["unit"], figure["amount"]) == ("limit", "s", 10)


def test_kernels_and_rules_count_the_leaves_of_the_truth_files() -> None:
    counts = {
        case.spec: case.counts
        for game in ("quantik", "qomet", "exago")
        for case in perft_cases(game)
        if case.position is None
    }
    figures = by_case(measured("kernels"))
    assert {case: figure["amount"] for case, figure in figures.items()} == {
        "quantik": counts["quantik"][2],
        "qomet": counts["qomet"][2],
        "exago-2": counts["exago"][4],
        "exago-3": counts["exago?players=3"][4],
    }
    assert {figure["unit"] for figure in figures.values()} == {"leaves/s"}


@pytest.mark.parametrize("name", ["quantik", "qomet", "exago"])
def test_one_core_and_two_play_the_same_games(name: str) -> None:
    assert play(name, threads=1) == play(name, threads=2)


def test_the_library_beside_others() -> None:
    pytest.importorskip("numba")
    # Beside itself: to compile everything with Numba takes longer than all other measuring.
    with patch.object(jit, "compiled_by_numba", nullcontext), patch.object(library, "_TURNS", 1):
        every = measured("library")["figures"]
    assert {each["against"] for each in every} <= {"compiled", "older"}
    figures = [each for each in every if each["against"] == "compiled"]
    cases = [(each["case"], each["unit"]) for each in figures]
    assert {"quantik", "qomet", "exago-2", "exago-3"} <= {c for c, u in cases if u == "leaves/s"}
    assert [c for c, u in cases if u == "games/s"] == ["quantik", "qomet", "exago"]
    assert {"values", "early", "distance"} <= {c for c, u in cases if u == "s"}


def test_the_library_beside_numba() -> None:
    pytest.importorskip("numba")
    smallest = {"quantik": games_measured()["quantik"]}
    with patch.object(library, "measured", lambda: smallest), patch.object(library, "_TURNS", 1):
        figures = measured("library")["figures"]
    units = {each["unit"] for each in figures if each["against"] == "compiled"}
    assert {"leaves/s", "games/s"} <= units


@pytest.mark.slow
def test_the_start_of_processes(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(start, "TURNS", 1)
    figures = by_case(measured("start"))
    against = {case: figure["against"] for case, figure in figures.items()}
    seconds = dict.fromkeys(("quantik", "qomet", "exago"), "second")
    assert against == seconds | dict.fromkeys(("engine", "analysis", "memory"), "limit")
    assert figures["memory"]["unit"] == "B"


def test_cores() -> None:
    found = measured("cores")
    assert list(by_case(found)) == ["quantik", "qomet", "exago"]
    for case, figure in by_case(found).items():
        tally = play(case)
        assert figure["amount"] == sum(tally.wins) + tally.unfinished
        assert (figure["against"], figure["unit"]) == ("one-core", "games/s")


def test_probing() -> None:
    figures = by_case(measured("probe"))
    pairs = {case: figure["against"] for case, figure in figures.items()}
    assert pairs == {
        "values": "listing",
        "early": "search",
        "distance": "listing",
        "tables": "numpy",
    }
    assert figures["values"]["amount"] == figures["distance"]["amount"] == 50


def test_levels(monkeypatch: pytest.MonkeyPatch) -> None:
    cases = {"quantik": "quantik", "exago-3": "exago?players=3&size=4&tiles=3&line=3"}
    monkeypatch.setattr(levels, "cases", lambda: cases)
    figures = measured("levels")["figures"]
    assert [(each["case"], each["level"]) for each in figures] == [
        (case, level) for case in cases for level in (1, 10)
    ]
    for figure in figures:
        assert (figure["against"], figure["against_value"], figure["unit"]) == ("limit", 2, "s")
    shown = call("bench", "--quick", "--only", "levels").out
    assert re.search(
        r"^  Exago, three players, level 10 +[\d.]+ [µm]?s  the limit", shown, re.MULTILINE
    )


def test_positions_for_levels_reach_from_few_moves_to_the_most() -> None:
    game = load("quantik")
    states = sample(game, 60)
    counts = [len(game.legal_moves(state)) for state in states]
    chosen = levels._from_few_moves_to_many(game, states, 5)
    found = [len(game.legal_moves(state)) for state in chosen]
    assert len(found) == 5
    assert found == sorted(found, reverse=True)
    assert found[0] == max(counts)
    assert found[-1] < min(found[0], sum(counts) / len(counts))
    assert len(levels._from_few_moves_to_many(game, states, 0)) == 1


def test_missing_peers_are_named_and_the_rest_goes_on() -> None:
    with patch.dict(sys.modules, NOBODY):
        answer = call("bench", "--quick", *("--only", "peers"), *("--only", "kernels"))
        found = measured("peers", "steps")
    assert answer.status == 0
    assert answer.out.endswith(
        "\n\nTo compare with other libraries as well: pip install open_spiel pgx\n"
    )
    assert "Counting sequences of moves" in answer.out
    assert "Whole random games" not in answer.out
    assert (found["figures"], found["missing"]) == ([], ["open_spiel", "pgx"])


def test_nobody_is_missed_who_was_not_asked_for() -> None:
    with patch.dict(sys.modules, NOBODY):
        assert measured("cores")["missing"] == []


@pytest.mark.filterwarnings("default")
def test_openspiel() -> None:
    pytest.importorskip("pyspiel")
    with patch.dict(sys.modules, {"pgx": None}):
        found = measured("peers", "steps")
    ours, theirs = {"quantik", "qomet", "exago"}, {"openspiel-connect-four", "openspiel-pentago"}
    pairs = {(each["measure"], each["case"], each["against"]) for each in found["figures"]}
    assert pairs == {(m, a, b) for m in ("peers", "steps") for a in ours for b in theirs}
    assert found["missing"] == ["pgx"]


@pytest.mark.filterwarnings("default")
def test_pgx() -> None:
    pytest.importorskip("pgx")
    with patch.dict(sys.modules, {"pyspiel": None}):
        found = measured("peers")
    assert {each["against"] for each in found["figures"]} == {"pgx-connect-four"}
    assert list(by_case(found)) == ["quantik", "qomet", "exago"]


def test_the_table_for_people() -> None:
    answer = call("bench", "--quick", "--only", "rules", "--only", "cores")
    assert answer.status == 0
    machine, *tables = answer.out.split("\n\n")
    assert re.fullmatch(r"Fourfold \S+, Python [\d.]+\S*, .+, (one core|\d+ cores)", machine)
    rules, cores = (table.splitlines() for table in tables)
    assert rules[0] == "Legal moves of a position by the plain rules, median"
    assert re.fullmatch(r"  What +Figure  Compared with +Figure  Times as fast", rules[1])
    assert len(rules) == 2 + 4
    assert re.fullmatch(r"  Quantik +[\d.]+ [µm]s  the limit +100 µs +[\d.,]+", rules[2])
    assert len(cores) == 2 + 3
    rate = r"[\d.]+ [kM] games/s"
    assert re.fullmatch(rf"  Quantik +{rate}  one core +{rate} +[\d.,]+", cores[2])
    assert len({len(line) for line in cores[1:]}) == 1


def test_french() -> None:
    answer = call("bench", "--quick", "--only", "rules", "--lang", "fr")
    assert re.search(
        r"^  Qomet +[\d,]+ [µm]s  la limite +300 µs +[\d,]+$", answer.out, re.MULTILINE
    )


def test_every_name_is_in_the_help_and_has_words() -> None:
    for language in ("en", "fr"):
        shown = call("bench", "--help", "--lang", language).out
        for name in NAMES:
            assert name in shown
            assert words(language)(f"bench-{name}")


def test_what_cannot_be_measured() -> None:
    says = complaint("bench", "--only", "weight")
    assert says == f"“weight” cannot be measured; what can be is {', '.join(NAMES)}."
    assert "“a”" in complaint("bench", "--only", "rules", "--only", "a")


def test_the_best_turn_counts(monkeypatch: pytest.MonkeyPatch) -> None:
    now = 0.0
    monkeypatch.setattr(timing, "perf_counter", lambda: now)

    def slow_at_first(times: Iterator[float]) -> int:
        nonlocal now
        now += next(times)
        return 12

    one, two = iter([9.0, 6.0, 3.0, 4.0]), iter([9.0, 1.0, 1.0, 2.0, 2.0])
    works = [lambda: slow_at_first(one), lambda: slow_at_first(two)]
    # The first call of each, where kernels are compiled, does not count. Then the first takes 6, 3
    # and 4 seconds; the second 1 + 1, which together fill a turn, then 2 and 2.
    assert rates(works, Effort(turns=3, seconds=2, sample=0)) == [4, 12]


def test_more_is_faster_in_rates_and_slower_in_times() -> None:
    assert Figure("a", 6, "b", 2, "plies/s", 1).ratio == 3
    assert Figure("a", 6, "b", 2, "s", 1).ratio == pytest.approx(1 / 3)


@pytest.mark.parametrize(
    ("value", "unit", "english", "french"),
    [
        (0.0000834, "s", "83.4 µs", "83,4 µs"),
        (0.002, "s", "2 ms", "2 ms"),
        (1.5, "s", "1.5 s", "1,5 s"),
        (3e-12, "s", "0.003 ns", "0,003 ns"),
        (163_400_000, "B", "163 MB", "163 Mo"),
        (412, "games/s", "412 games/s", "412 parties/s"),
        (1_234_567, "plies/s", "1.23 M moves/s", "1,23 M coups/s"),
        (10_800_000_000, "leaves/s", "10.8 G leaves/s", "10,8 G feuilles/s"),
        (5e12, "leaves/s", "5,000 G leaves/s", "5\N{NARROW NO-BREAK SPACE}000 G feuilles/s"),
    ],
)
def test_units(value: float, unit: timing.Unit, english: str, french: str) -> None:
    assert with_unit(words("en"), value, unit) == english
    assert with_unit(words("fr"), value, unit) == french


def test_samples_are_games_going_on_and_always_the_same() -> None:
    game = load("exago?size=4&tiles=3&line=3")
    states = sample(game, 30, lambda state: not any(state.hands))
    assert len(states) == 30
    for state in states:
        assert game.legal_moves(state)
        assert not any(state.hands)
    assert sample(game, 30, lambda state: not any(state.hands)) == states


def test_an_interruption_does_not_count(monkeypatch: pytest.MonkeyPatch) -> None:
    now = 0.0
    monkeypatch.setattr(timing, "perf_counter", lambda: now)
    taken = iter([5.0, 2.0, 3.0, 0.5, 0.25, 1.0, 4.0, 4.0, 4.0, 9.0, 7.0, 8.0])

    def answer(question: str) -> None:
        nonlocal now
        now += next(taken)

    # Both ways answer the first question, then both the second, three times each.
    assert times([answer, answer], "ab") == [[2, 4], [0.25, 7]]
