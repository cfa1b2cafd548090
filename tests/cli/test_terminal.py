"""What only a terminal has: completion, questions, Ctrl-C and Ctrl-D."""

from __future__ import annotations

import os
import select
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextvars import copy_context
from pathlib import Path
from typing import IO, NamedTuple

import pytest
from prompt_toolkit.application import AppSession, create_app_session
from prompt_toolkit.buffer import Buffer
from prompt_toolkit.completion import CompleteEvent
from prompt_toolkit.document import Document
from prompt_toolkit.input import PipeInput, create_pipe_input
from prompt_toolkit.output import DummyOutput

from fourfold import registered
from fourfold.cli.playing.completion import OfferCompleter, TerminalLines
from fourfold.cli.playing.prompt import Offers
from fourfold.cli.playing.questions import ask_game, ask_players
from fourfold.cli.terminal.screen import Screen
from fourfold.i18n import words

from .calling import COMMAND, PLAIN_WORLD

OFFERS = Offers(
    moves=["Aa1", "Aa2", "Bb1"],
    commands=["moves", "save", "undo"],
    with_move=["moves", "coups"],
    with_file=["save"],
)


def completed(text: str) -> list[str]:
    """Give what a text can become."""
    found = OfferCompleter(OFFERS).get_completions(Document(text), CompleteEvent())
    return [text[: len(text) + each.start_position] + each.text for each in found]


def test_moves_and_commands_are_completed_in_any_case() -> None:
    assert completed("") == [*OFFERS.moves, *OFFERS.commands]
    assert completed("a") == ["Aa1", "Aa2"]
    assert completed("AA1") == ["Aa1"]
    assert completed("U") == ["undo"]
    assert completed("x") == []


def test_arguments_are_completed(tmp_path: Path) -> None:
    assert completed("moves b") == ["moves Bb1"]
    assert completed("coups A") == ["coups Aa1", "coups Aa2"]
    assert completed("undo ") == []
    (tmp_path / "game.txt").touch()
    assert completed(f"save {tmp_path}/ga") == [f"save {tmp_path}/game.txt"]


class Keyboard(NamedTuple):
    """Keys for a prompt, and what the prompt makes of them."""

    keys: PipeInput
    session: AppSession

    def type(self, keys: str) -> str:
        """Type at the prompt and give the line that comes of it."""
        self.keys.send_text(keys)
        return TerminalLines(colour=False).ask("> ", OFFERS)

    def complete(self, start: str) -> str:
        """Type the start of a line, Tab and Enter, each when the one before has had its effect."""
        with ThreadPoolExecutor() as other:
            line = other.submit(copy_context().run, self.type, start)
            self._wait(lambda buffer: buffer.complete_state is not None)
            self.keys.send_text("\t")
            self._wait(lambda buffer: buffer.text != start)
            self.keys.send_text("\r")
            return line.result()

    def _wait(self, condition: Callable[[Buffer], bool]) -> None:
        for _ in range(3000):
            app = self.session.app
            if app and condition(app.current_buffer):
                return
            time.sleep(0.01)
        self.keys.send_text("\x03")
        pytest.fail("nothing was completed")


@pytest.fixture
def keyboard() -> Iterator[Keyboard]:
    with (
        create_pipe_input() as keys,
        create_app_session(input=keys, output=DummyOutput()) as session,
    ):
        yield Keyboard(keys, session)


def test_tab_completes_what_is_typed(keyboard: Keyboard) -> None:
    assert keyboard.complete("b") == "Bb1"
    assert keyboard.complete("un") == "undo"
    assert keyboard.complete("moves a") == "moves Aa1"


def test_spaces_around_a_line_do_not_count(keyboard: Keyboard) -> None:
    assert keyboard.type(" Aa2 \r") == "Aa2"


def test_ctrl_c_and_ctrl_d_are_passed_on(keyboard: Keyboard) -> None:
    with pytest.raises(KeyboardInterrupt):
        keyboard.type("Aa\x03")
    with pytest.raises(EOFError):
        keyboard.type("\x04")


class Answers:
    """Somebody who gives prepared answers."""

    def __init__(self, *lines: str) -> None:
        self.left = list(lines)

    def ask(self, question: str, offers: Offers = OFFERS) -> str:
        return self.left.pop(0)


@pytest.fixture
def screen() -> Screen:
    return Screen(words("en"), ascii_only=True, no_color=True)


@pytest.mark.parametrize(
    ("lines", "game"),
    [
        ([""], "exago"),
        (["3"], "quantik"),
        (["Quantik"], "quantik"),
        (["QO"], "qomet"),
        (["0", str(len(registered()) + 1), "q", "chess", "2"], "qomet"),
    ],
)
def test_asking_for_the_game(screen: Screen, lines: list[str], game: str) -> None:
    answers = Answers(*lines)
    assert ask_game(screen, answers) == game
    assert answers.left == []


@pytest.mark.parametrize(
    ("seats", "lines", "players"),
    [
        ((2, 2), ["1"], ["?", "?"]),
        ((2, 2), ["3"], ["?", "random"]),
        ((2, 2), ["2", ""], ["?", "level1"]),
        ((2, 2), ["2", "10"], ["?", "level10"]),
        ((2, 2), ["2", "0", "11", "oracle"], ["?", "level10"]),
        ((2, 2), [""], ["?", "?"]),
        ((2, 6), ["4", "3"], ["?", "random", "random", "random"]),
        ((2, 6), ["3", "2", "5"], ["?", "level5", "level5"]),
        ((2, 6), ["", ""], ["?", "?"]),
        ((2, 6), ["1", "7", "three", "3", "1"], ["?", "?", "?"]),
    ],
)
def test_asking_for_the_players(
    screen: Screen, seats: tuple[int, int], lines: list[str], players: list[str]
) -> None:
    answers = Answers(*lines)
    assert ask_players(screen, answers, *seats) == players
    assert answers.left == []


@pytest.mark.skipif(sys.platform == "win32", reason="needs a pseudo-terminal")
class TestRealTerminal:
    """The real command on a pseudo-terminal, typing only when it asks."""

    @pytest.fixture
    def terminal(self) -> Iterator[_Terminal]:
        with _Terminal("play") as terminal:
            yield terminal

    def test_from_the_first_question_to_the_end_of_a_game(self, terminal: _Terminal) -> None:
        terminal.read_until("Which game?")
        terminal.answer("Number [1]:", "quan\r")
        terminal.read_until("Who plays?")
        terminal.answer("Number [1]:", "1\r")
        for colour, move in zip(["Light", "Dark"] * 2, ["aa1", "bb1", "cc1", "dd1"], strict=True):
            terminal.answer(f"{colour}, your turn>", f"{move}\r")
        terminal.read_until("Dark wins: a line holds all four shapes.")
        terminal.answer("quit>", "quit\r")
        assert terminal.wait() == 0

    def test_ctrl_d_leaves_the_questions(self, terminal: _Terminal) -> None:
        terminal.read_until("Which game?")
        terminal.answer("Number [1]:", "\x04")
        assert terminal.wait() == 0

    def test_ctrl_c_in_the_middle_of_a_game(self, terminal: _Terminal) -> None:
        terminal.read_until("Which game?")
        terminal.answer("Number [1]:", "3\r")
        terminal.read_until("Who plays?")
        terminal.answer("Number [1]:", "1\r")
        terminal.answer("Light, your turn>", "Aa1\r")
        terminal.answer("Dark, your turn>", "\x03")
        terminal.read_until("1. Aa1")
        assert terminal.wait() == 130


class _Terminal:
    """A process on a pseudo-terminal."""

    def __init__(self, *arguments: str) -> None:
        import pty  # which Windows lacks

        self._ours, theirs = pty.openpty()
        self._process = subprocess.Popen(
            [*COMMAND, *arguments],
            stdin=theirs,
            stdout=theirs,
            stderr=theirs,
            close_fds=True,
            env={**PLAIN_WORLD, "TERM": "xterm", "PROMPT_TOOLKIT_NO_CPR": "1"},
        )
        os.close(theirs)
        self._screen: IO[bytes] = os.fdopen(self._ours, "r+b", buffering=0)
        self._seen = ""

    def __enter__(self) -> _Terminal:
        return self

    def __exit__(self, *_: object) -> None:
        self._process.kill()
        self._process.wait()
        self._screen.close()

    def read_until(self, text: str) -> None:
        """Read what is printed until this text is there, and forget it."""
        while text not in self._seen:
            data = self._read()
            assert data, f"{text!r} never came; left was {self._seen!r}"
            self._seen += data.decode("utf-8", "replace")
        self._seen = self._seen.partition(text)[2]

    def answer(self, question: str, keys: str) -> None:
        """Wait for a question and type an answer."""
        self.read_until(question)
        self._screen.write(keys.encode())

    def wait(self) -> int:
        """Read what is left and give the exit status."""
        while self._read():
            pass
        return self._process.wait(60)

    def _read(self) -> bytes:
        """Read a little; nothing when the other side has closed or has been silent for long."""
        readable, _, _ = select.select([self._screen], [], [], 60)
        try:
            return self._screen.read(4096) if readable else b""
        except OSError:  # which is how Linux says that the other side has closed
            return b""
