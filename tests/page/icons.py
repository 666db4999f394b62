"""Draws the icons of the app and the picture of link previews from our own mark, in a real Chromium.

python -m tests.page.icons     writes web/public/*.png anew
"""

from __future__ import annotations

import base64
import io
import re
from pathlib import Path
from typing import TYPE_CHECKING

from PIL import Image

from tests.page.browser import launched

if TYPE_CHECKING:
    from playwright.sync_api import Browser

ROOT = Path(__file__).resolve().parents[2]
PUBLIC = ROOT / "web" / "public"
FONT = ROOT / "web/node_modules/@fontsource-variable/nunito/files/nunito-latin-wght-normal.woff2"
INK = "#1b1b2f"
SAFE = 0.82
"""How much of a maskable icon the mark fills: launchers cut circles out of it."""
TAGLINE = "Match colors and numbers, and be the first without cards."


def mark(scale: float) -> str:
    """The two cards on a full square of ink."""
    svg = (PUBLIC / "icon.svg").read_text("utf-8")
    cards = svg[svg.index("<g") : svg.rindex("</svg>")]
    shift = 32 * (1 - scale)
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64" width="100%" height="100%">'
        f'<rect width="64" height="64" fill="{INK}"/>'
        f'<g transform="translate({shift} {shift})scale({scale})">{cards}</g></svg>'
    )


def preview() -> str:
    """The mark and the name on the cloth."""
    svg = (PUBLIC / "icon.svg").read_text("utf-8")
    css = (ROOT / "web/src/styles/tables.css").read_text("utf-8")
    weave = re.search(r'--weave: (url\("[^"]+"\))', css)
    assert weave is not None
    return (
        f"<style>@font-face{{font-family:N;font-weight:200 1000;src:url('data:font/woff2;base64,{_encoded(FONT)}')}}"
        "body{margin:0;height:630px;display:flex;align-items:center;gap:64px;padding:0 90px;box-sizing:border-box;"
        f"background:{weave[1]},#1c6a4d;color:#fffbf2;font-family:N}}svg{{width:330px;flex:none}}"
        "h1{font-size:118px;font-weight:900;margin:0;letter-spacing:-.02em}"
        "p{font-size:42px;line-height:1.3;margin:8px 0 0}"
        f"</style>{svg}<div><h1>Penultima</h1><p>{TAGLINE}</p></div>"
    )


def _encoded(path: Path) -> str:
    return base64.b64encode(path.read_bytes()).decode()


def drawn(browser: Browser, html: str, width: int, height: int, *, colors: int) -> bytes:
    """A picture of some HTML, with as many colors as it needs."""
    page = browser.new_page(viewport={"width": width, "height": height})
    page.set_content(f"<!doctype html><style>body{{margin:0}}svg{{display:block}}</style>{html}")
    page.evaluate("() => document.fonts.ready")
    picture = Image.open(io.BytesIO(page.screenshot(omit_background=True)))
    page.close()
    packed = io.BytesIO()
    picture.quantize(colors, method=Image.Quantize.FASTOCTREE).save(packed, "png", optimize=True)
    return packed.getvalue()


def main() -> None:
    """Write them all."""
    round_ = (PUBLIC / "icon.svg").read_text("utf-8")
    with launched() as browser:
        for size in (192, 512):
            (PUBLIC / f"icon-{size}.png").write_bytes(drawn(browser, round_, size, size, colors=128))
        (PUBLIC / "icon-maskable-512.png").write_bytes(drawn(browser, mark(SAFE), 512, 512, colors=128))
        (PUBLIC / "apple-touch-icon.png").write_bytes(drawn(browser, mark(0.94), 180, 180, colors=128))
        (PUBLIC / "preview.png").write_bytes(drawn(browser, preview(), 1200, 630, colors=64))


if __name__ == "__main__":
    main()
