/** For whom the table waits: the screen stays on while a match goes on, and the phone vibrates for who has been waiting. */

/** Who has touched the page less than so many milliseconds ago looks at it. */
const LOOKING = 10_000;
const BUZZ = [90, 60, 90];

/** The parts of a browser that this needs; older ones, and pages over plain http, lack some. */
export interface Device {
  now(): number;
  visible(): boolean;
  vibrate?(pattern: number[]): unknown;
  keepAwake?(): Promise<{ release(): Promise<unknown> }>;
}

export class Attention {
  private touched = 0;
  private wanted = false;
  private lock: Promise<{ release(): Promise<unknown> } | undefined> | null = null;

  constructor(private readonly device: Device) {}

  /** Somebody touched the page. */
  touch(): void {
    this.touched = this.device.now();
  }

  /** It is this person's turn. */
  yourTurn(on: boolean): void {
    if (on && this.device.now() - this.touched > LOOKING) this.device.vibrate?.(BUZZ);
  }

  /** A match goes on, or no longer. */
  playing(on: boolean): void {
    this.wanted = on;
    this.refresh();
  }

  /** The browser lets go of the screen whenever the page is hidden: ask again when it is back. */
  shown(): void {
    if (this.device.visible()) this.lock = null;
    this.refresh();
  }

  private refresh(): void {
    if (this.wanted && !this.lock && this.device.visible())
      this.lock = this.device.keepAwake?.().catch(() => undefined) ?? null;
    else if (!this.wanted && this.lock) {
      void this.lock.then((lock) => lock?.release().catch(() => undefined));
      this.lock = null;
    }
  }
}

function browserDevice(): Device {
  return {
    now: () => Date.now(),
    visible: () => document.visibilityState === "visible",
    // A browser complains about a page that vibrates before it was touched.
    vibrate: (pattern) => navigator.userActivation?.hasBeenActive !== false && navigator.vibrate?.(pattern),
    keepAwake: navigator.wakeLock && (() => navigator.wakeLock.request("screen")),
  };
}

export const attention = new Attention(typeof navigator === "undefined" ? ({} as Device) : browserDevice());

if (typeof document !== "undefined") {
  for (const event of ["pointerdown", "keydown"]) addEventListener(event, () => attention.touch(), { passive: true });
  document.addEventListener("visibilitychange", () => attention.shown());
}
