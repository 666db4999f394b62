"""The paragraphs of the rulebook in reading order: when each appears, and from which rules it comes.

The message is in messages/*/rulebook.ftl. Of the ids, those are printed that hold in the booklet. A paragraph depends
on the settings of its condition and on those whose value it shows (`uses`); by them it is marked as different from the
sister booklets, or as a rule of the table.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class ParagraphTemplate:
    """A paragraph before it is written: message, rule ids, the values settings must have, and the settings it shows."""

    section: str
    message: str
    cites: tuple[str, ...]
    when: Mapping[str, tuple[str, ...]]
    uses: tuple[str, ...]

    @property
    def settings(self) -> tuple[str, ...]:
        """All settings it depends on."""
        return (*self.when, *self.uses)


def _of(section: str, message: str, cites: str, uses: str = "", **when: str) -> ParagraphTemplate:
    values = {setting: tuple(words.split()) for setting, words in when.items()}
    return ParagraphTemplate(section, message, tuple(cites.split()), values, tuple(uses.split()))


SPECIALS = "scary blowhole battle hyper"

MINUTE = (
    _of("minute", "rule-minute-aim", "B1 B2 N14", "target", match="points"),
    _of("minute", "rule-minute-aim", "B1 B4", match="round"),
    _of("minute", "rule-minute-aim", "N8 N9 N10 N11 X27", "target", match="low"),
    _of("minute", "rule-minute-turn", "E1 E4 E8 E9 E17 I3 I4 I8", "draw"),
    _of("minute", "rule-minute-action", "F1 G1 H1", "stacking"),
    _of("minute", "rule-minute-wild", "I1 I9 J1 J15", "stacking"),
    _of("minute", "rule-minute-special", "K1 K2 K3 K12 K17 K16 K18 K29 K30", special=SPECIALS),
    _of("minute", "rule-minute-uno", "L1 L2 L3 L4 L5 L6 L7", "uno_penalty", uno="said"),
    _of("minute", "rule-minute-uno", "X12", uno="automatic"),
)
"""The game in a minute: the few sentences that a first round needs."""

AIM = (
    _of("aim", "rule-aim-points", "B1 B2 B3 N14", "target", match="points"),
    _of("aim", "rule-aim-round", "B1 B4", match="round"),
    _of("aim", "rule-aim-low", "N8 N9 N10 N11 X27", "target", match="low"),
)

CARDS = (
    _of("cards", "rule-cards", "A0 A2 A4 A5 A6 A7 A8 A9", special="none"),
    _of("cards", "rule-cards-special", "A1 A2 A3 A4 A5 A6 A7 A8 A9 A10 A11 A12 A13 A14 A15 Q8", special=SPECIALS),
)

START = (
    _of("start", "rule-dealer-highest", "C1 C2 Q1 Q2 X29", dealer="highest", dealer_symbol="zero"),
    _of("start", "rule-dealer-highest", "C1 C3 Q1 Q2 X29", dealer="highest", dealer_symbol="below"),
    _of("start", "rule-dealer-chosen", "C4 X29", dealer="chosen"),
    _of("start", "rule-deal", "C5 C6 C7 C8 C9 C10 Q19", "hand"),
    _of("start", "rule-start", "D1 D3 D4 X6", direction="left"),
    _of("start", "rule-start", "D2 D5 X6", direction="right"),
    _of("start", "rule-first-symbol", "C11 X6", first_action="acts"),
    _of("start", "rule-first-ignored", "C12 Q7 X6", first_action="ignored"),
)

TURN = (
    _of("turn", "rule-turn", "E1 E2 E4 E5"),
    _of("turn", "rule-turn-fits", "E3 E4 F2 G3 H2 I3 I4 I8 J26 K34 Q12 Q16 Q54"),
    _of("turn", "rule-draw-one", "E8 E9 E17 Q12", draw="one"),
    _of("turn", "rule-draw-until", "E8 E9 E17 Q12 X42", draw="until"),
    _of("turn", "rule-drawn-may", "E10 E12 E13 E18 E20 Q13 Q14 X3", forced_draw="may", forced_play="off"),
    _of("turn", "rule-drawn-must", "E11 E13 E20 Q13 Q14 X16", "wild_guilt", forced_draw="must", forced_play="off"),
    _of("turn", "rule-free-draw", "E6 E14 E15 E16 E19 Q14 Q82", free_draw="may", forced_play="off"),
    _of("turn", "rule-free-draw", "E6 E14 E19 Q82 X16", free_draw="must", forced_play="off"),
    _of("turn", "rule-forced-play", "E13 E20 X16 X43", forced_play="on"),
    _of("turn", "rule-reshuffle", "M7 M8 M9 Q17"),
)

ACTION = (
    _of("action", "rule-skip", "E7 H1 Q10 X1"),
    _of("action", "rule-first-skip", "H3 H4 Q4 X6", first_action="acts"),
    _of("action", "rule-reverse", "E7 G1 G2"),
    _of("action", "rule-reverse-two", "Q9", two_player_reverse="skip"),
    _of("action", "rule-reverse-two", "Q9", two_player_reverse="flip"),
    _of("action", "rule-first-reverse", "G4 G5 X6", first_action="acts"),
    _of("action", "rule-draw-two", "E7 F1 Q15 X1", stacking="off"),
    _of("action", "rule-draw-two-stacking", "E7 F1 X30", stacking="same any"),
    _of("action", "rule-first-draw-two", "F3 F4 Q4 X6", first_action="acts"),
)

WILD = (
    _of("wild", "rule-wild", "I1 I2 I9 Q11"),
    _of("wild", "rule-first-wild", "I5 I6 I7 Q5 X6", first_action="acts"),
    _of("wild", "rule-draw-four", "J1 J15 J25 Q15", stacking="off"),
    _of("wild", "rule-draw-four-stacking", "J1 J15 J25 X30", stacking="same any"),
    _of("wild", "rule-first-draw-four", "J8 Q6 X6", first_action="acts", first_draw_four="anywhere"),
    _of("wild", "rule-first-draw-four", "J9 Q6 X6", first_action="acts", first_draw_four="middle"),
    _of("wild", "rule-fair", "J2 J3 J4 J5 J6 J7 J21 Q21 Q22 Q23 X15"),
    _of("wild", "rule-fair-colorless", "J6 J7 Q24", wild_guilt="no"),
    _of("wild", "rule-fair-colorless", "J22 Q24 Q25 X15", wild_guilt="yes"),
    _of("wild", "rule-bluff", "J10 Q20", bluff="allowed"),
    _of("wild", "rule-no-bluff", "X14", bluff="refused"),
)

CHALLENGE = (
    _of("challenge", "rule-challenge", "J11 J12 J13 J14 J15 J16 Q26 Q29 Q32 X7", bluff="allowed"),
    _of(
        "challenge",
        "rule-verdict",
        "J17 J18 J19 J20 J23 J24 J25 Q27 Q28 X7",
        bluff="allowed",
        stacking="off",
    ),
    _of("challenge", "rule-stack-verdict", "J25 X34", bluff="allowed", stacking="same any"),
    _of("challenge", "rule-challenge-last", "Q30", bluff="allowed"),
)

SCARY = (
    _of("special", "rule-scary", "K2 Q48 Q49 X18 X19", special="scary", scary_gives="held"),
    _of("special", "rule-scary", "K1 Q48 Q49 X18 X19", special="scary", scary_gives="held_or_none"),
    _of("special", "rule-scary", "K3 Q48 Q49 X18 X19", special="scary", scary_gives="any"),
    _of("special", "rule-scary-round", "K4 K6 Q45 Q46 Q47", special="scary", scary_round="left"),
    _of("special", "rule-scary-round", "K5 K6 Q45 Q46 Q47", special="scary", scary_round="right"),
    _of("special", "rule-scary-color", "K7 K8 Q50 Q51 Q53", special="scary"),
    _of("special", "rule-scary-groan", "K11", special="scary"),
)

REVENGE = (
    _of("special", "rule-revenge", "K12 K13 Q66 Q67 Q69 X20", special="blowhole"),
    _of("special", "rule-revenge-color", "K14 Q68", special="blowhole"),
)

BATTLE = (
    _of("special", "rule-battle", "K16 K18 Q56", special="battle", battle="must"),
    _of("special", "rule-battle", "K17 Q56 X25", special="battle", battle="may"),
    _of("special", "rule-battle-fight", "K19 K20 Q61 Q65 X21", special="battle"),
    _of("special", "rule-battle-tie", "K21 K22 Q58 Q59 X21", special="battle"),
    _of("special", "rule-battle-spoils", "K23 K24 Q62 Q63 X22", special="battle"),
    _of("special", "rule-battle-next", "K25 K27 Q57 X26", special="battle", battle_next="challenger"),
    _of("special", "rule-battle-next", "K26 Q57 X26", special="battle", battle_next="challenged"),
    _of("special", "rule-battle-last", "Q40 Q55 X25", special="battle", battle="must"),
    _of("special", "rule-battle-last", "Q40 Q55 X25", special="battle", battle="may"),
    _of("special", "rule-battle-nothing", "Q60 X23 X24", special="battle"),
)

HYPER = (
    _of("special", "rule-hyper", "K29 K30 K32 Q71 Q80 Q81 X5", special="hyper"),
    _of("special", "rule-hyper-actions", "Q72 Q73 Q74 Q75", special="hyper"),
    _of("special", "rule-hyper-end", "K31 K33 Q75 Q76 Q77 Q78 Q79 X5", special="hyper"),
)

EVERY_SPECIAL = (
    _of("special", "rule-last-special", "Q40 Q70 X4", special="scary blowhole hyper"),
    _of("special", "rule-first-special", "K9 K10 K15 K28 Q5 X6", special=SPECIALS, first_action="acts"),
)

HOUSE = (
    _of("house", "rule-stack", "X30 X31 X32", stacking="same"),
    _of("house", "rule-stack", "X30 X31 X32", stacking="any"),
    _of("house", "rule-stack-take", "X33", stacking="same any"),
    _of("house", "rule-stack-first", "X36", stacking="same any", first_action="acts"),
    _of("house", "rule-stack-last", "X35", stacking="same any", last_draw="yes"),
    _of("house", "rule-jump-in", "X37", jump_in="on"),
    _of("house", "rule-jump-in-next", "X38", jump_in="on"),
    _of("house", "rule-seven", "X39 X41", sevens_zeros="on"),
    _of("house", "rule-zero", "X40 X41", sevens_zeros="on"),
    _of("house", "rule-seven-zero-last", "X39 X40 X41", sevens_zeros="on"),
)

UNO = (
    _of("uno", "rule-uno", "L1 L2 Q33 Q52 Q64 X8 X11", uno="said", uno_due="layer everyone"),
    # Only a battle or a hand that moves can leave somebody else with a single card.
    _of("uno", "rule-uno-everyone", "L2 Q33 Q64 X8", uno="said", uno_due="everyone", special="battle"),
    _of(
        "uno",
        "rule-uno-everyone",
        "L2 Q33 X8 X41",
        uno="said",
        uno_due="everyone",
        special="none scary blowhole hyper",
        sevens_zeros="on",
    ),
    _of("uno", "rule-uno-caught", "L3 L7 Q34 Q35 X10 X13", "uno_penalty", uno="said", uno_until="begins"),
    _of("uno", "rule-uno-caught", "L4 L5 Q34 Q35 X10 X13", "uno_penalty", uno="said", uno_until="played"),
    _of("uno", "rule-uno-caught", "L6 Q34 Q35 X10 X13", "uno_penalty", uno="said", uno_until="own_turn"),
    _of("uno", "rule-uno-late", "Q31 Q33 Q36 Q37 Q38 X9", uno="said"),
    _of("uno", "rule-uno-automatic", "X12", uno="automatic"),
)

END = (
    _of("end", "rule-out", "M1 M2 M3 Q40 Q42 Q70 X4"),
    _of("end", "rule-last-draw", "M5 M6 Q30 Q40 Q42 X4", last_draw="yes"),
    _of("end", "rule-last-draw-none", "E7 M3 Q40 Q41 Q42 X4", last_draw="no"),
    _of("end", "rule-blocked", "Q18 Q39 X2 X17"),
    _of("end", "rule-circles", "X44"),
    _of("end", "rule-next-dealer-neighbor", "Q3", "direction", match="points low", next_dealer="neighbor"),
    _of("end", "rule-next-dealer", "Q3", match="points low", next_dealer="same"),
    _of("end", "rule-next-dealer", "Q3 X29", match="points low", next_dealer="winner"),
    _of("end", "rule-next-dealer", "Q3 X29", match="points low", next_dealer="draw"),
)

POINTS = (
    _of("points", "rule-round-won", "M3 M4 N15 X27", match="round"),
    _of("points", "rule-points-optional", "N12 N13 N14 Q43", "target", match="round", special="hyper"),
    _of("points", "rule-points", "M4 N1 N6 N7 N13 N14 Q18 Q43 X28", "target", match="points"),
    _of("points", "rule-points-low", "M4 N8 N9 N10 N11 Q18 Q44 X28", "target", match="low"),
    _of("points", "rule-points-table", "N2 N3 N4 N5", match="points low", special="none scary blowhole battle"),
    _of("points", "rule-points-table", "N2 N3 N4 N5", match="points round low", special="hyper"),
    _of("points", "rule-low-offered", "N8 N9 N10 N11 Q44", "target", match="points", low_score="offered"),
)

PARAGRAPHS = (
    *MINUTE, *AIM, *CARDS, *START, *TURN, *ACTION, *WILD, *CHALLENGE, *SCARY, *REVENGE, *BATTLE, *HYPER,
    *EVERY_SPECIAL, *HOUSE, *UNO, *END, *POINTS,
)  # fmt: skip

NOTES = (
    _of("notes", "note-drawn-colorless", "E8 E10 E12"),
    _of("notes", "note-last-card", "E7", last_draw="no"),
    _of("notes", "note-two-player-reverse", "G1 G2", two_player_reverse="skip"),
    _of("notes", "note-own-turn", "I4"),
    _of("notes", "note-color-only", "J6 J7 J11 J13"),
    _of("notes", "note-challenger", "J13 J14", bluff="allowed"),
    _of("notes", "note-caught-bluff", "J17 J18 J24", bluff="allowed"),
    _of("notes", "note-must-fight", "K16", battle="must"),
    _of("notes", "note-battle-out", "K22"),
    _of("notes", "note-current-direction", "K27", battle_next="challenger"),
    _of("notes", "note-hyper-anyone", "K31"),
    _of("notes", "note-turn-over", "L5", uno="said", uno_until="played"),
    _of("notes", "note-own-next-turn", "L6", uno="said", uno_until="own_turn"),
    _of("notes", "note-given-away", "M2", special="scary"),
    _of("notes", "note-last-battle", "M1 M2", special="battle"),
    _of("notes", "note-top-card", "M7 M9"),
    _of("notes", "note-circles", "M7 M8 M9"),
    _of("notes", "note-lowest-total", "N10", match="points low", low_score="offered"),
)
"""Where we leave the letter of a booklet; shown if one of the ids is left in it."""

POINTS_TABLE = "rule-points-table"
POINTS_ROWS = (
    ("rulebook-points-number", "rulebook-points-face"),
    ("rulebook-points-action", "20"),
    ("rulebook-points-colorless", "50"),
)
"""What stands in the table of points: message and message, or message and number."""
