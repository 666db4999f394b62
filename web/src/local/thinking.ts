/** What the bot of a seat, or the one that stands in for a person, is asked with. */
import { toHex } from "../fair/bytes";
import type { ThinkAsk } from "./interfaces";
import { STAND_IN, type Table } from "./table";

export function thinkAsk({ is }: Table, seat: number): ThinkAsk {
  const { match, game, chairs, shuffler } = is;
  const { round, scores, rules } = match!;
  const level = chairs[seat]!.bot || STAND_IN;
  const { bots, enums } = game.engine.abi;
  const searches = bots[level]!.policy === enums.Policy!.search;
  return {
    view: game.view(round.state, seat),
    seat,
    // Only a search remembers what was told.
    events: searches ? game.eventsOfRound(round.events, seat) : [],
    level,
    seed: `${toHex(shuffler!.luck)}/${seat}`,
    rules: String(rules),
    scores: [...scores],
  };
}
