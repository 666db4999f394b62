/** Tables on this device as the views see them: the worker they live in, and how this device keeps them. */
import type { Storage } from "../device/device-store";
import { LocalClient, type WorkerLike } from "../device/local-client";

class LocalState {
  storage: Storage = $state("kept");
  /** The worker or the engine did not arrive: nothing can be played here without a server. */
  broken = $state(false);
  /** Counts changes of any table, so that lists of tables are read again. */
  changes = $state(0);
}

export const local = new LocalState();

export const localTables = new LocalClient(
  () => new Worker(new URL("../device/local-worker.ts", import.meta.url), { type: "module" }) as WorkerLike,
  {
    storage: (storage) => (local.storage = storage),
    changed: () => local.changes++,
    broken: () => (local.broken = true),
    ready: () => (local.broken = false),
  },
);

if (typeof document !== "undefined")
  document.addEventListener("visibilitychange", () => document.hidden || void localTables.check());

/**
 * The key of a person at any table on this device. It guards nothing, since whoever holds the device has the whole table; so it
 * needs no keeping, and a table that is brought back from a file is played on at once.
 */
export function localToken(person: number): string {
  return `person-${String(person).padStart(2, "0")}-of-a-table-on-this-device`;
}
