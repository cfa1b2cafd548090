"""The HTTP calls on the pages about the API, made against a server."""

from __future__ import annotations

import json
import re
import shutil
import subprocess
from collections.abc import Iterator
from time import monotonic, sleep
from typing import Any

import httpx
import pytest

from tests.cli.calling import PLAIN_WORLD
from tests.server.test_serve import served
from tests.test_docs import ROOT

API = (ROOT / "docs" / "api.md").read_text(encoding="utf-8")
PAGES = ("api", "live", "operations")
HOST = "localhost:4444"
PATIENCE = 60
REST = "…"
"""Stands for what a page leaves out."""
NAME = re.compile("[A-Z]{2,}")
"""Stands for a value that differs from call to call, such as TOKEN."""


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with served(tmp_path_factory.mktemp("server"), "--engine-workers", "1") as (_, found):
        yield found


def calls(page: str) -> Iterator[tuple[str, str]]:
    """Yield each curl command of a page with the output that is shown below it."""
    for block in re.findall(r"```sh\n(.*?)```", page, re.DOTALL):
        parts = re.findall(r"^(curl (?:.*\\\n)*.*\n)((?:#.*\n)*)", block, re.MULTILINE)
        for command, shown in parts:
            yield command, re.sub("^# ?", "", shown, flags=re.MULTILINE)


def as_json(shown: str) -> Any:
    """Read an answer as it is shown, with what is left out as one more item or key."""
    return json.loads(
        shown.replace(f"{REST}]", f'"{REST}"]').replace(f"{REST}}}", f'"{REST}": 0}}')
    )


def agree(shown: Any, found: Any, names: dict[str, Any]) -> bool:
    """Return whether an answer is as shown, adding the values of new names to `names`."""
    if isinstance(shown, str) and NAME.fullmatch(shown):
        return bool(names.setdefault(shown, found) == found)
    if isinstance(shown, dict) and isinstance(found, dict):
        wanted = {key: value for key, value in shown.items() if key != REST}
        complete = REST in shown or wanted.keys() == found.keys()
        return complete and all(
            key in found and agree(value, found[key], names) for key, value in wanted.items()
        )
    if isinstance(shown, list) and isinstance(found, list):
        wanted_items = [item for item in shown if item != REST]
        complete = REST in shown or len(shown) == len(found)
        return (
            complete
            and len(wanted_items) <= len(found)
            and all(map(lambda a, b: agree(a, b, names), wanted_items, found))
        )
    return bool(shown == found)


def is_as_shown(shown: str, found: str, names: dict[str, Any]) -> bool:
    if shown.startswith("{"):
        return agree(as_json(shown), json.loads(found), names)
    pattern = re.escape(shown.rstrip()).replace(REST, ".*")
    return bool(re.fullmatch(pattern, found.rstrip(), re.DOTALL))


def call(command: str, address: str, names: dict[str, Any]) -> str:
    for name, value in names.items():
        command = re.sub(rf"\b{name}\b", value, command)
    done = subprocess.run(
        ["sh", "-c", command.replace("curl", "curl --silent", 1).replace(HOST, address)],
        capture_output=True,
        check=True,
        env=PLAIN_WORLD,
        text=True,
        timeout=PATIENCE,
    )
    return done.stdout


@pytest.mark.skipif(not shutil.which("curl"), reason="needs curl")
def test_the_calls_on_the_page_have_the_answers_on_the_page(address: str) -> None:
    examples = list(calls(API))
    assert len(examples) == 5
    # Several times, because what depends on lots is right now and then.
    for _ in range(8):
        names = dict[str, Any]()
        for command, shown in examples:
            end = monotonic() + PATIENCE
            while not is_as_shown(shown, found := call(command, address, names), names):
                # Only reading can be repeated; the engine has not answered yet.
                assert "-X POST" not in command, (command, found)
                assert monotonic() < end, (command, found)
                sleep(0.05)


def test_the_command_on_the_page_has_the_answer_on_the_page(address: str) -> None:
    sent, shown = re.findall(r'`(\{"id": "1".*?\})` → `(\{.*?\})`', API)[0]
    with httpx.Client(base_url=f"{address}/api") as http:
        http.headers["Authorization"] = f"Bearer {http.post('/players', json={}).json()['token']}"
        seats = [{"kind": "me"}, {"kind": "beside"}]
        match = http.post("/matches", json={"game": "quantik", "seats": seats}).json()
        commands = f"/matches/{match['id']}/commands"
        for ply, move in enumerate(["Aa1", "Ba4", "Cd1", "Dd4"]):
            command = {"id": f"move-{ply}", "ply": ply, "kind": "move", "move": move}
            assert http.post(commands, json=command).is_success
        assert http.post(commands, json=json.loads(sent)).json() == json.loads(shown)


def test_every_call_on_the_pages_is_one_of_the_server(address: str) -> None:
    document = httpx.get(f"{address}/api/openapi.json").json()
    known = {
        (method.upper(), re.sub(r"\{\w+\}", "{}", path))
        for path, methods in document["paths"].items()
        for method in methods
    }
    named = {
        (method, re.sub(r"\b[A-Z]{2,}\b", "{}", path))
        for page in PAGES
        for method, path in re.findall(
            r"`(GET|POST|PUT|DELETE) (/api/[\w/]+)",
            (ROOT / "docs" / f"{page}.md").read_text(encoding="utf-8"),
        )
    }
    assert len(named) > 20
    assert named <= known


@pytest.mark.parametrize("path", ["/health", "/ready", "/metrics"])
def test_what_the_page_for_operators_names_answers(address: str, path: str) -> None:
    page = (ROOT / "docs" / "operations.md").read_text(encoding="utf-8")
    assert f"`{path}`" in page
    end = monotonic() + PATIENCE
    while httpx.get(address + path).status_code != 200:
        # A worker needs a moment until it can think.
        assert monotonic() < end
        sleep(0.05)
