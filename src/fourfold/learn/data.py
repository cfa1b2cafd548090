"""What a game brings to this room: JSON files named like it, in a folder for each purpose."""

from __future__ import annotations

import json
from collections.abc import Mapping
from pathlib import Path
from typing import Any, NamedTuple, TypeVar

from fourfold.games import ContractError

_HERE = Path(__file__).parent


R = TypeVar("R", bound=NamedTuple)


def brought(folder: str, game: str) -> Any:
    """Give what the file of a game says; None for a game that brings none."""
    path = _HERE / folder / f"{game}.json"
    return json.loads(path.read_text(encoding="utf-8")) if path.exists() else None


def row(kind: type[R], where: str, data: Mapping[str, Any]) -> R:
    """Make a row of what a file says, or raise ContractError saying what is missing or unknown."""
    lacking = set(kind._fields) - set(kind._field_defaults) - set(data)
    if lacking:
        raise ContractError("game-lacks", module=where, names=", ".join(sorted(lacking)))
    unknown = set(data) - set(kind._fields)
    if unknown:
        raise ContractError("game-unknown-data", file=where, names=", ".join(sorted(unknown)))
    lists = {key: tuple(value) for key, value in data.items() if isinstance(value, list)}
    make: Any = kind
    made: R = make(**{**data, **lists})
    return made
