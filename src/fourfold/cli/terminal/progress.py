"""Long work in the terminal: a progress bar, and a polite end when somebody presses Ctrl-C."""

from __future__ import annotations

import signal
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from types import FrameType
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from rich.progress import Progress

Show = Callable[[str, int, int], None]
"""Shows a label, how much is done, and how much there is."""


@contextmanager
def progress_bar() -> Iterator[Show]:
    """Yield a function that shows progress on standard error if it is a terminal.

    Without Rich nothing is shown.
    """
    bar = _rich_progress()
    if bar is None:
        yield lambda label, done, total: None
        return
    with bar:
        task = bar.add_task("", total=None)

        def show(label: str, done: int, total: int) -> None:
            bar.update(task, description=label, completed=done, total=total)

        yield show


def _rich_progress() -> Progress | None:
    try:
        from rich.console import Console
        from rich.progress import (
            BarColumn,
            Progress,
            TaskProgressColumn,
            TextColumn,
            TimeRemainingColumn,
        )
    except ModuleNotFoundError:
        return None
    console = Console(stderr=True)
    return Progress(
        TextColumn("{task.description}", markup=False),
        BarColumn(),
        TaskProgressColumn(),
        TimeRemainingColumn(),
        console=console,
        disable=not console.is_terminal,
        transient=True,
    )


class CompilingBar:
    """Shows how far kernels are that are compiled in the middle of something else."""

    def __init__(self, label: Callable[[], str]) -> None:
        self._label, self._bar = label, ExitStack()
        self._show: Show | None = None

    def __call__(self, done: int, needed: int) -> None:
        """Show the bar until all is ready."""
        if done == needed:
            self._bar.close()
            self._show = None
            return
        if self._show is None:
            self._show = self._bar.enter_context(progress_bar())
        self._show(self._label(), done, needed)


@contextmanager
def polite_stop() -> Iterator[Callable[[], bool]]:
    """Give what says whether Ctrl-C was pressed; pressed twice, it interrupts as usual."""
    pressed = False

    def press(number: int, frame: FrameType | None) -> None:
        nonlocal pressed
        pressed = True
        signal.signal(signal.SIGINT, signal.default_int_handler)

    before = signal.signal(signal.SIGINT, press)
    try:
        yield lambda: pressed
    finally:
        signal.signal(signal.SIGINT, before)
