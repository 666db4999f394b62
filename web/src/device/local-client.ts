/** The page's side of the worker in which local tables live; it is started when it is first needed. */
import { Refused, timeAndChance, type Environment } from "../connection/table-socket";
import type { NewTable } from "../generated/protocol";
import { CLOSE_CODES } from "../generated/connection";
import type { Archive, BroughtBack } from "./archive";
import type { Storage } from "./device-store";
import { PortSocket } from "./port-socket";
import type { Asked, FromWorker, ToWorker } from "./worker-messages";

/** A Worker, or what stands for it. */
export interface WorkerLike {
  postMessage(message: ToWorker, transfer: Transferable[]): void;
  onmessage: ((event: MessageEvent<FromWorker>) => void) | null;
  onerror: ((event: ErrorEvent) => void) | null;
  terminate(): void;
}

export interface Watching {
  storage(storage: Storage): void;
  /** Some table is not as it was: lists of tables are to be read again. */
  changed(): void;
  /** Local tables cannot be played here, until `ready` is called. */
  broken(why: string): void;
  ready(): void;
}

interface Waiting {
  done: (value: unknown) => void;
  failed: (why: Error) => void;
}

/** Milliseconds within which a worker answers that lives: even a search lets it, between two slices. */
const SILENT = 15_000;

type Answer<K extends keyof Asked> = Awaited<ReturnType<Asked[K]>>;

export class LocalClient {
  private worker: WorkerLike | null = null;
  private numbers = 0;
  private readonly waiting = new Map<number, Waiting>();
  /** Connections to the worker that runs. */
  private readonly connections = new Set<PortSocket>();

  constructor(
    private readonly start: () => WorkerLike,
    private readonly watching: Watching,
    private readonly patience = SILENT,
  ) {}

  /** Start the worker before it is needed. */
  warm(): void {
    this.running();
  }

  /**
   * A device that slept, or was short of memory, may have ended the worker without a word: if it does not answer, another takes
   * its place. To be called when somebody looks at the page again.
   */
  async check(): Promise<void> {
    const { worker } = this;
    if (!worker) return;
    const late = new Promise<void>((done) => setTimeout(done, this.patience));
    const answered = this.list().then(
      () => true,
      () => true,
    );
    if (!(await Promise.race([answered, late])) && this.worker === worker) this.broken("no answer");
  }

  open(wish: NewTable): Promise<Answer<"open">> {
    return this.ask("open", wish);
  }

  /** The record of a match of a table, counted from 1; without a number that of the last. */
  record(table: string, match = 0): Promise<unknown> {
    return this.ask("record", table, match);
  }

  past(): Promise<Answer<"past">> {
    return this.ask("past");
  }

  takeBack(table: string): Promise<boolean> {
    return this.ask("takeBack", table);
  }

  mayTakeBack(table: string): Promise<boolean> {
    return this.ask("mayTakeBack", table);
  }

  list(): Promise<Answer<"list">> {
    return this.ask("list");
  }

  async remove(table: string): Promise<void> {
    await this.ask("remove", table);
    this.watching.changed();
  }

  archive(table?: string): Promise<Archive["tables"]> {
    return this.ask("archive", table);
  }

  async bringBack(tables: Archive["tables"]): Promise<BroughtBack> {
    const brought = await this.ask("bringBack", tables);
    this.watching.changed();
    return brought;
  }

  /** For the socket of a table: its connections are ports to the worker. */
  environment(): Environment {
    return {
      ...timeAndChance,
      connect: () => {
        const { port1, port2 } = new MessageChannel();
        this.running().postMessage({ connect: port2 }, [port2]);
        const socket = new PortSocket(port1, () => this.connections.delete(socket));
        this.connections.add(socket);
        return socket;
      },
    };
  }

  private ask<K extends keyof Asked>(ask: K, ...args: Parameters<Asked[K]>): Promise<Answer<K>> {
    const id = ++this.numbers;
    return new Promise((done, failed) => {
      this.waiting.set(id, { done: done as Waiting["done"], failed });
      this.running().postMessage({ id, ask, args }, []);
    });
  }

  private running(): WorkerLike {
    if (this.worker) return this.worker;
    const worker = (this.worker = this.start());
    worker.onmessage = ({ data }) => this.hear(data);
    worker.onerror = (event) => this.broken(event.message ?? "");
    return worker;
  }

  private hear(message: FromWorker): void {
    if ("storage" in message) return this.watching.storage(message.storage);
    if ("changed" in message) return this.watching.changed();
    // What needs no engine is answered all the same.
    if ("broken" in message) return this.watching.broken(message.broken);
    if ("ready" in message) return this.watching.ready();
    const one = this.waiting.get(message.id);
    this.waiting.delete(message.id);
    if ("value" in message) one?.done(message.value);
    else one?.failed("no" in message ? new Refused(message.no) : new Error(message.failed));
  }

  /** The worker itself did not start, or died: the next question starts another, and connections come again. */
  private broken(why: string): void {
    this.worker?.terminate();
    for (const one of this.waiting.values()) one.failed(new Error(why));
    this.waiting.clear();
    this.worker = null;
    this.watching.broken(why);
    const lost = [...this.connections];
    this.connections.clear();
    for (const one of lost) one.onclose?.({ code: CLOSE_CODES.TRY_AGAIN, reason: "" });
  }
}
