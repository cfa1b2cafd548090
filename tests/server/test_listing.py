"""How long public matches are listed, with one server and with several."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from fourfold.server.live import listing
from tests.server.running import Bot, Running, running
from tests.server.services import Postgres, wait_until

TWO = ("me", "open")
MINUTE = 60_000
BLITZ = {"kind": "increment", "base": 60, "increment": 1}


@pytest.fixture
def server(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Running]:
    """A server that often writes which matches have connected players."""
    monkeypatch.setattr(listing, "WRITE_INTERVAL_S", 0.05)
    with running(tmp_path) as found:
        yield found


def listed(bot: Bot, name: str) -> list[str]:
    return [each["id"] for each in bot.http.get(f"/{name}").raise_for_status().json()["matches"]]


def in_list(bot: Bot, name: str, match: Any) -> Callable[[], bool]:
    """Return a check of whether a list has a match."""
    return lambda: match["id"] in listed(bot, name)


def out_of_list(bot: Bot, name: str, match: Any) -> Callable[[], bool]:
    return lambda: match["id"] not in listed(bot, name)


@pytest.mark.parametrize("clock", [None, BLITZ])
def test_waiting_match_leaves_the_lobby_a_minute_after_its_owner_and_returns_with_them(
    server: Running, clock: Any
) -> None:
    with server.bot() as ann, server.bot() as bob:
        made = ann.make("quantik", *TWO, public=True, clock=clock)
        with ann.live(made["id"]) as wire:
            wire.wait_for("welcome")
            server.ahead += 10 * MINUTE
            wait_until(in_list(bob, "lobby", made))
        with bob.live(made["id"]) as wire:
            # A spectator does not keep it there.
            wire.wait_for("welcome")
            while wire.wait_for("presence")["connected"][0]:
                pass
            server.ahead += MINUTE - 10_000
            assert in_list(bob, "lobby", made)()
            server.ahead += 11_000
            assert out_of_list(bob, "lobby", made)()
        assert made["id"] in listed(ann, "me/matches")
        with ann.live(made["id"]) as wire:
            wire.wait_for("welcome")
            wait_until(in_list(bob, "lobby", made))


def test_program_that_polls_its_waiting_match_stays_in_the_lobby(server: Running) -> None:
    with server.bot() as ann, server.bot() as bob:
        made = ann.make("quantik", *TWO, public=True)
        for _ in range(3):
            server.ahead += MINUTE - 10_000
            ann.get(made["id"])
            bob.get(made["id"])
            wait_until(in_list(bob, "lobby", made))
        server.ahead += MINUTE + 1000
        bob.get(made["id"])
        assert out_of_list(bob, "lobby", made)()


def test_waiting_match_by_days_stays_in_the_lobby_for_a_week(server: Running) -> None:
    with server.bot() as ann, server.bot() as bob:
        made = ann.make("quantik", *TWO, public=True, clock={"kind": "days", "days": 2})
        server.ahead += 6 * 24 * 60 * MINUTE
        assert in_list(bob, "lobby", made)()
        server.ahead += 2 * 24 * 60 * MINUTE
        assert out_of_list(bob, "lobby", made)()


def test_started_match_is_listed_until_five_minutes_after_its_last_player_leaves(
    server: Running,
) -> None:
    with server.bot() as ann, server.bot() as bob, server.bot() as eve:
        made = ann.make("quantik", *TWO, public=True)
        bob.join(made["id"])
        with bob.live(made["id"]) as wire:
            wire.wait_for("welcome")
            server.ahead += 10 * MINUTE
            wait_until(in_list(eve, "watch", made))
        with eve.live(made["id"]) as wire:
            wire.wait_for("welcome")
            while any(wire.wait_for("presence")["connected"]):
                pass
            server.ahead += 5 * MINUTE - 10_000
            assert in_list(eve, "watch", made)()
            server.ahead += 11_000
            assert out_of_list(eve, "watch", made)()
        # A move by HTTP keeps it listed, too.
        match = ann.get(made["id"])
        mover = ann if match["to_move"] in match["you"] else bob
        mover.do(made["id"], "move", move=match["legal"][0]["move"])
        assert in_list(eve, "watch", made)()


def test_owner_at_another_process_keeps_a_match_in_the_lobby(
    tmp_path: Path, postgres: Postgres, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(listing, "WRITE_INTERVAL_S", 0.05)
    given = {"database": postgres.fresh()}
    with (
        running(tmp_path, **given) as first,
        running(tmp_path, **given) as second,
        first.bot() as ann,
        second.bot() as bob,
    ):
        made = ann.make("quantik", *TWO, public=True)
        with ann.live(made["id"]) as wire:
            wire.wait_for("welcome")
            first.ahead = second.ahead = 10 * MINUTE
            wait_until(in_list(bob, "lobby", made))
        second.ahead += 2 * MINUTE
        assert out_of_list(bob, "lobby", made)()
