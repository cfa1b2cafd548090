"""The shipped conformance suite, over every registered game and many options."""

from __future__ import annotations

import ast
import sys
from pathlib import Path

import pytest

import fourfold
from fourfold import load, registered
from fourfold.rules.conformance import check
from tests.truth import perft_cases

SPECS = sorted({case.spec for name in registered() for case in perft_cases(name)})


@pytest.mark.parametrize("spec", SPECS)
def test_game_keeps_the_contract(spec: str) -> None:
    check(load(spec), plays=1, plies=40, seed=7)


@pytest.mark.parametrize("files", ["rules/*.py", "games/*/rules.py", "match/*.py"])
def test_rules_need_only_the_standard_library(files: str) -> None:
    for file in Path(fourfold.__file__).parent.glob(files):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            names = []
            if isinstance(node, ast.Import):
                names = [alias.name for alias in node.names]
            elif isinstance(node, ast.ImportFrom) and node.level == 0:
                names = [node.module or ""]
            for name in names:
                top = name.split(".")[0]
                assert top in sys.stdlib_module_names or top == "fourfold", f"{file.name}: {name}"
