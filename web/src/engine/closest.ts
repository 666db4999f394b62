/** The word that somebody may have meant, found as Python's difflib finds it. */

const ENOUGH = 0.6;

/** Of these words the one most like another, or nothing if none is like it. */
export function closest(text: string, words: readonly string[]): string | undefined {
  let best: string | undefined;
  let most = 0;
  for (const word of words) {
    const like = likeness(word, text);
    if (like < ENOUGH || like < most || (like === most && best !== undefined && word < best)) continue;
    [best, most] = [word, like];
  }
  return best;
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
