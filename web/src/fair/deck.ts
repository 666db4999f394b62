/** From a round's key to the order of its cards: ChaCha with 8 rounds and Fisher–Yates, as docs/fairness.md says. */
import { deckOf } from "../game/card";
import type { Edition } from "../generated/table";

const CONSTANTS = [0x61707865, 0x3320646e, 0x79622d32, 0x6b206574];

/** The endless stream of 32-bit words of a key and a nonce. */
export function* words(key: Uint8Array, nonce: number): Generator<number> {
  const view = new DataView(key.buffer, key.byteOffset, 32);
  const start = new Uint32Array(16);
  start.set(CONSTANTS);
  for (let i = 0; i < 8; i++) start[4 + i] = view.getUint32(i * 4, true);
  start[14] = nonce;
  for (let block = 0; ; block++) {
    start[12] = block;
    yield* mixed(start);
  }
}

function mixed(start: Uint32Array): Uint32Array {
  const x = start.slice();
  const rotl = (v: number, by: number) => (v << by) | (v >>> (32 - by));
  const quarter = (a: number, b: number, c: number, d: number) => {
    x[a] = x[a]! + x[b]!;
    x[d] = rotl(x[d]! ^ x[a]!, 16);
    x[c] = x[c]! + x[d]!;
    x[b] = rotl(x[b]! ^ x[c]!, 12);
    x[a] = x[a]! + x[b]!;
    x[d] = rotl(x[d]! ^ x[a]!, 8);
    x[c] = x[c]! + x[d]!;
    x[b] = rotl(x[b]! ^ x[c]!, 7);
  };
  for (let double = 0; double < 4; double++) {
    for (let i = 0; i < 4; i++) quarter(i, 4 + i, 8 + i, 12 + i);
    for (let i = 0; i < 4; i++) quarter(i, 4 + ((i + 1) % 4), 8 + ((i + 2) % 4), 12 + ((i + 3) % 4));
  }
  return x.map((value, i) => value + start[i]!);
}

export function numberBelow(stream: Generator<number>, n: number): number {
  for (;;) {
    const product = BigInt(stream.next().value as number) * BigInt(n);
    if ((product & 0xffffffffn) >= 2n ** 32n % BigInt(n)) return Number(product >> 32n);
  }
}

/** The deck after the shuffle; the last card is the top. */
export function shuffled(key: Uint8Array, edition: Edition): string[] {
  const deck = deckOf(edition);
  const stream = words(key, 0);
  for (let last = deck.length - 1; last > 0; last--) {
    const other = numberBelow(stream, last + 1);
    [deck[last], deck[other]] = [deck[other]!, deck[last]!];
  }
  return deck;
}
