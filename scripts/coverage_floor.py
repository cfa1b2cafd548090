"""Check the coverage of groups of files, each on its own, lines and branches apart.

``coverage report --fail-under`` mixes lines with branches and packages with packages, so many plain
lines can hide a branch that no test takes. This reads the data of the last test run:

    python scripts/coverage_floor.py 95 'src/fourfold/rules/*,src/fourfold/games/*/rules.py'
"""

import json
import subprocess
import sys
from pathlib import Path
from tempfile import TemporaryDirectory


def coverage(*arguments: str) -> bool:
    """Run a command of coverage and return whether it succeeded."""
    return subprocess.run([sys.executable, "-m", "coverage", *arguments]).returncode == 0


def measure(files: str) -> dict[str, float] | None:
    """Return the percentages of branches and lines covered, or None if nothing was measured."""
    with TemporaryDirectory() as folder:
        report = Path(folder) / "coverage.json"
        if not coverage("json", "--quiet", "-o", str(report), f"--include={files}"):
            return None
        totals = json.loads(report.read_text(encoding="utf-8"))["totals"]
    pairs = {
        "branches": (totals["covered_branches"], totals["num_branches"]),
        "lines": (totals["covered_lines"], totals["num_statements"]),
    }
    return {kind: 100 * hit / known if known else 100.0 for kind, (hit, known) in pairs.items()}


def main() -> int:
    """Print a line for each group, and the uncovered lines of one below the floor."""
    floor, groups = float(sys.argv[1]), sys.argv[2:]
    good = True
    for files in groups:
        percentages = measure(files)
        if percentages is None:
            print(f"{files}: nothing measured")
            good = False
            continue
        words = ", ".join(f"{kind} {percent:.1f} %" for kind, percent in percentages.items())
        print(f"{files}: {words} (at least {floor:g} %)", flush=True)
        if min(percentages.values()) < floor:
            coverage("report", "--show-missing", "--skip-covered", f"--include={files}")
            good = False
    return 0 if good else 1


if __name__ == "__main__":
    sys.exit(main())
