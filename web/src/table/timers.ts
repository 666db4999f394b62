/** Timers by what they are for: one that is set anew takes the place of the one before, and all of them end together. */
export class Timers<Name extends string> {
  private readonly running = new Map<Name, ReturnType<typeof setTimeout>>();

  /** Do something so many milliseconds from now. */
  set(name: Name, milliseconds: number, act: () => void): void {
    this.clear(name);
    this.running.set(name, setTimeout(act, milliseconds));
  }

  clear(name: Name): void {
    clearTimeout(this.running.get(name));
    this.running.delete(name);
  }

  clearAll(): void {
    for (const name of [...this.running.keys()]) this.clear(name);
  }
}
