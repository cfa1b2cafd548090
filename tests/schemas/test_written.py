"""What is written from the payloads is up to date: types of the web app, tables of the pages."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent.parent
SCRIPT = ROOT / "scripts" / "write_payloads.py"


def test_types_and_tables_follow_from_the_payloads() -> None:
    done = subprocess.run(
        [sys.executable, str(SCRIPT), "--check"], capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr


LIVE = ("Welcome", "Update", "Presence", "Done", "Refused", "Pong", "Bye", "MatchEvent")
IN_A_PAGE = ("Turn", "Written", "Due", "DueMove", "DueFlag")


@pytest.mark.parametrize("name", LIVE + IN_A_PAGE)
def test_a_message_has_a_type_for_the_web_app(name: str) -> None:
    written = (ROOT / "web" / "src" / "payloads.ts").read_text(encoding="utf-8")
    assert f"export interface {name} {{" in written or f"export type {name} =" in written
