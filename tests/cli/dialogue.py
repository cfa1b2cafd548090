"""Talking with the command line as a process, line by line."""

from __future__ import annotations

import json
import signal
import subprocess
from threading import Timer
from types import TracebackType
from typing import Any

from fourfold.i18n import words

from .calling import COMMAND, PLAIN_WORLD, heed_ctrl_c

_LONGEST = 120.0
"""Seconds after which a process that hangs is killed, so that the test fails and goes on."""


def is_quiet(complaints: bytes) -> bool:
    """Say whether nothing was complained; that kernels are compiled may be told."""
    return complaints.decode().replace(words("en")("fast-compiling") + "\n", "") == ""


class Dialogue:
    """A command that reads lines and writes lines."""

    def __init__(self, *arguments: str, **environment: str) -> None:
        self.process = subprocess.Popen(
            [*COMMAND, *arguments],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            preexec_fn=heed_ctrl_c,
            env={**PLAIN_WORLD, **environment},
        )
        self._guard = Timer(_LONGEST, self.process.kill)
        self._guard.start()

    def __enter__(self) -> Dialogue:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self._guard.cancel()
        self.process.kill()
        self.process.wait()
        for stream in (self.process.stdin, self.process.stdout, self.process.stderr):
            assert stream
            if not stream.closed:
                stream.close()

    def say(self, *lines: str) -> None:
        """Send lines."""
        assert self.process.stdin
        self.process.stdin.write("".join(f"{line}\n" for line in lines).encode())
        self.process.stdin.flush()

    def hear(self) -> str:
        """Give the next line that is said."""
        assert self.process.stdout
        line = self.process.stdout.readline().decode()
        assert line.endswith("\n"), "it has ended or hangs"
        return line[:-1]

    def until(self, start: str) -> list[str]:
        """Give all lines up to the first one that starts like this."""
        heard = [self.hear()]
        while not heard[-1].startswith(start):
            heard.append(self.hear())
        return heard

    def ask(self, line: str, start: str) -> str:
        """Send a line and give the one that answers it, which starts like this."""
        self.say(line)
        return self.until(start)[-1]

    def request(self, **asked: Any) -> None:
        """Send a line of JSON."""
        self.say(json.dumps(asked))

    def answer(self) -> dict[str, Any]:
        """Give the next line of JSON."""
        found = json.loads(self.hear())
        assert isinstance(found, dict)
        return found

    def end_input(self) -> None:
        """Say that nothing more comes."""
        assert self.process.stdin
        self.process.stdin.close()

    def rest(self) -> tuple[int, str]:
        """Wait for the end; give the status and the lines not heard yet. Nothing was complained."""
        assert self.process.stdout
        assert self.process.stderr
        out = self.process.stdout.read().decode()
        assert is_quiet(self.process.stderr.read())
        return self.process.wait(), out

    def interrupt(self, number: int = signal.SIGINT) -> None:
        """Press Ctrl-C, or send another signal."""
        self.process.send_signal(number)
