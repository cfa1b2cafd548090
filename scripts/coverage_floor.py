"""Check the coverage of single rooms, each on its own, lines and branches apart.

``coverage report --fail-under`` mixes lines with branches and rooms with rooms, so many plain
lines can hide a branch that no test takes. This reads the data of the last test run:

    python scripts/coverage_floor.py 95 src/fourfold/games src/fourfold/match
"""

import json
import subprocess
import sys
from pathlib import Path
from tempfile import TemporaryDirectory


def coverage(*arguments: str) -> bool:
    """Run a command of coverage and say whether it went well."""
    return subprocess.run([sys.executable, "-m", "coverage", *arguments]).returncode == 0


def measure(room: str) -> dict[str, float] | None:
    """The percentages of a room's branches and lines; None if nothing was measured."""
    with TemporaryDirectory() as folder:
        report = Path(folder) / "coverage.json"
        if not coverage("json", "--quiet", "-o", str(report), f"--include={room}/*"):
            return None
        totals = json.loads(report.read_text(encoding="utf-8"))["totals"]
    pairs = {
        "branches": (totals["covered_branches"], totals["num_branches"]),
        "lines": (totals["covered_lines"], totals["num_statements"]),
    }
    return {kind: 100 * hit / known if known else 100.0 for kind, (hit, known) in pairs.items()}


def main() -> int:
    """Print one line for each room, and what is missing where a room is below the floor."""
    floor, rooms = float(sys.argv[1]), sys.argv[2:]
    good = True
    for room in rooms:
        percentages = measure(room)
        if percentages is None:
            print(f"{room}: nothing measured")
            good = False
            continue
        words = ", ".join(f"{kind} {percent:.1f} %" for kind, percent in percentages.items())
        print(f"{room}: {words} (at least {floor:g} %)", flush=True)
        if min(percentages.values()) < floor:
            coverage("report", "--show-missing", "--skip-covered", f"--include={room}/*")
            good = False
    return 0 if good else 1


if __name__ == "__main__":
    sys.exit(main())
