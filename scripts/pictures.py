"""Draw the pictures of the documentation: `python scripts/pictures.py`."""

from __future__ import annotations

import io
from pathlib import Path

from rich.console import Console
from rich.table import Table
from rich.terminal_theme import TerminalTheme

from fourfold import Match
from fourfold.cli.terminal.board import Style, draw

PICTURES = Path(__file__).parent.parent / "docs" / "pictures"
WIDTH = 136

SCENES = (
    ("quantik", "Cc2 Dc1 Ca2 Ad3 Bd2 Ab2 Bb1"),
    ("qomet", "d1 f2 d5 c4 b6 f2-g1 d7 b2 c3 b4 f6 g4 a7 c4-c5"),
    ("exago?players=3&size=4&tiles=6", "d4 e4 c3 d5 d6 d3 e5 c4 b3 e6 f6 c5 b2 e7"),
)
DARK = TerminalTheme((22, 24, 29), (220, 220, 220), [(0, 0, 0)] * 8)
# The font is left to the reader's browser: a picture must not load anything.
FRAME = """\
<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {terminal_width} {terminal_height}">
<style>
.{unique_id}-matrix {{
    font: {char_height}px Menlo, Consolas, "DejaVu Sans Mono", monospace;
    line-height: {line_height}px;
    font-variant-east-asian: full-width;
}}
{styles}
</style>
<defs>{lines}</defs>
<rect width="{terminal_width}" height="{terminal_height}" rx="8" fill="#16181d"/>
<g transform="translate(9, 9)">
{backgrounds}
<g class="{unique_id}-matrix">{matrix}</g>
</g>
</svg>
"""


def terminal() -> str:
    """Give a picture of the three boards side by side."""
    boards = Table.grid(padding=(0, 2))
    drawn = []
    for spec, moves in SCENES:
        match = Match(spec)
        for move in moves.split():
            match.play(move)
        game = match.game
        drawn.append(draw(game.layout(), game.view(match.state), style=Style(True, True)))
    boards.add_row(*drawn)
    console = Console(
        record=True, width=WIDTH, file=io.StringIO(), color_system="truecolor", force_terminal=True
    )
    console.print(boards, "")
    return console.export_svg(theme=DARK, code_format=FRAME, unique_id="boards")


if __name__ == "__main__":
    PICTURES.mkdir(exist_ok=True)
    (PICTURES / "terminal.svg").write_text(terminal(), encoding="utf-8")
