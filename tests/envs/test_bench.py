"""`fourfold bench --research`: what is measured. How fast anything is, no test asks."""

from __future__ import annotations

import json
import sys

import pytest

from fourfold.bench import measures
from fourfold.bench.peers import research
from fourfold.bench.timing import Effort
from fourfold.envs.batch import Batch
from fourfold.i18n import words
from tests.cli.calling import call, complaint

PEERS = ("pettingzoo", "pettingzoo.classic.connect_four_v3", "pygame", "pyspiel", "pgx")


@pytest.fixture(autouse=True)
def small(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(research, "SIZE", 64)


def block(monkeypatch: pytest.MonkeyPatch, *, but: str = "") -> None:
    """Make the peers impossible to import, whether they are installed or not."""
    for name in PEERS:
        if name != but:
            monkeypatch.setitem(sys.modules, name, None)


@pytest.mark.filterwarnings("default")
def test_beside_those_who_are_installed(monkeypatch: pytest.MonkeyPatch) -> None:
    pytest.importorskip("pyspiel")
    block(monkeypatch, but="pyspiel")
    answer = call("bench", "--research", "--quick", "--json")
    assert answer.status == 0
    found = json.loads(answer.out)
    specs, turns = research.cases()
    ours = {*specs, *turns.values()}
    peers = {"openspiel-python", "openspiel-stepped", "openspiel-connect-four"}
    batches = [each for each in found["figures"] if each["measure"] == "batches"]
    assert {(each["case"], each["against"]) for each in batches} == {
        (case, peer) for case in ours for peer in peers
    }
    observed = [each for each in found["figures"] if each["measure"] == "observed"]
    assert {(each["case"], each["against"]) for each in observed} == {
        (case, "unobserved") for case in specs
    }
    for figure in found["figures"]:
        assert figure["value"] > 0
        assert figure["ratio"] == pytest.approx(figure["value"] / figure["against_value"])
    by_case = {each["case"]: each["value"] for each in batches}
    # A turn takes one pick or more.
    assert by_case["exago-2"] <= by_case["exago-picks-2"]
    assert found["missing"] == ["pettingzoo", "pygame", "pgx"]


def test_who_is_missing_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    block(monkeypatch)
    answer = call("bench", "--research", "--quick")
    assert answer.status == 0
    last = "To compare with other libraries as well: pip install pettingzoo pygame open_spiel pgx"
    assert answer.out.splitlines()[-1] == last


def test_names_are_those_of_research() -> None:
    says = complaint("bench", "--research", "--only", "rules")
    names = "batches, observed, pettingzoo, openspiel, cuda, cuda-observed"
    assert says == f"“rules” cannot be measured; what can be is {names}."


def test_one_game_at_a_time_beside_connect_four(monkeypatch: pytest.MonkeyPatch) -> None:
    pytest.importorskip("pettingzoo")
    pytest.importorskip("pyspiel")
    monkeypatch.setattr(research, "_connect_four", lambda: lambda: 10)
    monkeypatch.setattr(research, "ROUNDS", 1)
    for measure in (research.in_pettingzoo, research.in_openspiel):
        figures = list(measure(Effort(turns=1, seconds=0.001, sample=1)))
        assert [figure.case for figure in figures] == list(research.cases()[0])
        assert {figure.against for figure in figures} == {"pettingzoo-connect-four"}
        assert all(figure.value > 0 for figure in figures)


def test_everything_has_words() -> None:
    specs, turns = research.cases()
    cases = {*specs, *turns.values(), "pettingzoo-connect-four", "unobserved", "two-cores"}
    for language in ("en", "fr"):
        assert "--research" in call("bench", "--help", "--lang", language).out
        for case in (*cases, "openspiel-python", "openspiel-stepped", "pgx-connect-four"):
            assert words(language)(f"bench-case-{case}")
        for name in measures.research().measures:
            assert words(language)(f"bench-{name}")


def test_steps_and_turns_are_counted() -> None:
    batch = Batch("exago?size=4&tiles=1&line=3", 64)
    assert research._steps(batch) == 64 * research.STEPS
    fresh = Batch("quantik", 64)
    assert research._turns(fresh) == 64 * research.STEPS
