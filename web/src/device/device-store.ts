/** The store of this device: IndexedDB, or memory where that is denied. It says how it is, and tells other tabs of changes. */
import type { Row, TableListed, TableStore } from "../local/interfaces";
import { IndexedStore, StoreFull } from "./indexed-store";
import { MemoryStore } from "../local/memory-store";

/** `denied`: nothing outlives the page; `full`: the last row could not be written. */
export type Storage = "kept" | "denied" | "full";

/** What one tab tells the others: this table has changed, or is gone. */
export interface Changed {
  table: string;
}

/** A BroadcastChannel, or what stands for it. */
export interface Channel {
  postMessage(changed: Changed): void;
}

export class DeviceStore implements TableStore {
  private state: Storage = "kept";

  private constructor(
    private readonly inner: TableStore,
    private readonly channel: Channel | null,
    private readonly told: (storage: Storage) => void,
  ) {}

  static async open(
    factory: () => IDBFactory,
    channel: Channel | null,
    told: (storage: Storage) => void,
  ): Promise<DeviceStore> {
    try {
      // Where storage is denied, some browsers refuse the name already, others the opening.
      const store = new IndexedStore(factory());
      await store.open();
      return new DeviceStore(store, channel, told);
    } catch {
      const denied = new DeviceStore(new MemoryStore(), null, told);
      denied.say("denied");
      return denied;
    }
  }

  async append(table: string, after: number, rows: Row[], listed: TableListed): Promise<void> {
    try {
      await this.inner.append(table, after, rows, listed);
    } catch (error) {
      if (error instanceof StoreFull) this.say("full");
      throw error;
    }
    if (this.state === "full") this.say("kept");
    this.channel?.postMessage({ table });
  }

  read(table: string, from?: number): Promise<Row[]> {
    return this.inner.read(table, from);
  }

  async list(): Promise<TableListed[]> {
    return (await this.inner.list()).sort((a, b) => b.at - a.at);
  }

  async remove(table: string): Promise<void> {
    await this.inner.remove(table);
    if (this.state === "full") this.say("kept");
    this.channel?.postMessage({ table });
  }

  private say(state: Storage): void {
    this.state = state;
    this.told(state);
  }
}
