/** The record of a match, as Python's `Record` writes it: a file from which the match replays bit for bit. */
import { toHex } from "../fair/bytes";
import type { MatchRecord, RoundRecord } from "./interfaces";
import type { Match } from "./match";
import type { Table } from "./table";

/** A match as it stands; a round that is not over is not in it, since its moves may tell what its players may not know. */
export function recordOf(table: Table, program: string, extra: Record<string, string> = {}): MatchRecord | null {
  const { match, shuffler, game, taken_back } = table.is;
  if (!match || !shuffler) return null;
  return {
    format: "penultima-record",
    version: 2,
    program,
    rules: String(match.rules),
    rules_version: game.engine.abi.rules_version,
    players: match.players,
    names: [...match.names],
    key: "",
    arranged: 0,
    rounds: roundsOf(match),
    scores: [...match.scores],
    winners: match.winners,
    extra: { ...extra, ...(taken_back ? { taken_back: String(taken_back) } : {}) },
    fair: shuffler.transcript,
  };
}

function roundsOf(match: Match): RoundRecord[] {
  return match.rounds
    .filter((round) => round.over)
    .map((round, number) => {
      const events = [...match.openings[number]!, ...round.events.slice(round.opening.length)];
      if (round === match.round && match.over) events.push(["match_over", ...match.winners].join(" "));
      const { dealer, key, moves, winner, points } = round;
      return { dealer, key: toHex(key), moves: [...moves], over: true, winner, points, events };
    });
}
