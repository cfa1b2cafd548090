"""`fourfold match`: computer players against each other, and how strong that makes them."""

from __future__ import annotations

import json
from collections.abc import Iterable, Sequence
from contextlib import closing
from pathlib import Path
from statistics import fmean
from typing import TYPE_CHECKING, NamedTuple

from fourfold.engine.arena.elo import Estimate, ratings, share
from fourfold.engine.arena.games import Plan, Result
from fourfold.engine.arena.mistakes import Mistakes, count_mistakes
from fourfold.engine.arena.results import ResultFile
from fourfold.engine.arena.running import play_all
from fourfold.engine.ugi import PREFIX, PlayerError, UgiPlayer, is_engine
from fourfold.i18n import Words
from fourfold.rules import AnyGame, load
from fourfold.rules.errors import quoted
from fourfold.schemas.standings import Failure, standings_told

from ..arguments import with_options
from ..errors import CommandError
from ..playing.players import COMPUTERS, read_names
from ..terminal.progress import progress_bar

if TYPE_CHECKING:
    from rich.console import Console


class Arguments(NamedTuple):
    """What the caller asked for."""

    game: str
    options: Sequence[str]
    players: str | None
    games: int
    time: float
    seed: int
    plies_random: int
    jobs: int
    out: Path | None
    mistakes: bool
    as_json: bool


def run_match(say: Words, asked: Arguments) -> None:
    """Play all games, those that are in the file already aside, and print what came of it."""
    plan = _plan(asked)
    total = plan.total
    plan.opening(0)
    file = None if asked.out is None else ResultFile(asked.out, plan)
    results = {n: result for n, result in file.results.items() if n < total} if file else {}
    try:
        _play(say, plan, asked.jobs, results, file)
    except KeyboardInterrupt:
        if not asked.as_json:
            how = "kept" if file else "lost"
            print(say("match-stopped", done=len(results), total=total, how=how))
        _report(say, plan, results, mistakes=False, as_json=asked.as_json)
        raise
    finally:
        if file:
            file.close()
    _report(say, plan, results, mistakes=asked.mistakes, as_json=asked.as_json)


def _play(
    say: Words, plan: Plan, jobs: int, results: dict[int, Result], file: ResultFile | None
) -> None:
    """Play the games without a result."""
    total = plan.total
    missing = [number for number in range(total) if number not in results]
    if missing:
        _check_engines(plan)
    label = say("match-games", count=total)
    with progress_bar() as show, closing(play_all(plan, missing, jobs)) as coming:
        show(label, len(results), total)
        for result in coming:
            results[result.number] = result
            if file:
                file.add(result)
            show(label, len(results), total)


def _check_engines(plan: Plan) -> None:
    """See that all engines start and get ready: one that never does would lose every game."""
    for name in dict.fromkeys(filter(is_engine, plan.players)):
        with UgiPlayer(name, plan.seconds) as engine:
            engine.start(load(plan.game))


def _plan(asked: Arguments) -> Plan:
    if asked.players is None:
        raise CommandError("players-missing")
    players = read_names(asked.players, engines=True)
    for name in players:
        if name not in COMPUTERS and not is_engine(name):
            names = ", ".join(COMPUTERS)
            raise CommandError("computer-unknown", name=quoted(name), names=names)
    return Plan(
        load(with_options(asked.game, asked.options)).spec,
        tuple(players),
        asked.games,
        asked.seed,
        asked.plies_random,
        asked.time,
    )


# What came of it.


def _report(
    say: Words, plan: Plan, found: dict[int, Result], *, mistakes: bool, as_json: bool = False
) -> None:
    results = [found[number] for number in sorted(found)]
    if not results:
        return
    game = load(plan.game)
    scores: dict[str, list[float]] = {name: [] for name in plan.players}
    for result in results:
        for name, score in zip(result.seating, result.scores(), strict=True):
            scores[name].append(score)
    pairs = _pairs(list(scores), results) if game.seats == 2 else {}
    rated = ratings(pairs) if len(scores) > 1 and pairs else {}
    known = count_mistakes(game, results, plan.random_plies, plan.seconds) if mistakes else None
    # In a match that was stopped some may not have played yet.
    played = [name for name in scores if scores[name]]
    names = sorted(played, key=lambda name: -fmean(scores[name]))
    if as_json:
        ordered = {name: scores[name] for name in names}
        seats = list(zip(*(result.scores() for result in results), strict=True))
        failures = _failures(results)
        told = standings_told(game, plan.total, ordered, pairs, seats, rated, known, failures)
        print(json.dumps(told))
        return
    # Programs that want JSON need none of it.
    from ..terminal.columns import print_columns
    from ..terminal.screen import make_console

    console = make_console()
    columns = ["player", "played", "won", "drawn", "lost", "score"]
    columns += ["elo"] if rated else []
    columns += ["mistakes"] if known is not None else []
    rows = []
    for name in names:
        row = [name, *_counts(scores[name]), _percent(share(scores[name], 1 / game.seats))]
        row += [_elo(rated[name])] if rated else []
        row += [_rate(known.get(name, Mistakes()))] if known is not None else []
        rows.append(row)
    print_columns(console, [say(f"match-{column}") for column in columns], rows)
    if len(names) > 2 and pairs:
        _tell_pairs(console, say, names, pairs)
    _tell_seats(console, say, game, results)
    _tell_failures(console, say, results)


def _pairs(names: Sequence[str], results: Iterable[Result]) -> dict[tuple[str, str], list[float]]:
    """Give each pair's scores, for the one who comes first in the list of players."""
    pairs: dict[tuple[str, str], list[float]] = {}
    for result in results:
        first, second = sorted((0, 1), key=lambda seat: names.index(result.seating[seat]))
        pair = result.seating[first], result.seating[second]
        pairs.setdefault(pair, []).append(result.scores()[first])
    return pairs


def _counts(scores: Sequence[float]) -> list[str]:
    won, lost = scores.count(1.0), scores.count(0.0)
    return [str(count) for count in (len(scores), won, len(scores) - won - lost, lost)]


def _whole(part: float) -> str:
    return f"{100 * part:.0f}"


def _percent(estimate: Estimate) -> str:
    return f"{100 * estimate.value:.0f} % ± {100 * estimate.margin:.0f}"


def _elo(estimate: Estimate) -> str:
    return f"{estimate.value:+.0f} ± {estimate.margin:.0f}"


def _rate(mistakes: Mistakes) -> str:
    if not mistakes.possible:
        return "–"
    return f"{mistakes.made}/{mistakes.possible} = {100 * mistakes.made / mistakes.possible:.0f} %"


def _tell_pairs(
    console: Console,
    say: Words,
    names: Sequence[str],
    pairs: dict[tuple[str, str], list[float]],
) -> None:
    """Print the score of each player against each other one."""
    from ..terminal.columns import print_columns

    cells = {pair: _whole(fmean(scores)) for pair, scores in pairs.items()}
    cells |= {(b, a): _whole(1 - fmean(scores)) for (a, b), scores in pairs.items() if a != b}
    rows = [
        [str(number), name, *(cells.get((name, other), "–") for other in names)]
        for number, name in enumerate(names, 1)
    ]
    console.print()
    headings = ["", say("match-against"), *(str(number + 1) for number in range(len(names)))]
    print_columns(console, headings, rows, texts=(1,))


def _tell_seats(console: Console, say: Words, game: AnyGame, results: Sequence[Result]) -> None:
    console.print()
    by_seat = zip(*(result.scores() for result in results), strict=True)
    shares = [
        f"{say('seat-name', seat=colour)} {_percent(share(scores, 1 / game.seats))}"
        for colour, scores in zip(game.layout().colours, by_seat, strict=False)
    ]
    console.print(say("match-seats", seats=tuple(shares)))


def _failures(results: Sequence[Result]) -> list[Failure]:
    """Count who lost games without playing them to the end, and note why the first time."""
    failures: dict[str, Failure] = {}
    for result in results:
        if result.failed is not None:
            name = result.seating[result.failed]
            new: Failure = {"player": name, "count": 0, "reason": result.reason}
            failures.setdefault(name, new)["count"] += 1
    return list(failures.values())


def _tell_failures(console: Console, say: Words, results: Sequence[Result]) -> None:
    """Say who lost games without playing them to the end, and why the first time."""
    failures: dict[str, list[PlayerError]] = {}
    for result in results:
        if result.failed is not None:
            name = result.seating[result.failed]
            command = quoted(name.removeprefix(PREFIX))
            error = PlayerError(result.reason, command=command, note=result.note)
            failures.setdefault(name, []).append(error)
    for name, errors in failures.items():
        reason = say.error(errors[0])
        console.print(say("match-failed", name=name, count=len(errors), reason=reason))
