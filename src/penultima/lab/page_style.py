"""How the page looks: paper on cloth."""

from penultima.lab.plots.svg import STYLE as PLOT_STYLE
from penultima.lab.plots.svg import palette

PAPER = "#fffdf8"
CARDS = (
    ("#C8102E", '<circle cx="17" cy="24" r="9.5"/>'),
    ("#F2B705", '<polygon points="17,13 28,33 6,33"/>'),
    ("#13795B", '<rect x="8" y="15" width="18" height="18" rx="1.5"/>'),
    ("#1258A8", '<polygon points="17,12 28,24 17,36 6,24"/>'),
)
"""The four colors as cards: a field, and the color's paper shape on it."""

SHAPES = (
    '<svg class="shapes" viewBox="-2 -2 174 56" aria-hidden="true">'
    + "".join(
        f'<g transform="translate({number * 44} 0) rotate({(number - 1.5) * 3} 17 24)">'
        f'<rect width="34" height="48" rx="5" '
        f'fill="{color}" stroke="{PAPER}" stroke-width="2.5"/><g fill="{PAPER}">{shape}</g></g>'
        for number, (color, shape) in enumerate(CARDS)
    )
    + "</svg>"
)

STYLE = (
    palette(":root")
    + """\
:root { color-scheme: light dark; --ground: #f4efe4; --cloth: #0f4a39; --cloth-ink: #fdf8ec; --cloth-quiet: #c9dccf;
  --shadow: 0 1px 2px #1b1b2f14, 0 6px 18px #1b1b2f12; }
@media (prefers-color-scheme: dark) { :root { --ground: #14151c; --cloth: #0b3529; --shadow: 0 1px 2px #0006; } }
* { box-sizing: border-box; }
html { -webkit-text-size-adjust: 100%; scroll-behavior: smooth; }
body { margin: 0; color: var(--ink); background: var(--ground); overflow-wrap: break-word;
  font: 1.0625rem/1.55 ui-rounded, "SF Pro Rounded", "Nunito", system-ui, sans-serif; }
.column, main { max-width: 47rem; margin: 0 auto; padding: 0 1rem; }
header { background: var(--cloth); color: var(--cloth-ink); padding: 2.5rem 0 1.75rem; }
.shapes { width: 10.5rem; height: auto; display: block; margin-bottom: 1.25rem; }
h1, h2, h3 { line-height: 1.15; text-wrap: balance; margin: 0; }
h1 { font-size: clamp(1.9rem, 6vw, 2.9rem); letter-spacing: -.01em; }
h2 { font-size: 1.75rem; margin: 3.5rem 0 .5rem; }
h3 { font-size: 1.15rem; }
.lead { margin: .5rem 0 0; max-width: 40rem; color: var(--quiet); text-wrap: pretty; }
header .lead { color: var(--cloth-quiet); font-size: 1.15rem; }
.facts { display: flex; flex-wrap: wrap; gap: 1rem 2.25rem; margin: 1.75rem 0 1.5rem; }
.facts div { display: flex; flex-direction: column-reverse; }
.facts dd { margin: 0; font-size: 1.75rem; font-weight: 700; line-height: 1.1; font-variant-numeric: tabular-nums; }
.facts dt { font-size: .9rem; color: var(--cloth-quiet); }
nav ul { list-style: none; display: flex; flex-wrap: wrap; gap: .5rem; margin: 0; padding: 0; }
nav a { display: block; padding: .55rem .9rem; border-radius: 2rem; color: inherit; text-decoration: none;
  background: #ffffff1c; font-size: .95rem; line-height: 1.4; }
nav a:hover { background: #ffffff33; }
:focus-visible { outline: 3px solid #F2B705; outline-offset: 2px; }
figure { margin: 1.5rem 0 0; padding: 1.25rem 1.5rem 1rem; background: var(--paper); border-radius: 14px;
  box-shadow: var(--shadow); }
figcaption p { margin: .35rem 0 1rem; max-width: 40rem; text-wrap: pretty; }
.plot { display: block; width: 100%; height: auto; overflow: visible; }
.narrow { display: none; }
details { margin-top: .75rem; border-top: 1px solid var(--line); }
summary { padding: .65rem 0; cursor: pointer; color: var(--quiet); font-size: .95rem; }
.scroll { overflow-x: auto; }
table { border-collapse: collapse; font-size: .9rem; margin-bottom: .75rem; min-width: 100%; }
th, td { padding: .4rem .9rem .4rem 0; border-bottom: 1px solid var(--line); text-align: right; white-space: nowrap;
  font-variant-numeric: tabular-nums; }
th { text-align: left; font-weight: 600; }
thead th { color: var(--quiet); font-weight: 500; vertical-align: bottom; }
thead th:not(:first-child) { text-align: right; }
th:last-child, td:last-child { padding-right: 0; }
.method { padding-bottom: 4rem; }
.method p { max-width: 40rem; margin: .7rem 0; }
pre { background: var(--paper); padding: .9rem 1.1rem; border-radius: 10px; overflow-x: auto; font-size: .9rem; }
@media (max-width: 40rem) {
  .facts { display: grid; grid-template-columns: max-content max-content; }
  .facts dd { font-size: 1.45rem; }
  figure { padding: 1.1rem 1rem .75rem; margin-inline: -.5rem; }
  .wide { display: none; }
  .narrow { display: block; max-width: 27rem; }
}
@media print {
  body, figure, header { background: none; color: #000; box-shadow: none; }
  header .lead, .facts dt { color: #444; }
  nav { display: none; }
  figure { break-inside: avoid; padding: 0; }
}
"""
    + PLOT_STYLE
)
