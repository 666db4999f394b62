/** What somebody may have meant, found as Python's difflib finds it (`penultima/spelling.py`). */

const ENOUGH = 0.6;
const NEARLY = 0.1;
const MOST = 3;

/** The names most like a text, the likest first; nothing if none is like it. */
export function nearest(text: string, names: Iterable<string>): string[] {
  const typed = text.toLowerCase();
  const likely = [...new Set(names)]
    .map((name): [string, number] => [name, likeness(name, typed)])
    .sort(([one, like], [other, alike]) => alike - like || (one < other ? 1 : -1));
  const enough = Math.max(ENOUGH, (likely[0]?.[1] ?? 0) - NEARLY);
  return likely
    .filter(([, like]) => like >= enough)
    .slice(0, MOST)
    .map(([name]) => name);
}

/** Twice the letters that two words have in common, in the same order, by all their letters. */
function likeness(one: string, two: string): number {
  const [a, b] = [[...one], [...two]];
  return a.length + b.length ? (2 * inCommon(a, b)) / (a.length + b.length) : 1;
}

/** The longest part that is in both, and what is in common before and behind it. */
function inCommon(a: readonly string[], b: readonly string[]): number {
  let [atA, atB, size] = [0, 0, 0];
  for (let i = 0; i < a.length; i++)
    for (let j = 0; j < b.length; j++) {
      let n = 0;
      while (a[i + n] !== undefined && a[i + n] === b[j + n]) n++;
      if (n > size) [atA, atB, size] = [i, j, n];
    }
  if (!size) return 0;
  return size + inCommon(a.slice(0, atA), b.slice(0, atB)) + inCommon(a.slice(atA + size), b.slice(atB + size));
}
