"""A page that shows a language beside English, with every variant of every message."""

from __future__ import annotations

from html import escape
from itertools import product

from fluent.runtime import FluentBundle, FluentResource

from .checks import categories_of, check
from .sources import Language

_MOST = 12
"""How many variants of one message are shown."""
_EXAMPLES = {
    "name": "Ann",
    "space": "c2",
    "start": "d4",
    "end": "d5",
    "other": "c4",
    "move": "Bc2",
    "example": "Bc2",
    "game": "Quantik",
    "time": "4:05",
    "percent": "86 %",
}
_STYLE = """
body { font: 16px/1.5 system-ui, sans-serif; margin: 2rem auto; max-width: 75rem; }
td { vertical-align: top; padding: 0.4rem 0.8rem; border-top: 1px solid #8886; width: 50%; }
td div + div { margin-top: 0.3rem; } code { color: #777; font-size: 0.8rem; }
.wrong { color: #b00; font-size: 0.85rem; }
"""


def page(language: Language, english: Language) -> str:
    """Give the page as HTML."""
    faults: dict[str, list[str]] = {}
    for fault in check(language):
        faults.setdefault(fault.message, []).append(fault.text)
    bundles = _bundle(english), _bundle(language)
    rows: list[str] = []
    home = ""
    for name, model in english.messages.items():
        if model.home != home:
            home = model.home
            rows.append(f'<tr><th colspan="2"><h2>{escape(home)}</h2></th></tr>')
        left = _said(bundles[0], english, name)
        right = _said(bundles[1], language, name) if name in language.messages else []
        wrong = "".join(f'<div class="wrong">{escape(text)}</div>' for text in faults.get(name, []))
        rows.append(
            f"<tr><td><code>{name}</code>{_divided(left)}</td>"
            f'<td lang="{language.code}" dir="auto">{_divided(right)}{wrong}</td></tr>'
        )
    return (
        f'<!doctype html><meta charset="utf-8"><title>{language.code}</title>'
        f"<style>{_STYLE}</style><table>{''.join(rows)}</table>"
    )


def _bundle(language: Language) -> FluentBundle:
    bundle = FluentBundle([language.code], use_isolating=False)
    for file in language.files:
        bundle.add_resource(FluentResource(file.read_text(encoding="utf-8")))
    return bundle


def _said(bundle: FluentBundle, language: Language, name: str) -> list[str]:
    """Give a message in each of its variants, with examples for what is inserted."""
    values: dict[str, list[object]] = {
        variable: [_EXAMPLES.get(variable, variable.upper())]
        for variable in sorted(language.variables(name))
    }
    numbers = [min(found) for found in categories_of(language.code).values()]
    for choice in language.choices(name):
        keys: list[object] = [int(key) for key in choice.keys if key.isdigit()]
        if set(choice.keys) & {"one", "few", "many", "two", "zero"}:
            keys += [number for number in [*numbers, 1, 2, 5, 21] if number not in keys]
        else:
            keys += [key for key in choice.keys if not key.isdigit()]
        values[choice.variable] = list(dict.fromkeys(keys))
    found: dict[str, None] = {}
    for combination in list(product(*values.values()))[:_MOST]:
        pattern = bundle.get_message(name).value
        if pattern is not None:
            text, _ = bundle.format_pattern(pattern, dict(zip(values, combination, strict=True)))
            found[str(text)] = None
    return list(found)


def _divided(texts: list[str]) -> str:
    return "".join(f"<div>{escape(text).replace(chr(10), '<br>')}</div>" for text in texts)
