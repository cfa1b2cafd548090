"""Wheels with kernels inside: hatchling calls this when a wheel is built.

Without further ado, a wheel gets the library of the machine that it is built on, and says so. Where
that cannot be built, the wheel is a pure one, and says why. `FOURFOLD_WHEEL` names another machine
(see `fourfold.kernels.targets`), or `pure`: then the wheel is that one, or there is none.

The web app is taken as it is. A wheel for which `FOURFOLD_WHEEL` is set needs all of it; any other
is built with a warning. pip hides warnings, so the server repeats this one when it starts.
"""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from runpy import run_path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

CHOICE = "FOURFOLD_WHEEL"


class KernelsHook(BuildHookInterface[Any]):
    """Puts a library into a wheel, and its machine into the wheel's name."""

    PLUGIN_NAME = "custom"

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build the library before the files of a wheel are gathered."""
        if self.target_name != "wheel" or version == "editable":
            return
        package = Path(self.root) / "src" / "fourfold"
        machines = run_path(str(package / "kernels" / "targets.py"))
        chosen = os.environ.get(CHOICE)
        if lacking := _lacking(package):
            if chosen:
                self.app.abort(lacking)
            self.app.display_warning(lacking)
        if chosen == "pure":
            return
        name = chosen or machines["here"]()
        reason = _build(package.parent, name) if name in machines["TARGETS"] else "nobody can"
        if reason:
            if chosen:
                # One line, where an exception would bring a traceback.
                self.app.abort(f"The kernels for {name} were not built. {reason}")
            self.app.display_warning(
                f"The kernels for {name} were not built, so the wheel has none. {reason}"
            )
            return
        self.app.display_info(f"The wheel has kernels for {name}.")
        target = machines["TARGETS"][name]
        for suffix in (target.suffix, ".json"):
            file = package / "_native" / f"{name}{suffix}"
            build_data["force_include"][str(file)] = f"fourfold/_native/{file.name}"
        build_data["pure_python"] = False
        build_data["tag"] = f"py3-none-{target.tag}"


def _lacking(package: Path) -> str:
    """Return what the web app lacks and how to build it; an empty text if it is complete."""
    missing = run_path(str(package / "server" / "web_app.py"))["missing_part"]()
    if not missing:
        return ""
    lacks = "no web app" if missing == "pages" else "a web app without Python for the browser"
    return f"The wheel has {lacks}. To build all of it: make web, or as in web/README.md."


def _build(sources: Path, name: str) -> str:
    """Build a library where it is not up to date; give the reason if that fails."""
    command = [sys.executable, "-m", "fourfold.kernels.build", "--stale", name]
    # Where pip builds apart from everything else, what is needed lies on this path alone. The
    # sources are found as the current folder: where they are installed in place, pip removes them
    # from the path of its processes.
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)}
    done = subprocess.run(
        command, cwd=sources, env=environment, capture_output=True, text=True, check=False
    )
    if done.returncode == 0:
        return ""
    lines = done.stderr.strip().splitlines() or [f"exit status {done.returncode}"]
    return lines[-1].removeprefix("The kernels were not built. ")
