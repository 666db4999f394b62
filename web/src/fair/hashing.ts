/** The values of docs/fairness.md, by the names it gives them. */
import type { Deal, Transcript } from "../generated/protocol";
import { encoded, fromHex, joined, type Item } from "./bytes";
import { hmac, sha256 } from "./sha256";

const SCHEME = "penultima-fair-1";

/** How often a round is dealt at most: the last attempt is played, whoever contributed to it. */
export const ATTEMPTS = 3;

export function digest(purpose: string, ...items: Item[]): Uint8Array {
  return sha256(encoded(`${SCHEME} ${purpose}`, ...items));
}

export function linkBefore(match: string, number: number, secret: Uint8Array): Uint8Array {
  return digest("link", match, number, secret);
}

export function commitment(match: string, number: number, seat: number, contribution: Uint8Array): Uint8Array {
  return digest("commitment", match, number, seat, contribution);
}

export function headBefore(t: Transcript, number: number): Uint8Array {
  if (number === 1) return digest("match", t.match, t.rules, t.players, fromHex(t.anchor), t.length);
  return fromHex(t.deals?.[number - 2]?.head ?? "");
}

export function seal(before: Uint8Array, number: number, deal: Deal): Uint8Array {
  const seats = deal.parts.flatMap((part) => [
    part.commitment ? "committed" : part.mark,
    fromHex(part.commitment ?? ""),
  ]);
  return digest("seal", before, number, deal.round, deal.attempt, deal.parts.length, ...seats);
}

function given(deal: Deal): Item[] {
  return deal.parts.flatMap((part) => [part.mark, fromHex(part.contribution ?? "")]);
}

export function movesDigest(moves: readonly string[]): Uint8Array {
  return digest("moves", moves.length, ...moves);
}

export function head(sealed: Uint8Array, deal: Deal, secret: Uint8Array, moves: Uint8Array): Uint8Array {
  return digest("head", sealed, deal.stage, deal.parts.length, ...given(deal), secret, moves);
}

function hkdf(sealed: Uint8Array, deal: Deal, secret: Uint8Array, info: Uint8Array): Uint8Array {
  const drawn = hmac(sealed, encoded(`${SCHEME} input`, secret, deal.parts.length, ...given(deal)));
  return hmac(drawn, joined([info, Uint8Array.of(1)]));
}

export function dealerKey(sealed: Uint8Array, deal: Deal, secret: Uint8Array): Uint8Array {
  return hkdf(sealed, deal, secret, encoded(`${SCHEME} dealer`));
}

export function cardsKey(sealed: Uint8Array, deal: Deal, secret: Uint8Array, dealer: number): Uint8Array {
  return hkdf(sealed, deal, secret, encoded(`${SCHEME} cards`, dealer));
}
