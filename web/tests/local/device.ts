/** A device without a browser: the engine file, a clock that the test moves, randomness that repeats, people who play. */
import { readFileSync } from "node:fs";
import { TableSocket, type Listener, type SocketLike } from "../../src/connection/table-socket";
import type { Abi } from "../../src/engine/abi";
import { Engine } from "../../src/engine/engine";
import { Contribution } from "../../src/fair/contribution";
import type { AnyServerMessage, NewTable, SeatView, TableInfo } from "../../src/generated/protocol";
import { LocalHost } from "../../src/local/host";
import type { Around, TableStore } from "../../src/local/interfaces";
import { MemoryStore } from "../../src/local/memory-store";

const runtime = (name: string) => new URL(`../src/penultima/runtime/${name}`, `file://${process.cwd()}/`);
export const abi = JSON.parse(readFileSync(runtime("abi.json"), "utf-8")) as Abi;
const module = new WebAssembly.Module(readFileSync(runtime("table/engine.wasm")));
export const newEngine = () => new Engine(module, abi);

/** Everything that was begun and needs no time is done. */
export const settled = () => new Promise<void>((done) => setImmediate(done));

export class Clock {
  private timers = new Map<number, { at: number; act: () => void }>();
  private ids = 0;

  constructor(public time = 1_700_000_000_000) {}

  after(ms: number, act: () => void): () => void {
    const id = ++this.ids;
    this.timers.set(id, { at: this.time + ms, act });
    return () => this.timers.delete(id);
  }

  /** Let the next thing happen that waits; false if nothing does within that time. */
  async next(within = Infinity): Promise<boolean> {
    await settled();
    const [first] = [...this.timers].sort(([a, one], [b, two]) => one.at - two.at || a - b);
    if (!first || first[1].at > this.time + within) return false;
    const [id, { at, act }] = first;
    this.timers.delete(id);
    this.time = Math.max(this.time, at);
    act();
    await settled();
    return true;
  }

  async pass(ms: number): Promise<void> {
    const end = this.time + ms;
    while (await this.next(end - this.time));
    this.time = end;
    await settled();
  }
}

/** Randomness that is the same every time. */
export function dice(seed: number): (below: number) => number {
  let x = seed * 2654435761 + 1;
  return (below) => {
    x ^= x << 13;
    x ^= x >>> 17;
    x ^= x << 5;
    return (x >>> 0) % below;
  };
}

export class Device {
  readonly clock = new Clock();
  readonly store: TableStore;
  host: LocalHost;
  private readonly roll: (below: number) => number;

  constructor(
    seed = 1,
    store: TableStore = new MemoryStore(),
    private readonly more: Partial<Around> = {},
  ) {
    this.roll = dice(seed);
    this.store = store;
    this.host = this.start();
  }

  /** Another host on the same store: after a crash, or in another tab. */
  start(): LocalHost {
    const around: Around = {
      now: () => this.clock.time,
      after: (ms, act) => this.clock.after(ms, act),
      random: (bytes) => Uint8Array.from({ length: bytes }, () => this.roll(256)),
      ...this.more,
    };
    return new LocalHost(newEngine(), this.store, around);
  }

  wish(changes: Partial<NewTable> = {}): NewTable {
    return { cmd: "open", token: "t".repeat(32), name: "Ada", seats: 3, bots: ["easy", "hard"], ...changes };
  }
}

/** Somebody at a table, through the same socket that the page uses. */
export class Player implements Listener {
  room: TableInfo | null = null;
  look: SeatView | null = null;
  story: string[] = [];
  heard: AnyServerMessage[] = [];
  readonly socket: TableSocket;
  private readonly kept = new Map<string, string>();
  private readonly contribution: Contribution;

  constructor(
    private readonly device: Device,
    table: string,
    token: string | null = "t".repeat(32),
    private readonly roll = dice(7),
    connect: () => SocketLike = () => device.host.connect(),
  ) {
    const store = {
      read: (key: string) => this.kept.get(key) ?? null,
      write: (k: string, v: string) => void this.kept.set(k, v),
    };
    this.contribution = new Contribution(store, () => Uint8Array.from({ length: 32 }, () => roll(256)));
    const around = {
      connect,
      now: () => device.clock.time,
      after: (ms: number, act: () => void) => device.clock.after(ms, act),
      random: () => 0.5,
    };
    this.socket = new TableSocket(table, token, `n${roll(1e9)}`, around, this);
  }

  link(): void {}

  answer(message: AnyServerMessage): void {
    this.heard.push(message);
    if (message.is === "welcome") {
      this.story = [...(message.story ?? [])];
      this.room = message.room;
      this.look = message.look ?? null;
    }
    if (message.is === "news") {
      if (message.told.some((item) => item.what === "dealt")) this.story = [];
      this.story.push(...message.told.flatMap((item) => item.events ?? []));
      this.room = message.room ?? this.room;
      this.look = message.look ?? null;
    }
    this.contribute();
  }

  private contribute(): void {
    const seat = this.seat;
    if (!this.room?.shuffle || seat === null) return;
    const due = this.contribution.due(this.room.shuffle, seat);
    if (due) this.socket.command(due).catch(() => undefined);
  }

  get seat(): number | null {
    return this.look?.seat ?? this.room?.seats.findIndex((one) => one.person === 0) ?? null;
  }

  /** A move that is asked for now. */
  get move(): string | null {
    const { look } = this;
    if (!look || look.turn !== look.seat) return null;
    const moves = look.moves!.filter((move) => move !== "uno" && !move.startsWith("catch"));
    return moves[this.roll(moves.length)] ?? null;
  }

  /** Play whatever is asked until something is so. */
  async playUntil(done: () => boolean, most = 3000): Promise<void> {
    for (let step = 0; step < most; step++) {
      await settled();
      if (done()) return;
      const { move } = this;
      if (move) {
        const answer = this.socket.command({ do: "play", move, decision: this.look!.decision }).catch(() => undefined);
        await settled();
        if (this.look?.held) await this.device.clock.next();
        void answer;
        if (this.move === move && this.look) await this.device.clock.next();
      } else if (this.room?.status === "between") await this.socket.command({ do: "next" });
      else if (!(await this.device.clock.next())) return;
    }
    throw new Error("it takes too long");
  }
}
