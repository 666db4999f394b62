// Made from text/languages.py, bots/registry.py, rules/settings.py and protocol/ by `make generated`; do not edit.

import type { Pace } from "./protocol";

export const LANGUAGES = ["en", "fr", "es", "it", "pt"] as const;
export type Language = (typeof LANGUAGES)[number];

/** How each language calls itself. */
export const OWN_NAMES: Record<Language, string> = {
  en: "English",
  fr: "Français",
  es: "Español",
  it: "Italiano",
  pt: "Português",
};

export const LEVELS = ["beginner", "easy", "medium", "hard", "expert"] as const;
export type Level = (typeof LEVELS)[number];

export const PACES: readonly Pace[] = ["untimed", "relaxed", "fast"];

/** The values of each setting of the rules, or the least and the most if it is a number. */
export const SETTINGS: Readonly<Record<string, readonly (string | number)[]>> = {
  direction: ["left", "right"],
  first_action: ["acts", "ignored"],
  first_draw_four: ["anywhere", "middle"],
  forced_draw: ["may", "must"],
  free_draw: ["may", "must"],
  wild_guilt: ["no", "yes"],
  bluff: ["allowed", "refused"],
  uno: ["said", "automatic"],
  uno_due: ["layer", "everyone"],
  uno_until: ["begins", "played", "own_turn"],
  uno_penalty: [1, 10],
  scary_gives: ["held", "held_or_none", "any"],
  scary_round: ["left", "right"],
  battle: ["must", "may"],
  battle_next: ["challenger", "challenged"],
  last_draw: ["no", "yes"],
  two_player_reverse: ["skip", "flip"],
  hand: [1, 10],
  stacking: ["off", "same", "any"],
  jump_in: ["off", "on"],
  sevens_zeros: ["off", "on"],
  draw: ["one", "until"],
  forced_play: ["off", "on"],
  dealer: ["highest", "chosen"],
  dealer_symbol: ["zero", "below"],
  next_dealer: ["neighbor", "same", "winner", "draw"],
  match: ["points", "round", "low"],
  low_score: ["offered", "none"],
  target: [50, 5000],
};
