"""docs/errata.md."""

from collections import Counter
from collections.abc import Sequence

from errata.blame import Column, Tally, absent, notes
from errata.checks import Check
from errata.suite import HERE, RULES, Question
from penultima.booklets import booklet
from penultima.booklets.rulebook import AnsweredQuestion, RuleText, rule_sections

EVERY = "## Every scenario"


def page(columns: list[Column], checks: list[Check], date: str) -> str:
    """The whole page."""
    peers = ", ".join(f"{column.peer.name} {column.peer.version}" for column in columns)
    head = (HERE / "page.md").read_text("utf-8").format(peers=peers, date=date)
    top, _, translations = head.partition("<!-- results -->\n")
    parts = [
        top.rstrip(),
        _summary(columns),
        _rules(columns),
        _checks(columns, checks),
        _findings(columns),
        _unasked(columns),
        translations.strip(),
        _scenarios(columns),
    ]
    return "\n\n".join(parts) + "\n"


def _table(head: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    lines = [head, ["---"] * len(head), *rows]
    return "\n".join("| " + " | ".join(cell.replace("|", "\\|") for cell in line) + " |" for line in lines)


def _names(columns: list[Column]) -> list[str]:
    return [column.peer.name for column in columns]


def _number(column: Column, at: int) -> str:
    """A finding's name: the program's first letter and a number."""
    return f"{column.peer.name[0].upper()}{at + 1}"


def _summary(columns: list[Column]) -> str:
    rows = []
    for column in columns:
        asked = [result for result in column.results if result.asked]
        obeyed = sum(result.obeyed for result in asked)
        broken = sum(count.obeyed < count.asked for count in _printed(column).values())
        rows.append(
            [
                f"{column.peer.name} {column.peer.version}",
                str(len(asked)),
                str(obeyed),
                str(len(asked) - obeyed),
                str(len(column.results) - len(asked)),
                f"{len(_printed(column)) - broken} of {len(_printed(column))}",
            ]
        )
    head = [
        "program",
        "scenarios asked",
        "obeyed",
        "disobeyed",
        "cannot be asked",
        "printed rules obeyed, of those asked",
    ]
    return f"## In short\n\n{_table(head, rows)}"


def _printed(column: Column) -> dict[str, Tally]:
    return {rule: count for rule, count in column.rules.items() if rule[0] != "Q"}


def _cell(column: Column, rule: str) -> str:
    count = column.rules.get(rule)
    if count is None:
        return "–"
    if count.obeyed == count.asked:
        return f"✓ {count.asked}"
    why = [
        _number(column, at)
        for at, (departure, shown) in enumerate(column.findings)
        if any(rule in departure.blames(result.question.cites) for result in shown)
    ]
    return " ".join([f"✗ {count.obeyed}/{count.asked}", *why])


def _text(entry: RuleText | AnsweredQuestion) -> str:
    """A rule and what we do where its letter cannot be followed, or a question and its answer."""
    if isinstance(entry, AnsweredQuestion):
        return f"{entry.question} {entry.text}"
    return f"{entry.text} *Instead: {entry.instead}*" if entry.instead else entry.text


def _rules(columns: list[Column]) -> str:
    parts, unasked = [], []
    for kind, title in (("rules", "Printed rules"), ("answers", "What the booklet leaves open, as we answer it")):
        rows: list[list[str]] = []
        for section in rule_sections(booklet(RULES)):
            kept = []
            for entry in section.rules if kind == "rules" else section.answers:
                text = _text(entry)
                if any(entry.id in column.rules for column in columns):
                    kept.append([entry.id, text, *(_cell(column, entry.id) for column in columns)])
                else:
                    unasked.append(entry.id)
            if kept:
                rows += [["", f"**{section.title}**", *[""] * len(columns)], *kept]
        parts.append(f"## {title}\n\n{_table(['id', 'rule', *_names(columns)], rows)}")
    parts.append(f"No scenario asks about these, which need a whole match or a shuffle: {', '.join(unasked)}.")
    return "\n\n".join(parts)


def _checks(columns: list[Column], checks: list[Check]) -> str:
    rows = [
        [check.rules, check.title, *(": ".join(check.cells.get(column.peer.id, ("–", ""))) for column in columns)]
        for check in checks
    ]
    return f"## Whole games\n\n{_table(['id', 'check', *_names(columns)], rows)}"


def _findings(columns: list[Column]) -> str:
    parts = ["## What differs"]
    for column in columns:
        if not column.findings and not column.unexplained:
            continue
        lines = [f"### {column.peer.name} {column.peer.version}", ""]
        for at, (departure, shown) in enumerate(column.findings):
            rules = sorted({rule for result in shown for rule in departure.blames(result.question.cites)}, key=_order)
            many = "1 scenario" if len(shown) == 1 else f"{len(shown)} scenarios"
            lines.append(
                f"- **{_number(column, at)}** ({', '.join(rules)}) {departure.text} *{departure.source}; {many}*"
            )
        for at, note in enumerate(notes(column.peer.id), len(column.findings)):
            lines.append(f"- **{_number(column, at)}** ({', '.join(note.rules)}) {note.text} *{note.source}*")
        lines += [
            f"- unexplained: {difference}, in “{result.question.title}”" for result, difference in column.unexplained
        ]
        parts.append("\n".join(lines))
    return "\n\n".join(parts)


def _order(rule: str) -> tuple[str, int]:
    return rule[0], int(rule[1:])


def _unasked(columns: list[Column]) -> str:
    parts = ["## What could not be asked"]
    for column in columns:
        reasons = Counter(result.why for result in column.results if not result.asked)
        if not reasons:
            continue
        lines = [f"### {column.peer.name}", "", *(f"- {number} × {why}" for why, number in reasons.most_common())]
        silent: dict[str, list[str]] = {}
        for rule, why in absent(column.peer).items():
            silent.setdefault(why, []).append(rule)
        lines += [f"- – for {', '.join(sorted(rules, key=_order))}: {why}" for why, rules in silent.items()]
        parts.append("\n".join(lines))
    return "\n\n".join(parts)


def _scenarios(columns: list[Column]) -> str:
    asked = [result.question for result in columns[0].results]
    suite = [question for question in asked if not question.ours]
    rows = {
        id(question): [
            question.title,
            " ".join(question.cites),
            *(column.verdict(column.results[at]) for column in columns),
        ]
        for at, question in enumerate(asked)
    }
    head = ["scenario", "cites", *_names(columns)]

    def listed(questions: list[Question]) -> str:
        return _table(head, [rows[id(question)] for question in questions])

    more = [question for question in asked if question.ours]
    parts = [
        EVERY,
        f"The {len(suite)} of tests/rules that are played under the classic rules, unchanged:",
        listed(suite),
        f"The {len(more)} of errata/scenarios.toml, which leave out what a program may lack:",
        listed(more),
    ]
    return "\n\n".join(parts)


def listed_titles(text: str) -> list[str]:
    """The titles of the suite that a page holds."""
    table = text.partition(EVERY)[2].split("\n\n")[2]
    return [line.split(" | ")[0].removeprefix("| ") for line in table.splitlines()[2:]]
