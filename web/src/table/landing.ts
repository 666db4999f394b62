/** Keeps words from running ahead of the cards: what happened is told when all that was in the air before it has landed. */

/** Milliseconds after which nobody waits for a flight any more: whatever showed it may be gone. */
const LONGEST = 4000;

export class Landing {
  private before: Promise<unknown> = Promise.resolve();
  private waiting = 0;
  private stopped = false;

  /** Calls `tell` once this flight and all earlier ones have landed; at once if nothing is in the air. */
  after(flight: Promise<void> | void, tell: () => void = () => {}): void {
    if (!flight && !this.waiting) return tell();
    this.waiting++;
    const landed = Promise.all([this.before, flight]);
    this.before = Promise.race([landed, new Promise((late) => setTimeout(late, LONGEST))]).then(() => {
      this.waiting--;
      if (!this.stopped) tell();
    });
  }

  /** Nobody looks any more: what is still in the air is told to nobody. */
  stop(): void {
    this.stopped = true;
  }
}
