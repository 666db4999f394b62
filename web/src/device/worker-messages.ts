/** What page and worker say to each other beside the connections of tables. */
import type { NewTable, No } from "../generated/protocol";
import type { LocalTables } from "../local/interfaces";
import type { Archive, BroughtBack } from "./archive";
import type { Storage } from "./device-store";

/** What the page may ask the worker for. */
export interface Asked {
  open(wish: NewTable): ReturnType<LocalTables["open"]>;
  record: LocalTables["record"];
  takeBack: LocalTables["takeBack"];
  mayTakeBack: LocalTables["mayTakeBack"];
  list: LocalTables["list"];
  past: LocalTables["past"];
  remove: LocalTables["remove"];
  /** All tables with their rows, or one. */
  archive(table?: string): Promise<Archive["tables"]>;
  bringBack(tables: Archive["tables"]): Promise<BroughtBack>;
}

export interface Question {
  id: number;
  ask: keyof Asked;
  args: unknown[];
}

export type ToWorker = Question | { connect: MessagePort };

export type FromWorker =
  | { id: number; value: unknown }
  /** The tables said no. */
  | { id: number; no: Pick<No, "code" | "reason" | "facts"> }
  /** Something broke; the text is for a console. */
  | { id: number; failed: string }
  | { storage: Storage }
  /** Another tab has changed this table, or this one has: lists of tables are to be read again. */
  | { changed: string }
  /** The worker cannot play: no engine. It tries again when it is next asked. */
  | { broken: string }
  /** It can. */
  | { ready: true };
