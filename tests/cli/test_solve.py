"""`fourfold solve`, `fourfold verify` and `fourfold tables`."""

from __future__ import annotations

import json
import re
import signal
import socket
import subprocess
import time
from pathlib import Path

import pytest

from fourfold.games.qomet.lookup import table as qomet_table
from fourfold.games.qomet.rules import Qomet
from fourfold.games.quantik import table as quantik
from fourfold.games.quantik.lookup import SHIPPED
from fourfold.tables import lines
from fourfold.tables import table_file as tables

from .calling import COMMAND, PLAIN_WORLD, call, complaint, heed_ctrl_c


def test_the_table_of_the_package_is_right() -> None:
    answer = call("verify", "quantik", "--sample", "50")
    assert (answer.status, answer.err) == (0, "")
    assert re.fullmatch(r"quantik\.table: 50 of [\d,]+ claims checked, all right\.\n", answer.out)
    other = call("verify", "quantik", str(SHIPPED), "--sample", "5", "--seed", "3", "--lang", "fr")
    assert "5 affirmations vérifiées" in other.out


def test_faults_are_told(tmp_path: Path) -> None:
    heading, arrays = tables.read(SHIPPED, quantik.heading_of("distances", quantik.GAME.initial()))
    arrays["distances-00"] = arrays["distances-00"] + 2
    tables.write(tmp_path / "wrong.table", heading, arrays)
    answer = call("verify", "quantik", str(tmp_path / "wrong.table"), "--sample", "0")
    assert answer.status == 1
    assert "Ply 0: the heading counts other classes or distances than there are." in answer.out
    assert "wrong.table: 0 of" in answer.out
    assert "one fault found" in answer.out


def test_solving_can_be_stopped(tmp_path: Path) -> None:
    folder = tmp_path / "work"
    command = [*COMMAND, "solve", "quantik", "--folder", str(folder), "--threads", "1"]
    running = subprocess.Popen(
        command,
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        preexec_fn=heed_ctrl_c,
        env=PLAIN_WORLD,
        text=True,
        encoding="utf-8",
    )
    while running.poll() is None and not (folder / "classes-07.part").exists():
        time.sleep(0.05)
    running.send_signal(signal.SIGINT)
    out, _ = running.communicate(timeout=120)
    assert running.returncode == 130
    assert out.startswith("Stopped. What was found is in ")
    assert out.rstrip().endswith("the same command goes on from there.")
    assert not (folder / quantik.TABLE).exists()


def test_a_finished_run_says_what_it_found(tmp_path: Path) -> None:
    (tmp_path / quantik.TABLE).write_bytes(SHIPPED.read_bytes())
    answer = call("solve", "quantik", "--folder", str(tmp_path))
    assert answer.status == 0
    assert "The second player wins; against the best defence the game lasts 10 moves." in answer.out
    assert re.search(r"^ +1 +1 +1 +9$", answer.out, re.MULTILINE)
    assert str(tmp_path / quantik.TABLE) in answer.out.replace("\n", "")


def test_a_small_solution_is_packed_and_verified(tmp_path: Path) -> None:
    folder, packed = tmp_path / "two", tmp_path / "two.packed"
    assert call("solve", "qomet", "--stars", "1", "--folder", str(folder)).status == 0
    wrong = complaint("tables", "verify", "qomet", str(folder))
    assert "holds “qomet on 1 1”, but “qomet on 1 7” is needed here." in wrong
    assert "Delete" not in wrong
    assert "Delete" not in complaint("tables", "pack", "qomet", str(folder))
    assert call("tables", "pack", "qomet", str(folder), "--stars", "1").status == 0
    for table in (folder, packed):
        answer = call("tables", "verify", "qomet", str(table), "--stars", "1", "--all")
        assert (answer.status, "all right" in answer.out) == (0, True)


def test_exago_with_few_tiles_is_solved_and_verified(tmp_path: Path) -> None:
    options = ("-o", "size=4", "-o", "tiles=3", "-o", "line=3")
    answer = call("solve", "exago", *options, "--folder", str(tmp_path))
    assert answer.status == 0
    said = "The player who starts wins; against the best defence the game lasts 5 moves."
    assert said in answer.out.replace("\n", " ")
    answer = call("verify", "exago", str(tmp_path), *options, "--all")
    assert (answer.status, "all right" in answer.out) == (0, True)
    assert "is needed here" in complaint("verify", "exago", str(tmp_path), "-o", "tiles=3")


@pytest.mark.parametrize(
    ("arguments", "says"),
    [
        (["solve"], "GAME"),
        (["solve", "chess"], "“chess”"),
        (["solve", "exago"], "2 to 6 each"),
        (["solve", "exago", "-o", "tiles=3", "--folder", "/dev/null/x"], "/dev/null/x"),
        (["solve", "exago", "-o", "tiles=3", "--stars", "3"], "The option --stars is for qomet."),
        (["solve", "quantik", "--threads", "0"], "--threads"),
        (["solve", "quantik", "--gpu"], "The option --gpu is for qomet."),
        (["solve", "quantik", "--corner-exit", "on"], "“corner_exit”"),
        (["solve", "qomet", "--stars", "8"], "--stars cannot be “8”"),
        (["verify", "quantik", "--stars", "3"], "The option --stars is for qomet."),
        (["verify", "qomet", "--compress"], "--compress"),
        (["solve", "quantik", "--threads", "two"], "“two”"),
        (["solve", "quantik", "--folder", "/dev/null/x"], "/dev/null/x"),
        (["solve", "quantik", "--folder", "~nobody-at-all\0"], "~nobody-at-all"),
        (["verify", "exago"], "Name the folder"),
        (["verify", "exago", "no/such", "-o", "tiles=3"], "no/such"),
        (["verify", "quantik", "~nobody-at-all/x"], "~nobody-at-all/x"),
        (["verify", "quantik", "no/such.table"], "no/such.table"),
        (["verify", "quantik", __file__], "not a table"),
        (["verify", "quantik", "--sample", "-1"], "--sample"),
        (["verify", "quantik", "--seed", "x"], "--seed"),
        (["tables", "nonsense"], "“nonsense”"),
        (["tables", "fetch", "solution.packed"], "http://"),
        (["tables", "pack", "quantik", "x"], "small enough"),
        (["tables", "pack", "qomet", "no/such"], "no/such"),
        (["tables", "pack", "exago", "x"], "not packed"),
        (["tables", "pack", "quantik", "x", "--stars", "2"], "The option --stars is for qomet."),
        (["tables", "pack", "qomet", "x", "--stars", "8"], "--stars cannot be “8”"),
        (["tables", "verify", "qomet", "--stars", "2"], "holds “qomet on 7”, but “qomet on 2”"),
        (["tables", "remove", "matches.db"], "matches.db"),
    ],
)
def test_mistakes(arguments: list[str], says: str) -> None:
    assert says in complaint(*arguments)


def test_who_fetches_hears_at_once_for_how_long_it_is_waited() -> None:
    answer = call("tables", "fetch", "http://127.0.0.1:1/x")
    assert answer.status == 2
    waits = "Asking http://127.0.0.1:1/x. A server that says nothing for 15 seconds is given up."
    assert answer.out == f"{waits}\n"
    assert answer.err.startswith("http://127.0.0.1:1/x does not answer: ")
    assert answer.err.count("\n") == 1


def test_a_silent_server_is_given_up(monkeypatch: pytest.MonkeyPatch) -> None:
    """However long a fetch may take, nobody waits long for the first word."""
    monkeypatch.setattr(lines, "SILENCE", 0.2)
    with socket.create_server(("127.0.0.1", 0)) as silent:
        address = f"http://127.0.0.1:{silent.getsockname()[1]}/x"
        answer = call("tables", "fetch", address)
    assert (answer.status, answer.err) == (2, f"{address} does not answer: timed out.\n")


def test_damage_is_found_wherever_it_is(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Also in the middle of a packed table, of which an engine reads only what it needs."""
    sound = json.loads(call("tables", "--json").out)["tables"]
    assert len(sound) >= 7
    assert all(table["read"] for table in sound)
    paths = {name: getattr(qomet_table, name) for name in ("crowded_path", "values_path")}
    for name, usual in paths.items():
        path = usual(Qomet())
        data = bytearray(path.read_bytes())
        data[len(data) // 2] ^= 1
        damaged = tmp_path / path.name
        damaged.write_bytes(data)
        with monkeypatch.context() as patched:
            there = {Qomet(): damaged}
            patched.setattr(qomet_table, name, lambda game, t=there, u=usual: t.get(game, u(game)))
            answer = call("tables", "--json")
        assert answer.status == 1
        listed = json.loads(answer.out)["tables"]
        (wrong,) = (table for table in listed if "error" in table)
        assert wrong["error"] == "table-damaged"
        assert str(damaged) in wrong["message"]
        # Whatever else is there is listed all the same.
        assert [table for table in sound if table["file"] != str(path)] == [
            table for table in listed if table is not wrong
        ]


def test_people_are_told_what_was_read() -> None:
    shown = call("tables").out
    assert shown.count("Read through: its checksums fit.") == shown.count("SHA-256") >= 7
