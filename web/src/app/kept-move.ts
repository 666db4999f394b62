/** A move of a table to the server: kept before the server is asked, so that a second try finds the table of the first. */
import type { TableInfo } from "../generated/protocol";
import type { Moved } from "../table/moving";
import { fromJson, isObject, isText } from "./fields";
import { newCommand, newToken } from "./saved-tables";
import type { Store } from "./store";

export interface Move {
  cmd: string;
  /** Of each seat. */
  tokens: string[];
  /** What is moved, and at which round of which match. */
  what: string;
}

const nameOf = (table: string) => `moving:${table}`;

/** The same as long as the table stands as it stood; played on, it moves anew. */
export function keptMove(room: TableInfo, moved: Moved, store: Store): Move {
  const kept = fromJson(store.read(nameOf(room.table)));
  return isMove(kept) && kept.what === describe(room, moved) ? kept : newMove(room, moved, store);
}

/** One that leads to another table than any before. */
export function newMove(room: TableInfo, moved: Moved, store: Store): Move {
  const move = { cmd: newCommand(), tokens: room.seats.map(() => newToken()), what: describe(room, moved) };
  store.write(nameOf(room.table), JSON.stringify(move));
  return move;
}

function describe({ match, round }: TableInfo, moved: Moved): string {
  return JSON.stringify([match, round, moved]);
}

function isMove(kept: unknown): kept is Move {
  return (
    isObject(kept) && isText(kept.cmd) && isText(kept.what) && Array.isArray(kept.tokens) && kept.tokens.every(isText)
  );
}
