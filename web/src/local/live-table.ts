/**
 * A table with people connected to it (server/live/live_table.py): commands become rows, rows are stored, and only then is
 * anybody told. Its runner does what is due when it is due.
 */
import { Bots } from "../engine/bots";
import { toHex } from "../fair/bytes";
import { CLOSE_CODES } from "../generated/connection";
import type { AnyServerMessage, Hello } from "../generated/protocol";
import { handle, type Command } from "./commands";
import type { AnyFact } from "./facts";
import { StoreConflict, type Around, type Row, type TableListed, type TableStore, type Timing } from "./interfaces";
import { changesTableInfo, lean, missed, newsItem, roundSoFar, saidLately, seatView, tableInfo } from "./projections";
import { HeldError, refuse, RefusedError } from "./refusals";
import { Runner } from "./runner";
import type { LocalSocket } from "./socket";
import type { Table } from "./table";

/** How often somebody else may be faster before a command is given up. */
const MOST_TRIES = 50;
/** Refusals that may be otherwise the next time; all others are the answer to a command for good. */
const TEMPORARY: readonly string[] = ["not-saved", "busy", "grace", "paused"];
const COMMAND_BYTES = 8;

export type Decide = (table: Table, now: number) => AnyFact[];
type Answer = Extract<AnyServerMessage, { is: "ack" | "no" }>;

/** What all tables of a host share. */
export interface Shared {
  store: TableStore;
  around: Around;
  timing: Timing;
  bots: Bots;
  /** Names this host in rows: people connected to another one are not here. */
  process: string;
}

export class LiveTable {
  readonly sockets = new Set<LocalSocket>();
  private readonly answers = new Map<string, Answer>();
  private readonly running = new Map<string, Promise<Answer>>();
  /** The row of each command. */
  private readonly commands: Map<string, number>;
  /** Held commands, in the order of arrival. */
  private waiters: (() => void)[] = [];
  /** One command at a time. */
  private turn: Promise<unknown> = Promise.resolve();
  private storeFailed = false;
  private readonly runner: Runner;

  /** `onClosed` is called once, when this table lets everybody go: it is of no use any more. */
  constructor(
    readonly shared: Shared,
    public table: Table,
    rows: readonly Row[],
    private readonly onClosed: (live: LiveTable) => void = () => {},
  ) {
    this.commands = new Map(rows.map((row) => [row.cmd, row.seq]));
    this.runner = new Runner(this);
  }

  /** The time at this table is never before its last row, although the clock may have been set back since. */
  now(): number {
    return Math.max(this.shared.around.now(), this.table.is.at);
  }

  /** A command id that is never used again: people come and go more than once. */
  uniqueCommand(what: string): string {
    return `auto/${what}/${toHex(this.shared.around.random(COMMAND_BYTES))}`;
  }

  /** Show a new connection the table as it stands, then tell the table that its person is here. */
  async connect(socket: LocalSocket, hello: Hello): Promise<void> {
    socket.person = this.personOf(socket.token);
    this.sockets.add(socket);
    this.welcome(socket, hello.since ?? null, hello.chat ?? false);
    await this.runner.updatePresence();
    this.runner.schedule();
  }

  markCrashed(): Promise<void> {
    return this.runner.markCrashed();
  }

  connectedPeople(): Set<number> {
    return new Set([...this.sockets].flatMap(({ person }) => (person === null ? [] : [person])));
  }

  async disconnect(socket: LocalSocket): Promise<void> {
    if (this.sockets.delete(socket)) await this.runner.updatePresence();
  }

  /** Do nothing more, and let everybody go. */
  close(code: number, why: string): void {
    this.runner.stop();
    for (const socket of this.sockets) socket.turnAway(why, code);
    this.sockets.clear();
    this.onClosed(this);
  }

  private personOf(token: string): number | null {
    const person = token ? this.table.is.people.findIndex((one) => one.token === token) : -1;
    return person < 0 ? null : person;
  }

  isBanned(token: string): boolean {
    return token !== "" && this.table.is.banned.some((one) => one.token === token);
  }

  private seatOf({ person }: LocalSocket): number | null {
    return person === null ? null : (this.table.is.people[person]?.seat ?? null);
  }

  private welcome(socket: LocalSocket, since: number | null, chat: boolean): void {
    const { table } = this;
    const seat = this.seatOf(socket);
    const playing = seat !== null && seat < (table.is.match?.players ?? 0) ? seat : null;
    socket.say({
      is: "welcome",
      now: this.now(),
      seq: table.is.seq,
      room: tableInfo(table),
      ...(socket.person !== null && { person: socket.person }),
      ...lean({
        look: seatView(table, playing),
        missed: since === null ? [] : missed(table, seat, since),
        story: roundSoFar(table, seat),
        said: chat ? saidLately(table) : [],
      }),
    } as AnyServerMessage);
  }

  /** Carry out a command; its answer goes to its connection. A resend gets the same answer. */
  async execute(socket: LocalSocket, command: Command): Promise<void> {
    const key = `${this.author(socket, command)}/${command.cmd}`;
    const known = this.answers.get(key) ?? this.running.get(key);
    if (known) return socket.say(await known);
    const work = this.answer(key, socket, command);
    this.running.set(key, work);
    const answer = await work.finally(() => this.running.delete(key));
    if (answer.is === "ack" || !TEMPORARY.includes(answer.code)) this.answers.set(key, answer);
    if (command.do === "join") await this.runner.updatePresence();
  }

  /** Command ids are each person's own; who joins has no number yet, but a token. */
  private author(socket: LocalSocket, command: Command): string {
    if (command.do === "join" || socket.person === null) return `t${socket.token.slice(0, 16)}`;
    const { generation } = this.table.is.people[socket.person]!;
    return generation ? `p${socket.person}.${generation}` : `p${socket.person}`;
  }

  private async answer(key: string, socket: LocalSocket, command: Command): Promise<Answer> {
    const { cmd } = command;
    let answer: Answer | null = null;
    const acknowledge = (seq: number) => {
      const person = command.do === "join" ? this.personOf(socket.token) : null;
      answer = { is: "ack", cmd, seq, ...(person !== null && { person }) };
      socket.say(answer);
    };
    // What was held until a moment has waited long enough, whatever the clock says by then.
    let waited = 0;
    const decide: Decide = (table, now) => handle(table, socket.person, command, Math.max(now, waited), socket.token);
    for (let held = false; ; held = true)
      try {
        await this.submit(key, decide, acknowledge);
        return answer!;
      } catch (error) {
        if (error instanceof HeldError) {
          if (!held) socket.say({ is: "held", cmd, until: error.until });
          if (await this.waitUntil(error.until)) waited = error.until;
        } else {
          const no: Answer = { is: "no", cmd, ...refusalOf(error) };
          socket.say(no);
          return no;
        }
      }
  }

  /** Until that moment, or until something happens at the table: was it that moment? */
  private waitUntil(until: number): Promise<boolean> {
    return new Promise((done) => {
      const cancel = this.shared.around.after(Math.max(0, until - this.now()) + 1, () => done(true));
      this.waiters.push(() => (cancel(), done(false)));
    });
  }

  private exclusively<T>(work: () => Promise<T>): Promise<T> {
    const mine = this.turn.then(work, work);
    this.turn = mine.catch(() => undefined);
    return mine;
  }

  /** Store what a command comes to, then tell it. A command that was stored before is not stored again. */
  submit(cmd: string, decide: Decide, onStored: (seq: number) => void = () => {}, anew = false): Promise<void> {
    return this.exclusively(async () => {
      for (let tries = 0; tries < MOST_TRIES; tries++) {
        if (this.storeFailed) await this.catchUp();
        const known = this.commands.get(cmd);
        if (known !== undefined) return onStored(known);
        const rows = await this.tryToStore(cmd, decide);
        if (rows) {
          onStored(rows[0]!.seq);
          return this.publish(rows, anew);
        }
        await this.catchUp();
      }
      refuse("busy");
    });
  }

  /** Stored rows; nothing if somebody else was faster. */
  private async tryToStore(cmd: string, decide: Decide): Promise<Row[] | null> {
    // A row has the time of the clock: if that was set back, the row moves the moments that count down.
    const clock = this.shared.around.now();
    let after = this.table;
    const rows = decide(this.table, this.now()).map((fact, number) => {
      const { table, row } = after.after(fact, clock, number ? `${cmd}#${number}` : cmd);
      after = table;
      return row;
    });
    try {
      await this.shared.store.append(after.is.id, this.table.is.seq, rows, listedAs(after));
    } catch (error) {
      if (error instanceof StoreConflict) return null;
      this.storeFailed = true;
      refuse("not-saved");
    }
    this.table = after;
    for (const row of rows) this.commands.set(row.cmd, row.seq);
    return rows;
  }

  /** Somebody else has written. Whoever left there may still be here. */
  async changed(): Promise<void> {
    await this.exclusively(() => this.catchUp()).catch((error: unknown) => {
      if (!(error instanceof RefusedError)) throw error;
    });
    this.runner.schedule();
  }

  /** Read what somebody else has stored, another tab perhaps; the last row known is read with it, to see whether it is there. */
  private async catchUp(): Promise<void> {
    let rows: Row[];
    try {
      rows = await this.shared.store.read(this.table.is.id, this.table.is.seq);
    } catch {
      refuse("not-saved");
    }
    this.storeFailed = false;
    if (!rows.length) {
      this.close(CLOSE_CODES.NO_SUCH_TABLE, "no-table");
      refuse("no-table");
    }
    const later = rows.filter((row) => row.seq > this.table.is.seq);
    try {
      for (const row of later) {
        this.table = this.table.replayed(row);
        this.commands.set(row.cmd, row.seq);
      }
    } catch {
      // Another version of this program plays it in another tab: this one cannot follow.
      this.close(CLOSE_CODES.NO_SUCH_TABLE, "damaged");
      refuse("damaged");
    }
    if (later.length)
      this.publish(
        later,
        later.some((row) => row.fact.k === "taken-back"),
      );
  }

  /** Send everybody what their seat may see of new rows; `anew` shows the whole table again. */
  private publish(rows: readonly Row[], anew: boolean): void {
    this.recognize(rows);
    const room = changesTableInfo(rows) ? tableInfo(this.table) : null;
    const messages = new Map<number | null, AnyServerMessage>();
    for (const socket of this.sockets) {
      if (anew) {
        this.welcome(socket, null, true);
        continue;
      }
      const seat = this.seatOf(socket);
      if (!messages.has(seat)) {
        const told = rows.map((row) => newsItem(this.table, row, seat));
        const shown = lean({ room, look: seatView(this.table, seat) });
        messages.set(seat, { is: "news", seq: this.table.is.seq, told, ...shown } as AnyServerMessage);
      }
      socket.say(messages.get(seat)!);
    }
    const waiters = this.waiters;
    this.waiters = [];
    for (const wake of waiters) wake();
    this.runner.schedule();
  }

  /** Connections of somebody who has just joined speak for that person from now on; whoever was banned is turned away. */
  private recognize(rows: readonly Row[]): void {
    if (!rows.some(({ fact }) => fact.k === "joined" || fact.k === "forgotten" || fact.k === "dismissed")) return;
    for (const socket of [...this.sockets]) {
      socket.person = this.personOf(socket.token);
      if (!this.isBanned(socket.token)) continue;
      this.sockets.delete(socket);
      socket.turnAway("banned", CLOSE_CODES.BANNED);
    }
  }

  /** Take back the last move of the only person who plays, with all that followed; false if there is nothing to take back. */
  async takeBack(): Promise<boolean> {
    try {
      await this.submit(this.uniqueCommand("take-back"), takenBack, undefined, true);
      return true;
    } catch (error) {
      if (error instanceof RefusedError) return false;
      throw error;
    }
  }

  /** Is there a move to take back? */
  mayTakeBack(): boolean {
    return movesToTakeBack(this.table) > 0;
  }
}

/** How many moves are undone with the last one of the only person who plays; none if nothing can be taken back. */
function movesToTakeBack({ is }: Table): number {
  const people = is.chairs.flatMap((chair, seat) => (chair.person === null ? [] : [seat]));
  if (is.status !== "playing" || is.paused_at || people.length !== 1) return 0;
  const { moves } = is.match!.round;
  const { words } = is.game;
  const mine = moves.findLastIndex(
    (text) => Number(text[0]) === people[0] && !words.isCall(words.move(text.slice(2))!),
  );
  return mine < 0 ? 0 : moves.length - mine;
}

function takenBack(table: Table): AnyFact[] {
  return [{ k: "taken-back", moves: movesToTakeBack(table) || refuse("not-now") }];
}

export function listedAs(table: Table): TableListed {
  const { id, at, rules, status, chairs } = table.is;
  return { table: id, at, rules: String(rules), status, names: chairs.map((_, seat) => table.nameOf(seat)) };
}

/** How a refusal is told; whatever else went wrong is none. */
export function refusalOf(error: unknown): Omit<Extract<AnyServerMessage, { is: "no" }>, "is" | "cmd"> {
  if (!(error instanceof RefusedError)) throw error;
  const { code, reason, facts } = error;
  return { code, ...lean({ reason, facts }) };
}
