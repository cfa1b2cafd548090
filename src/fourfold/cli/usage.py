"""Help and usage errors in our own words.

Typer is given message ids for its help texts; they become sentences when help is asked for.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Any

import typer
from typer.core import TyperCommand, TyperGroup

from fourfold.games import registered
from fourfold.games.errors import quoted

from .errors import CommandError
from .terminal.language import SWITCH

Click = Any
"""Contexts, parameters and formatters, whose types Typer does not publish."""


class Command(TyperCommand):
    """A command with help from the Fluent files."""

    allow_extra_args = True  # refused below, in our own words

    def parse_args(self, ctx: Click, args: list[str]) -> list[str]:
        try:
            return super().parse_args(ctx, args)
        except typer.TyperException as error:
            raise _in_our_words(error, self.params) from error

    def format_help(self, ctx: Click, formatter: Click) -> None:
        _write_help(self, ctx, formatter)

    def invoke(self, ctx: Click) -> Any:
        if ctx.args:
            raise CommandError("usage-extra", argument=quoted(ctx.args[0]))
        return super().invoke(ctx)


class Group(TyperGroup):
    """All commands together, with help from the Fluent files."""

    def parse_args(self, ctx: Click, args: list[str]) -> list[str]:
        try:
            return super().parse_args(ctx, args)
        except typer.TyperException as error:
            raise _in_our_words(error, self.params) from error

    def format_help(self, ctx: Click, formatter: Click) -> None:
        _write_help(self, ctx, formatter)

    def resolve_command(self, ctx: Click, args: list[str]) -> Any:
        if args[0] not in self.commands:
            names = ", ".join(self.commands)
            raise CommandError("usage-command", name=quoted(args[0]), names=names)
        return super().resolve_command(ctx, args)


def _in_our_words(error: typer.TyperException, params: Sequence[Click]) -> CommandError:
    """Translate what Typer found wrong with the arguments."""
    # Typer publishes no classes for its errors, only this one base of them all.
    about: Click = error
    kind = type(error).__name__
    if kind == "NoSuchOption":
        if about.option_name[1:].isdigit():
            return CommandError("usage-negative")
        return CommandError("usage-option", option=quoted(about.option_name))
    if kind == "BadOptionUsage":
        flag = any(about.option_name in param.opts and param.is_flag for param in params)
        code = "usage-no-value" if flag else "usage-value-missing"
        return CommandError(code, option=about.option_name)
    if kind == "MissingParameter":
        return CommandError("usage-missing", argument=about.param.metavar)
    return CommandError("usage-other", message=quoted(error.format_message()))


def _write_help(command: TyperCommand | TyperGroup, ctx: Click, formatter: Click) -> None:
    from fourfold.words import languages

    say = partial(ctx.obj.words, games=", ".join(registered()), languages=", ".join(languages()))
    commands = command.commands if isinstance(command, TyperGroup) else {}
    params: list[Click] = command.params
    arguments = [param for param in params if param.param_type_name == "argument"]
    options = [param for param in params if param.param_type_name == "option"]

    pieces = [param.metavar if param.required else f"[{param.metavar}]" for param in arguments]
    pieces += [say("cli-help-command-piece")] if commands else []
    usage = " ".join([*pieces, say("cli-help-options-piece")])
    formatter.write_usage(ctx.command_path, usage, prefix=f"{say('cli-help-usage')} ")
    formatter.write_paragraph()
    formatter.write_text(say(command.help))
    sections = {
        "cli-help-commands": [(name, say(each.help)) for name, each in commands.items()],
        "cli-help-arguments": [(param.metavar, say(param.help)) for param in arguments],
        "cli-help-options": [
            *((_written(param), say(param.help)) for param in options),
            (f"{SWITCH} {say('cli-help-language-piece')}", say("cli-help-lang")),
            (", ".join(ctx.help_option_names), say("cli-help-help")),
        ],
    }
    for title, rows in sections.items():
        if rows:
            with formatter.section(say(title)):
                formatter.write_dl(rows)


def _written(option: Click) -> str:
    names = ", ".join(option.opts)
    return names if option.is_flag else f"{names} {option.metavar}"
