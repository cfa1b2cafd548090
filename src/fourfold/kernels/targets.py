"""The processors and systems that kernels are built for, each with its names in other programs."""

from __future__ import annotations

import platform
import re
import sys
from typing import NamedTuple

_NOT_IN_BROWSERS = re.compile(r"fourfold\.(envs|games\.\w+\.(batch|solver|verify))\.")
"""Kernels of solvers and of batches: nobody calls them there, and everybody would fetch them."""


class Target(NamedTuple):
    """A processor and a system."""

    name: str
    """What the files of its library are called."""
    suffix: str
    triple: str
    """What LLVM calls it."""
    cpu: str
    """The oldest processor that its library runs on."""
    newer: str
    """The processor that a second set of the same kernels is made for, if that is any faster."""
    zig: str
    """What the linker calls it; nothing for a side module of Pyodide."""
    tag: str
    """The end of the names of wheels; none carries a side module."""

    def has(self, kernel: str) -> bool:
        """Say whether a kernel belongs into its library."""
        return bool(self.zig) or not _NOT_IN_BROWSERS.match(kernel)


TARGETS = {
    target.name: target
    for target in (
        Target(
            "linux-x86_64",
            ".so",
            "x86_64-unknown-linux-gnu",
            "x86-64",
            "x86-64-v3",
            "x86_64-linux-gnu.2.17",
            "manylinux_2_17_x86_64.manylinux2014_x86_64.musllinux_1_1_x86_64",
        ),
        Target(
            "linux-aarch64",
            ".so",
            "aarch64-unknown-linux-gnu",
            "generic",
            "",
            "aarch64-linux-gnu.2.17",
            "manylinux_2_17_aarch64.manylinux2014_aarch64.musllinux_1_1_aarch64",
        ),
        Target(
            "macos-arm64",
            ".dylib",
            "arm64-apple-macos11",
            "apple-m1",
            "",
            "aarch64-macos.11.0",
            "macosx_11_0_arm64",
        ),
        Target(
            "macos-x86_64",
            ".dylib",
            "x86_64-apple-macos11",
            "x86-64",
            "x86-64-v3",
            "x86_64-macos.11.0",
            "macosx_11_0_x86_64",
        ),
        Target(
            "windows-x86_64",
            ".dll",
            "x86_64-pc-windows-gnu",
            "x86-64",
            "x86-64-v3",
            "x86_64-windows-gnu",
            "win_amd64",
        ),
        Target("wasm32", ".so", "wasm32-unknown-emscripten", "generic", "", "", ""),
    )
}

_SYSTEMS = {"linux": "linux", "darwin": "macos", "win32": "windows"}
_MACHINES = {"amd64": "x86_64", "x64": "x86_64"}
_ALIKE = {"linux-arm64": "linux-aarch64", "macos-aarch64": "macos-arm64"}


def here() -> str:
    """Give the name of this processor and system, whether kernels are built for it or not."""
    if sys.platform == "emscripten":
        return "wasm32"
    machine = platform.machine().lower()
    name = f"{_SYSTEMS.get(sys.platform, sys.platform)}-{_MACHINES.get(machine, machine)}"
    return _ALIKE.get(name, name)
