"""The pipe: one answer for every line, whatever the line is."""

from __future__ import annotations

import io
import json
import signal
import subprocess
import sys
import tracemalloc
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from fourfold.cli.commands.rules import LONGEST_LINE, answer, serve

from .calling import COMMAND, PLAIN_WORLD, heed_ctrl_c, run

SAMPLE = Path(__file__).parent.parent / "data" / "rules_sample.jsonl"
START = {
    "position": "..../..../..../....",
    "to_move": 0,
    "outcome": None,
}


def ask(**question: Any) -> Any:
    """Ask one question and give the answer."""
    return answer(json.dumps(question).encode())


def error(**question: Any) -> tuple[str, int | None]:
    """Ask a wrong question and give the code and the index of the error."""
    found = ask(**question)
    assert list(found) == ["error"]
    assert set(found["error"]) == {"code", "message", "index"}
    assert found["error"]["message"]
    return found["error"]["code"], found["error"]["index"]


def test_every_sample_through_the_real_pipe() -> None:
    cases = [json.loads(line) for line in SAMPLE.read_text(encoding="utf-8").splitlines()]
    assert len(cases) == 204
    done = run("rules", typed=b"".join(json.dumps(case["in"]).encode() + b"\n" for case in cases))
    assert (done.returncode, done.stderr) == (0, b"")
    answers = [json.loads(line) for line in done.stdout.splitlines()]
    for case, found in zip(cases, answers, strict=True):
        expected = case["out"]
        outcome = found.pop("outcome")
        assert (outcome is not None) == expected.pop("over")
        assert (outcome["winner"] if outcome else None) == expected.pop("winner")
        assert found == expected


JUNK = {
    b"": "line-not-json",
    b"   ": "line-not-json",
    b"hello": "line-not-json",
    b"{": "line-not-json",
    b'{"game": "quantik"': "line-not-json",
    b"\x00\x00": "line-not-json",
    b"\xff\xfe\x00": "line-not-utf8",
    b'{"game": "\xc3\x28"}': "line-not-utf8",
    b"null": "line-not-object",
    b"[]": "line-not-object",
    b'"quantik"': "line-not-object",
    b"7": "line-not-object",
    b"NaN": "line-not-object",
    b"[" * 100_000: "line-too-much",
    b'{"game":' * 100_000: "line-too-much",
    b"9" * 5000: "line-too-much",
    b'{"game": "exago", "options": {"size": ' + b"9" * 5000 + b"}}": "line-too-much",
    b'{"game": "exago", "options": {"size": ' + b"9" * 4000 + b"}}": "option-number",
    b"{}": "line-key-missing",
    b'{"game": "quantik", "move": "Aa1"}': "line-key-unknown",
    b'{"game": "quantik", "\\ud800": 1}': "line-key-unknown",
    b'{"game": "\\ud800"}': "game-unknown",
    b'{"game": "quantik", "moves": ["\\udfff"]}': "move-unreadable",
    b'{"game": "quantik", "position": "\\u0000"}': "row-count",
    b"x" * LONGEST_LINE: "line-not-json",
    b"x" * (LONGEST_LINE + 1): "line-too-long",
    b"\xff" * 10_000_000: "line-too-long",
}


def test_one_answer_for_every_line_of_junk() -> None:
    question = b'{"game": "quantik"}'
    lines = [line for junk in JUNK for line in (junk, question)]
    done = run("rules", typed=b"\n".join(lines))  # the last line has no end
    assert (done.returncode, done.stderr) == (0, b"")
    assert done.stdout.isascii()
    answers = [json.loads(line) for line in done.stdout.splitlines()]
    assert len(answers) == len(lines)
    for code, wrong, right in zip(JUNK.values(), answers[::2], answers[1::2], strict=True):
        assert wrong["error"]["code"] == code
        assert wrong["error"]["index"] is None or code == "move-unreadable"
        assert START.items() <= right.items()


@pytest.mark.parametrize(
    ("question", "code", "index"),
    [
        ({"game": None}, "line-value", None),
        ({"game": ["quantik"]}, "line-value", None),
        ({"game": "quantic"}, "game-unknown", None),
        ({"game": "quantik", "options": []}, "line-value", None),
        ({"game": "quantik", "options": None}, "line-value", None),
        ({"game": "quantik", "options": {"size": 5}}, "option-unknown", None),
        ({"game": "quantik", "options": {"spec": "exago"}}, "option-unknown", None),
        ({"game": "exago", "options": {"size": True}}, "option-type", None),
        ({"game": "exago", "options": {"size": None}}, "option-type", None),
        ({"game": "exago", "options": {"size": 5.0}}, "option-type", None),
        ({"game": "exago", "options": {"size": []}}, "option-type", None),
        ({"game": "exago", "options": {"size": 8}}, "option-number", None),
        ({"game": "exago?size=5", "options": {"size": 5}}, "option-twice", None),
        ({"game": "quantik", "position": 7}, "line-value", None),
        ({"game": "quantik", "position": ""}, "row-count", None),
        ({"game": "quantik", "position": "Aa../..../..../...."}, "shapes-clash", None),
        ({"game": "quantik", "moves": None}, "line-value", None),
        ({"game": "quantik", "moves": "Aa1"}, "line-value", None),
        ({"game": "quantik", "moves": {"0": "Aa1"}}, "line-value", None),
        ({"game": "quantik", "moves": ["Aa1", 2]}, "line-value", 1),
        ({"game": "quantik", "moves": ["Aa1", None]}, "line-value", 1),
        ({"game": "quantik", "moves": ["Aa1", "Ba1"]}, "space-taken", 1),
        ({"game": "quantik", "moves": ["", "Aa1"]}, "move-unreadable", 0),
        ({"game": "quantik", "moves": ["Aa1", "Bb1", "Cc1", "Dd1", "Aa2"]}, "game-over", 4),
    ],
)
def test_wrong_questions(question: dict[str, Any], code: str, index: int | None) -> None:
    assert error(**question) == (code, index)


def test_what_is_left_out_is_empty() -> None:
    assert ask(game="qomet") == ask(game="qomet", options={}, position=None, moves=[])


def test_options_may_be_texts_or_numbers_or_stand_with_the_name() -> None:
    found = ask(game="exago", options={"players": 3, "size": "5"})
    assert found["position"] == "5/6/7/8/9/8/7/6/5 R R6,B6,Y6"
    assert found == ask(game="exago?players=3&size=5")


def test_a_position_and_moves_from_there() -> None:
    found = ask(game="quantik", position="..../..../..../AbC.", moves=["Dd1"])
    assert found == {
        "position": "..../..../..../AbCd",
        "to_move": 0,
        "legal": [],
        "outcome": {"winner": 1, "reason": "line"},
    }


ROUND = ["a1-d1", "g7-d7", "d1-a1", "d7-g7"]


def test_the_third_time_a_position_is_a_draw() -> None:
    before = ask(game="qomet", moves=["a1", "g7", *ROUND, *ROUND[:-1]])
    assert before["outcome"] is None
    found = ask(game="qomet", moves=["a1", "g7", *ROUND, *ROUND])
    assert found["outcome"] == {"winner": None, "reason": "repetition"}
    assert found["legal"] == []
    assert error(game="qomet", moves=["a1", "g7", *ROUND, *ROUND, "a1-d1"]) == ("game-over", 10)


def test_repetition_can_be_off() -> None:
    options = {"repetition": "off"}
    found = ask(game="qomet", options=options, moves=["a1", "g7", *ROUND * 9])
    assert found["outcome"] is None
    assert "a1-d1" in found["legal"]


@given(st.binary())
def test_any_bytes_are_answered_in_one_line(line: bytes) -> None:
    answers = io.BytesIO()
    serve(io.BytesIO(line), answers)
    said = answers.getvalue()
    assert said.count(b"\n") == line.count(b"\n") + (line[-1:] not in (b"", b"\n"))
    assert said.isascii()


values = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=5),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(), inner, max_size=3),
    max_leaves=4,
)
games = st.sampled_from(["quantik", "qomet", "exago", "exago?size=4"])
moves = st.sampled_from(["Aa1", "d4", "d4-d5", "f6", "f6-g7=a3", "pass", "", "é"])
options = st.dictionaries(st.sampled_from(["players", "size", "tiles", "spec"]), values | games)


@given(
    st.fixed_dictionaries(
        {"game": games | values},
        optional={
            "options": options | values,
            "position": st.text("/.AbLDRB0123456789 ,-", max_size=30) | values,
            "moves": st.lists(moves | values, max_size=4) | values,
        },
    )
)
def test_any_question_is_answered(question: dict[str, Any]) -> None:
    found = ask(**question)
    assert set(found) in ({"error"}, {"position", "to_move", "legal", "outcome"})


class _Drip(io.RawIOBase):
    """A stream that makes a very long line while it is read."""

    def __init__(self, length: int) -> None:
        self._left = length

    def readable(self) -> bool:
        return True

    def readinto(self, buffer: Any) -> int:
        count = min(len(buffer), self._left)
        self._left -= count
        buffer[:count] = b"[" * count
        return count


def test_a_line_without_end_is_never_held_in_memory() -> None:
    answers = io.BytesIO()
    tracemalloc.start()
    try:
        serve(io.BufferedReader(_Drip(64 * LONGEST_LINE)), answers)
        _, peak = tracemalloc.get_traced_memory()
    finally:
        tracemalloc.stop()
    assert json.loads(answers.getvalue())["error"]["code"] == "line-too-long"
    assert peak < 4 * LONGEST_LINE


def _start() -> subprocess.Popen[bytes]:
    return subprocess.Popen(
        [*COMMAND, "rules"],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        preexec_fn=heed_ctrl_c,
        env=PLAIN_WORLD,
    )


def test_each_answer_comes_before_the_next_question() -> None:
    with _start() as pipe:
        assert pipe.stdin
        assert pipe.stdout
        for move, count in (("Aa1", 53), ("nonsense", 0), ("Bb2", 53)):
            question = {"game": "quantik", "moves": [move]}
            pipe.stdin.write(json.dumps(question).encode() + b"\n")
            pipe.stdin.flush()
            assert len(json.loads(pipe.stdout.readline()).get("legal", [])) == count
        pipe.stdin.close()
        assert pipe.wait(60) == 0


def test_nothing_asked_nothing_answered() -> None:
    done = run("rules")
    assert (done.returncode, done.stdout, done.stderr) == (0, b"", b"")


@pytest.mark.skipif(sys.platform == "win32", reason="signals and pipes work differently there")
class TestEndings:
    """A reader that goes away and Ctrl-C end the pipe without a word."""

    def test_closed_output(self) -> None:
        with _start() as pipe:
            assert pipe.stdin
            assert pipe.stdout
            assert pipe.stderr
            pipe.stdout.close()
            pipe.stdin.write(b'{"game": "quantik"}\n' * 10)
            pipe.stdin.close()
            assert pipe.wait(60) == 141
            assert pipe.stderr.read() == b""

    def test_interrupt(self) -> None:
        with _start() as pipe:
            assert pipe.stdin
            assert pipe.stdout
            assert pipe.stderr
            pipe.stdin.write(b'{"game": "quantik"}\n')
            pipe.stdin.flush()
            pipe.stdout.readline()  # now it is certainly waiting for the next line
            pipe.send_signal(signal.SIGINT)
            assert pipe.wait(60) == 130
            assert pipe.stderr.read() == b""
