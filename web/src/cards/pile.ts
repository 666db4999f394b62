/** How piles of paper lie. */

/** The edges that are seen below the top card, lowest first: one for each twelve cards or part of them, six at most. */
export function edges(count: number): number[] {
  const seen = count < 2 ? 0 : Math.min(6, Math.ceil((count - 1) / 12));
  return Array.from({ length: seen }, (_, i) => seen - i);
}

/** How far the n-th card thrown on a pile leans, in degrees: never straight twice, never further than a hand would. */
export function lean(n: number): number {
  const mixed = Math.imul(n + 1, 0x9e3779b1) >>> 0;
  return Math.round(((mixed % 1000) / 999) * 140 - 70) / 10;
}
