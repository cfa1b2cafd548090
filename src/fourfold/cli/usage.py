"""Help and usage errors in our own words.

Click is given message ids for its help texts; they become sentences when help is asked for.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from functools import partial
from shutil import get_terminal_size
from typing import Any

import click
from click.shell_completion import CompletionItem

from fourfold.rules import registered
from fourfold.rules.errors import quoted

from .errors import CommandError
from .terminal.language import SWITCH
from .terminal.wrapping import in_rows, wrap

_HELP = "help"
_WIDEST = 80
"""How many columns help takes, however wide the terminal is."""


class _Spoken(click.Command):
    """A command whose help and complaints come from the Fluent files."""

    def parse_args(self, ctx: click.Context, args: list[str]) -> list[str]:
        try:
            return super().parse_args(ctx, args)
        except click.UsageError as error:
            raise _in_our_words(error, self.params) from error

    def format_help(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        _write_help(self, ctx, formatter)

    def get_params(self, ctx: click.Context) -> list[click.Parameter]:
        params = super().get_params(ctx)
        # The language is taken from a line before Click sees it; a shell must hear of it, too.
        return [*params, _language_option()] if ctx.resilient_parsing else params

    def shell_complete(self, ctx: click.Context, incomplete: str) -> list[CompletionItem]:
        return _explained(ctx, super().shell_complete(ctx, incomplete))


class Command(_Spoken):
    """One of the commands.

    `more` gives options that are known only when the command is called.
    """

    allow_extra_args = True  # refused below, in our own words

    def __init__(
        self, *arguments: Any, more: Callable[[], Iterable[click.Option]] = tuple, **settings: Any
    ) -> None:
        super().__init__(*arguments, **settings)
        self._own, self._more = tuple(self.params), more

    def make_context(self, *arguments: Any, **settings: Any) -> click.Context:
        self.params = [*self._own, *self._more()]
        return super().make_context(*arguments, **settings)

    def invoke(self, ctx: click.Context) -> Any:
        if ctx.args:
            raise CommandError("usage-extra", argument=quoted(ctx.args[0]))
        return super().invoke(ctx)


class Group(_Spoken, click.Group):
    """All commands together."""

    def parse_args(self, ctx: click.Context, args: list[str]) -> list[str]:
        if args[:1] == [_HELP]:
            # Many programs take it as a command: `fourfold help`, `fourfold help play`.
            args = [*args[1:], f"--{_HELP}"]
        return super().parse_args(ctx, args)

    def list_commands(self, ctx: click.Context) -> list[str]:
        return list(self.commands)

    def resolve_command(
        self, ctx: click.Context, args: list[str]
    ) -> tuple[str | None, click.Command | None, list[str]]:
        if args[0] not in self.commands:
            names = tuple(self.commands)
            raise CommandError("usage-command", name=quoted(args[0]), names=names)
        return super().resolve_command(ctx, args)


def _language_option() -> click.Option:
    from fourfold.i18n import languages

    return click.Option(
        [SWITCH], help="cli-help-lang", expose_value=False, shell_complete=offering(languages)
    )


def offering(
    words: Callable[[], Iterable[str]],
) -> Callable[[click.Context, click.Parameter, str], list[CompletionItem]]:
    """Give what offers words to a shell that completes them."""
    return lambda _context, _parameter, typed: [
        CompletionItem(word) for word in words() if word.startswith(typed)
    ]


def _explained(ctx: click.Context, items: list[CompletionItem]) -> list[CompletionItem]:
    """Put sentences beside what a shell is offered."""
    from fourfold.i18n import languages

    say, games = ctx.obj.words, tuple(registered())
    for item in items:
        if item.help and item.help in say:
            item.help = say(item.help, games=games, languages=languages())
    return items


def _in_our_words(error: click.UsageError, params: Sequence[click.Parameter]) -> CommandError:
    """Translate what Click found wrong with the arguments."""
    match error:
        case click.NoSuchOption(option_name=name):
            if name[1:].isdigit():
                return CommandError("usage-negative")
            return CommandError("usage-option", option=quoted(name))
        case click.BadOptionUsage(option_name=name):
            flag = any(
                isinstance(each, click.Option) and each.is_flag and name in each.opts
                for each in params
            )
            code = "usage-no-value" if flag else "usage-value-missing"
            return CommandError(code, option=name)
        case click.MissingParameter(param=click.Parameter(metavar=str(metavar))):
            return CommandError("usage-missing", argument=metavar)
        case _:
            return CommandError("usage-other", message=quoted(error.format_message()))


def _write_help(command: click.Command, ctx: click.Context, formatter: click.HelpFormatter) -> None:
    from fourfold.i18n import languages

    say = partial(ctx.obj.words, games=tuple(registered()), languages=languages())
    commands = command.commands if isinstance(command, click.Group) else {}
    arguments = [each for each in command.params if isinstance(each, click.Argument)]
    options = [each for each in command.params if isinstance(each, click.Option)]

    pieces = [each.metavar if each.required else f"[{each.metavar}]" for each in arguments]
    pieces += [say("cli-help-command-piece")] if commands else []
    usage = " ".join([*map(str, pieces), say("cli-help-options-piece")])
    called = f"{say('cli-help-usage')} {ctx.command_path} "
    width = min(get_terminal_size().columns, _WIDEST) - 2
    formatter.write(wrap(usage, width, first=called, rest="    ") + "\n")
    formatter.write_paragraph()
    formatter.write(wrap(say(str(command.help)), width) + "\n")
    sections = {
        "cli-help-commands": [(name, say(str(each.help))) for name, each in commands.items()],
        "cli-help-arguments": [(str(each.metavar), say(str(each.help))) for each in arguments],
        "cli-help-options": [
            *((_written(each), say(str(each.help))) for each in options),
            (f"{SWITCH} {say('cli-help-language-piece')}", say("cli-help-lang")),
            (", ".join(ctx.help_option_names), say("cli-help-help")),
        ],
    }
    for title, rows in sections.items():
        if rows:
            with formatter.section(say(title)):
                formatter.write("".join(f"{lines}\n" for lines in in_rows(rows, width)))


def _written(option: click.Option) -> str:
    names = ", ".join(option.opts)
    return names if option.is_flag else f"{names} {option.metavar}"
