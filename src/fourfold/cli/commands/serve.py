"""Running the server from the command line, and showing it in a browser."""

from __future__ import annotations

import os
import sys
import webbrowser
from collections.abc import Mapping
from dataclasses import replace

from fourfold.i18n import Words
from fourfold.kernels.loading import FOLDER, is_at_work
from fourfold.server import web_app
from fourfold.server.run import run
from fourfold.server.settings import SettingError, Settings

PACKING = FOLDER / "packing"
"""Has the number of the process with which `make play` packs Python for the browser."""


def serve(say: Words, given: Mapping[str, str | None], *, show: bool) -> None:
    """Serve until told to stop."""
    _serve(say, Settings.read(os.environ, **given), show=show)


def serve_at_home(say: Words) -> None:
    """Serve whoever sits here, and show it, on any free port if the usual one is taken."""
    settings = Settings.read(os.environ)
    show = has_display(sys.platform, os.environ)
    try:
        _serve(say, settings, show=show)
    except SettingError as error:
        if error.code != "address-taken":
            raise
        _serve(say, replace(settings, port=0), show=show)


def has_display(platform: str, environment: Mapping[str, str]) -> bool:
    """Say whether a browser can be seen here."""
    if platform in ("win32", "darwin"):
        return True
    return bool(environment.get("DISPLAY") or environment.get("WAYLAND_DISPLAY"))


def _serve(say: Words, settings: Settings, *, show: bool) -> None:
    def ready(address: str) -> None:
        print(say("server-ready", address=address), flush=True)
        if missing := web_app.missing_part():
            is_coming = missing == "python" and is_at_work(PACKING)
            print(say("server-python-coming" if is_coming else f"server-no-{missing}"), flush=True)
        if show:
            webbrowser.open(address)

    run(settings, ready)
