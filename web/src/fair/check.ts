/** A record's shuffles checked in the page: chain, contributions, keys, the order of the cards. No rule is needed for that. */
import type { Deal, Transcript } from "../generated/protocol";
import { parseEvents } from "../game/event";
import { parseRules } from "../game/rules";
import { fromHex, toHex } from "./bytes";
import { shuffled } from "./deck";
import { cardsKey, commitment, head, headBefore, linkBefore, movesDigest, seal } from "./hashing";
import { wronglyAborted } from "./contribution";
import type { Store } from "../app/store";

interface RoundOfRecord {
  dealer: number;
  key: string;
  moves: string[];
  events: string[];
}

interface FairRecord {
  rules: string;
  players: number;
  rounds: RoundOfRecord[];
  extra?: { carried?: string; taken_back?: string; dealt_on?: string };
  fair?: Transcript;
}

export type Trouble = "secret" | "contribution" | "aborted" | "key" | "events" | "head" | "seen";

/** What a record says of itself and no transcript binds; Python's `Unproven` has the same. */
export type Unproven =
  { what: "carried"; points: number[] } | { what: "taken-back"; moves: string } | { what: "device" };

export interface Checked {
  ok: boolean;
  troubles: Trouble[];
  unproven: Unproven[];
  anchor: string;
}

export function checked(record: unknown, store: Store): Checked | null {
  const told = record as FairRecord;
  const t = told.fair;
  if (!t) return null;
  const troubles = new Set<Trouble>();
  const rounds = [...told.rounds];
  (t.deals ?? []).forEach((deal, at) => {
    const number = at + 1;
    if (!deal.secret) return;
    const round = deal.stage === "played" ? rounds.shift() : undefined;
    for (const trouble of dealTroubles(t, number, deal, round, told.rules)) troubles.add(trouble);
    const kept = store.read(`seal:${t.match}#${number}`);
    if (kept && kept !== toHex(seal(headBefore(t, number), number, deal))) troubles.add("seen");
  });
  const anchor = store.read(`anchor:${t.match}`);
  if (anchor && anchor !== t.anchor) troubles.add("seen");
  return { ok: troubles.size === 0, troubles: [...troubles], unproven: unprovenIn(told), anchor: t.anchor };
}

function unprovenIn({ extra = {} }: FairRecord): Unproven[] {
  const found: Unproven[] = [];
  const points = (extra.carried ?? "").split(" ").filter(Boolean).map(Number);
  if (points.some(Boolean)) found.push({ what: "carried", points });
  if ((extra.taken_back ?? "0") !== "0") found.push({ what: "taken-back", moves: extra.taken_back! });
  if (extra.dealt_on === "device") found.push({ what: "device" });
  return found;
}

function dealTroubles(
  t: Transcript,
  number: number,
  deal: Deal,
  round: RoundOfRecord | undefined,
  rules: string,
): Trouble[] {
  const found: Trouble[] = [];
  const secret = fromHex(deal.secret ?? "");
  const before = number === 1 ? t.anchor : (t.deals?.[number - 2]?.secret ?? "");
  if (toHex(linkBefore(t.match, number, secret)) !== before) found.push("secret");
  deal.parts.forEach((part, seat) => {
    if (part.mark !== "given") return;
    if (toHex(commitment(t.match, number, seat, fromHex(part.contribution ?? ""))) !== part.commitment)
      found.push("contribution");
  });
  const sealed = seal(headBefore(t, number), number, deal);
  const moves = round ? movesDigest(round.moves) : new Uint8Array();
  if (toHex(head(sealed, deal, secret, moves)) !== deal.head) found.push("head");
  if (wronglyAborted(deal)) found.push("aborted");
  if (!round) return found;
  const key = cardsKey(sealed, deal, secret, round.dealer);
  if (toHex(key) !== round.key) found.push("key");
  else if (!dealtAsShuffled(key, round, rules)) found.push("events");
  return found;
}

/** The first cards of a round are the top of the shuffled deck, one by one around the table. */
function dealtAsShuffled(key: Uint8Array, round: RoundOfRecord, rules: string): boolean {
  const deck = shuffled(key, parseRules(rules).edition);
  const hands = parseEvents(round.events).filter((event) => event.name === "dealt");
  const most = Math.max(0, ...hands.map((event) => event.cards.length));
  const top = deck.reverse().slice(0, most * hands.length);
  return hands.every((event) => {
    const mine = hands.indexOf(event);
    const expected = top.filter((_, at) => at % hands.length === mine);
    return [...expected].sort().join() === [...event.cards].sort().join();
  });
}
