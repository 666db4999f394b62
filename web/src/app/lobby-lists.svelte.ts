/** What the home page asks its server for: what can be played, and the tables that are open to everybody. */
import type { Catalog, TableListed } from "../generated/protocol";
import { openTables, shelf } from "./api";

/** Milliseconds before a server that did not answer is asked again: twice as long each time. */
const FIRST_WAIT = 700;
const LONGEST_WAIT = 60_000;

export class LobbyLists {
  shelf = $state.raw<Catalog | null>(null);
  open = $state.raw<TableListed[]>([]);
  /** The server did not answer the last time it was asked. */
  gone = $state(false);
  private wait = FIRST_WAIT;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private asking = false;
  private stopped = false;

  async ask(): Promise<void> {
    clearTimeout(this.timer);
    if (this.asking) return;
    this.asking = true;
    try {
      this.shelf ??= await shelf();
      this.open = await openTables();
      this.gone = false;
      this.wait = FIRST_WAIT;
    } catch {
      this.gone = true;
      // Without a network, or where nobody looks, nobody is asked until that changes.
      if (!this.stopped && navigator.onLine && !document.hidden)
        this.timer = setTimeout(() => void this.ask(), this.wait);
      this.wait = Math.min(2 * this.wait, LONGEST_WAIT);
    } finally {
      this.asking = false;
    }
  }

  /** The network is back, or somebody looks at the page again: a server that was gone is asked at once. */
  hurry(): void {
    if (!this.gone || document.hidden || !navigator.onLine) return;
    this.wait = FIRST_WAIT;
    void this.ask();
  }

  stop(): void {
    this.stopped = true;
    clearTimeout(this.timer);
  }
}
