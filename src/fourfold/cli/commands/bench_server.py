"""`fourfold bench --server`: many matches at once on a server of its own."""

from __future__ import annotations

import json
from collections.abc import Sequence

from rich.text import Text

from fourfold.bench.costs import FULL, QUICK, CostsError, costs
from fourfold.bench.measures import HAS_PEERS
from fourfold.bench.server import Load, Report, pound
from fourfold.i18n import Words

from ..errors import CommandError
from ..terminal.screen import make_console

AT_ONCE = (10, 100)
"""Matches at once, for the comparison with a peer."""
_NOTICEABLE = 0.001
"""The share of the cores from which it is told that a host took them away."""
MOST_SHOWN = 10
"""How many faults a person is shown; programs get all."""


def measure_server(say: Words, matches: int, rate: int, seconds: float, *, as_json: bool) -> bool:
    """Print how a server bore it, and say whether nothing went wrong."""
    report = pound(Load(matches, rate, seconds))
    if as_json:
        print(json.dumps(report._asdict()))
    else:
        _tell(say, report)
    return not report.faults


def measure_peer(say: Words, seconds: float, *, as_json: bool) -> None:
    """Print how our server and a peer of it did in the same closed loop, in one run."""
    if not HAS_PEERS:
        raise CommandError("bench-clone")
    from fourfold.bench.peers.boardgame import PeerError, rounds

    console, found = make_console(), []
    try:
        for each in rounds(AT_ONCE, seconds):
            found.append(each._asdict())
            if not as_json:
                console.print(Text(say("bench-peer", **each._asdict())))
    except PeerError:
        raise CommandError("bench-node") from None
    if as_json:
        print(json.dumps(found))


def measure_costs(say: Words, *, quick: bool, as_json: bool) -> bool:
    """Print what things cost a server, and say whether nothing went wrong."""
    try:
        found = costs(QUICK if quick else FULL)
    except CostsError:
        raise CommandError("bench-costs") from None
    if as_json:
        print(json.dumps(found._asdict()))
        return not found.faults
    console = make_console()
    for part in ("match", "move", "listener"):
        told = {
            name.removeprefix(f"{part}_"): _in_units(name, value)
            for name, value in found._asdict().items()
            if name.startswith(part)
        }
        console.print(Text(say(f"bench-costs-{part}", **told)))
    for case, levels in found.thoughts.items():
        for level, seconds in levels.items():
            game = say(f"bench-case-{case}")
            text = say("bench-costs-thought", game=game, level=level, seconds=1000 * seconds)
            console.print(Text(text))
    _tell_faults(say, found.faults)
    return not found.faults


def _in_units(name: str, value: float) -> float:
    """Give seconds as milliseconds, and bytes as kilobytes."""
    return 1000 * value if name.endswith("seconds") else value / 1000


def _tell(say: Words, report: Report) -> None:
    console = make_console()
    console.print(Text(say("bench-server", matches=report.matches, sockets=2 * report.matches)))
    console.print(say("bench-server-moves", moves=report.moves, rate=report.rate))
    times = {name: 1000 * getattr(report, name) for name in ("median", "p99", "slowest")}
    console.print(say("bench-server-times", **times))
    if report.stolen >= _NOTICEABLE and report.calm_p99 is not None:
        calm = {"moves": report.calm, "p99": 1000 * report.calm_p99}
        console.print(say("bench-server-stolen", percent=100 * report.stolen, **calm))
    if report.memory:
        console.print(say("bench-server-memory", megabytes=report.memory / 2**20))
    _tell_faults(say, report.faults)


def _tell_faults(say: Words, faults: Sequence[str]) -> None:
    console = make_console()
    console.print(say("bench-server-faults", count=len(faults)))
    for fault in faults[:MOST_SHOWN]:
        console.print(Text(f"  {fault}"))
