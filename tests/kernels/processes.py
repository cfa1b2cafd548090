"""Code that runs in a process of its own, as in a new interpreter."""

from __future__ import annotations

import os
import subprocess
import sys

from fourfold.kernels.loading import PACKAGE

ASK = "from fourfold.kernels.chance import mixed; print(mixed(1))"
"""Calls a kernel, the first one of that process."""
NO_NUMBA = "import sys; sys.modules['numba'] = sys.modules['llvmlite'] = None; "


def run(code: str, **environment: str) -> subprocess.CompletedProcess[str]:
    """Run code that must not fail, and give what it wrote."""
    paths = {"PYTHONPATH": str(PACKAGE.parent), "PATH": os.environ["PATH"]}
    return subprocess.run(
        [sys.executable, "-c", code],
        env=paths | environment,
        check=True,
        capture_output=True,
        text=True,
        encoding="utf-8",
    )
