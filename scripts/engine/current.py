"""What `make test` asks first: is the engine file made from the sources as they are?"""

from __future__ import annotations

import sys

from penultima.runtime import engine_file

STALE = "The engine file is older than the rules it was made from (or missing): make engine makes it anew."


def main() -> None:
    """Nothing to say if it is; else the command that mends it."""
    if not engine_file.is_current():
        sys.exit(STALE)


if __name__ == "__main__":
    main()
