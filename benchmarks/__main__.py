"""Every speed figure the project claims: `python -m benchmarks`."""

from __future__ import annotations

from . import rules

rules.main()
