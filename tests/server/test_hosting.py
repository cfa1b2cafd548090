"""The recipe to host a server for many: each file by its own tool, and all of it at work."""

from __future__ import annotations

import asyncio
import json
import os
import re
import signal
import ssl
import subprocess
import sys
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest
from sqlalchemy import create_engine

from fourfold.server.settings import Settings
from fourfold.server.storage.migrations import head, revision_of
from tests.server.processes import Caller, Process
from tests.server.running import running
from tests.server.services import (
    Postgres,
    Redis,
    free_port,
    is_open,
    program,
    wait_until,
)
from tests.server.stubborn import Stubborn, check_against
from tests.server.test_migrations import take_back

ROOT = Path(__file__).parent.parent.parent
DEPLOY = ROOT / "deploy"
TOOLS = Path(sys.executable).parent
PATIENCE = 180.0
SERVERS = ("servers.conf", "servers.compose.conf")


def read(file: str) -> str:
    """Give a file of the recipe."""
    return (DEPLOY / file).read_text(encoding="utf-8")


def check(*command: str | Path, **more: Any) -> str:
    """Run a tool that must be content, and give what it says."""
    done: subprocess.CompletedProcess[str] = subprocess.run(
        command, capture_output=True, text=True, check=False, **more
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout + done.stderr


def test_the_container_file_is_sound() -> None:
    check(TOOLS / "hadolint", DEPLOY / "Dockerfile")


def test_what_the_container_is_built_from_is_there_and_not_left_out() -> None:
    kept = read("Dockerfile.dockerignore").splitlines()
    found = re.findall(r"^COPY (?!--from)(.*) \S+$", read("Dockerfile"), re.M)
    sources = [source for line in found for source in line.split()]
    assert "src" in sources
    for source in sources:
        assert (ROOT / source).exists(), source
        assert f"!{source.split('/')[0]}" in kept, source


def test_the_compose_file_follows_the_compose_specification() -> None:
    schema = ("--builtin-schema", "vendor.compose-spec")
    check(TOOLS / "check-jsonschema", *schema, DEPLOY / "compose.yaml")


@pytest.mark.parametrize("file", ["compose.yaml", "fourfold.env", "Dockerfile"])
def test_settings_are_those_that_exist(file: str) -> None:
    given = re.findall(r"^\W*(?:ENV )?(FOURFOLD_\w+)(?:=|: )(.*?)(?: \\)?$", read(file), re.M)
    assert given
    for name, _ in given:
        assert hasattr(Settings(), name.removeprefix("FOURFOLD_").lower()), name
    # What only whoever hosts it can know is said by them.
    values = {name: re.sub(r"\$\{\w+:(?:-(.*?)|.*?)\}", r"\1", value) for name, value in given}
    Settings.read(values)


def test_the_unit_is_one_that_systemd_understands(tmp_path: Path) -> None:
    unit = read("fourfold@.service")
    start = "/opt/fourfold/bin/fourfold"
    assert start in unit
    # It is checked that the program is there, which lies elsewhere on this machine.
    (tmp_path / "fourfold@.service").write_text(unit.replace(start, str(TOOLS / "fourfold")))
    said = check(
        *("systemd-analyze", "verify", "--man=no", tmp_path / "fourfold@4444.service"),
        env={**os.environ, "SYSTEMD_LOG_LEVEL": "warning"},
    )
    assert "fourfold@" not in said, said


class Proxy:
    """The proxy as it is in the recipe, with its certificate, but on ports that are free."""

    def __init__(self, folder: Path, servers: str) -> None:
        self._folder = folder
        self.ports = {"80": free_port(), "443": free_port()}
        self.address = f"https://127.0.0.1:{self.ports['443']}"
        self.certificate = folder / "tls" / "fullchain.pem"
        self.certificate.parent.mkdir()
        check(
            *("openssl", "req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:P-256"),
            *("-nodes", "-keyout", folder / "tls" / "privkey.pem", "-out", self.certificate),
            *("-subj", "/CN=fourfold", "-addext", "subjectAltName=IP:127.0.0.1"),
        )
        conf = read("nginx.conf")
        # Not every machine that tests has IPv6, and not everybody who tests is root.
        conf = re.sub(r" *listen \[::\].*\n", "", conf)
        for port, free in self.ports.items():
            assert f"listen {port} " in conf
            conf = conf.replace(f"listen {port} ", f"listen 127.0.0.1:{free} ")
        places = "".join(
            f"{kind}_temp_path {folder}/{kind};\n"
            for kind in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
        )
        (folder / "nginx.conf").write_text(conf.replace("http {", "http {\n" + places))
        (folder / "servers.conf").write_text(servers)

    @property
    def command(self) -> list[str]:
        given = f"daemon off; pid {self._folder}/nginx.pid;"
        return [program("nginx"), "-p", f"{self._folder}/", "-c", "nginx.conf", "-g", given]

    @contextmanager
    def running(self) -> Iterator[None]:
        process = subprocess.Popen(self.command, stderr=subprocess.DEVNULL)
        try:
            wait_until(lambda: all(map(is_open, self.ports.values())))
            yield
        finally:
            process.terminate()
            process.wait(30)


@pytest.mark.parametrize("servers", SERVERS)
def test_the_proxy_understands_its_configuration(tmp_path: Path, servers: str) -> None:
    proxy = Proxy(tmp_path, read(servers))
    said = check(*proxy.command, "-t")
    assert "warn" not in said, said


@asynccontextmanager
async def hosted(folder: Path, database: str, redis_url: str) -> AsyncIterator[Hosted]:
    """Run the whole recipe on this machine: the proxy and two servers behind it."""
    servers = read("servers.conf")
    proxy = Proxy(folder, servers)
    processes = [
        Process(
            FOURFOLD_DATABASE=database,
            FOURFOLD_REDIS=redis_url,
            FOURFOLD_PUBLIC=proxy.address,
            FOURFOLD_PROXIES="127.0.0.1",
            FOURFOLD_ENGINE_WORKERS="1",
        )
        for _ in range(2)
    ]
    for port, process in zip((4444, 4445), processes, strict=True):
        assert f"127.0.0.1:{port}" in servers
        servers = servers.replace(f"127.0.0.1:{port}", f"127.0.0.1:{process.port}")
    (folder / "servers.conf").write_text(servers)
    await asyncio.gather(*(process.start() for process in processes))
    try:
        with proxy.running():
            yield Hosted(proxy, processes)
    finally:
        for process in processes:
            await process.end(signal.SIGTERM)


class Hosted:
    """The recipe at work."""

    def __init__(self, proxy: Proxy, processes: list[Process]) -> None:
        self.proxy, self.processes = proxy, processes
        self.trust = ssl.create_default_context(cafile=str(proxy.certificate))

    def client(self) -> httpx.AsyncClient:
        return httpx.AsyncClient(base_url=self.proxy.address, verify=self.trust, timeout=60)


@pytest.mark.slow
def test_people_play_through_the_proxy_while_a_server_is_replaced(
    tmp_path: Path, postgres: Postgres, redis_server: Redis, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def play() -> None:
        async with (
            asyncio.timeout(PATIENCE),
            hosted(tmp_path, postgres.fresh(), redis_server.url) as here,
            here.client() as client,
        ):
            monkeypatch.setenv("SSL_CERT_FILE", str(here.proxy.certificate))
            caller, address = Caller(client), here.proxy.address
            for process in here.processes:
                match_id, *tokens = await caller.match(address, "exago")
                players = [
                    Stubborn([address], match_id, token, seat) for seat, token in enumerate(tokens)
                ]
                tasks = [asyncio.create_task(player.play(16, 0.05)) for player in players]
                while len(players[0].events) < 6:
                    await asyncio.sleep(0.02)
                await process.end(signal.SIGKILL)
                assert (await client.get("/api/lobby")).status_code == 200
                await asyncio.gather(*tasks)
                await process.start()
                check_against(await caller.events(address, match_id), "exago", *players)
                assert any(player.comebacks for player in players)
            await _think(client)
            await _sit_at_home(client, address)
            await _go_too_far(client)
            async with httpx.AsyncClient() as plain:
                port = here.proxy.ports["80"]
                answer = await plain.get(f"http://127.0.0.1:{port}/learn")
                assert (answer.status_code, answer.headers["location"][:8]) == (308, "https://")

    asyncio.run(play())


async def _think(client: httpx.AsyncClient) -> None:
    """An analysis that deepens comes piece by piece, and is not kept back."""
    told = []
    async with client.stream("GET", "/api/positions/quantik/stream") as answer:
        assert answer.headers["content-type"].startswith("text/event-stream")
        async for line in answer.aiter_lines():
            if line.startswith("data:"):
                told.append(json.loads(line.removeprefix("data:")))
                # The next one takes longer than this, if there is one.
                break
    assert "analysis" in told[0], told


async def _sit_at_home(client: httpx.AsyncClient, address: str) -> None:
    """Somebody with a browser is known by their cookie, which only travels safely."""
    wish = {"game": "quantik", "seats": [{"kind": "me"}, {"kind": "open"}], "order": "given"}
    made = await client.post("/api/matches", json=wish, headers={"Origin": address})
    assert made.status_code == 201
    assert "secure" in made.headers["set-cookie"].lower()
    assert "max-age" in made.headers["strict-transport-security"]
    again = await client.get(f"/api/matches/{made.json()['id']}")
    assert again.json()["you"] == [0]
    elsewhere = await client.post(
        "/api/matches", json=wish, headers={"Origin": "https://elsewhere.example"}
    )
    assert elsewhere.status_code == 403


async def _go_too_far(client: httpx.AsyncClient) -> None:
    """What is too long ends at the proxy."""
    long = await client.get("/api/lobby", headers={"X-Long": "x" * 20_000})
    assert long.status_code == 400
    large = await client.post("/api/matches", content=b" " * 200_000)
    assert large.status_code == 413


FENCE = re.compile(r"^```\w*\n(.*?)^```$", re.DOTALL | re.MULTILINE)


def commands(program_name: str) -> str:
    """Give the commands of the page on running a server that begin with a program."""
    page = (ROOT / "docs" / "operations.md").read_text(encoding="utf-8")
    found = [block for block in FENCE.findall(page) if block.startswith(program_name)]
    assert len(found) == 1, found
    return str(found[0])


def test_a_saved_postgresql_is_restored_and_brought_up_to_date(
    tmp_path: Path, postgres: Postgres
) -> None:
    name = postgres.fresh().rpartition("/")[2]
    url = Postgres.url(name, postgres.port)
    with running(tmp_path, database=url) as server, server.bot("Ann") as ann:
        made = ann.make("quantik", "me", "beside", order="given")
        ann.do(made["id"], "move", move="Aa1")
        token = ann.http.headers["Authorization"]
    engine = create_engine(url)
    with engine.begin() as connection:
        take_back(connection, "0001")
    engine.dispose()
    environment = {
        **os.environ,
        "PATH": os.pathsep.join([str(Path(program("initdb")).parent), os.environ["PATH"]]),
        "PGHOST": "127.0.0.1",
        "PGPORT": str(postgres.port),
        "PGUSER": "fourfold",
    }

    def do(block: str) -> None:
        # Our database and the file have other names here.
        block = re.sub(r"(?<!=)\bfourfold\b", name, block).replace("restored", f"{name}_new")
        block = re.sub(r"\bbefore\b", f"{name}_old", block)
        check("bash", "-euc", block, env=environment, cwd=tmp_path)

    do(commands("pg_dump"))
    # What happens after the backup is gone when it is restored.
    with running(tmp_path, database=url) as server, server.bot() as ann:
        ann.http.headers["Authorization"] = token
        ann.do(made["id"], "move", move="Bb3")
    do(commands("createdb"))
    with running(tmp_path, database=url) as server, server.bot() as ann:
        ann.http.headers["Authorization"] = token
        match = ann.get(made["id"])
        assert (match["you"], match["moves"]) == ([0, 1], ["Aa1"])
        ann.do(made["id"], "move", move="Bb3")
    engine = create_engine(url)
    with engine.begin() as connection:
        assert revision_of(connection) == head()
    engine.dispose()
