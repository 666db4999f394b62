"""Ask every program every scenario and write docs/errata.md."""

import argparse
import sys
from datetime import date
from importlib import import_module
from pathlib import Path
from typing import cast

from errata.blame import Column, departures, tally
from errata.checks import checks
from errata.harness import put
from errata.peer import Peer
from errata.render import page
from errata.suite import HERE, more, questions

PEERS = {
    "penultima": "Penultima",
    "rlcard": "RLCard",
    "uno_engine": "UnoEngine",
    "crazy_eights": "CrazyEights",
}


def main() -> int:
    """The command."""
    parser = argparse.ArgumentParser(prog="python -m errata", description=__doc__)
    parser.add_argument("--date", default=date.today().isoformat(), help="the day to put on the page (today)")
    parser.add_argument("--out", type=Path, default=HERE.parent / "docs" / "errata.md", help="where to write it")
    told = parser.parse_args()
    peers = [cast(Peer, getattr(import_module(f"errata.{module}"), name)()) for module, name in PEERS.items()]
    columns: list[Column] = []
    for peer in peers:
        column = tally(peer, [put(question, peer) for question in (*questions(), *more())])
        asked, obeyed = (sum(getattr(result, what) for result in column.results) for what in ("asked", "obeyed"))
        print(f"{peer.name} {peer.version}: {asked} scenarios asked, {obeyed} obeyed, {asked - obeyed} disobeyed")
        columns.append(column)
    told.out.write_text(page(columns, checks(peers), told.date), "utf-8")
    for peer in peers:
        peer.close()
    unexplained = [(result, text) for column in columns for result, text in column.unexplained]
    for result, text in unexplained:
        print(f"unexplained: {text} ({result.question.title})", file=sys.stderr)
    shown = [departure.text for column in columns for departure, _ in column.findings]
    stale = [known.text for peer in peers for known in departures(peer.id) if known.text not in shown]
    for text in stale:
        print(f"explains nothing any more: {text}", file=sys.stderr)
    return 1 if unexplained or stale else 0


if __name__ == "__main__":
    sys.exit(main())
