/** The matches that were played at a table, told from its rows: no card is dealt and no move is played. */
import type { Game } from "../engine/game";
import type { AnyFact } from "./facts";
import type { Row } from "./interfaces";
import { Table } from "./table";

export interface PastMatch {
  table: string;
  /** Counted from 1 at its table. */
  match: number;
  /** When something last happened in it. */
  at: number;
  rules: string;
  names: string[];
  /** Of each seat when the match began: a bot's level, or nothing for a person. */
  bots: string[];
  /** The seat of whoever this device belongs to. */
  me: number | null;
  /** Rounds that are over. */
  rounds: number;
  /** Seats; nobody while it goes on, or if it was left. */
  winners: number[];
}

/** What changes who sits where; the cards themselves need not be dealt for that. */
const SEATING: ReadonlySet<AnyFact["k"]> = new Set<AnyFact["k"]>([
  "opened",
  "joined",
  "sat",
  "stood",
  "seated",
  "removed",
  "replaced",
  "dismissed",
  "forgotten",
  "handed",
  "changed",
  "started",
  "rematched",
]);

export function pastMatches(game: Game, id: string, rows: readonly Row[]): PastMatch[] {
  const [first] = rows;
  if (first?.fact.k !== "opened") return [];
  let table = Table.open(game, id, first.fact);
  const found: PastMatch[] = [];
  for (const row of rows) {
    if (SEATING.has(row.fact.k)) table = table.after(row.fact, row.at, row.cmd).table;
    if (row.fact.k === "started") found.push(begun(table, found.length + 1));
    const match = found.at(-1);
    if (!match) continue;
    if (row.events.length) match.at = row.at;
    for (const [name, ...seats] of row.events.map((event) => event.split(" "))) {
      if (name === "scored") match.rounds++;
      if (name === "match_over") match.winners = seats.map(Number);
    }
  }
  return found;
}

function begun(table: Table, match: number): PastMatch {
  const { id, at, rules, chairs, people } = table.is;
  return {
    table: id,
    match,
    at,
    rules: String(rules),
    names: chairs.map((_, seat) => table.nameOf(seat)),
    bots: chairs.map(({ bot }) => bot),
    me: people[0]?.seat ?? null,
    rounds: 0,
    winners: [],
  };
}
