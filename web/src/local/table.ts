/**
 * A table as a replay of its log (server/core/table.py). It has no clock and stores nothing: time comes in with each fact.
 *
 * A table is never changed in place: `after` gives the table after a fact and the row to be stored, and only when that row
 * is safe does anybody use the new table.
 */
import type { Game } from "../engine/game";
import { Rules } from "../engine/rules";
import { Changing } from "./fact-effects";
import type { AnyFact, Opened } from "./facts";
import type { Row } from "./interfaces";
import { isHere, nameOn, seenBy, type TableFields } from "./table-fields";

export { isEmpty, isGone, isHere, STAND_IN, type Chair, type Owed, type Person } from "./table-fields";

export class Table {
  constructor(readonly is: Readonly<TableFields>) {}

  /** A table before its first row. */
  static open(game: Game, id: string, opened: Opened): Table {
    const defaults = { chat: true, grace: 1500, catching: 2000, leaving: 30_000, bots: [] };
    return new Table({
      id,
      game,
      opened: { ...defaults, ...opened },
      rules: Rules.parse(game.engine.abi, opened.rules),
      seq: 0,
      at: 0,
      people: [],
      chairs: [],
      host: 0,
      public: false,
      status: "waiting",
      match: null,
      matches: 0,
      deals: 0,
      decision: 0,
      asked_at: 0,
      status_since: 0,
      uno_owed: [],
      shuffler: null,
      recent_rows: [],
      dealt_seq: 0,
      paused_at: 0,
      bot_pace: "normal",
      tapped: 0,
      banned: [],
      cards_seen: [],
      taken_back: 0,
    });
  }

  /** The table after all rows of its log. */
  static replay(game: Game, id: string, rows: readonly Row[]): Table | null {
    const [first] = rows;
    if (first?.fact.k !== "opened") return null;
    let table = Table.open(game, id, first.fact);
    for (const row of rows) table = table.replayed(row);
    return table;
  }

  /** The table after a fact, and the row to store; this table is as it was. */
  after(fact: AnyFact, at: number, cmd: string): { table: Table; row: Row } {
    const changing = new Changing(this.is, at);
    const events = changing.apply(fact);
    const { seq, at: now } = changing.now;
    const row = { seq, at: now, cmd, fact, events, version: this.is.game.engine.abi.sources };
    return { table: new Table(changing.done(row)), row };
  }

  /** The table after a row of the log; RulesChanged where today's rules would play it otherwise. */
  replayed(row: Row): Table {
    const { table, row: again } = this.after(row.fact, row.at, row.cmd);
    if (again.events.join() !== row.events.join()) throw new RulesChanged(row.seq);
    return table;
  }

  get anybodyHere(): boolean {
    return this.is.people.some(isHere);
  }

  nameOf(seat: number): string {
    return nameOn(this.is, seat);
  }

  /** The seat that somebody has given up in this round, whose cards they know. */
  seatSeen(person: number): number | null {
    return seenBy(this.is, person);
  }

  /** The seat that is asked, while a round is played. */
  get turn(): number | null {
    return this.is.match && this.is.status === "playing" ? this.is.match.round.turn : null;
  }

  /** Can UNO be said and caught now? */
  get callsOpen(): boolean {
    const { match, status, game } = this.is;
    return match !== null && status === "playing" && game.callsOpen(match.round.state);
  }
}

/** A row that today's rules would play otherwise: another version of this program wrote it. */
export class RulesChanged extends Error {
  constructor(readonly seq: number) {
    super(`row ${seq} was played by other rules`);
  }
}
