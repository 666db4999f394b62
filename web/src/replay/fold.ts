/** A record's events folded into pictures of the table: there is no second engine, only bookkeeping. */
import { card, type Color } from "../game/card";
import { parseEvents, type GameEvent } from "../game/event";
import { parseRules } from "../game/rules";

export interface RecordedRound {
  dealer: number;
  winner: number | null;
  points: number[];
  events: string[];
}

export interface GameRecord {
  rules: string;
  players: number;
  names: string[];
  rounds: RecordedRound[];
  scores: number[];
  winners: number[];
}

/** The table after one event. */
export interface Frame {
  event: GameEvent | null;
  hands: readonly (readonly string[])[];
  top: string | null;
  discard: number;
  draw: number;
  color: Color | null;
  hyper: Color | null;
  direction: "left" | "right";
  /** Cards that lie open in a battle. */
  aside: readonly string[];
  dealer: number;
  actor: number | null;
}

export class NoRecordError extends Error {}

/** A record as the server writes it; whatever else is refused. */
export function readRecord(value: unknown): GameRecord {
  const record = value as (GameRecord & { format?: unknown; version?: unknown }) | null;
  if (record?.format !== "penultima-record" || record.version !== 1 || !Array.isArray(record.rounds)) throw new NoRecordError();
  if (!Array.isArray(record.names) || record.names.length !== record.players) throw new NoRecordError();
  // A round that is not over has no events: what its players may not know is not in the file.
  const rounds = record.rounds.filter((round) => Array.isArray(round.events) && round.events.length > 0);
  return { ...record, rounds };
}

export function frames(record: GameRecord, round: number): Frame[] {
  const told = record.rounds[round];
  if (!told) return [];
  const deck = parseRules(record.rules).edition === "classic" ? 108 : 112;
  let frame: Frame = {
    event: null, hands: Array.from({ length: record.players }, () => []), top: null, discard: 0, draw: deck,
    color: null, hyper: null, direction: "left", aside: [], dealer: told.dealer, actor: null,
  };
  return parseEvents(told.events).map((event) => (frame = counted(after(frame, event), deck)));
}

function counted(frame: Frame, deck: number): Frame {
  const held = frame.hands.reduce((sum, hand) => sum + hand.length, 0);
  return { ...frame, draw: deck - held - frame.discard - frame.aside.length };
}

type Hands = Frame["hands"];

function without(hands: Hands, seat: number, cards: readonly string[]): Hands {
  const left = [...(hands[seat] ?? [])];
  for (const one of cards) {
    const at = left.indexOf(one);
    if (at >= 0) left.splice(at, 1);
  }
  return hands.map((hand, other) => (other === seat ? left : hand));
}

function plus(hands: Hands, seat: number, cards: readonly string[]): Hands {
  return hands.map((hand, other) => (other === seat ? [...hand, ...cards] : hand));
}

function after(frame: Frame, event: GameEvent): Frame {
  const { seat, whom, cards, word } = event;
  const next: Frame = { ...frame, event, actor: seat >= 0 ? seat : frame.actor };
  const top = cards[0] ?? null;
  switch (event.name) {
    case "dealer":
      return { ...next, dealer: seat };
    case "dealt":
    case "drew":
      return { ...next, hands: plus(frame.hands, seat, cards) };
    case "took":
      return { ...next, hands: plus(frame.hands, seat, cards), aside: rest(frame.aside, cards) };
    case "turned":
      return { ...next, top, discard: frame.discard + 1, color: top ? card(top).color : null };
    case "returned":
      return { ...next, top: null, discard: frame.discard - 1, color: null };
    case "starts":
    case "reversed":
      return { ...next, direction: word as "left" | "right" };
    case "laid":
    case "jumped_in":
      return { ...next, hands: without(frame.hands, seat, cards), top, discard: frame.discard + 1, color: top ? card(top).color : null };
    case "named":
      return { ...next, color: word as Color };
    case "hyper":
      return { ...next, hyper: word === "none" ? null : (word as Color) };
    case "gave":
      return { ...next, hands: plus(without(frame.hands, seat, cards), whom, cards) };
    case "shared":
      return { ...next, hands: plus(frame.hands, whom, cards) };
    case "revealed":
      return { ...next, hands: without(frame.hands, seat, cards), aside: [...frame.aside, ...cards] };
    case "reshuffled":
      return { ...next, discard: 1 };
    case "swapped":
      return { ...next, hands: frame.hands.map((hand, at) => (at === seat ? frame.hands[whom]! : at === whom ? frame.hands[seat]! : hand)) };
    case "rotated": {
      const n = frame.hands.length;
      return { ...next, hands: frame.hands.map((_, at) => frame.hands[(at + (word === "left" ? n - 1 : 1)) % n]!) };
    }
    default:
      return next;
  }
}

function rest(aside: readonly string[], taken: readonly string[]): string[] {
  const left = [...aside];
  for (const one of taken) {
    const at = left.indexOf(one);
    if (at >= 0) left.splice(at, 1);
  }
  return left;
}
