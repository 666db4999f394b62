"""The documentation as `make docs` has built it, as a part of the site."""

from __future__ import annotations

import base64
import hashlib
import re
from collections.abc import Iterator
from pathlib import Path

from penultima.site.frame import policy_tag
from penultima.text import translator
from penultima.text.languages import ENGLISH

POLICY = (
    "default-src 'none'; script-src 'self' {scripts}; worker-src 'self'; connect-src 'self'; "
    "style-src 'self' 'unsafe-inline'; img-src 'self' data:; font-src 'self'; base-uri 'none'; form-action 'none'"
)
"""What its pages may do: run the scripts that they came with, search, and ask nobody else for anything."""
REPORT = "standard-study.html"
"""The study in it; the site has it at its top."""
LEFT_OUT = ("404.html", "objects.inv", "sitemap.xml", REPORT)
"""The site has its own; without an address nobody needs a list of pages."""
INLINE = re.compile(r"<script>(.*?)</script>", re.DOTALL)
TITLE = '<div class="md-header__title"'
"""What the way to the game stands before."""


def manual_files(folder: Path) -> Iterator[tuple[str, bytes]]:
    """Path in the site and bytes of each file; pages have a policy, and a way to the game."""
    for file in sorted(folder.rglob("*")):
        path = file.relative_to(folder).as_posix()
        if not file.is_file() or path in LEFT_OUT:
            continue
        body = file.read_bytes()
        if path.endswith(".html"):
            body = manual_page(body.decode(), path.count("/") + 1).encode()
        yield f"docs/{path}", body


def manual_page(html: str, depth: int) -> str:
    """A page of it, so many folders below the site's own."""
    digests = {base64.b64encode(hashlib.sha256(one.encode()).digest()).decode() for one in INLINE.findall(html)}
    tag = policy_tag(POLICY.format(scripts=" ".join(f"'sha256-{one}'" for one in sorted(digests))))
    up = "../" * depth
    html = re.sub(rf'href="[./]*{REPORT}"', f'href="{up}study.html"', html)
    play = f'<a class="play-link" href="{up}index.html">{translator(ENGLISH).say("site-play")}</a>'
    return html.replace("<head>", f"<head>\n{tag}", 1).replace(TITLE, play + TITLE, 1)
