/** The worker's answers to the page: connections are joined to the tables, questions are answered one by one. */
import { Refused } from "../connection/table-socket";
import type { LocalTables, TableStore } from "../local/interfaces";
import { bringBack, tablesOf } from "./archive";
import { CLOSE_CODES } from "../generated/connection";
import { closePort, joinPort } from "./port-socket";
import type { Asked, FromWorker, Question, ToWorker } from "./worker-messages";

/** What lists and files need is there before what plays. */
export interface Inside {
  store: Promise<TableStore>;
  /** Tried anew by each call after one that failed: the engine may arrive later. */
  tables(): Promise<LocalTables>;
}

/** Tries again each time after it failed; what it gave once it gives always. */
export function untilThere<T>(make: () => Promise<T>): () => Promise<T> {
  let made: Promise<T> | null = null;
  return () =>
    (made ??= make().catch((error: unknown) => {
      made = null;
      throw error;
    }));
}

/** What is asked before the engine and the store are there waits for them. */
export class Answering {
  private readonly inside: Inside;
  private ready = false;

  constructor(
    inside: Inside,
    private readonly say: (message: FromWorker) => void,
  ) {
    this.inside = { ...inside, tables: () => this.tables(inside.tables) };
    this.inside.tables().catch(() => undefined);
  }

  /** The tables; the page is told whether they are there. */
  private async tables(find: Inside["tables"]): Promise<LocalTables> {
    try {
      const tables = await find();
      if (!this.ready) this.say({ ready: true });
      this.ready = true;
      return tables;
    } catch (error) {
      this.ready = false;
      this.say({ broken: String(error) });
      throw error;
    }
  }

  hear(message: ToWorker): void {
    if ("connect" in message) this.connect(message.connect);
    else void this.answer(message);
  }

  private connect(port: MessagePort): void {
    void this.inside.tables().then(
      (tables) => joinPort(port, tables.connect()),
      () => closePort(port, CLOSE_CODES.TRY_AGAIN),
    );
  }

  private async answer({ id, ask, args }: Question): Promise<void> {
    try {
      const value = await (answers(this.inside)[ask] as (...args: unknown[]) => Promise<unknown>)(...args);
      this.say({ id, value });
    } catch (error) {
      this.say(error instanceof Refused ? { id, no: error.no } : { id, failed: String(error) });
    }
  }
}

function answers({ tables, store }: Inside): Asked {
  return {
    open: async (wish) => (await tables()).open(wish),
    record: async (table, match) => (await tables()).record(table, match),
    takeBack: async (table) => (await tables()).takeBack(table),
    mayTakeBack: async (table) => (await tables()).mayTakeBack(table),
    list: async () => (await store).list(),
    past: async () => (await tables()).past(),
    remove: async (table) => (await tables()).remove(table),
    archive: async (table) => (await tablesOf(await store)).filter(({ listed }) => !table || listed.table === table),
    bringBack: async (found) => {
      const brought = await bringBack(await store, found);
      // Whoever sits at a table that has grown is shown the rest.
      for (const { listed } of found)
        void tables().then(
          (one) => one.changed(listed.table),
          () => undefined,
        );
      return brought;
    },
  };
}
