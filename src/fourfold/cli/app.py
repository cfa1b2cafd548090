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

from .speech import Speech
from .streams import abandon_output, settle_streams
from .usage import Command, Group

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
        print(context.get_help())


@app.command(cls=Command, help="cli-help-play")
def play(
    context: typer.Context,
    game: AnyGameSpec = None,
    option: Pairs = None,
    players: Annotated[
        str | None, typer.Option(metavar="NAME,NAME,…", help="cli-help-players")
    ] = None,
    in_order: Annotated[bool, typer.Option("--in-order", help="cli-help-in-order")] = False,
    position: Position = None,
    load: Annotated[str | None, typer.Option(metavar="FILE", help="cli-help-load")] = None,
    seed: Annotated[str | None, typer.Option(metavar="NUMBER", help="cli-help-seed")] = None,
    plain: Annotated[bool, typer.Option("--ascii", help="cli-help-ascii")] = False,
    no_color: Annotated[bool, typer.Option("--no-color", help="cli-help-no-color")] = False,
) -> None:
    """Play in the terminal."""
    from .play import Wishes, play_game

    wishes = Wishes(game, option or [], players, in_order, position, load, seed)
    play_game(context.obj.words, wishes, ascii_only=plain, no_color=no_color)


@app.command(cls=Command, help="cli-help-games")
def games(context: typer.Context, game: AnyGameSpec = None) -> None:
    """List the games, or the options of one."""
    from .games import describe_game, list_games

    if game is None:
        list_games(context.obj.words)
    else:
        describe_game(context.obj.words, game)


@app.command(cls=Command, help="cli-help-rules")
def rules() -> None:
    """Answer questions about the rules on a pipe."""
    from .rules import serve

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
    from .perft import count

    count(game, depth, option or [], position, divided=divide)


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
