import { describe, expect, it } from "vitest";
import { hereHeader, keepHereKey } from "../src/app/here-key";

function memory() {
  const kept = new Map<string, string>();
  return {
    read: (key: string) => kept.get(key) ?? null,
    write: (key: string, value: string) => void kept.set(key, value),
  };
}

describe("the key of the server's own machine", () => {
  it("is kept, shown, and taken out of the address", () => {
    const store = memory();
    const shown: unknown[] = [];
    const history = { replaceState: (...args: unknown[]) => void shown.push(args[2]) };
    expect(hereHeader(store)).toEqual({});
    keepHereKey({ hash: "#here=ab_C-9", pathname: "/" }, history, store);
    expect(hereHeader(store)).toEqual({ "X-Penultima-Key": "ab_C-9" });
    expect(shown).toEqual(["/"]);
  });

  it("is not taken from any other address", () => {
    const store = memory();
    for (const hash of ["", "#", "#here=", "#here=a b", "#there=ab"])
      keepHereKey({ hash, pathname: "/" }, { replaceState: () => expect.unreachable() }, store);
    expect(hereHeader(store)).toEqual({});
  });
});
