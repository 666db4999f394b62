"""The command line. Each module adds its commands to `main`; a command imports what it needs when it runs, so that
`penultima --help` and the first line of any command appear at once.
"""

from penultima.cli import lab, manual, network, offline, site
from penultima.cli.main import main

__all__ = ["lab", "main", "manual", "network", "offline", "site"]
