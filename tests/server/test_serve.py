"""The command `fourfold serve`, the settings, the pages, and the example bot."""

from __future__ import annotations

import os
import re
import signal
import socket
import sqlite3
import struct
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from ipaddress import ip_network
from pathlib import Path
from time import sleep
from unittest.mock import patch
from urllib.parse import urlsplit
from urllib.robotparser import RobotFileParser
from xml.etree import ElementTree

import httpx
import pytest

import fourfold
from fourfold import registered
from fourfold.cli.commands import serve
from fourfold.cli.commands.serve import has_display
from fourfold.folders import data_folder
from fourfold.rules import GameError
from fourfold.server import web_app
from fourfold.server.api import pages
from fourfold.server.app import open_storage
from fourfold.server.operations.upkeep import back_up
from fourfold.server.settings import Settings, unknown_variables
from fourfold.server.storage.claim import Claim, TakenError
from fourfold.server.storage.migrations import head, revision_of
from fourfold.server.storage.schema import metadata
from tests.cli.calling import COMMAND, PLAIN_WORLD, call, complaint, heed_ctrl_c
from tests.server.running import Running, running
from tests.test_extras import fourfold as fourfold_without

ROOT = Path(__file__).parent.parent.parent
MAP = "{http://www.sitemaps.org/schemas/sitemap/0.9}"


@contextmanager
def served(folder: Path, *arguments: str) -> Iterator[tuple[subprocess.Popen[bytes], str]]:
    """Run the command, and give the process and the address it prints."""
    process = subprocess.Popen(
        [*COMMAND, "serve", "--port", "0", "--data", str(folder / "m.db"), *arguments],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env={**PLAIN_WORLD, "FOURFOLD_ENGINE_WORKERS": "0"},
        preexec_fn=heed_ctrl_c,
    )
    try:
        assert process.stdout
        line = process.stdout.readline().decode()
        found = re.search(r"http://127\.0\.0\.1:[0-9]+", line)
        assert found, (line, process.stderr and process.stderr.read())
        yield process, found[0]
    finally:
        process.kill()
        process.communicate()


def leave(line: socket.socket) -> None:
    """End a connection at once, whatever is still to come."""
    line.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
    line.close()


def test_those_who_leave_before_they_have_read_leave_no_trace_in_the_log(tmp_path: Path) -> None:
    asked = b"GET /api/positions/exago/stream HTTP/1.1\r\nHost: a\r\n\r\n"
    with served(tmp_path) as (process, address):
        place = urlsplit(address)
        for several in range(24):
            line = socket.create_connection((place.hostname, place.port), timeout=30)
            line.sendall(asked * (1 + several % 3))
            sleep(0.004 * (several % 6))
            leave(line)
        # What was begun is done, and whoever comes afterwards is served as ever.
        for _ in range(10):
            assert httpx.get(f"{address}/health", timeout=30).status_code == 200
        process.terminate()
        assert process.stderr
        said = process.stderr.read()
        assert b"trace" not in said
        assert b'"error"' not in said


@pytest.mark.parametrize("blow", [signal.SIGINT, signal.SIGTERM])
def test_the_server_says_where_it_is_and_stops_when_told(
    tmp_path: Path, blow: signal.Signals
) -> None:
    with served(tmp_path) as (process, address):
        assert httpx.get(f"{address}/api/lobby", timeout=30).json()["matches"] == []
        # What thinks is far too large for the process that answers.
        loaded = Path(f"/proc/{process.pid}/maps")
        if loaded.exists():
            assert "numba" not in loaded.read_text()
            assert "numpy" not in loaded.read_text()
        process.send_signal(blow)
        out, err = process.communicate(timeout=30)
        assert (out, err) == (b"", b"")
        assert process.returncode in (-blow, 130, 0)


def test_a_file_has_one_server_and_after_it_was_killed_another_with_every_match(
    tmp_path: Path,
) -> None:
    seats = [{"kind": "me"}, {"kind": "beside"}]
    with served(tmp_path) as (process, address), httpx.Client(base_url=address) as client:
        wish = {"game": "quantik", "seats": seats, "order": "given"}
        made = client.post("/api/matches", json=wish, timeout=30).json()
        command = {"id": "1", "ply": 0, "kind": "move", "move": "Aa1"}
        done = client.post(f"/api/matches/{made['id']}/commands", json=command, timeout=30)
        assert done.json() == {"version": 3}
        data = next(tmp_path.glob("*.db"))
        others = f"sqlite:///{data}", f"sqlite:///file:{data}?uri=true"
        for setting in (("--data", str(data)), *(("--database", each) for each in others)):
            assert "Another server" in complaint("serve", "--port", "0", *setting)
        assert client.get("/health", timeout=30).status_code == 200
        process.kill()
    with served(tmp_path) as (process, address):
        found = httpx.get(f"{address}/api/matches/{made['id']}", timeout=30).json()
        assert found["moves"] == ["Aa1"]


@pytest.mark.parametrize(
    ("arguments", "says"),
    [
        (["--port", "99999"], "--port"),
        (["--port", "-1"], "--port"),
        (["--host", "nowhere.invalid"], "nowhere.invalid"),
        (["--database", "mysql://x"], "postgresql+psycopg://"),
        (["--redis", "localhost"], "redis://"),
        (["--redis", "redis://127.0.0.1:1/0?db=abc"], "redis://"),
        (["--database", "sqlite:////tmp/m.db?timeout=abc"], "database"),
        (["--host", "é" * 80], "--host"),
        (["--data", "~nobody-at-all/m.db"], "--data"),
        (["--data", "x" * 5000], "--data"),
        (["--public", "https://a b"], "https://"),
        (["--public", "https://play.example.org?x"], "https://"),
        (["--public", "https://play.example.org/path"], "https://"),
        (["--proxies", "10.0.0.1/8"], "10.0.0.0/8"),
        (["--data", "/dev/null/x/m.db"], "database"),
        (["--engine-workers", "many"], "--engine-workers"),
        (["--engine", ""], "NAME=COMMAND"),
        (["--engine", "Star"], "--engine: “Star”"),
        (["--engine", "Star="], "NAME=COMMAND"),
        (["--engine", "Star='open"], "NAME=COMMAND"),
        (["--engine", "Star=Hash=64"], "NAME=COMMAND"),
        (["--engine", "=./star"], "“”"),
        (["--engine", "?=./star"], "“?”"),
        (["--engine", "level5=./star"], "“level5”"),
        (["--engine", "Level 5=./star"], "“Level 5”"),
        (["--engine", f"{'x' * 31}=./star"], "1 to 30"),
        (["--engine", "a\tb=./star"], "a\\tb"),
        (["--engine", "Star=./a", "--engine", "STAR=./b"], "STAR"),
        (["--engine", "Star=/no/such/program --fast"], "“/no/such/program”"),
    ],
)
def test_a_wrong_setting_is_told_in_one_line(
    tmp_path: Path, arguments: list[str], says: str
) -> None:
    assert says in complaint("serve", "--data", str(tmp_path / "m.db"), *arguments)


def test_a_wrong_variable_is_told_by_its_name() -> None:
    assert "FOURFOLD_PORT" in complaint("serve", FOURFOLD_PORT="a")
    told = complaint("serve", FOURFOLD_ENGINES="Star=./star\nlevel5=./five", FOURFOLD_LANG="fr")
    assert "FOURFOLD_ENGINES" in told
    assert "n’est pas un nom de moteur" in told


def test_misspelt_variable_is_named_with_the_setting_it_resembles(tmp_path: Path) -> None:
    given = {
        "FOURFOLD_PROXYS": "10.0.0.1",
        "FOURFOLD_SOMETHING_ELSE_ENTIRELY": "1",
        "fourfold_public": "https://play.example.org",
        "FOURFOLD_QOMET": "https://tables.example.org",
        "FOURFOLD_TEST_PORT": "1",
    }
    # The server is refused for another reason here; it is told before that.
    data = ("--data", str(tmp_path))
    lines = call("serve", "--port", "0", *data, **given).err.splitlines()
    assert lines[:-1] == [
        "The variable FOURFOLD_PROXYS is ignored: Fourfold has no such setting."
        " Did you mean FOURFOLD_PROXIES?",
        "The variable FOURFOLD_SOMETHING_ELSE_ENTIRELY is ignored: Fourfold has no such setting.",
        "The variable fourfold_public is ignored: Fourfold has no such setting."
        " Did you mean FOURFOLD_PUBLIC?",
    ]
    told = call("serve", "--port", "0", *data, FOURFOLD_PROXYS="1", FOURFOLD_LANG="fr").err
    assert "La variable FOURFOLD_PROXYS" in told


def test_every_variable_that_something_here_reads_is_known() -> None:
    places = ("src", "scripts", "tests/adding.py", "web/tests", "web/scripts", "deploy", "docs")
    files = [ROOT / "Makefile", ROOT / "hatch_build.py", *(ROOT / "web").glob("*.ts")]
    for place in map(ROOT.joinpath, places):
        files += [place] if place.is_file() else place.rglob("*.*")
    texts = [
        file.read_text(encoding="utf-8")
        for file in files
        if file.suffix in ("", ".py", ".md", ".ts", ".mjs", ".yaml", ".env", ".sh")
    ]
    names = {name for text in texts for name in re.findall(r"\bFOURFOLD_[A-Z_]*[A-Z]\b", text)}
    assert {"FOURFOLD_PORT", "FOURFOLD_WHEEL", "FOURFOLD_TEST_DATA"} < names
    assert unknown_variables(dict.fromkeys(names, "1")) == {}


def test_missing_driver_of_postgresql_is_named_with_what_brings_it() -> None:
    said = fourfold_without(
        *("serve", "--port", "0", "--database", "postgresql+psycopg://a@127.0.0.1:1/a"),
        missing=["psycopg"],
    )
    assert said.returncode == 2
    assert said.stderr.count("\n") == 1
    assert (
        "psycopg, which a plain installation leaves out. Install it with: pip install"
        in said.stderr
    )
    assert "fourfold[cluster]" in said.stderr


def test_engines_are_read_one_a_line() -> None:
    world = {"FOURFOLD_ENGINES": "\n Star = Hash=64 ./star --fast\n\nL'étoile 2=/bin/b x=y\n"}
    assert Settings.read({}).engines == ()
    star, other = Settings.read(world).engines
    assert star == ("Star", "Hash=64 ./star --fast")
    assert other == ("L'étoile 2", "/bin/b x=y")
    assert Settings.read(world, engines="Moon=./moon").engines == (("Moon", "./moon"),)


def test_an_engine_of_the_command_line_is_offered(tmp_path: Path) -> None:
    command = f"Star=Level=2 {sys.executable} -m fourfold engine quantik"
    with served(tmp_path, "--engine", command) as (_, address):
        listed = httpx.get(f"{address}/api/games", timeout=30).json()["games"]
        assert [game["engines"] for game in listed] == [["Star"]] * len(registered())


def test_a_password_is_not_repeated() -> None:
    assert "secret" not in complaint("serve", "--database", "mysql://u:secret@h/n")


@pytest.mark.parametrize(
    "url",
    [
        "sqlite://",
        "sqlite:///",
        "sqlite+pysqlite:///:memory:",
        "sqlite:///file::memory:?uri=true",
        "sqlite:///file:matches?mode=memory&uri=true",
    ],
)
def test_a_database_that_would_forget_everything_is_refused(url: str) -> None:
    assert "in memory" in complaint("serve", "--database", url)
    assert "en mémoire" in complaint("serve", FOURFOLD_DATABASE=url, FOURFOLD_LANG="fr")


def test_a_database_in_a_file_is_none_in_memory(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path}/matches.db"
    assert Settings.read({}, database=url).database_url == url


@pytest.mark.parametrize("name", ["a b.db", "a%41b.db", "a+b#c.db", "é.db"])
def test_the_file_with_all_matches_is_called_as_it_was_named(tmp_path: Path, name: str) -> None:
    open_storage(Settings(data=tmp_path / name)).close()
    assert {each.name.partition(".db")[0] + ".db" for each in tmp_path.iterdir()} == {name}


@pytest.mark.skipif(sys.platform == "win32", reason="there no name has a question mark")
def test_a_question_mark_in_the_name_of_a_file_begins_nothing_else(tmp_path: Path) -> None:
    settings = Settings(data=tmp_path / "a?b.db")
    open_storage(settings).close()
    back_up(settings, tmp_path / "copy.db")
    assert {each.name for each in tmp_path.iterdir()} == {"a?b.db", "copy.db"}


def test_a_taken_port_is_told(tmp_path: Path) -> None:
    import socket

    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = str(taken.getsockname()[1])
        data = str(tmp_path / "m.db")
        assert port in complaint("serve", "--port", port, "--data", data)


def test_what_is_given_goes_before_the_environment() -> None:
    world = {"FOURFOLD_PORT": "1", "FOURFOLD_HOST": "::1", "FOURFOLD_PROXIES": "10.0.0.0/8,::1"}
    found = Settings.read(world, port="2", host=None)
    assert (found.port, found.host) == (2, "::1")
    assert found.proxies == (ip_network("10.0.0.0/8"), ip_network("::1"))
    with pytest.raises(GameError):
        Settings.read({"FOURFOLD_REDIS": "http://x"})


def test_every_system_has_its_data_folder() -> None:
    home = Path("home")
    assert data_folder("linux", {}, home) == home / ".local/share/fourfold"
    assert data_folder("linux", {"XDG_DATA_HOME": "/x"}, home) == Path("/x/fourfold")
    assert data_folder("darwin", {}, home) == home / "Library/Application Support/fourfold"
    assert data_folder("win32", {"LOCALAPPDATA": "/l"}, home) == Path("/l/fourfold")


def test_a_browser_is_shown_only_where_it_can_be_seen() -> None:
    assert has_display("linux", {"WAYLAND_DISPLAY": "w"})
    assert not has_display("linux", {})
    assert has_display("darwin", {})


def test_migrations_make_the_tables_the_server_uses(tmp_path: Path) -> None:
    from alembic.autogenerate import compare_metadata
    from alembic.runtime.migration import MigrationContext

    for _ in range(2):
        storage = open_storage(Settings(data=tmp_path / "m.db"))
        with storage.writer.begin() as connection:
            assert revision_of(connection) == head()
            context = MigrationContext.configure(connection, opts={"compare_type": True})
            assert compare_metadata(context, metadata) == []
        storage.close()


# The web app.


@pytest.fixture
def web(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[httpx.Client]:
    """A server with a small web app."""
    folder = tmp_path / "web"
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_text("<p>front</p>")
    (folder / "assets" / "app-1a2b.js").write_text("1")
    (folder / "icon.svg").write_text("<svg/>")
    (tmp_path / "secret").write_text("secret")
    monkeypatch.setattr(pages, "WEB", folder)
    with running(tmp_path) as server, httpx.Client(base_url=server.address, timeout=30) as client:
        yield client


def test_the_web_app_is_served(web: httpx.Client) -> None:
    for path in ("/", "/m/abc", "/play/quantik", "/analyse/exago", "/index.html"):
        answer = web.get(path)
        assert (answer.status_code, answer.text) == (200, "<p>front</p>")
        assert answer.headers["cache-control"] == "no-cache"
    hashed = web.get("/assets/app-1a2b.js")
    assert "immutable" in hashed.headers["cache-control"]
    assert hashed.headers["content-type"].startswith("text/javascript")
    assert hashed.headers["content-encoding"] == "gzip"
    assert hashed.text == "1"
    for wish in ({"Accept-Encoding": "identity"}, {"Range": "bytes=0-0"}):
        plain = web.get("/assets/app-1a2b.js", headers=wish)
        assert (plain.text, "content-encoding" in plain.headers) == ("1", False)
    assert web.get("/icon.svg").headers["cache-control"] == "no-cache"
    assert web.get("/assets/old.js").status_code == 404
    table = web.get("/assets/quantik-TdJYVfvM.table")
    assert table.content == (pages.GAMES / "quantik" / "tables" / "quantik.table").read_bytes()
    assert "immutable" in table.headers["cache-control"]
    assert web.get("/assets/quanti-TdJYVfvM.table").status_code == 404
    assert web.get("/api/nothing").status_code == 404
    assert web.get("/..%2fsecret").text != "secret"
    assert web.post("/m/abc").status_code == 405


def test_unknown_pages_are_answered_with_404_and_the_app(web: httpx.Client) -> None:
    for path in (
        "/learn/",
        "/learn/quantik/puzzles",
        "/learn/quantik/puzzles?theme=win-in-one",
        "/rules/qomet?theme=nope",
        "/play/exago?players=3",
        "/review/abc",
    ):
        assert web.get(path).status_code == 200, path
    for path in (
        "/learn/quantik/puzzles?theme=nope",
        "/learn/chess",
        "/rules/chess",
        "/rules",
        "/play/chess",
        "/healthz",
        "/lobby/more",
        "/review/a/b",
        "/Lobby",
    ):
        answer = web.get(path)
        assert (answer.status_code, answer.text) == (404, "<p>front</p>"), path
        assert answer.headers["content-type"].startswith("text/html")
        assert web.get(path, headers={"Range": "bytes=0-1"}).status_code == 404


def test_unknown_files_are_answered_with_404_and_a_sentence(web: httpx.Client) -> None:
    for path in (
        "/favicon.ico",
        "/nothing.js",
        "/learn/nothing.js",
        "/m/nothing.js",
        "/.well-known/change-password",
        "/.env",
        "/sitemap.xml",
    ):
        answer = web.get(path)
        assert answer.status_code == 404, path
        assert answer.headers["content-type"].startswith("text/plain")
        assert answer.text == "There is nothing at this address.\n"
        assert web.head(path).status_code == 404


def test_pages_of_the_server_are_those_of_the_app() -> None:
    routes = (ROOT / "web/src/app/routes.ts").read_text(encoding="utf-8")
    assert re.findall(r'pattern: "(.*?)"', routes) == list(pages.PAGES)


def test_search_engines_are_told_what_to_read(web: httpx.Client) -> None:
    robots = web.get("/robots.txt")
    assert robots.headers["content-type"].startswith("text/plain")
    parser = RobotFileParser()
    parser.parse(robots.text.splitlines())
    readable = ("/", "/learn/quantik", "/rules/exago", "/play/qomet")
    loaded = ("/api/games", "/api/rules/exago", "/api/lessons/quantik", "/api/positions/qomet")
    for path in (*readable, *loaded, "/api/puzzles/qomet"):
        assert parser.can_fetch("anybot", path), path
    for path in ("/m/abc", "/review/abc", "/api/matches/abc", "/api/me", "/api/lobby"):
        assert not parser.can_fetch("anybot", path), path
    assert "Sitemap" not in robots.text


def test_site_map_has_the_pages_that_are_the_same_for_all(
    tmp_path: Path, web: httpx.Client
) -> None:
    with running(tmp_path / "other", public="https://play.example.org/") as server:
        assert "Sitemap: https://play.example.org/sitemap.xml\n" in (
            httpx.get(f"{server.address}/robots.txt").text
        )
        found = httpx.get(f"{server.address}/sitemap.xml")
    assert found.headers["content-type"] == "application/xml"
    places = [place.text or "" for place in ElementTree.fromstring(found.text).iter(f"{MAP}loc")]
    paths = [urlsplit(place).path for place in places]
    assert {"/", "/learn", "/learn/quantik", "/learn/exago/puzzles", "/rules/qomet"} < set(paths)
    for place, path in zip(places, paths, strict=True):
        assert place.startswith("https://play.example.org/")
        assert web.get(path).status_code == 200
        assert path.split("/")[1] in ("", "learn", "rules", "play")


def test_without_the_web_app_a_page_says_how_to_get_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(pages, "WEB", tmp_path / "none")
    with running(tmp_path) as server:
        answer = httpx.get(server.address, timeout=30)
        assert answer.status_code == 404
        assert "/api/openapi.json" in answer.text
        assert "npm ci && npm run complete" in answer.text


def start_lines(monkeypatch: pytest.MonkeyPatch, web: Path, packing: str = "") -> list[str]:
    """Return what a server with the web app of a folder says when it starts."""
    monkeypatch.setattr(web_app, "WEB", web)
    monkeypatch.setattr(serve, "PACKING", web / "packing")
    monkeypatch.setattr(serve, "run", lambda settings, ready: ready("http://127.0.0.1:4444"))
    web.mkdir(exist_ok=True)
    if packing:
        (web / "packing").write_text(packing)
    answer = call("serve")
    assert (answer.status, answer.err) == (0, "")
    first, *rest = answer.out.splitlines()
    assert first.startswith("Fourfold is at http://127.0.0.1:4444")
    return rest


def test_start_says_that_the_web_app_is_missing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    said = start_lines(monkeypatch, tmp_path / "web")
    assert said[0].startswith("This server has no web app")
    assert said[-1].endswith("npm ci && npm run complete")


def test_start_says_that_python_for_the_browser_is_missing_or_on_its_way(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    web = tmp_path / "web"
    (web / "assets").mkdir(parents=True)
    (web / "index.html").touch()
    said = start_lines(monkeypatch, web)
    assert "without Python for the browser" in said[0]
    assert said[-1].endswith("npm ci && npm run complete")
    said = start_lines(monkeypatch, web, packing=str(os.getpid()))
    assert said == ["Playing offline is being prepared, and is available from the next start."]
    (web / "assets" / "fourfold-1a2b3c4d.zip.gz").touch()
    assert start_lines(monkeypatch, web, packing=str(os.getpid())) == []


# The example.


def test_two_example_bots_play_a_match(server: Running) -> None:
    world = {**os.environ, "PYTHONPATH": str(Path(fourfold.__file__).parent.parent)}
    bot = [sys.executable, str(ROOT / "examples" / "bot.py")]
    with subprocess.Popen([*bot, server.address], stdout=subprocess.PIPE, env=world) as first:
        assert first.stdout
        link = first.stdout.readline().decode().strip()
        second = subprocess.run([*bot, link], capture_output=True, env=world, timeout=60)
        out, _ = first.communicate(timeout=60)
    assert second.returncode == first.returncode == 0
    assert second.stdout.decode().splitlines()[-1] == out.decode().splitlines()[-1]
    assert "winner" in out.decode()


def test_the_example_is_short() -> None:
    code = (ROOT / "examples" / "bot.py").read_text().partition("\nimport ")[2]
    assert len([line for line in code.splitlines() if line.strip()]) <= 45


def test_a_folder_instead_of_a_file_is_named(tmp_path: Path) -> None:
    said = complaint("serve", "--port", "0", "--data", str(tmp_path))
    assert "folder" in said
    assert str(tmp_path)[:20] in said


def test_a_database_of_a_newer_version_is_left_alone(tmp_path: Path) -> None:
    data = tmp_path / "m.db"
    open_storage(Settings(data=data)).close()
    with closing(sqlite3.connect(data)) as database, database:
        database.execute("UPDATE alembic_version SET version_num = '9999'")
    said = complaint("serve", "--port", "0", "--data", str(data))
    assert "newer" in said
    assert "9999" in said


def test_nobody_else_can_read_the_matches(tmp_path: Path) -> None:
    data = tmp_path / "deep" / "m.db"
    open_storage(Settings(data=data)).close()
    assert data.stat().st_mode & 0o077 == 0


def test_what_is_no_file_is_named_and_stays_as_it_is(tmp_path: Path) -> None:
    """Everybody on a machine needs its devices, which nobody can be kept from."""
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)
    pipe.chmod(0o666)
    for setting in (("--data", str(pipe)), ("--database", f"sqlite:///{pipe}")):
        assert complaint("serve", "--port", "0", *setting)
        assert pipe.stat().st_mode & 0o777 == 0o666
    assert "device" in complaint("serve", "--port", "0", "--data", str(pipe))
    assert list(tmp_path.iterdir()) == [pipe]


def test_a_file_that_others_could_read_is_closed_to_them(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    data, link = tmp_path / "m.db", tmp_path / "link.db"
    open_storage(Settings(data=data)).close()
    link.symlink_to(data)
    files = [data, tmp_path / "m.db-wal", tmp_path / "m.db-shm"]
    for file in files:
        file.touch()
        file.chmod(0o644)
    storage = open_storage(Settings(data=link))
    assert [file.stat().st_mode & 0o777 for file in files] == [0o600] * 3
    storage.close()
    assert not caplog.records
    data.chmod(0o640)
    with patch.object(Path, "chmod", side_effect=PermissionError):
        open_storage(Settings(data=data)).close()
    (record,) = caplog.records
    assert record.levelname == "WARNING"
    assert "m.db" in record.getMessage()


@pytest.mark.skipif(sys.platform != "linux", reason="elsewhere a file is known by its name")
@pytest.mark.parametrize("link", [os.symlink, os.link])
def test_a_file_is_the_same_by_any_name(tmp_path: Path, link: Callable[[Path, Path], None]) -> None:
    file, name = tmp_path / "m.db", tmp_path / "elsewhere" / "other.db"
    name.parent.mkdir()
    first = Claim(file)
    assert {each.stat().st_mode & 0o077 for each in tmp_path.glob("m.db*")} == {0}
    link(file, name)
    with pytest.raises(TakenError):
        Claim(name)
    first.close()
    for _ in range(2):
        Claim(name).close()


@pytest.mark.skipif(sys.platform != "linux", reason="elsewhere a file is known by its name")
def test_a_file_stays_claimed_while_its_database_is_opened_and_closed(tmp_path: Path) -> None:
    """SQLite closing the file may not give back the lock, nor the lock be in the way of SQLite."""
    file, name = tmp_path / "m.db", tmp_path / "other.db"
    first = Claim(file)
    for _ in range(2):
        open_storage(Settings(data=file)).close()
    os.link(file, name)
    said = complaint("serve", "--port", "0", "--data", str(name))
    assert "Another server" in said
    first.close()


@pytest.mark.parametrize("link", [None, os.link] if sys.platform == "linux" else [None])
def test_only_servers_that_know_of_each_other_share_a_file(
    tmp_path: Path, link: Callable[[Path, Path], None] | None
) -> None:
    file, name = tmp_path / "m.db", tmp_path / "m.db"
    file.touch()
    if link:
        name = tmp_path / "other.db"
        link(file, name)
    together = [Claim(file, is_shared=True), Claim(name, is_shared=True)]
    said = complaint("serve", "--port", "0", "--data", str(name))
    assert "Another server" in said
    together.pop().close()
    with pytest.raises(TakenError):
        Claim(name)
    # Whoever was refused is not in the way of others.
    together.append(Claim(name, is_shared=True))
    for each in together:
        each.close()
    alone = Claim(file)
    with pytest.raises(TakenError):
        Claim(name, is_shared=True)
    redis = ("--redis", "redis://127.0.0.1:1")
    assert "Another server" in complaint("serve", "--port", "0", "--data", str(name), *redis)
    alone.close()
    Claim(name, is_shared=True).close()
