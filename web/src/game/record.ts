/** A record of a match, and the table after each of its events: there is no second engine, only bookkeeping. */
import { card, deckOf } from "./card";
import type { Color, Direction } from "../generated/protocol";
import { parseEvents, passesCards, type GameEvent } from "./event";
import { parseRules } from "./rules";

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
  /** What a program remembered: `me` is the seat of the person who played against bots. */
  extra?: { me?: string };
  /** How the cards were shuffled; a bot has no part in it. */
  fair?: { deals: { stage: string; parts: { mark: string }[] }[] };
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
  direction: Direction;
  /** Cards that lie open in a battle. */
  aside: readonly string[];
  dealer: number;
  actor: number | null;
}

export class NoRecordError extends Error {}

/** A record as its file has it: the same bytes as Python writes. */
export function writeRecord(record: unknown): string {
  return `${JSON.stringify(record, null, 1)}\n`;
}

/** A record as the server writes it; whatever else is refused. */
export function readRecord(value: unknown): GameRecord {
  const record = value as (GameRecord & { format?: unknown; version?: unknown }) | null;
  if (
    record?.format !== "penultima-record" ||
    (record.version !== 1 && record.version !== 2) ||
    !Array.isArray(record.rounds)
  )
    throw new NoRecordError();
  if (!Array.isArray(record.names) || record.names.length !== record.players) throw new NoRecordError();
  // A round that is not over has no events: what its players may not know is not in the file.
  const rounds = record.rounds.filter((round) => Array.isArray(round.events) && round.events.length > 0);
  return { ...record, rounds };
}

/** The seats that a bot had when the match began. */
export function botSeats(record: GameRecord): number[] {
  const seats = [...Array(record.players).keys()];
  if (record.extra?.me) return seats.filter((seat) => String(seat) !== record.extra?.me);
  const first = record.fair?.deals.find((deal) => deal.stage !== "aborted");
  return seats.filter((seat) => first?.parts[seat]?.mark === "bot");
}

export function frames(record: GameRecord, round: number): Frame[] {
  const played = record.rounds[round];
  if (!played) return [];
  const deck = deckOf(parseRules(record.rules).edition).length;
  let frame: Frame = {
    event: null,
    hands: Array.from({ length: record.players }, () => []),
    top: null,
    discard: 0,
    draw: deck,
    color: null,
    hyper: null,
    direction: "left",
    aside: [],
    dealer: played.dealer,
    actor: null,
  };
  return parseEvents(played.events).map((event) => (frame = counted(after(frame, event), deck)));
}

function counted(frame: Frame, deck: number): Frame {
  const held = frame.hands.reduce((sum, hand) => sum + hand.length, 0);
  return { ...frame, draw: deck - held - frame.discard - frame.aside.length };
}

type Hands = Frame["hands"];

/** Cards without some of them, each taken once. */
function minus(cards: readonly string[], taken: readonly string[]): string[] {
  const left = [...cards];
  for (const one of taken) {
    const at = left.indexOf(one);
    if (at >= 0) left.splice(at, 1);
  }
  return left;
}

function without(hands: Hands, seat: number, cards: readonly string[]): Hands {
  return hands.map((hand, other) => (other === seat ? minus(hand, cards) : hand));
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
      return { ...next, hands: plus(frame.hands, seat, cards), aside: minus(frame.aside, cards) };
    case "turned":
      return { ...next, top, discard: frame.discard + 1, color: top ? card(top).color : null };
    case "returned":
      return { ...next, top: null, discard: frame.discard - 1, color: null };
    case "starts":
    case "reversed":
      return { ...next, direction: word as Direction };
    case "laid":
    case "jumped_in":
      return {
        ...next,
        hands: without(frame.hands, seat, cards),
        top,
        discard: frame.discard + 1,
        color: top ? card(top).color : null,
      };
    case "named":
      return { ...next, color: word as Color };
    case "hyper":
      return { ...next, hyper: word === "none" ? null : (word as Color) };
    case "shared":
      return { ...next, hands: plus(frame.hands, whom, cards) };
    case "revealed":
      return { ...next, hands: without(frame.hands, seat, cards), aside: [...frame.aside, ...cards] };
    case "reshuffled":
      return { ...next, discard: 1 };
    case "swapped":
      return {
        ...next,
        hands: frame.hands.map((hand, at) =>
          at === seat ? frame.hands[whom]! : at === whom ? frame.hands[seat]! : hand,
        ),
      };
    case "rotated": {
      const n = frame.hands.length;
      return { ...next, hands: frame.hands.map((_, at) => frame.hands[(at + (word === "left" ? n - 1 : 1)) % n]!) };
    }
    default:
      return passesCards(event.name) ? { ...next, hands: plus(without(frame.hands, seat, cards), whom, cards) } : next;
  }
}
