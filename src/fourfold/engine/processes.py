"""Processes that were started by us: how they give way to others, and how they are ended."""

from __future__ import annotations

import os
import signal
import subprocess
from contextlib import suppress


def give_way(pid: int, niceness: int) -> None:
    """Let a process have less of the processor than we have, where systems know that."""
    if niceness and hasattr(os, "setpriority"):
        with suppress(OSError):
            os.setpriority(os.PRIO_PROCESS, pid, os.nice(0) + niceness)


def kill_group(process: subprocess.Popen[bytes]) -> None:
    """Kill the leader of a group of processes, if it is still there, and what it has started."""
    if process.poll() is not None:
        return
    # It may end by itself just now.
    with suppress(ProcessLookupError):
        if hasattr(os, "killpg"):
            os.killpg(process.pid, signal.SIGKILL)
        else:
            process.kill()
