/** All tables on this device: opens them, loads them when somebody comes, and answers what the server would. */
import { Bots } from "../engine/bots";
import type { Engine } from "../engine/engine";
import { Game } from "../engine/game";
import { Refused, type SocketLike } from "../connection/table-socket";
import { toHex } from "../fair/bytes";
import { sha256 } from "../fair/sha256";
import { CLOSE_CODES, CODE_LETTERS } from "../generated/connection";
import type { Created, NewTable } from "../generated/protocol";
import { PROGRAM } from "../generated/table";
import { openingFact } from "./commands";
import { TIMING } from "./due";
import type { AnyFact } from "./facts";
import {
  StoreConflict,
  type Around,
  type LocalTables,
  type MatchRecord,
  type Row,
  type TableListed,
  type TableStore,
  type Timing,
} from "./interfaces";
import { listedAs, LiveTable, refusalOf, type Shared } from "./live-table";
import { isWish, readMessage } from "./messages";
import { pastMatches, type PastMatch } from "./past";
import { recordOf } from "./record";
import { refuse } from "./refusals";
import { LocalSocket } from "./socket";
import { Table } from "./table";

const VERSION = 1;
const CODE_LENGTH = 8;
const hashed = (text: string) => sha256(new TextEncoder().encode(text));

/** A token as it is kept: whoever reads the rows cannot take a seat with it. */
const hashToken = (token: string) => toHex(hashed(`penultima token ${token}`));

/** A code of eight letters: the first five bytes of a digest, five bits for each letter, the last ones first. */
function tableCode(text: string): string {
  let number = hashed(`penultima code ${text}`)
    .slice(0, 5)
    .reduce((sum, byte) => sum * 256 + byte, 0);
  let code = "";
  for (; code.length < CODE_LENGTH; number = Math.floor(number / 32)) code += CODE_LETTERS[number % 32];
  return code;
}

/** What is refused, as the page knows it from a server. */
async function refusing<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof Refused) throw error;
    throw new Refused(refusalOf(error));
  }
}

export class LocalHost implements LocalTables {
  private readonly game: Game;
  private readonly shared: Shared;
  private readonly live = new Map<string, Promise<LiveTable | null>>();
  private readonly tableOf = new Map<LocalSocket, LiveTable>();
  /** What a connection sent is carried out in order, but for moves: they may be held. */
  private readonly order = new Map<LocalSocket, Promise<unknown>>();

  constructor(
    engine: Engine,
    private readonly store: TableStore,
    private readonly around: Around,
    timing: Partial<Timing> = {},
  ) {
    this.game = new Game(engine);
    const process = `2-${toHex(around.random(6))}`;
    this.shared = { store, around, timing: { ...TIMING, ...timing }, bots: new Bots(this.game), process };
  }

  open(wish: NewTable): Promise<Created> {
    return refusing(async () => {
      if (!isWish(wish)) refuse("bad-message");
      const token = hashToken(wish.token);
      const table = tableCode(`${token} ${wish.cmd}`);
      const opened = openingFact(this.game.engine.abi, wish, token, toHex(this.around.random(32)));
      const facts: AnyFact[] = [opened];
      if (wish.bot_pace && wish.bot_pace !== "normal") facts.push({ k: "paced", bots: wish.bot_pace });
      let after = Table.open(this.game, table, opened);
      const now = this.around.now();
      const rows = facts.map((fact, number) => {
        const next = after.after(fact, now, number ? `open#${number}` : "open");
        after = next.table;
        return next.row;
      });
      try {
        await this.store.append(table, 0, rows, listedAs(after));
      } catch (error) {
        if (!(error instanceof StoreConflict)) refuse("not-saved");
        const [first] = await this.read(table);
        if (first?.fact.k !== "opened" || first.fact.token !== token) refuse("busy");
      }
      return { table, link: "" };
    });
  }

  connect(): SocketLike {
    return new LocalSocket(this);
  }

  record(table: string, match = 0): Promise<MatchRecord> {
    return refusing(async () => {
      const rows = await this.read(table);
      const found = this.replay(table, untilMatch(rows, match));
      const record = found && recordOf(found, PROGRAM, { dealt_on: "device" });
      if (!record || (match && found.is.matches !== match)) refuse("no-table");
      return record;
    });
  }

  async takeBack(table: string): Promise<boolean> {
    const live = await this.find(table);
    return live ? live.takeBack() : false;
  }

  async mayTakeBack(table: string): Promise<boolean> {
    const live = await this.find(table);
    return live ? live.mayTakeBack() : false;
  }

  /** Somebody else, another tab, has written to this table: read on, if anybody here is at it. */
  async changed(table: string): Promise<void> {
    const live = await this.live.get(table)?.catch(() => null);
    await live?.changed();
  }

  list(): Promise<TableListed[]> {
    return this.store.list();
  }

  async past(): Promise<PastMatch[]> {
    const found: PastMatch[] = [];
    for (const { table } of await this.store.list()) {
      try {
        found.push(...pastMatches(this.game, table, await this.read(table)));
      } catch {
        // Another version wrote it: the list of tables has it all the same, with its file.
      }
    }
    return found;
  }

  async remove(table: string): Promise<void> {
    const live = await this.live.get(table);
    live?.close(CLOSE_CODES.NO_SUCH_TABLE, "no-table");
    this.live.delete(table);
    await this.store.remove(table);
  }

  private async read(table: string): Promise<Row[]> {
    try {
      return await this.store.read(table);
    } catch {
      refuse("not-saved");
    }
  }

  /** The table that rows lead to; refused if other rules or another version wrote them, and they lead elsewhere or nowhere. */
  private replay(table: string, rows: readonly Row[]): Table | null {
    try {
      return Table.replay(this.game, table, rows);
    } catch {
      refuse("damaged");
    }
  }

  /** A table in memory, read from its rows if it was not; nothing if there is none. */
  private find(table: string): Promise<LiveTable | null> {
    const known = this.live.get(table);
    if (known) return known;
    const found = this.load(table);
    this.live.set(table, found);
    // What cannot be read now, or is not there, is looked for again the next time.
    found.then(
      (live) => live ?? this.live.delete(table),
      () => this.live.delete(table),
    );
    return found;
  }

  private async load(code: string): Promise<LiveTable | null> {
    const rows = await this.read(code);
    const table = this.replay(code, rows);
    if (!table) return null;
    const live = new LiveTable(this.shared, table, rows, (closed) => void this.forget(code, closed));
    await live.markCrashed();
    return live;
  }

  /** A table that has closed itself is read anew for whoever comes next. */
  private async forget(code: string, closed: LiveTable): Promise<void> {
    const kept = this.live.get(code);
    if ((await kept?.catch(() => null)) === closed && this.live.get(code) === kept) this.live.delete(code);
  }

  /** A connection sent something. */
  receive(socket: LocalSocket, text: string): void {
    const message = readMessage(text);
    const live = this.tableOf.get(socket);
    if (message?.do === "ping" && live) socket.say({ is: "pong", n: message.n ?? 0, now: this.around.now() });
    else if (message?.do === "play" && live) void this.answering(socket, live.execute(socket, message));
    else {
      const before = this.order.get(socket) ?? Promise.resolve();
      this.order.set(
        socket,
        before.then(() => this.answering(socket, this.carryOut(socket, message))),
      );
    }
  }

  /** Whatever goes wrong, a connection is told: it comes again and finds the table as it is stored. */
  private async answering(socket: LocalSocket, work: Promise<void>): Promise<void> {
    try {
      await work;
    } catch (error) {
      console.error(error);
      socket.turnAway("busy", CLOSE_CODES.TRY_AGAIN);
    }
  }

  private async carryOut(socket: LocalSocket, message: ReturnType<typeof readMessage>): Promise<void> {
    if (socket.isClosed) return;
    const live = this.tableOf.get(socket);
    if (!message) return socket.turnAway("bad-message", CLOSE_CODES.BAD_MESSAGE);
    if (live) {
      if (message.do === "hello") return socket.turnAway("bad-message", CLOSE_CODES.BAD_MESSAGE);
      // Sent before the hello was answered.
      if (message.do === "ping") return socket.say({ is: "pong", n: message.n ?? 0, now: this.around.now() });
      return live.execute(socket, message);
    }
    if (message.do !== "hello") return socket.turnAway("hello-first", CLOSE_CODES.BAD_MESSAGE);
    if ((message.version ?? VERSION) !== VERSION) return socket.turnAway("old-version", CLOSE_CODES.BAD_MESSAGE);
    socket.token = message.token ? hashToken(message.token) : "";
    let found: LiveTable | null;
    try {
      found = await this.find(message.table);
    } catch (error) {
      const { code } = refusalOf(error);
      return socket.turnAway(code, code === "damaged" ? CLOSE_CODES.NO_SUCH_TABLE : CLOSE_CODES.TRY_AGAIN);
    }
    if (!found) return socket.turnAway("no-table", CLOSE_CODES.NO_SUCH_TABLE);
    if (found.isBanned(socket.token)) return socket.turnAway("banned", CLOSE_CODES.BANNED);
    if (socket.isClosed) return;
    this.tableOf.set(socket, found);
    await found.connect(socket, message);
  }

  /** A connection is closed. */
  gone(socket: LocalSocket): void {
    const live = this.tableOf.get(socket);
    this.tableOf.delete(socket);
    this.order.delete(socket);
    if (live) void live.disconnect(socket);
  }
}

/** The rows up to the end of a match, counted from 1; all for the last one. */
function untilMatch(rows: readonly Row[], match: number): readonly Row[] {
  if (!match) return rows;
  let started = 0;
  const next = rows.findIndex(({ fact }) => fact.k === "started" && ++started > match);
  return next < 0 ? rows : rows.slice(0, next);
}
