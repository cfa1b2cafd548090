"""For translators: what a language lacks, what is new in English, and how it all looks.

python scripts/languages.py              every language in one line
python scripts/languages.py check de     what is wrong, with file and line
python scripts/languages.py new de       what is missing, or older than its English
python scripts/languages.py preview de   a page with English and German side by side
"""

from __future__ import annotations

import sys
from pathlib import Path

ROOT = Path(__file__).parents[1]
sys.path.insert(0, str(ROOT))

from fourfold.i18n import SOURCE  # noqa: E402
from tests.translations.changes import outdated  # noqa: E402
from tests.translations.checks import check, missing, source  # noqa: E402
from tests.translations.preview import page  # noqa: E402
from tests.translations.sources import LANGUAGE, Fault, Language, started_languages  # noqa: E402


def main(arguments: list[str]) -> int:
    """Run the command; return 1 if a language has faults, 2 if the arguments are wrong."""
    match arguments:
        case []:
            return _overview()
        case ["check", code] if _there(code):
            return _check(Language(code))
        case ["new", code] if _there(code):
            return _new(Language(code))
        case ["preview", code] if _there(code):
            print(page(Language(code), source()))
            return 0
        case ["check" | "new" | "preview", code]:
            print(f"There is no folder {Language(code).place('')} with Fluent files.")
        case _:
            print(__doc__)
    return 2


def _there(code: str) -> bool:
    return code == SOURCE or code in started_languages()


def _overview() -> int:
    worst = 0
    for code in started_languages():
        language = Language(code)
        faults = check(language, whole=False)
        state = _state(language, faults)
        if not (language.folder / LANGUAGE).exists():
            state += f", not offered yet: {LANGUAGE} is missing"
        print(f"{code:8} {state}")
        worst = max(worst, bool(faults))
    return worst


def _check(language: Language) -> int:
    for fault in check(language):
        print(fault)
    faults = check(language, whole=False)
    there = sum(name in language.messages for name in source().messages)
    state = _state(language, faults)
    print(f"{language.code}: {there} of {len(source().messages)} messages, {state}")
    return bool(faults)


def _state(language: Language, faults: list[Fault]) -> str:
    """Return the number of faults and of messages shown in English for want of a translation."""
    untranslated = len(list(missing(language, source())))
    counts = [(len(faults), "faults"), (untranslated, "untranslated")]
    return ", ".join(f"{count} {name}" for count, name in counts if count) or "complete"


def _new(language: Language) -> int:
    found = [*missing(language, source()), *outdated(language, source())]
    for fault in found:
        print(fault)
    if not found:
        print(f"{language.code}: nothing is new")
    return bool(found)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
