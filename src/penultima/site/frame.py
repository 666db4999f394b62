"""The frame of every page of the site that is read and not played: head, policy, header, footer."""

from __future__ import annotations

import base64
import hashlib
from collections.abc import Iterable
from dataclasses import dataclass
from html import escape

from penultima.server.http.access import POLICY
from penultima.text import translator
from penultima.text.languages import LANGUAGES, OWN_NAMES

PAGE_POLICY = POLICY.format(sockets="").replace("; frame-ancestors 'none'", "")
"""What the page itself may do; only a header can forbid that others frame it."""
READ_POLICY = (
    "default-src 'none'; style-src {styles}; img-src 'self' data:; font-src 'self'; base-uri 'none'; form-action 'none'"
)
"""What a page without a script may do."""


def policy_tag(policy: str) -> str:
    """The policy as a tag; it holds for what comes after it."""
    return f'<meta http-equiv="Content-Security-Policy" content="{policy}">'


ICON = '<link rel="icon" href="icon.svg" type="image/svg+xml">'


def with_policy(html: str, icon: str = ICON) -> str:
    """A page that stands for itself, with a policy that allows the styles written in it, by their digests."""
    digests = []
    rest = html
    while "<style>" in rest:
        style, _, rest = rest.partition("<style>")[2].partition("</style>")
        digests.append(f"'sha256-{base64.b64encode(hashlib.sha256(style.encode()).digest()).decode()}'")
    tag = policy_tag(READ_POLICY.format(styles=" ".join(digests) or "'none'"))
    return html.replace('<meta charset="utf-8">', f'<meta charset="utf-8">\n{tag}\n{icon}', 1)


@dataclass(frozen=True, slots=True)
class Link:
    """A link in a row of links; `here` is the page that is read."""

    text: str
    address: str
    language: str = ""
    here: bool = False

    def html(self) -> str:
        """As HTML."""
        spoken = f' lang="{self.language}" hreflang="{self.language}"' if self.language else ""
        current = ' aria-current="page"' if self.here else ""
        return f'<a href="{escape(self.address)}"{spoken}{current}>{escape(self.text)}</a>'


@dataclass(frozen=True, slots=True)
class Frame:
    """What is around a page: its depth below the folder, its language, the styles of the built page, its box."""

    path: str
    language: str
    styles: tuple[str, ...]
    edition: str = "classic"
    alternates: tuple[Link, ...] = ()
    """The same page in other languages."""
    lead: tuple[str, ...] = ()
    """What stands below the heading."""
    which: str = ""
    """What tells it from other pages with the same heading."""

    @property
    def root(self) -> str:
        """The way to the folder of the site."""
        return "../" * self.path.count("/")

    def say(self, message: str) -> str:
        """A message in the language of the page."""
        return translator(self.language).say(message)

    def document(self, title: str, description: str, body: Iterable[str]) -> str:
        """The whole page."""
        root, say = self.root, self.say
        full = f"{title} – {self.which}" if self.which else title
        styles = [f'<link rel="stylesheet" href="{root}{name}">' for name in (*self.styles, "site.css")]
        others = [
            f'<link rel="alternate" hreflang="{one.language}" href="{escape(one.address)}">' for one in self.alternates
        ]
        links = [
            Link(say("site-play"), f"{root}index.html"),
            Link(say("site-rules"), f"{root}rules/{self.language}/index.html"),
            Link(say("site-study"), f"{root}study.html"),
            Link(say("site-docs"), f"{root}docs/index.html"),
        ]
        lines = [
            "<!doctype html>",
            f'<html lang="{self.language}">',
            "<head>",
            '<meta charset="utf-8">',
            policy_tag(READ_POLICY.format(styles="'self'")),
            '<meta name="viewport" content="width=device-width, initial-scale=1">',
            '<meta name="color-scheme" content="light dark">',
            '<meta name="theme-color" content="#1d4a38">',
            f"<title>{escape(full)} – Penultima</title>",
            f'<meta name="description" content="{escape(description)}">',
            '<meta property="og:type" content="article">',
            '<meta property="og:site_name" content="Penultima">',
            f'<meta property="og:title" content="{escape(full)}">',
            f'<meta property="og:description" content="{escape(description)}">',
            f'<meta property="og:locale" content="{self.language}">',
            f'<meta property="og:image" content="{root}preview.png">',
            f'<link rel="icon" href="{root}icon.svg" type="image/svg+xml">',
            f'<link rel="apple-touch-icon" href="{root}apple-touch-icon.png">',
            *others,
            *styles,
            "</head>",
            f'<body data-edition="{self.edition}">',
            f'<header class="cloth top" data-edition="{self.edition}">',
            '<div class="column">',
            '<nav aria-label="Penultima">',
            f'<a class="mark" href="{root}index.html">',
            f'<img src="{root}icon.svg" alt="Penultima" width="40" height="40"></a>',
            *(one.html() for one in links),
            "</nav>",
            f"<h1>{escape(title)}</h1>",
            *(f"<p>{escape(line)}</p>" for line in (self.which, *self.lead) if line),
            "</div>",
            "</header>",
            '<main class="column">',
            *body,
            "</main>",
            f"<footer><p>{escape(say('page-unofficial'))}</p></footer>",
            "</body>",
            "</html>",
        ]
        return "\n".join(lines) + "\n"


def in_languages(address: str, here: str) -> tuple[Link, ...]:
    """The same page in every language; `{language}` in the address is replaced."""
    return tuple(Link(OWN_NAMES[one], address.format(language=one), one, here=one == here) for one in LANGUAGES)
