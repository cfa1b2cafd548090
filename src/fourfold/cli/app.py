"""The commands and their arguments.

Each command imports what it needs when it runs, so that the pipe starts without the libraries
that only people need. Help texts are message ids; they become sentences when help is asked for.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Iterable, Iterator, Sequence
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import click
from click.shell_completion import CompletionItem, shell_complete

from fourfold import __version__
from fourfold.engine.levels import STRONGEST, WEAKEST
from fourfold.kernels.build.waiting import show_by
from fourfold.rules import GameError, OptionError, registered
from fourfold.rules.errors import quoted
from fourfold.rules.options import Choice, Number, Option

from .extras import missing_extra
from .terminal.language import Speech
from .terminal.streams import abandon_output, settle_streams
from .usage import Command, Group, offering
from .values import SEED, FileName, Seconds, WholeNumber, cores

FAULTS_FOUND = 1
WRONG_INPUT = 2
INTERRUPTED = 130
READER_GONE = 141
"""What a shell reports for a program that wrote into a closed pipe."""
USUAL_TIME = 2.0
_COMPLETE = "_FOURFOLD_COMPLETE"
"""The variable by which a shell asks how a line could go on."""
_SHELLS = ("bash", "zsh", "fish")
MOST_JOBS = 256

Decorator = Callable[[Callable[..., None]], Callable[..., None]]


def _settings(
    context: click.Context, _parameter: click.Parameter, typed: str
) -> list[CompletionItem]:
    """Offer the options of the game that is named, or of all games, as `key=value`."""
    name = str(context.params.get("game") or "").partition("?")[0]
    games = [registered()[name]] if name in registered() else registered().values()
    offers = dict.fromkeys(offer for game in games for offer in _offers(game.option_list))
    return [CompletionItem(offer) for offer in offers if offer.startswith(typed)]


def _offers(options: Iterable[Option]) -> Iterator[str]:
    for option in options:
        match option:
            case Choice():
                yield from (f"{option.key}={value}" for value in option.values)
            case Number():
                yield from (f"{option.key}={n}" for n in range(option.low, option.high + 1))


def _players(
    _context: click.Context, _parameter: click.Parameter, typed: str
) -> list[CompletionItem]:
    """Offer computer players after the last comma."""
    from fourfold.engine.players import COMPUTERS

    before, comma, begun = typed.rpartition(",")
    return [
        CompletionItem(f"{before}{comma}{name}") for name in COMPUTERS if name.startswith(begun)
    ]


def _fetched() -> list[str]:
    from fourfold.tables import keeping

    return [path.name for path in keeping.mine()]


_games = offering(registered)
game_argument = click.argument("game", metavar="GAME", help="cli-help-game", shell_complete=_games)
any_game_argument = click.argument(
    "game", metavar="GAME", required=False, help="cli-help-game", shell_complete=_games
)
game_options = click.option(
    "-o",
    "--option",
    "options",
    multiple=True,
    metavar="KEY=VALUE",
    help="cli-help-option",
    shell_complete=_settings,
)
position_option = click.option("--position", metavar="POSITION", help="cli-help-position")
json_option = click.option("--json", "as_json", is_flag=True, help="cli-help-json")
pass_speech = click.pass_obj


def _number(
    name: str, low: int, high: int, help_id: str, default: int | Callable[[], int] | None = None
) -> Decorator:
    kind = WholeNumber(low, high)
    return click.option(name, type=kind, default=default, metavar="NUMBER", help=help_id)


def _seconds(name: str, help_id: str, default: float | None = USUAL_TIME) -> Decorator:
    return click.option(name, type=Seconds(), default=default, metavar="SECONDS", help=help_id)


def _text(name: str, metavar: str, help_id: str) -> Decorator:
    return click.option(name, metavar=metavar, help=help_id)


def _seated(help_id: str) -> Decorator:
    return click.option("--players", metavar="NAME,NAME,…", help=help_id, shell_complete=_players)


def _file(name: str, help_id: str, metavar: str = "FILE") -> Decorator:
    return click.option(name, type=FileName(), metavar=metavar, help=help_id)


def _flag(name: str, target: str, help_id: str) -> Decorator:
    return click.option(name, target, is_flag=True, help=help_id)


def _seed(default: int | None = 0) -> Decorator:
    return click.option(
        "--seed", type=SEED, default=default, metavar="NUMBER", help="cli-help-seed"
    )


@click.group(
    cls=Group,
    invoke_without_command=True,
    help="cli-help-fourfold",
    context_settings={"help_option_names": ["-h", "--help"]},
)
@_flag("--version", "version", "cli-help-version")
@click.pass_context
def app(context: click.Context, version: bool) -> None:
    """Answer a call without a command."""
    if version:
        print(f"fourfold {__version__}")
        context.exit()
    if context.invoked_subcommand is None:
        if sys.stdout.isatty():
            from .commands.serve import serve_at_home

            serve_at_home(context.obj.words)
        else:
            print(context.get_help())


def _command(
    help_id: str, more: Callable[[], Iterable[click.Option]] = tuple
) -> Callable[[Callable[..., None]], click.Command]:
    return app.command(cls=Command, help=help_id, more=more)


@_command("cli-help-serve")
@_text("--host", "ADDRESS", "cli-help-host")
@_text("--port", "NUMBER", "cli-help-port")
@_text("--data", "FILE", "cli-help-data")
@_text("--database", "URL", "cli-help-database")
@_text("--redis", "URL", "cli-help-redis")
@_text("--public", "URL", "cli-help-public")
@_text("--proxies", "NETWORK,…", "cli-help-proxies")
@_text("--engine-workers", "NUMBER", "cli-help-engine-workers")
@click.option("--engine", multiple=True, metavar="NAME=COMMAND", help="cli-help-serve-engine")
@_text("--retention-days", "NUMBER", "cli-help-retention-days")
@click.option("--open/--no-open", "show", default=False, help="cli-help-open")
@pass_speech
def serve(speech: Speech, /, engine: Sequence[str], show: bool, **settings: str | None) -> None:
    """Serve the web app and the API. Settings are read where those of the environment are."""
    from .commands.serve import serve as run

    given = {**settings, "engines": "\n".join(engine) if engine else None}
    run(speech.words, given, show=show)


@_command("cli-help-backup")
@click.argument("file", type=FileName(), metavar="FILE", help="cli-help-backup-file")
@_text("--data", "FILE", "cli-help-backup-data")
@pass_speech
def backup(speech: Speech, file: Path, data: str | None) -> None:
    """Save all matches of a server."""
    from .commands.backup import backup as save

    save(speech.words, file, data)


@_command("cli-help-play")
@any_game_argument
@game_options
@_seated("cli-help-players")
@_number("--level", WEAKEST, STRONGEST, "cli-help-level")
@_seconds("--time", "cli-help-time-move")
@_flag("--in-order", "in_order", "cli-help-in-order")
@position_option
@_text("--load", "FILE", "cli-help-load")
@_seed(default=None)
@_flag("--ascii", "ascii_only", "cli-help-ascii")
@_flag("--no-color", "no_color", "cli-help-no-color")
@pass_speech
def play(speech: Speech, /, ascii_only: bool, no_color: bool, **arguments: Any) -> None:
    """Play in the terminal."""
    from .commands.play import Arguments, play_game

    play_game(speech.words, Arguments(**arguments), ascii_only=ascii_only, no_color=no_color)


@_command("cli-help-games")
@any_game_argument
@json_option
@pass_speech
def games(speech: Speech, game: str | None, as_json: bool) -> None:
    """List the games, or the options of one."""
    if as_json:
        from .commands.catalogue import tell_games

        tell_games(game)
        return
    from .commands.games import describe_game, list_games

    if game is None:
        list_games(speech.words)
    else:
        describe_game(speech.words, game)


@_command("cli-help-rules")
def rules() -> None:
    """Answer questions about the rules on a pipe."""
    from .commands.rules import serve

    serve(sys.stdin.buffer, sys.stdout.buffer)


@_command("cli-help-perft")
@game_argument
@click.argument("depth", type=WholeNumber(0, 100), metavar="DEPTH", help="cli-help-depth")
@game_options
@position_option
@_flag("--divide", "divided", "cli-help-divide")
@json_option
def perft(
    game: str,
    depth: int,
    options: Sequence[str],
    position: str | None,
    divided: bool,
    as_json: bool,
) -> None:
    """Count move sequences: deeper than anybody can wait for, within the limit on nested calls."""
    from .commands.perft import count

    count(game, depth, options, position, divided=divided, as_json=as_json)


@_command("cli-help-analyze")
@game_argument
@game_options
@position_option
@_seconds("--time", "cli-help-time")
@json_option
@pass_speech
def analyze(
    speech: Speech,
    game: str,
    options: Sequence[str],
    position: str | None,
    time: float,
    as_json: bool,
) -> None:
    """Judge a position and its moves."""
    from .commands.analyze import analyze_position

    analyze_position(speech.words, game, options, position, time, as_json=as_json)


@_command("cli-help-pipe")
@_number("--workers", 1, MOST_JOBS, "cli-help-workers", default=cores)
def pipe(workers: int) -> None:
    """Analyze many positions on a pipe."""
    from .commands.pipe import serve

    serve(workers)


@_command("cli-help-engine")
@game_argument
@game_options
@_number("--level", WEAKEST, STRONGEST, "cli-help-engine-level", default=STRONGEST)
@pass_speech
def engine(speech: Speech, game: str, options: Sequence[str], level: int) -> None:
    """Speak the Universal Game Interface."""
    from .commands.engine import run_engine

    run_engine(speech, game, options, level)


@_command("cli-help-match")
@game_argument
@_seated("cli-help-match-players")
@_number("--games", 1, 1_000_000, "cli-help-match-games", default=100)
@game_options
@_seconds("--time", "cli-help-time-move")
@_seed()
@_number("--plies-random", 0, 100, "cli-help-plies-random", default=2)
@_number("--jobs", 1, MOST_JOBS, "cli-help-jobs", default=cores)
@_file("--out", "cli-help-out")
@_flag("--mistakes", "mistakes", "cli-help-mistakes")
@json_option
@pass_speech
def match(speech: Speech, /, **arguments: Any) -> None:
    """Let computer players play against each other."""
    from .commands.match import Arguments, run_match

    run_match(speech.words, Arguments(**arguments))


@_command("cli-help-puzzles")
@game_argument
@game_options
@_number("--count", 1, 1000, "cli-help-puzzles-count", default=24)
@_number("--plies", 1, 15, "cli-help-puzzles-plies", default=7)
@_seed()
@_number("--jobs", 1, MOST_JOBS, "cli-help-puzzles-jobs", default=1)
@_flag("--check", "check", "cli-help-puzzles-check")
@pass_speech
def puzzles(speech: Speech, /, check: bool, jobs: int, **asked: Any) -> None:
    """Find puzzles, or prove those that are there."""
    from .commands.puzzles import check_puzzles, find_puzzles

    if check:
        check_puzzles(speech.words, asked["game"], jobs)
    else:
        find_puzzles(speech.words, jobs=jobs, **asked)


def _for_solvers() -> list[click.Option]:
    from .commands.extras import options_for_solvers

    return options_for_solvers()


def _for_checkers() -> list[click.Option]:
    from .commands.extras import options_for_checkers

    return options_for_checkers()


@_command("cli-help-solve", more=_for_solvers)
@game_argument
@game_options
@_file("--folder", "cli-help-folder", metavar="FOLDER")
@_number("--threads", 1, 1024, "cli-help-threads", default=cores)
@pass_speech
@click.pass_context
def solve(
    context: click.Context,
    speech: Speech,
    /,
    game: str,
    options: Sequence[str],
    folder: Path | None,
    threads: int,
    **extras: Any,
) -> None:
    """Solve a game."""
    from .commands.solve import solve_game

    if not solve_game(speech.words, game, options, extras, folder=folder, threads=threads):
        context.exit(INTERRUPTED)


@_command("cli-help-verify", more=_for_checkers)
@game_argument
@click.argument("table", type=FileName(), metavar="FILE", required=False, help="cli-help-table")
@game_options
@_number("--sample", 0, 10**12, "cli-help-sample", default=1000)
@_flag("--all", "everything", "cli-help-all")
@_seed()
@_number("--jobs", 1, MOST_JOBS, "cli-help-verify-jobs", default=1)
@pass_speech
@click.pass_context
def verify(
    context: click.Context,
    speech: Speech,
    /,
    game: str,
    options: Sequence[str],
    table: Path | None,
    sample: int,
    everything: bool,
    seed: int,
    jobs: int,
    **extras: Any,
) -> None:
    """Check a table."""
    from .commands.verify import Part, verify_table

    part = Part(table, None if everything else sample, seed)
    if not verify_table(speech.words, game, options, extras, part, jobs):
        context.exit(FAULTS_FOUND)


@app.group(cls=Group, invoke_without_command=True, help="cli-help-tables")
@json_option
@pass_speech
@click.pass_context
def tables(context: click.Context, speech: Speech, as_json: bool) -> None:
    """Say which tables are here."""
    from .commands.tables import list_tables

    if context.invoked_subcommand is None and not list_tables(speech.words, as_json=as_json):
        context.exit(FAULTS_FOUND)


@tables.command(cls=Command, help="cli-help-tables-fetch")
@click.argument("address", metavar="ADDRESS", help="cli-help-tables-address")
@pass_speech
@click.pass_context
def fetch(context: click.Context, speech: Speech, address: str) -> None:
    """Fetch a whole solution."""
    from .commands.tables import fetch_table

    if not fetch_table(speech.words, address):
        context.exit(INTERRUPTED)


tables.add_command(solve, "build")
tables.add_command(verify)


def _for_packers() -> list[click.Option]:
    from .commands.extras import options_for_packers

    return options_for_packers()


@tables.command(cls=Command, help="cli-help-tables-pack", more=_for_packers)
@game_argument
@click.argument("folder", type=FileName(), metavar="FOLDER", help="cli-help-tables-folder")
@click.argument(
    "file", type=FileName(), metavar="FILE", required=False, help="cli-help-tables-file"
)
@game_options
@pass_speech
def pack(
    speech: Speech,
    /,
    game: str,
    folder: Path,
    file: Path | None,
    options: Sequence[str],
    **extras: Any,
) -> None:
    """Pack a whole solution into one file."""
    from .commands.tables import pack_table

    pack_table(speech.words, game, options, extras, folder, file)


@tables.command(cls=Command, help="cli-help-tables-remove")
@click.argument(
    "name", metavar="NAME", help="cli-help-tables-name", shell_complete=offering(_fetched)
)
@pass_speech
def remove(speech: Speech, name: str) -> None:
    """Remove a table that was fetched."""
    from .commands.tables import remove_table

    remove_table(speech.words, name)


@_command("cli-help-bench")
@_flag("--quick", "quick", "cli-help-bench-quick")
@click.option("--only", multiple=True, metavar="NAME", help="cli-help-bench-only")
@_flag("--research", "research", "cli-help-bench-research")
@json_option
@_flag("--server", "server", "cli-help-bench-server")
@_flag("--peer", "peer", "cli-help-bench-peer")
@_flag("--costs", "costs", "cli-help-bench-costs")
@_number("--matches", 1, 10_000, "cli-help-bench-matches", default=1000)
@_number("--rate", 1, 100_000, "cli-help-bench-rate", default=500)
@_seconds("--seconds", "cli-help-bench-seconds", default=None)
@pass_speech
@click.pass_context
def bench(
    context: click.Context,
    speech: Speech,
    /,
    quick: bool,
    only: Sequence[str],
    research: bool,
    as_json: bool,
    server: bool,
    peer: bool,
    costs: bool,
    matches: int,
    rate: int,
    seconds: float | None,
) -> None:
    """Measure how fast everything is."""
    if peer:
        from .commands.bench_server import measure_peer

        measure_peer(speech.words, 10.0 if seconds is None else seconds, as_json=as_json)
        return
    if costs:
        from .commands.bench_server import measure_costs

        if not measure_costs(speech.words, quick=quick, as_json=as_json):
            context.exit(FAULTS_FOUND)
        return
    if server:
        from .commands.bench_server import measure_server

        lasting = 300.0 if seconds is None else seconds
        if not measure_server(speech.words, matches, rate, lasting, as_json=as_json):
            context.exit(FAULTS_FOUND)
        return
    from .commands.bench import measure

    measure(speech.words, only, quick=quick, as_json=as_json, research=research)


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command line and give its exit status."""
    settle_streams()
    speech = Speech(os.environ)
    show_by(lambda done, needed: _show_compiling(speech, done, needed))
    try:
        if asked := os.environ.get(_COMPLETE):
            return _complete(speech, asked)
        status = _run(speech, sys.argv[1:] if arguments is None else arguments)
        sys.stdout.flush()
        return status
    except GameError as error:
        print(speech.words.error(error), file=sys.stderr)
        return WRONG_INPUT
    except ModuleNotFoundError as error:
        print(speech.words.error(missing_extra(error)), file=sys.stderr)
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


def _complete(speech: Speech, asked: str) -> int:
    """Answer a shell, or raise an error that tells a person what can be asked by hand."""
    try:
        status: int = shell_complete(app, {"obj": speech}, "fourfold", _COMPLETE, asked)
    except (KeyError, ValueError):  # A shell would have said which line it means.
        status = WRONG_INPUT
    if status:
        values = ", ".join(f"{shell}_source" for shell in _SHELLS)
        raise OptionError("option-choice", key=_COMPLETE, value=quoted(asked), values=values)
    return status


def _show_compiling(speech: Speech, done: int, needed: int) -> None:
    """Show how far Numba is, where there is a terminal and what draws on it."""
    if sys.stderr.isatty() and find_spec("rich"):
        from .terminal.progress import CompilingBar

        bar = CompilingBar(lambda: speech.words("fast-preparing"))
        show_by(bar)
        bar(done, needed)


def _run(speech: Speech, arguments: Sequence[str]) -> int:
    try:
        rest = speech.take_switch(arguments)
        with app.make_context("fourfold", rest, obj=speech) as context:
            app.invoke(context)
    except click.exceptions.Exit as leaving:
        return leaving.exit_code
    return 0
