"""Pages of other sites that let people meet here, because the server names these sites."""

from __future__ import annotations

from pathlib import Path

import pytest
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect
from websockets.typing import Origin, Subprotocol

from fourfold.server.settings import SettingError, Settings

from .running import Bot, running

SITE = "https://games.example.org"
OTHER = "https://evil.example"


def test_pages_of_a_named_site_may_ask_and_others_may_not(tmp_path: Path) -> None:
    with running(tmp_path, sites=(SITE,)) as server:
        asked = {
            "Access-Control-Request-Method": "POST",
            "Access-Control-Request-Headers": "authorization,content-type,idempotency-key",
        }
        for origin, is_named in ((SITE, True), (OTHER, False)):
            with server.browser(Origin=origin) as page:
                before = page.options("/matches", headers=asked)
                assert (before.status_code == 200) is is_named
                allowed = before.headers.get("Access-Control-Allow-Origin")
                assert allowed == (SITE if is_named else None)
                made = page.post("/players", json={})
                assert made.status_code == (201 if is_named else 403)
                assert page.get("/games").headers.get("Access-Control-Allow-Origin") == allowed


def test_a_page_of_a_named_site_says_who_it_is_on_a_live_connection(tmp_path: Path) -> None:
    with running(tmp_path, sites=(SITE,)) as server, server.bot() as ann:
        match = ann.make("quantik", "me", "beside")["id"]
        address = f"{server.address.replace('http', 'ws')}/api/matches/{match}/live"
        with connect(address, origin=Origin(SITE), subprotocols=_named(ann)) as socket:
            assert socket.subprotocol == "fourfold"
            assert '"you":[0,1]' in str(socket.recv()).replace(" ", "")
        with connect(address, origin=Origin(SITE)) as socket:
            assert '"you":[]' in str(socket.recv()).replace(" ", "")
        with pytest.raises(InvalidStatus), connect(address, origin=Origin(OTHER)):
            pass


def _named(bot: Bot) -> list[Subprotocol]:
    token = bot.http.headers["Authorization"].removeprefix("Bearer ")
    return [Subprotocol("fourfold"), Subprotocol(f"bearer.{token}")]


def test_without_the_setting_no_other_site_is_let_in(tmp_path: Path) -> None:
    with running(tmp_path) as server, server.browser(Origin=SITE) as page:
        assert page.post("/players", json={}).status_code == 403
        assert "Access-Control-Allow-Origin" not in page.get("/games").headers


def test_sites_are_read_as_origins() -> None:
    read = Settings.read({"FOURFOLD_SITES": f"{SITE}/, http://127.0.0.1:8000"})
    assert read.sites == (SITE, "http://127.0.0.1:8000")
    with pytest.raises(SettingError):
        Settings.read({"FOURFOLD_SITES": f"{SITE}/below/a/path"})
