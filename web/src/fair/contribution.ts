/** What a person contributes to the shuffle: commit first, check what everybody committed to, then give. */
import type { Commit, Deal, Give, ShuffleInfo, Transcript } from "../generated/protocol";
import { fromHex, toHex } from "./bytes";
import type { Store } from "../app/store";
import { ATTEMPTS, commitment, headBefore, seal } from "./hashing";

/** Broken off after somebody had given, when the server knew its cards, or once too often. */
export function wronglyAborted(deal: Deal): boolean {
  const known = deal.parts.some((part) => part.mark === "given" || part.mark === "withheld");
  return deal.stage === "aborted" && (known || deal.attempt >= ATTEMPTS);
}

export class Contribution {
  /** Matches in which the server did not do what it promised: nothing more is given in them. */
  readonly doubts = new Set<string>();

  /** What was promised and what was seen outlive the page: a reload breaks no promise, a later record can be checked. */
  constructor(
    private readonly store: Store,
    private readonly random: () => Uint8Array = () => crypto.getRandomValues(new Uint8Array(32)),
  ) {}

  /** What is to be said now; the same answer is given as often as the server asks. */
  due(shuffle: ShuffleInfo, seat: number): Commit | Give | null {
    if (this.doubts.has(shuffle.match) || !shuffle.wanted?.includes(seat)) return null;
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
    if (last?.stage !== "sealed" || last.parts[seat]?.commitment !== promised || this.brokenBefore(transcript)) {
      this.doubts.add(shuffle.match);
      return null;
    }
    this.store.write(`seal:${deal}`, toHex(seal(headBefore(transcript, number), number, last)));
    this.store.write(`anchor:${shuffle.match}`, transcript.anchor);
    return { do: "give", cmd, value: toHex(secret) };
  }

  /** Was a deal thrown away that should not have been, or is the past another one than was seen? */
  private brokenBefore(t: Transcript): boolean {
    const anchor = this.store.read(`anchor:${t.match}`);
    if (anchor && anchor !== t.anchor) return true;
    return (t.deals ?? []).slice(0, -1).some((deal, at) => {
      const kept = this.store.read(`seal:${t.match}#${at + 1}`);
      return wronglyAborted(deal) || (kept && kept !== toHex(seal(headBefore(t, at + 1), at + 1, deal)));
    });
  }

  private mine(deal: string): Uint8Array | null {
    const kept = this.store.read(`mine:${deal}`);
    return kept ? fromHex(kept) : null;
  }
}
