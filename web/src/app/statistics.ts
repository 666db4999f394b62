/** How matches ended for whoever this device belongs to: by box, and by the level of the bots. */
import { parseRules } from "../game/rules";
import type { Edition } from "../generated/table";
import type { PastMatch } from "../local/past";

export interface Tally {
  edition: Edition;
  /** Of the bots; `mixed` where they differ, nothing where only people played. */
  level: string;
  played: number;
  won: number;
}

export function levelOf({ bots }: Pick<PastMatch, "bots">): string {
  const levels = new Set(bots.filter(Boolean));
  return levels.size > 1 ? "mixed" : ([...levels][0] ?? "");
}

/** Only matches that are over count; boxes in the order in which they were last played, levels as they come. */
export function tallies(matches: readonly PastMatch[]): Tally[] {
  const found = new Map<string, Tally>();
  for (const match of matches) {
    if (!match.winners.length || match.me == null) continue;
    const { edition } = parseRules(match.rules);
    const level = levelOf(match);
    const tally = found.get(`${edition} ${level}`) ?? { edition, level, played: 0, won: 0 };
    tally.played++;
    if (match.winners.includes(match.me)) tally.won++;
    found.set(`${edition} ${level}`, tally);
  }
  return [...found.values()];
}
