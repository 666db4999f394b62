import { createHash, createHmac } from "node:crypto";
import { describe, expect, it } from "vitest";
import type { Deal, ShuffleInfo, Transcript } from "../src/generated/protocol";
import { fromHex, toHex } from "../src/fair/bytes";
import { shuffled, words } from "../src/fair/deck";
import * as hashing from "../src/fair/hashing";
import { Contribution } from "../src/fair/contribution";
import { deckOf } from "../src/game/card";
import { hmac, sha256 } from "../src/fair/sha256";

const repeated = (byte: number) => new Uint8Array(32).fill(byte);
const store = () => {
  const kept = new Map<string, string>();
  return {
    kept,
    read: (key: string) => kept.get(key) ?? null,
    write: (key: string, value: string) => void kept.set(key, value),
  };
};

describe("hashes agree with the system's", () => {
  it.each([0, 1, 55, 56, 63, 64, 65, 119, 1000])("%i bytes", (length) => {
    const data = Uint8Array.from({ length }, (_, i) => i * 7);
    expect(toHex(sha256(data))).toBe(createHash("sha256").update(data).digest("hex"));
    expect(toHex(hmac(data, data))).toBe(createHmac("sha256", data).update(data).digest("hex"));
  });
});

describe("the worked example of docs/fairness.md", () => {
  const transcript: Transcript = {
    match: "vector",
    rules: "classic/en",
    players: 3,
    length: 2,
    anchor: "c9faa27e37c281a209d848c0cb2521667aa75f0c2ac761f07a1f5126bca640a4",
    deals: [
      {
        round: 1,
        attempt: 1,
        stage: "aborted",
        head: "7ab126e738a16832d8b2fa3ae1e19ebcb6f534a5d9d93f96a64b8c1bee9e7f39",
        parts: [
          { mark: "committed", commitment: "1201ea0588ba1070f72453c83b0cf8dc99aac9a46caa1f9ae2ad50c7e5587aa8" },
          { mark: "absent" },
          { mark: "bot" },
        ],
      },
      {
        round: 1,
        attempt: 2,
        stage: "played",
        parts: [
          {
            mark: "given",
            commitment: "3d57fc27d41edc259e269314a0b20e6caf34c99421fc0dd8d52e4e06bcef5bfa",
            contribution: "02".repeat(32),
          },
          { mark: "withheld", commitment: "4cc5898fc9463abf1d6a7e0e7668486d1cee3c7a9b4c7e287442881270be909f" },
          { mark: "bot" },
        ],
      },
    ],
  };
  const deal = transcript.deals![1] as Deal;
  const sealed = fromHex("8ec847b22fa3a22ddf628f876de512ba38248b52c286cd0cec4b79ee638b48a7");

  it("comes out the same", () => {
    const first = hashing.linkBefore("vector", 2, repeated(7));
    expect(toHex(first)).toBe("51710a9b413479ee9d96a38517a6a77eabf50a0e4ae94c8ce494fda98c607ed1");
    expect(toHex(hashing.linkBefore("vector", 1, first))).toBe(transcript.anchor);
    expect(toHex(hashing.headBefore(transcript, 1))).toBe(
      "69fa036fab6bed6b297ce5d01cd8929145c65b1ab093c2bf4cca61bb4ce6cc0a",
    );
    expect(toHex(hashing.commitment("vector", 1, 0, repeated(1)))).toBe(transcript.deals![0]!.parts[0]!.commitment);
    expect(toHex(hashing.seal(hashing.headBefore(transcript, 2), 2, deal))).toBe(toHex(sealed));
    expect(toHex(hashing.dealerKey(sealed, deal, repeated(7)))).toBe(
      "6c098c0fe6894004fd11ae5968b2428840f058e00a2c26a921cb6e371a6dbc8d",
    );
    expect(toHex(hashing.cardsKey(sealed, deal, repeated(7), 2))).toBe(
      "2a10abf099afabe7e28916eaefe08f18689543901b3b4a234386616b1a5e33a3",
    );
    const moves = hashing.movesDigest(["0 r7", "1 draw"]);
    expect(toHex(moves)).toBe("135c123443a18bebbe15daa78a75debbedb19afeeae55f695112c6623f2bdd5a");
    expect(toHex(hashing.head(sealed, deal, repeated(7), moves))).toBe(
      "243a09a7d39d658e3505d5ba976419ccc34fbe099d97affa4dcb943a9593e520",
    );
  });

  it("a part commits, checks the list, then gives", () => {
    const kept = store();
    const part = new Contribution(kept, () => repeated(2));
    const open: ShuffleInfo = { match: "vector", anchor: transcript.anchor, number: 2, stage: "open", wanted: [0] };
    expect(part.due(open, 1)).toBeNull();
    const commit = part.due(open, 0);
    expect(commit).toMatchObject({ do: "commit", value: deal.parts[0]!.commitment });
    expect(part.due(open, 0)).toEqual(commit);
    const sealedDeal = {
      ...deal,
      stage: "sealed" as const,
      parts: [{ ...deal.parts[0]!, mark: "committed" as const }, ...deal.parts.slice(1)],
    };
    const now = {
      ...open,
      stage: "sealed" as const,
      transcript: { ...transcript, deals: [transcript.deals![0]!, sealedDeal] },
    };
    expect(part.due(now, 0)).toMatchObject({ do: "give", value: "02".repeat(32) });
    expect(kept.kept.get("seal:vector#2")).toBe(toHex(sealed));
  });

  it("a part whose commitment is not in the list gives nothing", () => {
    const part = new Contribution(store(), () => repeated(9));
    const open: ShuffleInfo = { match: "vector", anchor: transcript.anchor, number: 2, stage: "open", wanted: [0] };
    part.due(open, 0);
    const sealedDeal = { ...deal, stage: "sealed" as const };
    expect(
      part.due(
        { ...open, stage: "sealed", transcript: { ...transcript, deals: [transcript.deals![0]!, sealedDeal] } },
        0,
      ),
    ).toBeNull();
    expect([...part.doubts]).toEqual(["vector"]);
  });
});

describe("the deck", () => {
  it("is ChaCha8's (published vector of a key of zeros)", () => {
    const stream = words(new Uint8Array(32), 0);
    const first = Array.from({ length: 4 }, () => (stream.next().value as number) >>> 0);
    expect(first.map((one) => one.toString(16))).toEqual(["2fef003e", "d6405f89", "e8b85b7f", "a1a5091f"]);
  });

  it("keeps every card", () => {
    expect(deckOf("classic")).toHaveLength(108);
    expect(deckOf("hyper")).toHaveLength(112);
    expect(shuffled(repeated(3), "scary").sort()).toEqual(deckOf("scary").sort());
  });
});

describe("a server that throws a deal away", () => {
  const shuffle = (parts: Deal["parts"], attempt = 1): ShuffleInfo => ({
    match: "m",
    anchor: "0".repeat(64),
    number: 2,
    stage: "sealed",
    wanted: [0],
    transcript: {
      match: "m",
      rules: "classic/en",
      players: 2,
      length: 2,
      anchor: "0".repeat(64),
      deals: [
        { round: 1, attempt, stage: "aborted", parts, secret: "1".repeat(64), head: "2".repeat(64) },
        {
          round: 1,
          attempt: attempt + 1,
          stage: "sealed",
          parts: [
            { mark: "committed", commitment: toHex(hashing.commitment("m", 2, 0, repeated(5))) },
            { mark: "bot" },
          ],
        },
      ],
    },
  });
  const given = { mark: "given", commitment: "3".repeat(64), contribution: "4".repeat(64) } as const;
  const committed = { mark: "committed", commitment: "3".repeat(64) } as const;

  it.each([
    ["after somebody gave", [given, { mark: "bot" }], 1, false],
    ["a third time", [committed, { mark: "bot" }], 3, false],
    ["to which nobody gave anything", [committed, { mark: "bot" }], 1, true],
  ] as [string, Deal["parts"], number, boolean][])("%s", (_, parts, attempt, trusted) => {
    const part = new Contribution(store(), () => repeated(5));
    part.due({ ...shuffle(parts, attempt), stage: "open", transcript: null }, 0);
    expect(part.due(shuffle(parts, attempt), 0)?.do).toBe(trusted ? "give" : undefined);
    expect(part.doubts.has("m")).toBe(!trusted);
    const next = part.due({ ...shuffle(parts, attempt), number: 3, stage: "open", transcript: null }, 0);
    expect(next === null).toBe(!trusted);
  });
});
