// Made from booklets/, rules/state.py and protocol/ by `make generated`; do not edit.

import type { Pace, Phase, Phrase } from "./protocol";

export const EDITIONS = ["classic", "scary", "revenge", "battle", "hyper"] as const;
export type Edition = (typeof EDITIONS)[number];

/** The special card of each edition. */
export const SPECIALS: Record<Edition, string> = {
  classic: "none",
  scary: "scary",
  revenge: "blowhole",
  battle: "battle",
  hyper: "hyper",
};

/** Phases in which a card that is chosen is laid. */
export const LAYING: readonly Phase[] = ["TURN", "DRAWN", "CHALLENGE"];

/** Milliseconds for a decision at each pace; 0 for as long as one likes. */
export const DECISION_TIMES: Record<Pace, number> = { untimed: 0, relaxed: 60000, fast: 15000 };

export const PHRASES: readonly Phrase[] = ["hello", "good-luck", "well-played", "oops", "thanks", "hurry", "again", "bye"];

/** The points that end a match, unless the table says otherwise. */
export const TARGET = 500;

export const LONGEST_NAME = 24;

export const LONGEST_TEXT = 200;

/** What made a record, as records say it. */
export const PROGRAM = "penultima 0.1.0";
