"""The commands and their arguments.

Each command imports what it needs when it runs, so that the pipe starts without the libraries
that only people need.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from typing import Annotated

import typer
from typer.main import get_command

from fourfold import __version__
from fourfold.games import GameError

from .terminal.language import Speech
from .terminal.streams import abandon_output, settle_streams
from .usage import Command, Group

FAULTS_FOUND = 1
WRONG_INPUT = 2
INTERRUPTED = 130
READER_GONE = 141
"""What a shell reports for a program that wrote into a closed pipe."""

app = typer.Typer(
    cls=Group,
    add_completion=False,
    context_settings={"help_option_names": ["-h", "--help"]},
    rich_markup_mode=None,
)

GameSpec = Annotated[str, typer.Argument(metavar="GAME", help="cli-help-game")]
AnyGameSpec = Annotated[str | None, typer.Argument(metavar="GAME", help="cli-help-game")]
Pairs = Annotated[
    list[str] | None, typer.Option("-o", "--option", metavar="KEY=VALUE", help="cli-help-option")
]
Position = Annotated[str | None, typer.Option(metavar="POSITION", help="cli-help-position")]
OnGpu = Annotated[bool, typer.Option("--gpu", help="cli-help-gpu")]
Stars = Annotated[str | None, typer.Option(metavar="NUMBER", help="cli-help-stars")]
Seed = Annotated[str, typer.Option(metavar="NUMBER", help="cli-help-seed")]
TimeForMove = Annotated[str, typer.Option(metavar="SECONDS", help="cli-help-time-move")]
USUAL_TIME = "2"


@app.callback(invoke_without_command=True, help="cli-help-fourfold")
def fourfold(
    context: typer.Context,
    version: Annotated[bool, typer.Option("--version", help="cli-help-version")] = False,
) -> None:
    """Answer a call without a command."""
    if version:
        print(f"fourfold {__version__}")
        raise typer.Exit
    if context.invoked_subcommand is None:
        if sys.stdout.isatty():
            from .commands.serve import serve_at_home

            serve_at_home(context.obj.words)
        else:
            print(context.get_help())


@app.command(cls=Command, help="cli-help-serve")
def serve(
    context: typer.Context,
    host: Annotated[str | None, typer.Option(metavar="ADDRESS", help="cli-help-host")] = None,
    port: Annotated[str | None, typer.Option(metavar="NUMBER", help="cli-help-port")] = None,
    data: Annotated[str | None, typer.Option(metavar="FILE", help="cli-help-data")] = None,
    database: Annotated[str | None, typer.Option(metavar="URL", help="cli-help-database")] = None,
    redis: Annotated[str | None, typer.Option(metavar="URL", help="cli-help-redis")] = None,
    public: Annotated[str | None, typer.Option(metavar="URL", help="cli-help-public")] = None,
    proxies: Annotated[
        str | None, typer.Option(metavar="NETWORK,…", help="cli-help-proxies")
    ] = None,
    engine_workers: Annotated[
        str | None, typer.Option(metavar="NUMBER", help="cli-help-engine-workers")
    ] = None,
    engine: Annotated[
        list[str] | None, typer.Option(metavar="NAME=COMMAND", help="cli-help-serve-engine")
    ] = None,
    retention_days: Annotated[
        str | None, typer.Option(metavar="NUMBER", help="cli-help-retention-days")
    ] = None,
    show: Annotated[bool, typer.Option("--open/--no-open", help="cli-help-open")] = False,
) -> None:
    """Serve the web app and the API."""
    from .commands.serve import serve as run

    given = {
        "host": host,
        "port": port,
        "data": data,
        "database": database,
        "redis": redis,
        "public": public,
        "proxies": proxies,
        "engine_workers": engine_workers,
        "engines": "\n".join(engine) if engine else None,
        "retention_days": retention_days,
    }
    run(context.obj.words, given, show=show)


@app.command(cls=Command, help="cli-help-backup")
def backup(
    context: typer.Context,
    file: Annotated[str, typer.Argument(metavar="FILE", help="cli-help-backup-file")],
    data: Annotated[str | None, typer.Option(metavar="FILE", help="cli-help-backup-data")] = None,
) -> None:
    """Save all matches of a server."""
    from .commands.backup import backup as save

    save(context.obj.words, file, data)


@app.command(cls=Command, help="cli-help-play")
def play(
    context: typer.Context,
    game: AnyGameSpec = None,
    option: Pairs = None,
    players: Annotated[
        str | None, typer.Option(metavar="NAME,NAME,…", help="cli-help-players")
    ] = None,
    level: Annotated[str | None, typer.Option(metavar="NUMBER", help="cli-help-level")] = None,
    time: TimeForMove = USUAL_TIME,
    in_order: Annotated[bool, typer.Option("--in-order", help="cli-help-in-order")] = False,
    position: Position = None,
    load: Annotated[str | None, typer.Option(metavar="FILE", help="cli-help-load")] = None,
    seed: Annotated[str | None, typer.Option(metavar="NUMBER", help="cli-help-seed")] = None,
    plain: Annotated[bool, typer.Option("--ascii", help="cli-help-ascii")] = False,
    no_color: Annotated[bool, typer.Option("--no-color", help="cli-help-no-color")] = False,
) -> None:
    """Play in the terminal."""
    from .commands.play import Wishes, play_game

    wishes = Wishes(game, option or [], players, in_order, position, load, seed, level, time)
    play_game(context.obj.words, wishes, ascii_only=plain, no_color=no_color)


@app.command(cls=Command, help="cli-help-games")
def games(context: typer.Context, game: AnyGameSpec = None) -> None:
    """List the games, or the options of one."""
    from .commands.games import describe_game, list_games

    if game is None:
        list_games(context.obj.words)
    else:
        describe_game(context.obj.words, game)


@app.command(cls=Command, help="cli-help-rules")
def rules() -> None:
    """Answer questions about the rules on a pipe."""
    from .commands.rules import serve

    serve(sys.stdin.buffer, sys.stdout.buffer)


@app.command(cls=Command, help="cli-help-perft")
def perft(
    game: GameSpec,
    depth: Annotated[str, typer.Argument(metavar="DEPTH", help="cli-help-depth")],
    option: Pairs = None,
    position: Position = None,
    divide: Annotated[bool, typer.Option("--divide", help="cli-help-divide")] = False,
) -> None:
    """Count move sequences."""
    from .commands.perft import count

    count(game, depth, option or [], position, divided=divide)


@app.command(cls=Command, help="cli-help-analyze")
def analyze(
    context: typer.Context,
    game: GameSpec,
    option: Pairs = None,
    position: Position = None,
    time: Annotated[str, typer.Option(metavar="SECONDS", help="cli-help-time")] = USUAL_TIME,
    as_json: Annotated[bool, typer.Option("--json", help="cli-help-json")] = False,
) -> None:
    """Judge a position and its moves."""
    from .commands.analyze import analyze_position

    analyze_position(context.obj.words, game, option or [], position, time, as_json=as_json)


@app.command(cls=Command, help="cli-help-pipe")
def pipe(
    workers: Annotated[str | None, typer.Option(metavar="NUMBER", help="cli-help-workers")] = None,
) -> None:
    """Analyze many positions on a pipe."""
    from .commands.pipe import serve

    serve(workers)


@app.command(cls=Command, help="cli-help-engine")
def engine(
    context: typer.Context,
    game: GameSpec,
    option: Pairs = None,
    level: Annotated[
        str | None, typer.Option(metavar="NUMBER", help="cli-help-engine-level")
    ] = None,
) -> None:
    """Speak the Universal Game Interface."""
    from .commands.engine import run_engine

    run_engine(context.obj.words, game, option or [], level)


@app.command(cls=Command, help="cli-help-match")
def match(
    context: typer.Context,
    game: GameSpec,
    players: Annotated[
        str | None, typer.Option(metavar="NAME,NAME,…", help="cli-help-match-players")
    ] = None,
    games: Annotated[str, typer.Option(metavar="NUMBER", help="cli-help-match-games")] = "100",
    option: Pairs = None,
    time: TimeForMove = USUAL_TIME,
    seed: Seed = "0",
    plies_random: Annotated[
        str, typer.Option(metavar="NUMBER", help="cli-help-plies-random")
    ] = "2",
    jobs: Annotated[str | None, typer.Option(metavar="NUMBER", help="cli-help-jobs")] = None,
    out: Annotated[str | None, typer.Option(metavar="FILE", help="cli-help-out")] = None,
    mistakes: Annotated[bool, typer.Option("--mistakes", help="cli-help-mistakes")] = False,
) -> None:
    """Let computer players play against each other."""
    from .commands.match import Wishes, run_match

    wishes = Wishes(
        game, option or [], players, games, time, seed, plies_random, jobs, out, mistakes
    )
    run_match(context.obj.words, wishes)


@app.command(cls=Command, help="cli-help-puzzles")
def puzzles(
    context: typer.Context,
    game: GameSpec,
    option: Pairs = None,
    count: Annotated[str, typer.Option(metavar="NUMBER", help="cli-help-puzzles-count")] = "24",
    plies: Annotated[str, typer.Option(metavar="NUMBER", help="cli-help-puzzles-plies")] = "7",
    seed: Seed = "0",
) -> None:
    """Find puzzles."""
    from .commands.puzzles import find_puzzles

    find_puzzles(context.obj.words, game, option or [], count, seed, plies)


@app.command(cls=Command, help="cli-help-solve")
def solve(
    context: typer.Context,
    game: GameSpec,
    option: Pairs = None,
    folder: Annotated[str | None, typer.Option(metavar="FOLDER", help="cli-help-folder")] = None,
    threads: Annotated[str | None, typer.Option(metavar="NUMBER", help="cli-help-threads")] = None,
    corner_exit: Annotated[
        str | None, typer.Option(metavar="on|off", help="cli-help-corner-exit")
    ] = None,
    stars: Stars = None,
    gpu: OnGpu = False,
    compress: Annotated[bool, typer.Option("--compress", help="cli-help-compress")] = False,
) -> None:
    """Solve a game."""
    from .commands.solve import solve_game

    given = [*(option or []), *([f"corner_exit={corner_exit}"] if corner_exit else [])]
    words = context.obj.words
    if not solve_game(words, game, given, folder, threads, stars, gpu=gpu, compress=compress):
        raise typer.Exit(INTERRUPTED)


@app.command(cls=Command, help="cli-help-verify")
def verify(
    context: typer.Context,
    game: GameSpec,
    table: Annotated[str | None, typer.Argument(metavar="FILE", help="cli-help-table")] = None,
    option: Pairs = None,
    sample: Annotated[str, typer.Option(metavar="NUMBER", help="cli-help-sample")] = "1000",
    everything: Annotated[bool, typer.Option("--all", help="cli-help-all")] = False,
    seed: Seed = "0",
    stars: Stars = None,
    gpu: OnGpu = False,
    jobs: Annotated[str, typer.Option(metavar="NUMBER", help="cli-help-verify-jobs")] = "1",
) -> None:
    """Check a table."""
    from .commands.verify import verify_table

    words = context.obj.words
    asked = None if everything else sample
    if not verify_table(words, game, option or [], table, asked, seed, stars, gpu=gpu, jobs=jobs):
        raise typer.Exit(FAULTS_FOUND)


@app.command(cls=Command, help="cli-help-bench")
def bench(
    context: typer.Context,
    quick: Annotated[bool, typer.Option("--quick", help="cli-help-bench-quick")] = False,
    only: Annotated[
        list[str] | None, typer.Option(metavar="NAME", help="cli-help-bench-only")
    ] = None,
    research: Annotated[bool, typer.Option("--research", help="cli-help-bench-research")] = False,
    as_json: Annotated[bool, typer.Option("--json", help="cli-help-json")] = False,
    server: Annotated[bool, typer.Option("--server", help="cli-help-bench-server")] = False,
    matches: Annotated[str, typer.Option(metavar="NUMBER", help="cli-help-bench-matches")] = "1000",
    rate: Annotated[str, typer.Option(metavar="NUMBER", help="cli-help-bench-rate")] = "500",
    seconds: Annotated[str, typer.Option(metavar="SECONDS", help="cli-help-bench-seconds")] = "300",
) -> None:
    """Measure how fast everything is."""
    if server:
        from .commands.bench_server import measure_server

        if not measure_server(context.obj.words, matches, rate, seconds, as_json=as_json):
            raise typer.Exit(FAULTS_FOUND)
        return
    from .commands.bench import measure

    measure(context.obj.words, only or [], quick=quick, as_json=as_json, research=research)


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command line and give its exit status."""
    settle_streams()
    speech = Speech(os.environ)
    try:
        status = _run(speech, sys.argv[1:] if arguments is None else arguments)
        sys.stdout.flush()
        return status
    except GameError as error:
        print(speech.words.error(error), file=sys.stderr)
        return WRONG_INPUT
    except KeyboardInterrupt:
        return INTERRUPTED
    except BrokenPipeError:
        abandon_output()
        return READER_GONE
    except OSError as error:
        abandon_output()
        print(speech.words("cli-output-failed", why=error.strerror or ""), file=sys.stderr)
        return WRONG_INPUT


def _run(speech: Speech, arguments: Sequence[str]) -> int:
    command = get_command(app)
    try:
        rest = speech.take_switch(arguments)
        with command.make_context("fourfold", rest, obj=speech) as context:
            command.invoke(context)
    except typer.Exit as leaving:
        return leaving.exit_code
    return 0
