/** What a shuffle costs: the chain of a match is made only for who needs one of its secrets. */
import { expect, it } from "vitest";
import { linkBefore } from "../../src/fair/hashing";
import { toHex } from "../../src/fair/bytes";
import { Shuffler } from "../../src/local/shuffler";

/** Bytes that count how often somebody looks at them. */
function watched(): { root: Uint8Array; looks: () => number } {
  const root = new Uint8Array(32).fill(7);
  let looks = 0;
  Object.defineProperty(root, "length", { get: () => (looks++, 32) });
  return { root, looks: () => looks };
}

it("no secret is made before one is asked for, and all together once", () => {
  const { root, looks } = watched();
  const asked = Shuffler.begin("abcd2345/1", "classic/en", 2, root, 300).ask([0]).seal();
  expect(asked.dealsLeft).toBe(true);
  expect(asked.waiting).toEqual([]);
  expect(looks()).toBe(0);
  asked.secret(1);
  const once = looks();
  expect(once).toBeGreaterThan(0);
  asked.settle().finish([]).ask([0]).secret(2);
  expect(looks()).toBe(once);
});

it("each secret leads to the one before it, and the first to the anchor", () => {
  const shuffler = Shuffler.begin("abcd2345/1", "classic/en", 2, new Uint8Array(32), 5);
  for (let number = 2; number <= 5; number++)
    expect(linkBefore("abcd2345/1", number, shuffler.secret(number))).toEqual(shuffler.secret(number - 1));
  expect(toHex(linkBefore("abcd2345/1", 1, shuffler.secret(1)))).toBe(shuffler.transcript.anchor);
  expect(shuffler.secret(5)).toEqual(new Uint8Array(32));
});
