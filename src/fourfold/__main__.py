"""`python -m fourfold` is the same as the console script `fourfold`."""

from __future__ import annotations

import sys

from fourfold.cli import main

if __name__ == "__main__":
    sys.exit(main())
