"""Exago as a PettingZoo environment: `fourfold.envs.exago.env()`."""

from __future__ import annotations

from typing import Any

from fourfold.games import load

from .aec import RawEnv, wrapped


def raw_env(
    *, render_mode: str | None = None, max_cycles: int | None = None, **options: str | int
) -> RawEnv:
    """Give Exago under its options; an illegal action raises EnvError and changes nothing."""
    return RawEnv(load("exago", **options), render_mode, max_cycles)


def env(**settings: Any) -> Any:
    """Give the same in PettingZoo's usual wrappers: an illegal action loses the game."""
    return wrapped(raw_env(**settings))
