"""Calls that make sense and calls that do not: help, languages, and one line for every mistake."""

from __future__ import annotations

import json
import shlex
import subprocess
import sys
from pathlib import Path

import pytest

from fourfold import __version__, load, registered
from fourfold.cli.app import app
from fourfold.i18n import PACKAGE, languages, words

from .calling import COMMAND, PLAIN_WORLD, call, complaint, run

FULL = Path("/dev/full")
COMMANDS = tuple(app.commands)


@pytest.mark.parametrize(
    ("arguments", "says"),
    [
        (["chess"], "“chess”"),
        (["Perft"], "“Perft”"),
        ([""], "“”"),
        (["--nonsense"], "--nonsense"),
        (["-x"], "-x"),
        (["--version=3"], "--version"),
        (["--lang"], "--lang"),
        (["--lang", "xx", "games"], "languages are ar, bg, cs"),
        (["games", "--lang="], "“”"),
        (["games", "chess"], "“chess”"),
        (["games", "exago?size=9"], "size"),
        (["games", "exago", "qomet"], "“qomet”"),
        (["rules", "quantik"], "“quantik”"),
        (["perft"], "GAME"),
        (["perft", "quantik"], "DEPTH"),
        (["perft", "quantik", "two"], "“two”"),
        (["perft", "quantik", "1.5"], "“1.5”"),
        (["perft", "quantik", "²"], "“²”"),
        (["perft", "quantik", "-1"], "negative"),
        (["perft", "quantik", "101"], "from 0 to 100"),
        (["perft", "quantik", "9" * 5000], "from 0 to 100"),
        (["perft", "quantik", "1", "2"], "“2”"),
        (["perft", "quantik", "1", "\x1b[31m\n"], "\\x1b[31m\\n"),
        (["perft", "quantik", "1", "--divide=yes"], "--divide"),
        (["perft", "quantik", "1", "--position"], "--position"),
        (["perft", "quantik", "1", "--position", ""], "4 rows"),
        (["perft", "quantik", "1", "--position", "A/a"], "4 rows"),
        (["perft", "quantik", "1", "--option", "size=5"], "“size”"),
        (["perft", "exago", "1", "--option", "size"], "“size”"),
        (["perft", "exago", "1", "-o", "size=5", "-o", "size=5"], "twice"),
        (["perft", "exago?size=5", "1", "-o", "size=5"], "twice"),
        (["perft", "exago?players=", "1"], "players"),
        (["perft", "chess", "1"], "exago, qomet, quantik"),
        (["play"], "exago, qomet, quantik"),
        (["play", "chess"], "“chess”"),
        (["play", "quantik", "--players", "Ann"], "2 seats, not 1"),
        (["play", "quantik", "--players", "Ann,Bob,Cleo"], "2 seats, not 3"),
        (["play", "quantik", "--players", "Ann,,"], "2 seats, not 3"),
        (["play", "quantik", "--players", "Ann,"], "“”"),
        (["play", "quantik", "--players", "Ann,B\x07b"], "“B\\x07b”"),
        (["play", "exago", "--players", "A,B,C,D,E,F,G"], "“7”"),
        (["play", "exago?players=3", "--players", "A,B"], "3 seats, not 2"),
        (["play", "quantik", "--seed", "soon"], "“soon”"),
        (["play", "quantik", "--seed", "9" * 5000], "--seed"),
        (["play", "quantik", "--position", ""], "4 rows"),
        (["play", "quantik", "--load", "x"], "--load"),
        (["play", "--load", "x", "--players", "Ann,Bob"], "--load"),
        (["play", "--load", "no/such/file"], "“no/such/file”"),
        (["play", "--load", "."], "folder"),
        (["play", "--load", ""], "folder"),
        (["play", "--load", "a\0b"], "“a\\x00b”"),
    ],
)
def test_a_mistake_is_told_in_one_line(arguments: list[str], says: str) -> None:
    assert says in complaint(*arguments)


def test_a_mistake_is_told_in_the_language_asked_for() -> None:
    assert complaint("chess", "--lang", "fr").startswith("Il n’y a pas de commande « chess »")
    assert complaint("perft", "quantik", FOURFOLD_LANG="fr") == "L’argument DEPTH manque."


def test_the_real_command_fails_with_status_two_and_one_line() -> None:
    done = run("perft", "quantik", "many")
    assert (done.returncode, done.stdout) == (2, b"")
    assert done.stderr.decode() == ("DEPTH cannot be “many”; it is a whole number from 0 to 100.\n")


def test_version() -> None:
    assert call("--version") == (0, f"fourfold {__version__}\n", "")


def test_bare_call_prints_the_help() -> None:
    assert call() == call("--help") == call("-h")
    assert call().status == 0


def test_help_is_a_command_too() -> None:
    assert call("help") == call("--help")
    assert call("help", "play") == call("play", "--help")
    assert call("--lang", "ja", "help") == call("--help", "--lang", "ja")
    assert "“chess”" in complaint("help", "chess")


@pytest.mark.parametrize("language", languages())
def test_help_for_everything_in_every_language(language: str) -> None:
    general = call("--help", "--lang", language)
    assert (general.status, general.err) == (0, "")
    for command in COMMANDS:
        assert f"\n  {command}  " in general.out
        answer = call(command, "--help", "--lang", language)
        assert (answer.status, answer.err) == (0, "")
        assert f"fourfold {command}" in answer.out
        assert "--lang" in answer.out
        assert "cli-" not in answer.out, "a message id instead of a sentence"
    assert "cli-" not in general.out


def test_help_names_every_option() -> None:
    shown = call("play", "--help").out
    for option in ("-o, --option", "--players", "--in-order", "--position", "--load", "--seed"):
        assert option in shown
    assert "--ascii" in shown
    assert "--no-color" in shown


@pytest.mark.parametrize(
    ("environment", "language"),
    [
        ({}, "en"),
        ({"LANG": "fr_FR.UTF-8"}, "fr"),
        ({"LANG": "de_DE.UTF-8"}, "de"),
        ({"LANG": "cy_GB.UTF-8"}, "en"),
        ({"LANG": "fr_FR.UTF-8", "LC_ALL": "C"}, "en"),
        ({"LANG": "fr_FR.UTF-8", "LC_ALL": ""}, "fr"),
        ({"LANG": "C", "LC_MESSAGES": "fr_CA"}, "fr"),
        ({"LANG": "fr_FR", "FOURFOLD_LANG": "en"}, "en"),
        ({"FOURFOLD_LANG": "fr"}, "fr"),
        ({"LANG": "fr_FR", "FOURFOLD_LANG": "tlh"}, "fr"),
    ],
)
def test_language_from_the_environment(environment: dict[str, str], language: str) -> None:
    assert call("--help", **environment) == call("--help", "--lang", language)


def test_the_last_language_asked_for_wins_wherever_it_stands() -> None:
    french = call("games", "--lang", "fr")
    assert "joueurs" in french.out
    assert french == call("--lang=fr", "games")
    assert french == call("--lang", "en", "games", "--lang=fr")


def test_after_two_dashes_nothing_is_an_option() -> None:
    assert "“--lang”" in complaint("games", "--", "--lang")


def test_games_lists_every_game() -> None:
    shown = call("games").out
    for name in registered():
        assert f"{name}  " in shown
    assert "2 to 6 players" in shown


@pytest.mark.parametrize("name", sorted(registered()))
def test_games_explains_every_option(name: str) -> None:
    answer = call("games", name)
    assert (answer.status, answer.err) == (0, "")
    for option in load(name).option_list:
        assert f"\n  {option.key}  " in answer.out
    assert load(name).option_list or "no options" in answer.out


def test_what_the_words_of_a_game_lack_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    made = type("Wordless", (type(load("qomet")),), {"name": "wordless"})
    monkeypatch.setitem(registered(), "wordless", made)
    says = (
        "games/wordless/locales/en.ftl is not complete: it lacks wordless-name, wordless-tagline, "
        "wordless-rules, wordless-option-corner_exit, wordless-option-repetition."
    )
    for call_for in (["games"], ["games", "wordless"], ["play", "wordless"]):
        assert complaint(*call_for) == says
    assert call("games", "qomet").status == 0


def test_texts_of_a_game_that_repeat_shared_ones_are_named(monkeypatch: pytest.MonkeyPatch) -> None:
    file = PACKAGE / "games" / "qomet" / "locales" / "en.ftl"
    monkeypatch.setitem(words("en")._own.repeated, file, ["web-close"])
    says = "games/qomet/locales/en.ftl repeats messages that exist already: web-close."
    assert complaint("games", "qomet") == complaint("games") == says
    assert call("games", "quantik").status == 0


def test_games_shows_values_and_defaults() -> None:
    shown = " ".join(call("games", "exago").out.split())
    assert "From 4 to 7. Usually 6." in shown
    assert "One of on, off. Usually off." in shown
    assert "Usually 12 here; it depends on the options above." in shown
    assert "Usually 6 here;" in " ".join(call("games", "exago?players=3").out.split())


def test_an_encoding_without_the_characters_gets_the_nearest_ones() -> None:
    done = run("chess", PYTHONIOENCODING="ascii", PYTHONUTF8="0")
    assert done.stderr.startswith(b'There is no command "chess"; the commands are')
    done = run("games", "qomet", "--lang", "fr", PYTHONIOENCODING="ascii", PYTHONUTF8="0")
    assert done.returncode == 0
    assert b"etoiles jusqu'a ce" in done.stdout
    assert b"?" not in done.stdout


@pytest.mark.parametrize("language", ["ja", "ko", "th", "ar", "ru", "el"])
def test_an_encoding_without_the_script_gets_english(language: str) -> None:
    done = run("games", "--lang", language, PYTHONIOENCODING="ascii", PYTHONUTF8="0")
    assert done.stdout.decode() == call("games").out


def test_an_encoding_with_the_script_gets_the_language() -> None:
    done = run("games", "--lang", "ja", PYTHONIOENCODING="euc_jp", PYTHONUTF8="0")
    assert done.stdout.decode("euc_jp") == call("games", "--lang", "ja").out


@pytest.mark.skipif(not FULL.exists(), reason="needs /dev/full")
def test_a_full_disk_is_told_in_one_line() -> None:
    with FULL.open("wb") as full:
        done = subprocess.run(
            [*COMMAND, "games"], stdout=full, stderr=subprocess.PIPE, env=PLAIN_WORLD, check=False
        )
    assert done.returncode == 2
    assert done.stderr.startswith(b"The output cannot be written")
    assert done.stderr.count(b"\n") == 1


@pytest.mark.skipif(sys.platform == "win32", reason="needs a POSIX shell")
@pytest.mark.parametrize("closed", ["<&-", ">&-", "2>&-", "<&- >&- 2>&-"])
@pytest.mark.parametrize(
    ("command", "status"), [("games", 0), ("rules", 0), ("play quantik", 0), ("chess", 2)]
)
def test_closed_streams_do_no_harm(closed: str, command: str, status: int) -> None:
    line = f"{shlex.join(COMMAND)} {command} {closed}"
    done = subprocess.run(
        line, shell=True, capture_output=True, env=PLAIN_WORLD, check=False, input=b""
    )
    assert done.returncode == status
    assert b"Traceback" not in done.stderr


@pytest.mark.skipif(sys.platform == "win32", reason="needs a POSIX shell")
@pytest.mark.parametrize("command", ["games", "perft quantik 3 --divide", "play quantik", "--help"])
def test_a_reader_who_goes_away_is_not_complained_about(command: str) -> None:
    line = f"{shlex.join(COMMAND)} {command} | true"
    done = subprocess.run(
        line, shell=True, capture_output=True, env=PLAIN_WORLD, check=False, input=b""
    )
    assert (done.stdout, done.stderr) == (b"", b"")


def test_games_for_programs() -> None:
    games = json.loads(call("games", "--json").out)["games"]
    assert sorted(game["name"] for game in games) == sorted(registered())
    exago = json.loads(call("games", "exago?players=3", "--json").out)
    assert exago["seats"] == {"low": 2, "high": 6}
    tiles = next(option for option in exago["options"] if option["key"] == "tiles")
    assert (tiles["kind"], tiles["default"]) == ("numbers", "6")
    assert "“chess”" in complaint("games", "chess", "--json")


def completed(*words: str, **environment: str) -> list[str]:
    """Give what a shell is offered for the last of some words."""
    answer = call(
        _FOURFOLD_COMPLETE="bash_complete",
        COMP_WORDS=" ".join(["fourfold", *words]),
        COMP_CWORD=str(len(words)),
        **environment,
    )
    assert (answer.status, answer.err) == (0, "")
    return [line.partition(",")[2] for line in answer.out.splitlines()]


def test_shells_complete_commands_options_and_games() -> None:
    assert completed("an") == ["analyze"]
    assert completed("analyze", "q") == ["qomet", "quantik"]
    assert completed("perft", "--div") == ["--divide"]


def test_shells_complete_values(tmp_path: Path) -> None:
    assert completed("play", "--la") == ["--lang"]
    assert completed("play", "--lang", "zh") == ["zh-Hans", "zh-Hant"]
    assert completed("play", "--level", "1") == ["1", "10"]
    assert completed("play", "qomet", "-o", "corner") == ["corner_exit=on", "corner_exit=off"]
    assert "players=3" in completed("analyze", "exago", "--option", "pl")
    assert completed("match", "quantik", "--players", "random,gr") == ["random,greedy"]
    assert completed("solve", "qomet", "--corner-exit", "") == ["on", "off"]
    folder = tmp_path / "fourfold" / "tables"
    folder.mkdir(parents=True)
    (folder / "qomet-corner-exit-on.packed").touch()
    assert completed("tables", "remove", "q", XDG_DATA_HOME=str(tmp_path)) == [
        "qomet-corner-exit-on.packed"
    ]


def test_shells_show_what_commands_are_for() -> None:
    zsh = call(_FOURFOLD_COMPLETE="zsh_complete", COMP_WORDS="fourfold an", COMP_CWORD="1")
    assert "Say what a position is worth" in zsh.out


@pytest.mark.parametrize("shell", ["bash", "zsh", "fish"])
def test_shells_are_told_how_to_ask(shell: str) -> None:
    answer = call(_FOURFOLD_COMPLETE=f"{shell}_source")
    assert answer.status == 0
    assert "_FOURFOLD_COMPLETE" in answer.out


@pytest.mark.parametrize("asked", ["nonsense", "x_source", "bash_nonsense", "bash_complete", "_"])
def test_what_no_shell_asks_is_refused_in_one_line(asked: str) -> None:
    said = complaint(_FOURFOLD_COMPLETE=asked)
    assert f"“{asked}”" in said
    assert "bash_source, zsh_source, fish_source" in said


def test_a_line_that_no_shell_has_is_refused_in_one_line() -> None:
    line = {"COMP_WORDS": "fourfold an", "COMP_CWORD": "first"}
    assert "“bash_complete”" in complaint(_FOURFOLD_COMPLETE="bash_complete", **line)
