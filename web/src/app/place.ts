/** Where a table lives, on a server or on this device: how it is reached, and where its record comes from. */
import { browserEnvironment, type Environment } from "../connection/table-socket";
import { recordOf } from "./api";
import { localTables } from "./local.svelte";

export interface Place {
  readonly local: boolean;
  environment(): Environment;
  /** Of the match of this number, counted from 1, or of the last one. */
  record(table: string, match?: number): Promise<unknown>;
  /** Where the record can be fetched as a file, if it has an address. */
  file(table: string): string | null;
  /** The address of a table's view, and of its replay. */
  path(table: string): string;
  replay(table: string): string;
}

export const onServer: Place = {
  local: false,
  environment: () => browserEnvironment(location),
  record: recordOf,
  file: (table) => `/api/tables/${table}/record`,
  path: (table) => `/t/${table}`,
  replay: (table) => `/replay?table=${table}`,
};

export const onDevice: Place = {
  local: true,
  environment: () => localTables.environment(),
  record: (table, match) => localTables.record(table, match),
  file: () => null,
  path: (table) => `/local/${table}`,
  replay: (table) => `/replay?local=${table}`,
};
