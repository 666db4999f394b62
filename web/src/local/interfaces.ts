/**
 * What a local table needs of the place it runs in, and what it gives: a page, a worker, node and Vitest each pass their
 * own store, clock and randomness, so that nothing in `local/` knows the DOM, IndexedDB or the time.
 */
import type { Ask } from "../engine/bots";
import type { SocketLike } from "../connection/table-socket";
import type { Created, NewTable, Transcript } from "../generated/protocol";
import type { AnyFact } from "./facts";
import type { PastMatch } from "./past";

/** One row of a table's log, as it is stored: plain data. The table is what its rows come to, one after the other. */
export interface Row {
  /** Counted from 1 without gaps. */
  seq: number;
  /** Milliseconds since 1970. */
  at: number;
  /** The command that it came from; a second row of the same command has `#1` behind it. */
  cmd: string;
  fact: AnyFact;
  /** What happened in the round, every card in it. */
  events: string[];
  /** The rules that wrote it: `sources` of `abi.json`. */
  version: string;
}

/** Somebody else, another tab, has written to this table: its rows must be read again. */
export class StoreConflict extends Error {}

/** Nothing could be stored: no room, or storage is denied. `message` is for a console; nobody was told anything. */
export class StoreFailed extends Error {}

export interface TableListed {
  table: string;
  /** When its last row was written. */
  at: number;
  rules: string;
  status: string;
  /** Of the seats, or of the people while seats are still being chosen. */
  names: string[];
}

/** Where tables are kept: IndexedDB in the page, memory in tests. Rows are written before anybody is told. */
export interface TableStore {
  /** All or nothing. StoreConflict if the last row there is not `after`, StoreFailed if it cannot be written. `listed` is
   * what `list` shall say about the table from now on. */
  append(table: string, after: number, rows: Row[], listed: TableListed): Promise<void>;
  /** All rows in order, or those from a number on; none if there is no such table. */
  read(table: string, from?: number): Promise<Row[]>;
  list(): Promise<TableListed[]>;
  remove(table: string): Promise<void>;
}

/** A search for a bot's move, to be done elsewhere (`Bots.choose` of engine/bots.ts). */
export type ThinkAsk = Ask;

/** Time, randomness, and perhaps another thread to think in. */
export interface Around {
  /** Milliseconds since 1970. */
  now(): number;
  /** Call `act` later, unless the function returned is called before. */
  after(ms: number, act: () => void): () => void;
  /** So many bytes that nobody can foresee. */
  random(bytes: number): Uint8Array;
  /** The move (in notation) that a searching bot chooses; `signal` is aborted when the answer is no longer wanted. Without it
   * the table searches by itself, in slices between which it answers. */
  think?: (ask: ThinkAsk, signal: AbortSignal) => Promise<string>;
}

/** How long bots take and how long a table waits, in milliseconds (server/core/due_actions.py: `Timing`). */
export interface Timing {
  think: number;
  shout: number;
  notice: number;
  contribute: number;
  between: number;
}

/** A round in a record's file. */
export interface RoundRecord {
  dealer: number;
  key: string;
  moves: string[];
  over: boolean;
  winner: number | null;
  points: number[];
  events: string[];
}

/** The record of a match, with the keys in the order in which Python's `Record` writes them. */
export interface MatchRecord {
  format: string;
  version: number;
  program: string;
  rules: string;
  rules_version?: number;
  players: number;
  names: string[];
  key: string;
  arranged: number;
  rounds: RoundRecord[];
  scores: number[];
  winners: number[];
  extra: Record<string, string>;
  fair?: Transcript;
}

/** What a page asks a local host for. All that may be refused rejects with `Refused` of connection/table-socket.ts. */
export interface LocalTables {
  /** As `POST /api/tables`: the same wish again is the same table. */
  open(wish: NewTable): Promise<Created>;
  /** As the WebSocket: hello first, then commands. `onopen` is called a moment after it was set. */
  connect(): SocketLike;
  /** As `GET /api/tables/CODE/record`: the match of that number, or the last one. */
  record(table: string, match?: number): Promise<MatchRecord>;
  /** Back to before the last move of the only person at a table with bots; false if there is nothing to take back. Everybody
   * connected is sent a new `welcome`. */
  takeBack(table: string): Promise<boolean>;
  /** Is there a move to take back? */
  mayTakeBack(table: string): Promise<boolean>;
  /** Somebody else has written to the rows of this table: read on, if anybody here is at it. */
  changed(table: string): Promise<void>;
  list(): Promise<TableListed[]>;
  /** All matches of all tables. */
  past(): Promise<PastMatch[]>;
  remove(table: string): Promise<void>;
}
