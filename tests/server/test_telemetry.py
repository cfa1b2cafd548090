"""Whether a server is well, its figures and its log: useful to its keepers, silent about people."""

from __future__ import annotations

import json
import logging
import re
import socket
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager, suppress
from ipaddress import ip_network
from pathlib import Path
from time import sleep
from unittest.mock import patch
from urllib.parse import urlsplit

import httpx
import pytest
from prometheus_client.parser import text_string_to_metric_families
from sqlalchemy import create_engine, text
from sqlalchemy.exc import OperationalError

from fourfold.server.live import pulse
from fourfold.server.live.pulse import TICK, Rhythm
from fourfold.server.operations import telemetry
from fourfold.server.operations.telemetry import JsonLines, set_up_log
from fourfold.server.storage import queries as store
from tests.server.services import Postgres, postgres

from .running import PATIENCE, Running, running

__all__ = ["postgres"]


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Running]:
    with running(tmp_path, engine_workers=0) as found:
        yield found


def figures(server: Running) -> dict[tuple[str, str], float]:
    text = httpx.get(f"{server.address}/metrics", timeout=PATIENCE).raise_for_status().text
    return {
        (sample.name, "/".join(sample.labels.values())): sample.value
        for family in text_string_to_metric_families(text)
        for sample in family.samples
    }


def test_figures_follow_what_happens(server: Running) -> None:
    with server.bot("Ann") as ann:
        match = ann.make("quantik", "me", "beside", order="given")
        with ann.live(match["id"]) as wire:
            wire.wait_for("welcome")
            wire.command(0, "move", move="Bc2")
            ann.http.get("/matches/unknown")
            found = figures(server)
    assert found["fourfold_sockets", ""] == 1
    assert found["fourfold_matches_listened_to", ""] == 1
    assert found["fourfold_events_total", "move"] == 1
    assert found["fourfold_events_total", "created"] == 1
    assert found["fourfold_requests_total", "POST//api/matches/201"] == 1
    assert found["fourfold_requests_total", "GET//api/matches/{match_id}/404"] == 1
    assert found["fourfold_request_seconds_count", "/api/matches"] == 1
    assert found["fourfold_thinking_waiting", ""] == 0
    assert found["process_resident_memory_bytes", ""] > 0
    assert match["id"] not in str(found)


def test_strange_addresses_and_methods_do_not_make_new_figures(server: Running) -> None:
    for number in range(5):
        httpx.get(f"{server.address}/nothing/{number}", timeout=PATIENCE)
        httpx.get(f"{server.address}/api/nothing/{number}", timeout=PATIENCE)
        httpx.request(f"STRANGE{number}", f"{server.address}/api/games", timeout=PATIENCE)
    names = {labels for name, labels in figures(server) if name == "fourfold_requests_total"}
    assert len(names) <= 4
    assert not re.search("[0-9]/[0-9]|STRANGE", str(names))


def test_figures_are_for_those_who_may_see_them(tmp_path: Path) -> None:
    with running(tmp_path, monitors=(ip_network("192.0.2.0/24"),)) as server:
        assert httpx.get(f"{server.address}/metrics", timeout=PATIENCE).status_code == 404


def test_a_server_is_ready_when_its_database_and_its_workers_are(tmp_path: Path) -> None:
    with running(tmp_path, engine_workers=0) as server:
        assert httpx.get(f"{server.address}/health", timeout=PATIENCE).json() == {"alive": True}
        ready = httpx.get(f"{server.address}/ready", timeout=PATIENCE)
        assert ready.status_code == 200
        assert ready.json() == {"ready": True, "database": True, "workers": 0}
    # The pretended thinkers of these tests have no processes, so a server that wants some waits.
    with running(tmp_path, engine_workers=1) as server:
        assert httpx.get(f"{server.address}/ready", timeout=PATIENCE).status_code == 503
        engine = create_engine(f"sqlite:///{tmp_path}/matches.db")
        with engine.connect() as database:
            assert database.execute(text("PRAGMA journal_mode")).scalar() == "wal"
        engine.dispose()


def test_a_server_is_not_ready_while_nothing_can_be_written(
    tmp_path: Path, server: Running
) -> None:
    def ready() -> httpx.Response:
        return httpx.get(f"{server.address}/ready", timeout=PATIENCE)

    with closing(sqlite3.connect(tmp_path / "matches.db", isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        with patch.object(telemetry, "PATIENCE", 0.2):
            answers = [ready() for _ in range(2)]
        assert [answer.status_code for answer in answers] == [503, 503]
        assert answers[0].json() == {"ready": False, "database": False, "workers": 0}
        # Nobody else waits for that answer.
        assert httpx.get(f"{server.address}/health", timeout=PATIENCE).elapsed.total_seconds() < 1
        other.execute("ROLLBACK")
    # What has waited for the lock has its turn first, and however slow that is, it ends.
    with patch.object(telemetry, "PATIENCE", PATIENCE):
        assert ready().json() == {"ready": True, "database": True, "workers": 0}


def test_a_server_is_not_ready_while_its_disk_is_full(tmp_path: Path) -> None:
    """Then everybody can lock the file, and nobody can write."""
    soon = Rhythm(TICK, 15_000)
    full = OperationalError("", None, sqlite3.OperationalError("database or disk is full"))
    with patch.object(pulse, "ALONE", soon), running(tmp_path, engine_workers=0) as server:

        def wait_for(status: int) -> None:
            while httpx.get(f"{server.address}/ready", timeout=PATIENCE).status_code != status:
                sleep(0.05)

        wait_for(200)
        with patch.object(store, "beat", side_effect=full):
            wait_for(503)
        wait_for(200)


def test_whether_a_database_takes_what_is_written_is_what_it_says(postgres: Postgres) -> None:
    url = postgres.fresh()
    for only, takes in (("off", True), ("on", False)):
        engine = create_engine(
            url, connect_args={"options": f"-c default_transaction_read_only={only}"}
        )
        with engine.begin() as connection:
            assert store.is_writable(connection) is takes
        engine.dispose()


def test_the_log_says_nothing_about_anybody(
    server: Running, caplog: pytest.LogCaptureFixture
) -> None:
    with caplog.at_level(logging.INFO), server.bot("Ann-the-secret") as ann:
        match = ann.make("quantik", "me", "open")
        ann.http.get(f"/matches/{match['id']}?lang=fr&secret=1")
        token = ann.http.headers["Authorization"].partition(" ")[2]
    # The client of this test writes into the same log.
    records = [record for record in caplog.records if not record.name.startswith("http")]
    lines = [JsonLines().format(record) for record in records]
    requests = [line for line in map(json.loads, lines) if line["event"] == "request"]
    assert (
        requests[-1].items()
        >= {
            "level": "info",
            "method": "GET",
            "route": "/api/matches/{match_id}",
            "status": 200,
        }.items()
    )
    assert requests[-1]["ms"] > 0
    for secret in ("Ann", match["id"], token, "secret", "127.0.0.1"):
        assert secret not in "\n".join(lines)


@contextmanager
def real_log() -> Iterator[None]:
    """Write the log as a server does."""
    root = logging.getLogger()
    before = root.handlers[:], root.level
    set_up_log("warning")
    try:
        yield
    finally:
        root.handlers[:], root.level = before
        logging.getLogger("alembic").setLevel(logging.NOTSET)


def test_a_fault_is_one_line_too(capsys: pytest.CaptureFixture[str]) -> None:
    with real_log():
        logging.getLogger("fourfold").info("not worth a line")
        try:
            raise ValueError("on\ntwo lines")
        except ValueError:
            logging.getLogger("fourfold").exception("it broke")
    (line,) = capsys.readouterr().err.splitlines()
    told = json.loads(line)
    assert (told["level"], told["event"]) == ("error", "it broke")
    assert "two lines" in told["trace"]


UPGRADE = b"GET /api/matches/x/live HTTP/1.1\r\nHost: a\r\nConnection: Upgrade\r\nUpgrade: "
KEY = b"websocket\r\nSec-WebSocket-Key: "
RUDE = {
    "no HTTP": b"\x16\x03\x01\x02\x00\x01\x00\r\n\r\n",
    "another protocol": UPGRADE + b"h2c\r\n\r\n",
    "no key": UPGRADE + b"websocket\r\nSec-WebSocket-Version: 13\r\n\r\n",
    "a key that is none": UPGRADE + KEY + b"x\r\nSec-WebSocket-Version: 13\r\n\r\n",
    "another version": UPGRADE + KEY + b"A" * 22 + b"==\r\nSec-WebSocket-Version: 7\r\n\r\n",
    "half of it": UPGRADE + KEY,
}


def test_rude_clients_do_not_fill_the_log(
    server: Running, capsys: pytest.CaptureFixture[str]
) -> None:
    place = urlsplit(server.address)
    with real_log():
        for rude in RUDE.values():
            with socket.create_connection((place.hostname, place.port), PATIENCE) as line:
                line.sendall(rude)
                line.shutdown(socket.SHUT_WR)
                with suppress(ConnectionResetError):
                    while line.recv(4096):
                        pass
        # Whoever comes afterwards is served as ever.
        assert httpx.get(f"{server.address}/health", timeout=PATIENCE).status_code == 200
    assert capsys.readouterr().err == ""
