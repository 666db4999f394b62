/**
 * Tables in IndexedDB. A row is on the disk before anybody is told of it, and two tabs can never both write row 12: each
 * transaction looks first which row is the last.
 */
import { StoreConflict, StoreFailed, type Row, type TableListed, type TableStore } from "../local/interfaces";

const NAME = "penultima";
/** Later versions may add stores and keys; they never change what these mean, so that older pages can read on. */
const VERSION = 1;
const TABLES = "tables";
const ROWS = "rows";

/** The storage of this device has no room for more. */
export class StoreFull extends StoreFailed {}

/** What is kept about a table beside its rows. */
interface KeptTable {
  table: string;
  /** The number of its last row. */
  seq: number;
  listed: TableListed;
}

interface KeptRow {
  table: string;
  seq: number;
  row: Row;
}

/** The rows of a table, all or from a number on: their keys are pairs of its code and a number. */
const rowsOf = (table: string, from = 0) => IDBKeyRange.bound([table, from], [table, Infinity]);

function answer<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((done, failed) => {
    request.onsuccess = () => done(request.result);
    request.onerror = () => failed(request.error ?? new DOMException("no answer", "UnknownError"));
  });
}

function opened(factory: IDBFactory, version?: number): Promise<IDBDatabase> {
  const request = factory.open(NAME, version);
  request.onupgradeneeded = ({ oldVersion }) => {
    if (oldVersion < 1) {
      request.result.createObjectStore(TABLES, { keyPath: "table" });
      request.result.createObjectStore(ROWS, { keyPath: ["table", "seq"] });
    }
  };
  return answer(request);
}

export class IndexedStore implements TableStore {
  private database: Promise<IDBDatabase> | null = null;

  constructor(private readonly factory: IDBFactory) {}

  /** Rejects where storage is denied. */
  async open(): Promise<void> {
    await this.connected();
  }

  append(table: string, after: number, rows: Row[], listed: TableListed): Promise<void> {
    return this.write(async (tables, kept) => {
      const before = (await answer(tables.get(table))) as KeptTable | undefined;
      if ((before?.seq ?? 0) !== after) throw new StoreConflict(`${table} has row ${before?.seq ?? 0}, not ${after}`);
      for (const row of rows) kept.add({ table, seq: row.seq, row } satisfies KeptRow);
      tables.put({ table, seq: rows.at(-1)?.seq ?? after, listed } satisfies KeptTable);
    });
  }

  async read(table: string, from?: number): Promise<Row[]> {
    const found = (await this.ask(ROWS, (rows) => rows.getAll(rowsOf(table, from)))) as KeptRow[];
    return found.map(({ row }) => row);
  }

  async list(): Promise<TableListed[]> {
    const found = (await this.ask(TABLES, (tables) => tables.getAll())) as KeptTable[];
    return found.map(({ listed }) => listed);
  }

  remove(table: string): Promise<void> {
    return this.write(async (tables, rows) => {
      tables.delete(table);
      rows.delete(rowsOf(table));
    });
  }

  /** One transaction that is on the disk when the promise is kept, or has changed nothing when it is not. */
  private write(act: (tables: IDBObjectStore, rows: IDBObjectStore) => Promise<void>): Promise<void> {
    return this.twice((database) => written(database, act));
  }

  private ask<T>(store: string, request: (store: IDBObjectStore) => IDBRequest<T>): Promise<T> {
    return this.twice((database) => answer(request(database.transaction(store, "readonly").objectStore(store))));
  }

  /** A connection may be lost without a word: after a failure the work is tried once more, over a new one. */
  private async twice<T>(work: (database: IDBDatabase) => Promise<T>): Promise<T> {
    try {
      return await work(await this.connected());
    } catch (error) {
      if (error instanceof StoreConflict || error instanceof StoreFull) throw error;
      await this.disconnect();
      try {
        return await work(await this.connected());
      } catch (again) {
        throw failure(again);
      }
    }
  }

  private async disconnect(): Promise<void> {
    const database = this.database;
    this.database = null;
    (await database?.catch(() => null))?.close();
  }

  /** A database that was closed by the browser, or for a newer page, is opened again when it is next needed. */
  private connected(): Promise<IDBDatabase> {
    this.database ??= this.connect().catch((error: unknown) => {
      this.database = null;
      throw error;
    });
    return this.database;
  }

  private async connect(): Promise<IDBDatabase> {
    const database = await opened(this.factory, VERSION).catch((error: unknown) => {
      // A newer page has been here: what this one knows is still there.
      if (nameOf(error) === "VersionError") return opened(this.factory);
      throw error;
    });
    database.onclose = () => (this.database = null);
    database.onversionchange = () => {
      database.close();
      this.database = null;
    };
    return database;
  }
}

/** One transaction over this connection. */
async function written(
  database: IDBDatabase,
  act: (tables: IDBObjectStore, rows: IDBObjectStore) => Promise<void>,
): Promise<void> {
  const transaction = database.transaction([TABLES, ROWS], "readwrite", { durability: "strict" });
  const ended = new Promise<void>((done, failed) => {
    transaction.oncomplete = () => done();
    transaction.onabort = () => failed(transaction.error ?? new DOMException("aborted", "AbortError"));
  });
  try {
    await act(transaction.objectStore(TABLES), transaction.objectStore(ROWS));
    transaction.commit();
    await ended;
  } catch (error) {
    ended.catch(() => undefined);
    abort(transaction);
    throw failure(
      error,
      await ended.then(
        () => null,
        (why: unknown) => why,
      ),
    );
  }
}

function abort(transaction: IDBTransaction): void {
  try {
    transaction.abort();
  } catch {
    // It has ended already.
  }
}

const nameOf = (error: unknown) => (error instanceof DOMException || error instanceof Error ? error.name : "");

/** Why a transaction was not done, in the words of a table's store. */
function failure(...errors: unknown[]): Error {
  const conflict = errors.find((one) => one instanceof StoreConflict);
  if (conflict) return conflict as StoreConflict;
  const told = errors.find((one) => one instanceof StoreFailed);
  if (told) return told as StoreFailed;
  const full = errors.find((one) => nameOf(one) === "QuotaExceededError");
  if (full) return new StoreFull(String(full));
  return new StoreFailed(String(errors[0]));
}
