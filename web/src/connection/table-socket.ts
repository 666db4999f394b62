/** The WebSocket of one table: sends each command until it is answered, whatever happens to the connection. */
import { FINAL_CLOSE_CODES } from "../generated/connection";
import type { Ack, AnyServerMessage, AnyClientMessage, No } from "../generated/protocol";
import { address, early } from "./address";

export type Command = Exclude<AnyClientMessage, { do: "hello" } | { do: "ping" }>;
type WithoutCmd<T> = T extends unknown ? Omit<T, "cmd"> & { cmd?: string } : never;
export type NewCommand = WithoutCmd<Command>;

/** `away` comes back by itself; `ended` does not. */
export type Link = "connecting" | "open" | "away" | "ended";

export interface SocketLike {
  send(text: string): void;
  close(): void;
  onopen: (() => void) | null;
  onmessage: ((event: { data: unknown }) => void) | null;
  onclose: ((event: { code: number; reason: string }) => void) | null;
}

export interface Environment {
  connect(): SocketLike;
  now(): number;
  after(ms: number, act: () => void): () => void;
  random(): number;
}

export interface Listener {
  answer(answer: AnyServerMessage): void;
  link(link: Link): void;
}

/** The table said no, or cannot be asked any more. */
export class Refused extends Error {
  constructor(readonly no: Pick<No, "code" | "reason" | "facts">) {
    super(no.code);
  }
}

const FIRST_WAIT = 250;
const LONGEST_WAIT = 8000;
const QUIET = 20_000;
const PATIENCE = 8000;
const CLOCK_SET = 5000;

interface Open {
  command: Command;
  done: (ack: Ack) => void;
  refused: (why: Refused) => void;
}

export class TableSocket {
  /** The server's clock minus ours, in milliseconds. */
  offset = 0;
  private socket: SocketLike | null = null;
  private opened = false;
  private welcomed = false;
  private seq = 0;
  private tries = 0;
  private retry = 0;
  private pinged = 0;
  private pings = 0;
  private numbers = 0;
  private ended = false;
  private readonly open = new Map<string, Open>();
  private cancelWait = () => {};
  private cancelQuiet = () => {};

  constructor(
    private readonly table: string,
    private readonly token: string | null,
    private readonly name: string,
    private readonly around: Environment,
    private readonly listener: Listener,
  ) {
    this.connect();
  }

  /** The answer to a command; the promise is refused if the table says no. */
  command(wish: NewCommand): Promise<Ack> {
    const command = { ...wish, cmd: wish.cmd ?? `${this.name}-${++this.numbers}` } as Command;
    return new Promise((done, refused) => {
      if (this.ended) return refused(new Refused({ code: "no-table" }));
      this.open.set(command.cmd, { command, done, refused });
      if (this.welcomed) this.say(command);
    });
  }

  /** Try at once what would be tried later: the network is back, or somebody looks at the page again. */
  hurry(): void {
    if (this.ended) return;
    if (!this.socket) this.connect();
    else if (this.opened) this.ping();
  }

  /** The device says that the network is gone: nobody waits until silence shows it. */
  cut(): void {
    if (this.socket && !this.ended) this.lost(1006, "offline");
  }

  close(): void {
    this.ended = true;
    this.cancelWait();
    this.cancelQuiet();
    this.drop();
  }

  private connect(): void {
    this.cancelWait();
    this.listener.link("connecting");
    const socket = this.around.connect();
    this.socket = socket;
    this.opened = this.welcomed = false;
    this.ifQuiet(QUIET, () => this.lost(1006, "never opened"));
    socket.onopen = () => {
      this.opened = true;
      this.say({ do: "hello", table: this.table, token: this.token, since: this.seq || null, chat: true });
      this.listen();
    };
    socket.onmessage = (event) => this.hear(JSON.parse(String(event.data)) as AnyServerMessage);
    socket.onclose = (event) => this.lost(event.code, event.reason);
  }

  private say(message: AnyClientMessage): void {
    this.socket?.send(JSON.stringify(message));
  }

  private hear(answer: AnyServerMessage): void {
    this.listen();
    if (answer.is === "welcome") {
      this.seq = answer.seq;
      this.offset = answer.now - this.around.now();
      this.tries = 0;
      this.welcomed = true;
    } else if (answer.is === "news") {
      this.seq = answer.seq;
      this.notice(answer.told.at(-1)?.at);
    } else if (answer.is === "pong") this.offset = answer.now - (this.pinged + this.around.now()) / 2;
    else if (answer.is === "bye") this.retry = answer.retry ?? 0;
    // The listener comes first: whoever waits for an ack then sees the table as it is after it.
    this.listener.answer(answer);
    if (answer.is === "welcome") {
      this.listener.link("open");
      for (const { command } of this.open.values()) this.say(command);
    } else if (answer.is === "ack") this.answered(answer.cmd)?.done(answer);
    else if (answer.is === "no") this.answered(answer.cmd ?? "")?.refused(new Refused(answer));
  }

  /** A row that has just come is of this moment: if our idea of the server's clock is far off, one of the two was set. */
  private notice(at?: number): void {
    const offset = (at ?? 0) - this.around.now();
    if (at && Math.abs(offset - this.offset) > CLOCK_SET) this.offset = offset;
  }

  private answered(cmd: string): Open | undefined {
    const waiting = this.open.get(cmd);
    this.open.delete(cmd);
    return waiting;
  }

  /** A connection that says nothing for long is asked whether it lives. */
  private listen(): void {
    this.ifQuiet(QUIET, () => this.ping());
  }

  /** What to do if nothing is heard for so long; until then, nothing else is planned for silence. */
  private ifQuiet(ms: number, act: () => void): void {
    this.cancelQuiet();
    this.cancelQuiet = this.around.after(ms, act);
  }

  private ping(): void {
    this.pinged = this.around.now();
    this.say({ do: "ping", n: ++this.pings });
    this.ifQuiet(PATIENCE, () => this.lost(1006, "silent"));
  }

  private drop(): void {
    const socket = this.socket;
    this.socket = null;
    if (!socket) return;
    socket.onopen = socket.onmessage = socket.onclose = null;
    socket.close();
  }

  private lost(code: number, reason: string): void {
    this.cancelQuiet();
    this.drop();
    this.welcomed = false;
    if (this.ended) return;
    if (FINAL_CLOSE_CODES.has(code)) {
      this.ended = true;
      for (const one of this.open.values()) one.refused(new Refused({ code: reason || "no-table" }));
      this.open.clear();
      this.listener.link("ended");
      return;
    }
    const wait = this.retry || Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** this.tries) * (0.75 + this.around.random() / 2);
    this.retry = 0;
    this.tries++;
    this.listener.link("away");
    this.cancelWait = this.around.after(wait, () => this.connect());
  }
}

/** The browser's clock, timers and chance, wherever the table is. */
export const timeAndChance: Omit<Environment, "connect"> = {
  now: () => Date.now(),
  random: () => Math.random(),
  after: (ms, act) => {
    const timer = setTimeout(act, ms);
    return () => clearTimeout(timer);
  },
};

export function browserEnvironment(location: Location): Environment {
  return {
    ...timeAndChance,
    connect: () => {
      const { socket } = early;
      early.socket = null;
      return socket ?? (new WebSocket(address(location)) as SocketLike);
    },
  };
}
