"""`fourfold engine`: scripted dialogues through a real process."""

from __future__ import annotations

import os
import re
import signal
import sys
import time
from collections.abc import Callable, Iterator
from itertools import product
from pathlib import Path

import pytest

import fourfold
from fourfold import Match, load, registered
from fourfold.cli.commands import engine
from fourfold.cli.protocol.inbox import Inbox
from fourfold.engine.thinking.glance import glimpses
from fourfold.engine.thinking.messages import Prepare, Question, Said, Think, Thought

from .calling import call, complaint, run
from .dialogue import Dialogue, is_quiet

PAGE = Path(__file__).parent.parent.parent / "docs" / "engine-protocol.md"
INFO = re.compile(
    r"info (depth \d+ )?time \d+ nodes \d+ multipv \d+ "
    r"score (cp -?\d+|mate -?\d+ wdl (1000 0 0|0 0 1000)|cp 0 wdl 0 1000 0) pv \S+( \S+)*"
)
MIDDLES = {
    "quantik": ("A.../..../..../..b.", ["Cb2"]),
    "qomet": (".../.../.../L..D.../.../.../... L -", ["a1", "g7"]),
    "exago": ("6/7/8/9/10/4RB5/10/9/8/7/6 R R11,B11", ["f7", "e6"]),
    "exago?players=3": ("6/7/8/9/10/5R5/10/9/8/7/6 B R5,B6,Y6", ["f7"]),
    "exago?players=5&size=4": ("4/5/6/3R3/6/5/4 B R5,B6,Y6,G6,P6", ["d5", "c4"]),
}
for other in registered().keys() - MIDDLES.keys():
    MIDDLES[other] = Match(other).start, Match(other).legal[:1]


def a_middle(spec: str) -> tuple[str, Match]:
    """Give a `position` command and the match it leads to."""
    position, moves = MIDDLES[spec]
    match = Match(spec, position=position)
    for move in moves:
        match.play(move)
    return f"position fen {position} moves {' '.join(moves)}", match


@pytest.fixture
def quantik() -> Iterator[Dialogue]:
    """An engine that plays Quantik and has introduced itself."""
    with Dialogue("engine", "quantik") as engine:
        engine.say("ugi")
        engine.until("ugiok")
        yield engine


@pytest.mark.parametrize("spec", MIDDLES)
def test_a_dialogue(spec: str) -> None:
    command, match = a_middle(spec)
    game = match.game
    with Dialogue("engine", spec) as engine:
        engine.say("ugi")
        introduction = engine.until("ugiok")
        assert introduction[0].startswith("id name Fourfold")
        assert introduction[1].startswith("id author ")
        names = [line.split()[2] for line in introduction[2:-1]]
        assert names == ["Level", "MultiPV", *(option.key for option in game.option_list)]
        assert engine.ask("isready", "readyok") == "readyok"
        engine.say("uginewgame", "position startpos")
        assert engine.ask("query fen", "response") == f"response {Match(game).position}"
        engine.say(command)
        assert engine.ask("query fen", "response") == f"response {match.position}"
        for seat in range(game.seats):
            said = engine.ask(f"query p{seat + 1}turn", "response")
            assert said == f"response {'true' if seat == match.to_move else 'false'}"
        assert engine.ask("query gameover", "response") == "response false"
        assert engine.ask("query result", "response") == "response none"
        engine.say("setoption name MultiPV value 3", "go movetime 300")
        *infos, best = engine.until("bestmove")
        assert len(infos) == 3
        assert all(INFO.fullmatch(line) for line in infos)
        assert best.split()[1] in match.legal
        assert infos[0].split(" pv ")[1].split()[0] == best.split()[1]
        # What thinks without end hears everything meanwhile.
        engine.say("go infinite")
        assert INFO.fullmatch(engine.hear())
        assert engine.ask("isready", "readyok") == "readyok"
        assert engine.ask("query gameover", "response") == "response false"
        assert engine.ask("stop", "bestmove").split()[1] in match.legal
        engine.say("quit")
        assert engine.rest() == (0, "")


def test_every_way_to_go_comes_to_a_move() -> None:
    command, match = a_middle("qomet")
    with Dialogue("engine", "qomet") as engine:
        engine.say(command)
        for go in (
            "go",
            "go depth 2",
            "go depth 3 movetime 100",
            "go movetime 0",
            "go p1time 2000 p2time 2000 p1inc 10 p2inc 10",
            "go p1time -5 p2time 10",
            "go p1time 1 p1inc 100",
            "go nodes 1",
            "go nodes 100 movetime 100",
        ):
            assert engine.ask(go, "bestmove").split()[1] in match.legal, go


@pytest.mark.parametrize(
    ("spec", "position", "nodes"),
    [
        ("qomet", "DD./L.D/DL./..L..../L../.D./.L. L -", 20_000),
        ("exago", "6/7/8/9/10/4RB5/10/9/8/7/6 R R11,B11", 10_000),
    ],
)
def test_nodes_are_counted_and_end_the_thinking(spec: str, position: str, nodes: int) -> None:
    with Dialogue("engine", spec) as engine:
        engine.say(f"position fen {position}")
        heard = []
        for few in (nodes // 4, nodes, nodes):
            engine.say(f"go nodes {few}")
            heard.append([re.sub(r"time \d+ ", "", line) for line in engine.until("bestmove")])
        assert heard[1] == heard[2]
        counts = [int(lines[0].split()[2]) for lines in heard]
        assert counts == [nodes // 4, nodes, nodes]
        assert engine.ask(f"go nodes {10**9} movetime 100", "bestmove") != "bestmove (none)"


def test_proved_values_are_plies() -> None:
    with Dialogue("engine", "quantik") as engine:
        engine.ask("isready", "readyok")
        engine.say("position startpos", "go")
        said, _, way = engine.hear().split(" multipv ")[1].partition(" pv ")
        assert said == "1 score mate -10 wdl 0 0 1000"
        assert way.split()[0] == "Aa1"
        assert engine.hear() == "bestmove Aa1"
        engine.say("position fen ABc./..../..../d...", "go")
        assert engine.hear().split(" multipv ")[1] == "1 score mate 1 wdl 1000 0 0 pv Dd4"
        assert engine.hear() == "bestmove Dd4"


@pytest.mark.parametrize(
    ("spec", "moves", "result"),
    [
        ("quantik", "Aa1 Bb1 Cc1 Dd1", "p2win"),
        ("qomet", "a1 g7" + 2 * " a1-d1 g7-d7 d1-a1 d7-g7", "draw"),
        ("exago?players=3&size=4&tiles=3&line=3", "d4 e4 c3 d5 d6 d3 d7 c5 e7 d5-f5=c3 f4 b3",
         "p3win"),
    ],
)  # fmt: skip
def test_results(spec: str, moves: str, result: str) -> None:
    with Dialogue("engine", spec) as engine:
        engine.say(f"position startpos moves {moves}")
        assert engine.ask("query gameover", "response") == "response true"
        assert engine.ask("query result", "response") == f"response {result}"
        engine.say("go movetime 10")
        assert engine.hear().startswith("info string The game is over")
        assert engine.hear() == "bestmove (none)"


def test_options_change_the_game() -> None:
    with Dialogue("engine", "exago") as engine:
        engine.say("position startpos moves f6")
        for option in ("players value 4", "SIZE value 5", "tiles value 6,5,4,3", "block value off"):
            engine.say(f"setoption name {option}")
        start = load("exago?players=4&size=5&tiles=6,5,4,3&block=off").initial()
        expected = load("exago?players=4&size=5&tiles=6,5,4,3").position_text(start)
        assert engine.ask("query fen", "response") == f"response {expected}"
        engine.say("ugi")
        offered = engine.until("ugiok")
        assert "option name players type spin default 4 min 2 max 6" in offered
        assert "option name tiles type string default 6,5,4,3" in offered
        assert "option name block type combo default off var on var off" in offered
        # A value that is refused changes nothing.
        assert "“9”" in engine.ask("setoption name size value 9", "info string")
        assert engine.ask("query fen", "response") == f"response {expected}"


def test_lower_levels_play_too() -> None:
    command, match = a_middle("exago")
    with Dialogue("engine", "exago", "--level", "2") as engine:
        engine.say("ugi")
        assert "option name Level type spin default 2 min 1 max 10" in engine.until("ugiok")
        engine.say(command, "go movetime 100")
        info, best = engine.until("bestmove")
        assert re.fullmatch(r"info time \d+ nodes \d+ pv \S+", info)
        assert best.split()[1] in match.legal
        engine.say("go infinite", "isready", "stop")
        assert engine.until("bestmove")[-1].split()[1] in match.legal


def test_what_is_said_right_after_stop_waits_for_the_move() -> None:
    with Dialogue("engine", "qomet") as engine:
        engine.say("go infinite", "stop", "position startpos moves d4", "go movetime 50")
        heard = [*engine.until("bestmove"), *engine.until("bestmove")]
        assert not any(line.startswith("info string") for line in heard)
        assert engine.ask("query p2turn", "response") == "response true"


BAD = {
    "hello": "“hello”",
    "GO": "“GO”",
    "\x1b[31m": "\\x1b[31m",
    "go fast": "“fast”",
    "go movetime": "movetime",
    "go movetime soon": "“soon”",
    "go movetime -1": "“-1”",
    "go depth 0": "depth cannot be “0”; it is a whole number from 1 to",
    "go nodes 0": "nodes cannot be “0”; it is a whole number from 1 to",
    "go depth 1 depth 2": "twice",
    "go searchmoves": "After searchmoves there is no move",
    "go searchmoves movetime 5": "After searchmoves there is no move",
    "go searchmoves Bb1 Zz9": "Move 2: ",
    "go p1time 100": "p2time",
    "go p3time 100 p1time 100": "“p3time”",
    "go movetime " + "9" * 5000: "movetime",
    "position": "position startpos",
    "position here": "“here”",
    "position startpos Aa1": "“startpos Aa1”",
    "position fen": "4 rows",
    "position fen A/a": "4 rows",
    "position fen Aa../..../..../....": "a4 and",
    "position startpos moves Aa1 Ba1": "Move 2: ",
    "position startpos moves Zz9": "Move 1: ",
    "setoption": "setoption name",
    "setoption name": "setoption name",
    "setoption Level 3": "“Level 3”",
    "setoption name Hash value 12": "“Hash”",
    "setoption name Level": "Level",
    "setoption name Level value 11": "from 1 to 10",
    "setoption name MultiPV value 0": "from 1 to 500",
    "query": "gameover",
    "query weather": "“weather”",
    "query p3turn": "“p3turn”",
    "x" * (2**20 + 1): "1,048,576",
}


def test_bad_lines_are_answered_in_one_line_and_change_nothing(quantik: Dialogue) -> None:
    quantik.say("position startpos moves Aa1")
    for line, says in BAD.items():
        quantik.say(line)
        said = quantik.hear()
        assert said.startswith("info string "), line
        assert says in said, line
    quantik.say("", "   ", "stop")
    assert quantik.ask("query fen", "response") == "response ..../..../..../A..."
    quantik.say("go infinite")
    quantik.until("info time")
    for line in ("go", "position startpos", "uginewgame", "setoption name Level value 3"):
        assert "stop" in quantik.ask(line, "info string")
    assert quantik.ask("stop", "bestmove")


def test_bytes_that_are_no_text(quantik: Dialogue) -> None:
    assert quantik.process.stdin
    quantik.process.stdin.write(b"\xff\xfe\x00 go\n")
    quantik.process.stdin.flush()
    assert quantik.hear().startswith("info string ")
    assert quantik.ask("isready", "readyok")


def test_complaints_are_made_in_the_language_asked_for() -> None:
    with Dialogue("engine", "quantik", FOURFOLD_LANG="fr") as engine:
        assert "pas de commande" in engine.ask("bonjour", "info string")


def test_the_end_of_the_input_ends_it(quantik: Dialogue) -> None:
    quantik.end_input()
    assert quantik.rest() == (0, "")


@pytest.mark.parametrize(("go", "end"), [("go movetime 60000", "quit"), ("go infinite", None)])
def test_a_search_is_finished_before_the_end(go: str, end: str | None) -> None:
    with Dialogue("engine", "exago") as engine:
        command, match = a_middle("exago")
        engine.say(command, go)
        if end:
            engine.say(end)
        else:
            engine.end_input()
        status, heard = engine.rest()
        assert status == 0
        assert heard.splitlines()[-1].split()[1] in match.legal


def test_what_was_asked_before_the_end_of_the_input_is_answered() -> None:
    command, match = a_middle("exago")
    lines = ["isready", command, "isready", "go nodes 3000"]
    done = run("engine", "exago", typed="\n".join(lines).encode())
    ready, again, info, best = done.stdout.decode().splitlines()
    assert (ready, again) == ("readyok", "readyok")
    assert int(info.split(" nodes ")[1].split()[0]) == 3000
    assert best.split()[1] in match.legal
    done = run("engine", "exago", typed=b"isready\n")
    assert (done.returncode, done.stdout) == (0, b"readyok\n")


@pytest.mark.skipif(sys.platform == "win32", reason="signals and pipes work differently there")
class TestEndings:
    """A reader that goes away and Ctrl-C end the engine without a word, and its helper too."""

    @pytest.mark.parametrize("line", ["isready", "go infinite"])
    def test_interrupt(self, line: str) -> None:
        with Dialogue("engine", "exago") as engine:
            engine.ask("isready", "readyok")
            helpers = children(engine.process.pid)
            assert helpers
            engine.say("position startpos moves f6 f7", line, "query p1turn")
            engine.until("response")
            engine.interrupt()
            assert engine.rest()[0] == 130
            wait_for_end(helpers)

    def test_interrupt_while_it_starts_to_think(self) -> None:
        with Dialogue("engine", "exago") as engine:
            engine.say("isready", "query p1turn")
            engine.until("response")
            engine.interrupt()
            assert engine.rest()[0] == 130

    def test_killed(self) -> None:
        with Dialogue("engine", "exago") as engine:
            engine.ask("isready", "readyok")
            helpers = children(engine.process.pid)
            engine.interrupt(signal.SIGKILL)
            engine.process.wait()
            wait_for_end(helpers)

    def test_closed_output(self) -> None:
        with Dialogue("engine", "quantik") as engine:
            assert engine.process.stdout
            assert engine.process.stderr
            engine.ask("isready", "readyok")
            engine.process.stdout.close()
            engine.say("ugi")
            assert engine.process.wait() == 141
            assert is_quiet(engine.process.stderr.read())

    def test_a_dead_helper_is_replaced(self) -> None:
        with Dialogue("engine", "qomet") as engine:
            engine.ask("isready", "readyok")
            engine.say("go infinite")
            engine.until("info time")
            for helper in children(engine.process.pid):
                if "resource_tracker" not in command_line(helper):
                    os.kill(helper, signal.SIGKILL)
            assert "has died" in engine.until("info string")[-1]
            assert engine.ask("stop", "bestmove").split()[1] in Match("qomet").legal
            assert engine.ask("isready", "readyok")
            assert engine.ask("go movetime 100", "bestmove").split()[1] in Match("qomet").legal


def children(process: int) -> list[int]:
    """Give the processes that a process has started."""
    listed = Path(f"/proc/{process}/task/{process}/children")
    if not listed.exists():
        pytest.skip("this system does not tell")
    return [int(child) for child in listed.read_text().split()]


def command_line(process: int) -> str:
    """Give what a process was started with."""
    return Path(f"/proc/{process}/cmdline").read_text()


def wait_for_end(processes: list[int]) -> None:
    """Wait until these processes have gone."""
    while any(is_running(process) for process in processes):
        time.sleep(0.05)


def is_running(process: int) -> bool:
    try:
        return Path(f"/proc/{process}/stat").read_text().split(") ")[-1][0] != "Z"
    except OSError:
        return False


@pytest.mark.parametrize(
    ("arguments", "says"),
    [
        ([], "GAME"),
        (["chess"], "“chess”"),
        (["exago", "-o", "size=9"], "size"),
        (["quantik", "--level", "11"], "from 1 to 10"),
        (["quantik", "--level", ""], "--level"),
        (["quantik", "more"], "“more”"),
    ],
)
def test_mistakes(arguments: list[str], says: str) -> None:
    assert says in complaint("engine", *arguments)


def test_help() -> None:
    shown = call("engine", "--help").out
    assert "Game" in shown
    assert "--level" in shown


def test_the_session_on_the_page() -> None:
    page = PAGE.read_text(encoding="utf-8")
    sessions = re.findall(r"```console\n\$ fourfold (engine .*)\n((?:.*\n)*?)```", page)
    assert len(sessions) == 2
    for arguments, session in sessions:
        with Dialogue(*arguments.split()) as engine:
            for line in session.splitlines():
                if line.startswith("> "):
                    engine.say(line[2:])
                else:
                    assert _timeless(engine.hear()) == _timeless(line)
            assert engine.rest() == (0, "")


def _timeless(line: str) -> str:
    line = re.sub(r"Fourfold \d+\.\d+\.\d+", f"Fourfold {fourfold.__version__}", line)
    # How far a way is told, and what was searched for it, depends on the time that is left.
    line = re.sub(r"( pv \S+).*", r"\1", line)
    return re.sub(r"time \d+ nodes \d+", "time", line)


def test_only_some_moves_are_looked_at() -> None:
    with Dialogue("engine", "quantik") as engine:
        engine.ask("isready", "readyok")
        engine.say("position fen ABc./..../..../d...", "setoption name MultiPV value 9")
        engine.say("go movetime 500 searchmoves Ac1 Bb1 movetime 500")
        assert "twice" in engine.hear()
        engine.say("go searchmoves Ad2 Dd4 movetime 500")
        told = [engine.hear(), engine.hear()]
        assert [line.split(" pv ")[1].split()[0] for line in told] == ["Dd4", "Ad2"]
        assert engine.hear() == "bestmove Dd4"
        assert engine.ask("go movetime 500 searchmoves Ad2", "bestmove") == "bestmove Ad2"
        engine.say("setoption name Level value 2")
        assert engine.ask("go searchmoves Ad2", "bestmove") == "bestmove Ad2"
        engine.say("go searchmoves Dd4 Aa1")
        assert engine.hear().startswith("info string Move 2: ")


def test_tables_count_at_any_depth() -> None:
    with Dialogue("engine", "quantik") as engine:
        engine.say("position startpos", "go depth 2")
        assert " score mate -10 wdl 0 0 1000 pv Aa1" in engine.hear()
    with Dialogue("engine", "qomet") as engine:
        engine.say("position fen .../.../.../..LD.../.../.../... L -", "go depth 1")
        assert " wdl " in engine.hear()


def test_the_depth_that_is_told_was_reached() -> None:
    """No deeper than a game goes on, and no deeper than there was time for."""
    with Dialogue("engine", "quantik") as engine:
        engine.say("position fen AC../DCb./.Ac./.bad", "setoption name MultiPV value 9")
        engine.say("go depth 50")
        assert all(line.startswith("info depth 2 ") for line in engine.until("bestmove")[:-1])
        engine.say("go depth 1")
        assert all(line.startswith("info depth 1 ") for line in engine.until("bestmove")[:-1])
        engine.say("position startpos", "setoption name Level value 3", "go depth 40")
        assert int(engine.hear().split()[2]) < 17
    with Dialogue("engine", "qomet") as engine:
        engine.ask("isready", "readyok")
        engine.say("position fen DD./L.D/DL./..L..../L../.D./.L. L -", "go depth 90 movetime 300")
        assert 1 < int(engine.hear().split()[2]) < 90
        engine.until("bestmove")
        engine.say("go depth 3")
        assert engine.hear().startswith("info depth 3 ")


def test_a_win_that_is_known_without_its_length_is_beyond_every_estimate() -> None:
    with Dialogue("engine", "qomet") as engine:
        engine.say("setoption name MultiPV value 200")
        engine.say("position fen D../..L/.D./..DL.../L../D../.D. L -", "go depth 1")
        lines = engine.until("bestmove")[:-1]
        assert any(" score cp 99 wdl 1000 0 0 pv " in line for line in lines)
        assert not any(re.search(r"cp (?!-?99|0 wdl)-?\d+ wdl", line) for line in lines)


def _scores(lines: list[str]) -> list[str]:
    return [line.partition(" nodes ")[2].partition(" ")[2] for line in lines]


def test_what_is_known_of_a_position_is_told_before_a_move_is_proved_to_do_it() -> None:
    with Dialogue("engine", "qomet?corner_exit=off") as engine:
        engine.ask("isready", "readyok")
        # The eighth star wins, in one of several places; the others are no win that is known.
        engine.say("position fen .D./L../D../..L..../D.L/..D/... L -", "go nodes 20000")
        position, best, _ = engine.until("bestmove")
        assert _scores([position]) == ["score mate 21 wdl 1000 0 0"]
        assert "wdl" not in best
        engine.say("go nodes 20000 searchmoves d4 d3")
        best, _ = engine.until("bestmove")
        assert "wdl" not in best
        # A longer win is proved.
        engine.say("position fen .DL/.../.L./....L../.D./.../.DD L -", "go nodes 20000")
        position, best, _ = engine.until("bestmove")
        assert _scores([position]) == ["score mate 9 wdl 1000 0 0"]
        assert " multipv 1 score mate 17 wdl 1000 0 0 pv " in best
        # The best move is proved.
        engine.say("position fen D.L/DD./.../D....../.L./.../.LL L -", "go nodes 20000")
        best, _ = engine.until("bestmove")
        assert " multipv 1 score mate 3 wdl 1000 0 0 pv " in best


class Deaf:
    """Takes questions in the place of the process that thinks, and answers none."""

    def __init__(self, _: object) -> None:
        self.asked: list[Question] = []

    def ask(self, question: Question) -> int:
        self.asked.append(question)
        return len(self.asked)

    def stop(self) -> None: ...

    def close(self) -> None: ...


@pytest.fixture
def deaf(monkeypatch: pytest.MonkeyPatch) -> Deaf:
    """Give an engine's process that never gets ready."""
    only = Deaf(None)
    monkeypatch.setattr(engine, "Thinker", lambda heard: only)
    return only


def test_everything_is_loaded_before_the_first_line(deaf: Deaf) -> None:
    call("engine", "qomet", typed="ugi\nsetoption name corner_exit value off\nquit\n")
    assert deaf.asked == [Prepare("qomet"), Prepare("qomet?corner_exit=off")]


WON = "position fen ABc./..../..../d..."
"""Only Dd4 wins at once."""


@pytest.mark.parametrize("level", ["1", "10"])
@pytest.mark.parametrize(
    ("go", "end"),
    [
        *product(["go", "go infinite", "go depth 3", "go movetime 60000"], ["stop", "quit"]),
        ("go infinite", ""),
    ],
)
@pytest.mark.usefixtures("deaf")
def test_who_is_stopped_before_all_is_loaded_tells_what_it_has_seen(
    go: str, end: str, level: str
) -> None:
    heard = call("engine", "quantik", "--level", level, typed=f"{WON}\n{go}\n{end}\n").out
    info, best = heard.splitlines()
    assert best == "bestmove Dd4"
    assert ("score mate 1 wdl 1000 0 0" in info) == (level == "10")
    assert info.endswith(" pv Dd4")


@pytest.mark.usefixtures("deaf")
def test_moves_that_were_not_asked_for_are_not_told_at_first_sight_either() -> None:
    heard = call("engine", "quantik", typed=f"{WON}\ngo searchmoves Ad2 Bb1\nstop\n").out
    assert heard.splitlines()[-1] in ("bestmove Ad2", "bestmove Bb1")


def test_time_that_is_up_before_all_is_loaded_is_kept(
    deaf: Deaf, monkeypatch: pytest.MonkeyPatch
) -> None:
    waited: list[float] = []

    def at_once(inbox: Inbox, seconds: float, event: Callable[[], None]) -> None:
        waited.append(seconds)
        inbox.put(event)

    def look(question: Think, tell: Callable[[Thought], None], stopped: object) -> None:
        tell(next(glimpses(question, lambda: False)))

    arrived = 1000.0
    monkeypatch.setattr(engine, "glance", look)
    monkeypatch.setattr(Inbox, "put_later", at_once)
    since = property(lambda _: arrived, lambda _, when: None)
    monkeypatch.setattr(Inbox, "arrived", since, raising=False)
    monkeypatch.setattr(engine, "monotonic", lambda: arrived + 0.2)
    go = "go movetime 300\nquery gameover\n"
    heard = call("engine", "quantik", typed=f"{WON}\n{go}{go}go infinite\nstop\n").out.splitlines()
    # It was over before the next line was heard, and what has no end is not waited for.
    assert [line.split()[0] for line in heard] == [
        *("info", "bestmove", "response") * 2,
        *("info", "bestmove"),
    ]
    assert [line for line in heard if line.startswith("bestmove")] == ["bestmove Dd4"] * 3
    allowed = engine._LATEST * 0.27
    # The second move has its time from when the first was told.
    assert waited == [pytest.approx(allowed - 0.2), pytest.approx(allowed)]
    asked = [each.asked for each in deaf.asked if isinstance(each, Think)]
    assert asked == [arrived, arrived + 0.2, None]


def test_what_is_loaded_is_waited_for(monkeypatch: pytest.MonkeyPatch) -> None:
    class Ready(Deaf):
        """Has everything loaded, and answers nothing else."""

        def __init__(self, heard: Callable[[object, Said], None]) -> None:
            super().__init__(heard)
            self._heard = heard

        def ask(self, question: Question) -> int:
            number = super().ask(question)
            self._heard(self, Said(number, "loaded"))
            return number

        def stop(self) -> None:
            self._heard(self, Said(len(self.asked), "done"))

    def never(*_: object) -> None:
        raise AssertionError

    monkeypatch.setattr(engine, "Thinker", Ready)
    monkeypatch.setattr(engine, "glance", never)
    heard = call("engine", "quantik", typed=f"{WON}\nisready\ngo movetime 1\nstop\nquit\n").out
    assert heard.splitlines()[-1].startswith("bestmove ")
