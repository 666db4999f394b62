/** The time that is left for a decision, as it is shown and as it is said. */

/** Whole seconds that are left, as a clock shows them: 0 only when the time is over. */
export function secondsLeft(until: number, now: number): number {
  return Math.max(0, Math.ceil((until - now) / 1000));
}

/** With so many seconds left a clock becomes urgent. */
export const URGENT = 5;

/** The seconds that are left when it is said how many: late enough to let the question be heard, in time to answer. */
export function saidAt(whole: number): number {
  return whole >= 30_000 ? 10 : URGENT;
}
