/**
 * Follows scripts that tests/local/script.py wrote: the same inputs must lead to the same rows and messages.
 * `node follow.mjs ENGINE.WASM ABI.JSON SCRIPT` says how much it compared, or shows the first difference and fails.
 */
import { readFileSync } from "node:fs";
import { Bots } from "../../src/engine/bots";
import { Engine } from "../../src/engine/engine";
import { Game } from "../../src/engine/game";
import type { Abi } from "../../src/engine/abi";
import { handle, type Command } from "../../src/local/commands";
import { commandOf, dueFacts, nextDue, TIMING, type DueAction } from "../../src/local/due";
import type { AnyFact, Opened } from "../../src/local/facts";
import type { Row } from "../../src/local/interfaces";
import { readMessage } from "../../src/local/messages";
import {
  changesTableInfo,
  lean,
  missed,
  newsItem,
  roundSoFar,
  saidLately,
  seatView,
  tableInfo,
} from "../../src/local/projections";
import { writeRecord } from "../../src/game/record";
import { recordOf } from "../../src/local/record";
import { HeldError, RefusedError } from "../../src/local/refusals";
import { Table } from "../../src/local/table";
import { thinkAsk } from "../../src/local/thinking";

type Message = number | string;

interface Line {
  open?: string;
  fact?: Opened;
  now: number;
  cmd?: string;
  write?: AnyFact[];
  person?: number | null;
  token?: string;
  command?: string;
  act?: { at: number; cmd: string };
  choice?: string;
  refused?: string;
  held?: number;
  answer?: Message;
  rows?: Message;
  news?: Message[];
  due?: { at: number; cmd: string } | null;
  welcome?: Message;
  seat?: number | null;
  since?: number | null;
  record?: Message | null;
  replay?: boolean;
}

const CRC = Uint32Array.from({ length: 256 }, (_, byte) => {
  for (let bit = 0; bit < 8; bit++) byte = byte & 1 ? (byte >>> 1) ^ 0xedb88320 : byte >>> 1;
  return byte;
});
const utf8 = new TextEncoder();

function crc32(text: string): number {
  let crc = -1;
  for (const byte of utf8.encode(text)) crc = (crc >>> 8) ^ CRC[(crc ^ byte) & 255]!;
  return ~crc >>> 0;
}

/** JSON with sorted keys. */
function written(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(written).join(",")}]`;
  if (value === null || typeof value !== "object") return JSON.stringify(value);
  const entries = Object.entries(value).filter(([, one]) => one !== undefined);
  entries.sort(([a], [b]) => (a < b ? -1 : 1));
  return `{${entries.map(([key, one]) => `${JSON.stringify(key)}:${written(one)}`).join(",")}}`;
}

class Difference extends Error {}

const counts = { tables: 0, lines: 0, messages: 0, rounds: 0, bots: 0, searches: 0, records: 0 };

function same(what: string, expected: Message | undefined, found: string): void {
  counts.messages++;
  if (typeof expected === "number" ? expected !== crc32(found) : expected !== found)
    throw new Difference(`${what}\n  expected ${expected}\n  found    ${found}`);
}

class Follower {
  private table!: Table;
  private rows: Row[] = [];

  constructor(
    private readonly game: Game,
    private readonly bots: Bots,
  ) {}

  follow(line: Line): void {
    if (line.open) this.table = Table.open(this.game, line.open, line.fact!);
    else if (line.write) this.after(line, this.append(line.cmd!, line.write, line.now));
    else if (line.command) this.command(line);
    else if (line.act) this.act(line);
    else if ("welcome" in line) this.welcome(line);
    else if ("record" in line) this.record(line);
    else this.replay();
  }

  private append(cmd: string, wanted: AnyFact[], now: number): Row[] {
    return wanted.map((fact, number) => {
      const { table, row } = this.table.after(fact, now, number ? `${cmd}#${number}` : cmd);
      this.table = table;
      this.rows.push(row);
      if (fact.k === "dealt") counts.rounds++;
      return row;
    });
  }

  private after(line: Line, rows: Row[]): void {
    same("rows", line.rows, written(rows.map(({ seq, at, cmd, fact, events }) => ({ seq, at, cmd, fact, events }))));
    const info = changesTableInfo(rows) ? tableInfo(this.table) : null;
    line.news!.forEach((message, at) => {
      const seat = at ? at - 1 : null;
      const told = rows.map((row) => newsItem(this.table, row, seat));
      const look = seatView(this.table, seat);
      const news = { is: "news", seq: this.table.is.seq, told, ...lean({ room: info, look }) };
      same(`news for ${seat}`, message, written(news));
    });
    const due = nextDue(this.table, TIMING);
    same("due", JSON.stringify(line.due), JSON.stringify(due && { at: due.at, cmd: commandOf(due) }));
  }

  private command(line: Line): void {
    const command = readMessage(line.command!) as Command | null;
    if (!command) throw new Difference(`${line.command} is a message`);
    let wanted: AnyFact[];
    try {
      wanted = handle(this.table, line.person ?? null, command, line.now, line.token ?? "");
    } catch (error) {
      const { cmd } = command;
      if (error instanceof RefusedError) {
        const { code, reason, facts } = error;
        return same("no", line.answer, written({ is: "no", cmd, code, ...lean({ reason, facts }) }));
      }
      if (error instanceof HeldError)
        return same("held", line.answer, written({ is: "held", cmd, until: error.until }));
      throw error;
    }
    const rows = this.append(`p${line.person ?? "None"}/${command.cmd}`, wanted, line.now);
    same("ack", line.answer, written({ is: "ack", cmd: command.cmd, seq: rows[0]!.seq }));
    this.after(line, rows);
  }

  private act(line: Line): void {
    const action = nextDue(this.table, TIMING) as DueAction;
    same("action", JSON.stringify(line.act), JSON.stringify({ at: action.at, cmd: commandOf(action) }));
    let choice: number | null = null;
    if (action.kind === "move") {
      counts.bots++;
      const ask = thinkAsk(this.table, action.seat);
      if (this.bots.searches(ask)) counts.searches++;
      const chosen = this.bots.chooseNow(ask);
      same("choice", line.choice, chosen ?? "");
      choice = chosen === null ? null : this.game.words.move(chosen)!;
    }
    let wanted: AnyFact[];
    try {
      wanted = dueFacts(this.table, action, TIMING, line.now, choice);
    } catch (error) {
      if (error instanceof RefusedError) return same("refused", line.refused, error.code);
      if (error instanceof HeldError) return same("held", String(line.held), String(error.until));
      throw error;
    }
    this.after(line, this.append(commandOf(action), wanted, line.now));
  }

  private welcome(line: Line): void {
    const { table } = this;
    const seat = line.seat ?? null;
    const welcome = {
      is: "welcome",
      now: line.now,
      seq: table.is.seq,
      room: tableInfo(table),
      ...lean({
        look: seatView(table, seat),
        missed: line.since == null ? [] : missed(table, seat, line.since),
        story: roundSoFar(table, seat),
        said: saidLately(table),
      }),
    };
    same("welcome", line.welcome, written(welcome));
  }

  private record(line: Line): void {
    if (line.record === null) return;
    const record = recordOf(this.table, PROGRAM)!;
    if (record.rounds.length) counts.records++;
    same("record", line.record, writeRecord(record));
  }

  /** The rows alone lead to the same table. */
  private replay(): void {
    const stored = JSON.parse(JSON.stringify(this.rows)) as Row[];
    const again = Table.replay(this.game, this.table.is.id, stored)!;
    const all = (table: Table) => [
      ...[null, ...table.is.chairs.keys()].map((seat) => [seatView(table, seat), roundSoFar(table, seat)]),
      tableInfo(table),
      nextDue(table, TIMING),
      table.is.people,
    ];
    same("replayed", written(all(this.table)), written(all(again)));
  }
}

const [wasm, abi, script, PROGRAM = ""] = process.argv.slice(2);
const engine = new Engine(new WebAssembly.Module(readFileSync(wasm!)), JSON.parse(readFileSync(abi!, "utf-8")) as Abi);
const game = new Game(engine);
const bots = new Bots(game);
let follower = new Follower(game, bots);
for (const text of readFileSync(script!, "utf-8").split("\n")) {
  if (!text) continue;
  const line = JSON.parse(text) as Line;
  if (line.open) {
    follower = new Follower(game, bots);
    counts.tables++;
  }
  try {
    follower.follow(line);
  } catch (error) {
    console.log(`table ${counts.tables}, line ${counts.lines}: ${text.slice(0, 600)}`);
    console.log(error instanceof Difference ? error.message : (error as Error).stack);
    process.exit(1);
  }
  counts.lines++;
}
console.log(JSON.stringify(counts));
