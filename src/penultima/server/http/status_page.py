"""The status page as HTML: no script and nothing inline, so that the policy of all pages holds for it. The browser asks
for it again every few seconds by itself."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from html import escape
from time import gmtime, strftime
from typing import TYPE_CHECKING

from penultima.text import Translator, translator
from penultima.text.messages import capitalized

if TYPE_CHECKING:
    from penultima.server.http.status import Status

EVERY = 10
"""Seconds after which the browser asks for it again."""
BARS = 60
FULL = 0.9
"""The part of a limit from which on its bar is shown in the color of warnings."""
UNKNOWN = "–"
MEGABYTE, GIGABYTE = 1 << 20, 1 << 30

Lines = Iterable[tuple[str, str]]


def status_page(status: Status, language: str) -> bytes:
    """The whole page."""
    words = translator(language)
    title = escape(words.say("status-title"))
    at = strftime("%Y-%m-%d %H:%M:%S UTC", gmtime(status.now / 1000))
    state = ("state", "status-ready") if status.ready else ("state bad", "status-not-ready")
    cards = (_tables, _people, _latency, _storage, _rates, _versions)
    parts = [
        f'<!doctype html><html lang="{language}"><head><meta charset="utf-8">',
        '<meta name="viewport" content="width=device-width, initial-scale=1">',
        f'<meta http-equiv="refresh" content="{EVERY}"><meta name="robots" content="noindex">',
        f'<title>{title}</title><link rel="stylesheet" href="/status.css"></head><body><main>',
        f'<header><h1>{title}</h1><span class="{state[0]}" role="status">{escape(words.say(state[1]))}</span>',
        f"<p>{escape(words.say('status-as-of', at=at, n=EVERY))}</p></header>",
        _warnings(status, words),
        '<div class="cards">',
        *(card(status, words) for card in cards),
        "</div></main></body></html>",
    ]
    return "\n".join(filter(None, parts)).encode()


def _warnings(status: Status, words: Translator) -> str:
    said = [capitalized(words.say(one.message, **one.arguments)) for one in status.warnings]
    items = "".join(f"<li>{escape(text)}</li>" for text in said)
    return f'<ul class="warnings" role="alert">{items}</ul>' if items else ""


def _card(heading: str, big: str, lines: Lines, extra: str = "", kind: str = "") -> str:
    """A card: what it is about, its most important number, and the rest as a list."""
    listed = "".join(f"<div><dt>{escape(name)}</dt><dd>{escape(value)}</dd></div>" for name, value in lines)
    shown = f'<p class="big">{big}</p>' if big else ""
    named = f' class="{kind}"' if kind else ""
    return f"<section{named}><h2>{escape(heading)}</h2>{shown}{extra}<dl>{listed}</dl></section>"


def _tables(status: Status, words: Translator) -> str:
    share = None if status.tables_stored is None else _part(status.tables_stored, status.tables_most)
    lines = [
        (words.say("status-tables-playing"), _number(words, status.tables_playing)),
        (words.say("status-tables-live"), _number(words, status.tables_live)),
        (words.say("status-tables-archived"), _number(words, status.tables_archived)),
        (words.say("status-tables-new"), _rate(words, status.new_tables_rate)),
    ]
    most = f" <small>/ {escape(_number(words, status.tables_most))}</small>"
    return _card(words.say("status-tables"), escape(_number(words, status.tables_stored)) + most, lines, _share(share))


def _people(status: Status, words: Translator) -> str:
    lines = [
        (words.say("status-players"), _number(words, status.players)),
        (words.say("status-watchers"), _number(words, status.watchers)),
        (words.say("status-bots"), _number(words, status.bots)),
        (words.say("status-addresses"), _number(words, status.addresses)),
    ]
    most = f" <small>/ {escape(_number(words, status.connections_most))}</small>"
    big = escape(_number(words, status.connections)) + most
    return _card(words.say("status-people"), big, lines, _share(_part(status.connections, status.connections_most)))


def _latency(status: Status, words: Translator) -> str:
    lines = [
        (words.say("status-commit-half"), _milliseconds(words, status.commit[0])),
        (words.say("status-loop-half"), _milliseconds(words, status.loop[0])),
        (words.say("status-loop-most"), _milliseconds(words, status.loop[1])),
    ]
    about = f'<small class="below">{escape(words.say("status-commit-most"))}</small>'
    return _card(words.say("status-latency"), escape(_milliseconds(words, status.commit[1])) + about, lines)


def _storage(status: Status, words: Translator) -> str:
    lines = [(words.say("status-database"), status.database)]
    if status.disk_free is not None:
        lines.append((words.say("status-disk-free"), _bytes(words, status.disk_free)))
    return _card(words.say("status-storage"), escape(_bytes(words, status.database_bytes)), lines)


def _rates(status: Status, words: Translator) -> str:
    lines = [
        (words.say("status-refused"), _rate(words, status.refused_rate)),
        (words.say("status-turned-away"), _rate(words, status.turned_away_rate)),
        (words.say("status-failures"), _number(words, status.failures)),
    ]
    about = f'<small class="below">{escape(words.say("status-rows"))}</small>'
    chart = _chart(status.rows_history, words)
    return _card(words.say("status-rates"), escape(_rate(words, status.rows_rate)) + about, lines, chart, "wide")


def _versions(status: Status, words: Translator) -> str:
    versions = status.versions
    lines = [
        (words.say("status-rules-version"), versions["rules"]),
        (words.say("status-engine"), versions["engine"]),
        ("Python", versions["Python"]),
        ("SQLite", versions["SQLite"]),
        (words.say("status-uptime"), _duration(words, status.uptime)),
        (words.say("status-processes"), _number(words, status.processes)),
        (words.say("status-process"), status.process),
    ]
    return _card(words.say("status-version"), escape(versions["Penultima"]), lines, kind="wide")


def _part(n: int, most: int) -> float:
    return min(1.0, n / most) if most else 1.0


def _share(part: float | None) -> str:
    """How much of a limit is used, as a bar."""
    if part is None:
        return ""
    kind = "share bad" if part >= FULL else "share"
    return (
        f'<svg class="{kind}" viewBox="0 0 100 4" preserveAspectRatio="none" aria-hidden="true">'
        f'<rect width="{part * 100:.1f}" height="4"/></svg>'
    )


def _chart(history: Sequence[float], words: Translator) -> str:
    """Rows a second in the last five minutes, the newest at the right."""
    highest = max([1.0, *history])
    bars = "".join(
        f'<rect x="{BARS - len(history) + place + 0.1:.1f}" y="{40 - 38 * n / highest:.2f}" width="0.8" '
        f'height="{38 * n / highest:.2f}"/>'
        for place, n in enumerate(history)
    )
    line = f'<line x1="0" y1="40" x2="{BARS}" y2="40"/>'
    named = escape(words.say("status-chart", most=round(highest)))
    return (
        f'<svg class="chart" viewBox="0 0 {BARS} 40.5" preserveAspectRatio="none" role="img" aria-label="{named}">'
        f'{line}{bars}</svg><p class="axis"><span>{escape(words.say("status-chart-from"))}</span>'
        f"<span>{escape(words.say('status-chart-to'))}</span></p>"
    )


def _number(words: Translator, n: int | None) -> str:
    return UNKNOWN if n is None else words.say("status-number", n=n)


def _rate(words: Translator, rate: float) -> str:
    """With one digit behind the point where that says something."""
    return words.say("status-number", n=round(rate, 1) if 0 < rate < 10 else round(rate))


def _milliseconds(words: Translator, seconds: float | None) -> str:
    if seconds is None:
        return UNKNOWN
    exact = seconds * 1000
    return words.say("status-milliseconds", n=round(exact, 1) if exact < 10 else round(exact))


def _bytes(words: Translator, n: int | None) -> str:
    if n is None:
        return UNKNOWN
    if n >= GIGABYTE:
        return words.say("status-gigabytes", n=round(n / GIGABYTE, 1))
    return words.say("status-megabytes", n=round(n / MEGABYTE, 1))


def _duration(words: Translator, seconds: float) -> str:
    minutes = int(seconds // 60)
    if minutes >= 24 * 60:
        return words.say("status-days-hours", days=minutes // 1440, hours=minutes % 1440 // 60)
    return words.say("status-hours-minutes", hours=minutes // 60, minutes=minutes % 60)
