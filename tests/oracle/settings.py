"""What a table may decide, and what each printed booklet decides."""

from dataclasses import dataclass


@dataclass(frozen=True)
class Settings:
    """The decisions in which the booklets differ; each default is that of most booklets."""

    special: str = "none"  # none scary blowhole battle hyper
    direction: str = "left"  # first direction: left right
    first_action: str = "acts"  # acts ignored
    first_draw_four: str = "anywhere"  # anywhere middle
    forced_draw: str = "may"  # may must: a playable drawn card after a forced draw
    free_draw: str = "may"  # may must: a playable drawn card after a free draw
    wild_guilt: str = "no"  # no yes: wilds in hand prove a Draw Four guilty
    bluff: str = "allowed"  # allowed refused
    uno: str = "said"  # said automatic
    uno_due: str = "layer"  # layer everyone
    uno_until: str = "begins"  # begins played own_turn
    uno_penalty: int = 2
    scary_gives: str = "held"  # held held_or_none any
    scary_round: str = "left"  # left right
    battle: str = "must"  # must may
    battle_next: str = "challenger"  # challenger challenged
    last_draw: str = "yes"  # yes no: a last Draw Two or Draw Four is still drawn
    two_player_reverse: str = "skip"  # skip flip
    hand: int = 7
    # House rules, in no booklet (X30-X43)
    stacking: str = "off"  # off same any: a draw card is answered with a draw card
    jump_in: str = "off"  # off on: a card identical to the face-up one may be laid out of turn
    sevens_zeros: str = "off"  # off on: a seven swaps two hands, a zero passes all hands on
    draw: str = "one"  # one until: a draw on one's turn goes on until a playable card comes
    forced_play: str = "off"  # off on: who can play must


BOOKLETS: dict[str, Settings] = {
    "classic/en": Settings(),
    "scary/fr": Settings(special="scary", uno_until="played", scary_gives="held_or_none"),
    "scary/es": Settings(
        special="scary", direction="right", uno_until="played", scary_gives="any", scary_round="right"
    ),
    "scary/it": Settings(special="scary", uno_due="everyone"),
    "scary/pt": Settings(special="scary"),
    "revenge/en": Settings(special="blowhole"),
    "revenge/es": Settings(special="blowhole", forced_draw="must", uno_due="everyone", uno_until="own_turn"),
    "battle/en": Settings(special="battle"),
    "battle/es": Settings(special="battle", forced_draw="must", uno_due="everyone", uno_until="own_turn", battle="may"),
    "battle/fr": Settings(special="battle", uno_until="played", battle_next="challenged"),
    "battle/pt": Settings(special="battle", first_draw_four="middle"),
    "hyper/fr": Settings(special="hyper", first_action="ignored", wild_guilt="yes", uno_due="everyone", last_draw="no"),
}
