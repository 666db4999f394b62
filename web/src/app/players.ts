/** How many play, from what a person has typed: whole numbers that the rules and the chairs allow. */

export interface Players {
  /** Chairs of a table that is opened for friends. */
  seats: number;
  /** Bots that sit there from the beginning. */
  bots: number;
  /** Bots of one who plays at once. */
  opponents: number;
}

const within = (least: number, wanted: number | null, most: number) =>
  Math.max(least, Math.min(Math.round(wanted || 0), most));

/** Where nothing was typed the number is missing. */
export function playersOf(wanted: { seats: number | null; bots: number | null }, most: number): Players {
  const seats = within(2, wanted.seats || 4, most);
  return { seats, bots: within(0, wanted.bots, seats - 1), opponents: within(1, wanted.bots, most - 1) };
}
