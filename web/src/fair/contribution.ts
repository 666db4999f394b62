/** What a person contributes to the shuffle: commit first, check what everybody committed to, then give. */
import type { Commit, Give, ShuffleInfo } from "../generated/protocol";
import { fromHex, toHex } from "./bytes";
import type { Store } from "../app/store";
import { commitment, headBefore, seal } from "./hashing";

export class Contribution {
  /** Deals in which the server did not show what it should. */
  readonly doubts: string[] = [];

  /** What was promised and what was seen outlive the page: a reload breaks no promise, a later record can be checked. */
  constructor(
    private readonly store: Store,
    private readonly random: () => Uint8Array = () => crypto.getRandomValues(new Uint8Array(32)),
  ) {}

  /** What is to be said now; the same answer is given as often as the server asks. */
  due(shuffle: ShuffleInfo, seat: number): Commit | Give | null {
    if (!shuffle.wanted?.includes(seat)) return null;
    const deal = `${shuffle.match}#${shuffle.number}`;
    const cmd = `${shuffle.stage}-${shuffle.match.replaceAll("/", "-")}-${shuffle.number}`;
    if (shuffle.stage === "open") {
      const secret = this.mine(deal) ?? this.random();
      this.store.write(`mine:${deal}`, toHex(secret));
      return { do: "commit", cmd, value: toHex(commitment(shuffle.match, shuffle.number, seat, secret)) };
    }
    const secret = this.mine(deal);
    const transcript = shuffle.transcript;
    if (!secret || !transcript) return null;
    const number = transcript.deals?.length ?? 0;
    const last = transcript.deals?.[number - 1];
    const promised = toHex(commitment(transcript.match, number, seat, secret));
    if (last?.stage !== "sealed" || last.parts[seat]?.commitment !== promised) {
      this.doubts.push(deal);
      return null;
    }
    this.store.write(`seal:${deal}`, toHex(seal(headBefore(transcript, number), number, last)));
    this.store.write(`anchor:${shuffle.match}`, transcript.anchor);
    return { do: "give", cmd, value: toHex(secret) };
  }

  private mine(deal: string): Uint8Array | null {
    const kept = this.store.read(`mine:${deal}`);
    return kept ? fromHex(kept) : null;
  }
}
