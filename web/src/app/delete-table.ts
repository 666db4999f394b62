/** A table on this device is deleted, with all that the device keeps about its matches. */
import { store } from "./app.svelte";
import { localTables } from "./local.svelte";

export async function deleteTable(table: string): Promise<void> {
  await localTables.remove(table);
  store.forget(table);
}
