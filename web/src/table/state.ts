/** What a client knows of its table, computed from the messages it has received; no DOM, no clock. */
import type {
  AnyServerMessage,
  Color,
  SeatView,
  News,
  PersonInfo,
  TableInfo,
  SeatInfo,
  NewsItem,
  Welcome,
} from "../generated/protocol";
import { card } from "../game/card";
import { parseEvents, type GameEvent } from "../game/event";
import { EMPTY, withScores, type ScoreSheet } from "./score-sheet";

/** One line of the log: something that happened to the cards, or around them. */
export interface Entry {
  /** Its own number, so that lists can be keyed. */
  id: number;
  event?: GameEvent;
  /** Something about the table itself. */
  news?: NewsItem;
  /** The clock or a bot moved for a person. */
  by: "" | "clock" | "bot";
}

export interface TableState {
  room: TableInfo | null;
  look: SeatView | null;
  person: number | null;
  log: readonly Entry[];
  /** The newest entries: what the last message added. */
  fresh: readonly Entry[];
  /** A hand that was shown to us in a challenge, until the next turn's lay. */
  shown: { seat: number; cards: readonly string[] } | null;
  /** What every round of the match brought. */
  sheet: ScoreSheet;
  /** What people said lately, oldest first. */
  said: readonly NewsItem[];
  next: number;
}

export const NOTHING: TableState = {
  room: null,
  look: null,
  person: null,
  log: [],
  fresh: [],
  shown: null,
  sheet: EMPTY,
  said: [],
  next: 1,
};
const LONGEST_LOG = 400;
const LONGEST_TALK = 60;

export function fold(state: TableState, answer: AnyServerMessage): TableState {
  if (answer.is === "welcome") return welcomed(state, answer);
  if (answer.is === "news") return informed(state, answer);
  if (answer.is === "ack" && answer.person != null) return { ...state, person: answer.person, fresh: [] };
  return state;
}

function welcomed(state: TableState, welcome: Welcome): TableState {
  // What was said while one was away is among what was said lately, and not said again.
  const said = welcome.said?.length ? welcome.said.slice(-LONGEST_TALK) : state.said;
  const base = { ...state, room: welcome.room, look: welcome.look ?? null, person: welcome.person ?? null, said };
  const missed = welcome.missed ?? [];
  if (state.room && missed.length) return withRows(base, missed);
  // The first look at a table: its round so far is told, but nothing of it is new.
  const whole = withRows({ ...base, log: [] }, [{ seq: welcome.seq, at: welcome.now, events: welcome.story ?? [] }]);
  return { ...whole, fresh: [] };
}

function informed(state: TableState, news: News): TableState {
  const left = news.told.some(
    (row) => (row.what === "dismissed" || row.what === "forgotten") && row.person === state.person,
  );
  const person = left ? null : state.person;
  return withRows({ ...state, person, room: news.room ?? state.room, look: news.look ?? null }, news.told);
}

/** The table after these rows of its log. */
function withRows(state: TableState, rows: readonly NewsItem[]): TableState {
  let next = state.next;
  const fresh = rows.flatMap((row): Entry[] => {
    const events = parseEvents(row.events ?? []).map((event) => ({ id: next++, event, by: row.by ?? ("" as const) }));
    return row.what && row.what !== "dealt" ? [{ id: next++, news: row, by: "" }, ...events] : events;
  });
  const dealt = fresh.some((entry) => entry.event?.name === "turned");
  const log = dealt ? sinceDeal(fresh) : [...state.log, ...fresh].slice(-LONGEST_LOG);
  const events = fresh.flatMap((entry) => (entry.event ? [entry.event] : []));
  const known = state.said.at(-1)?.seq ?? 0;
  const words = rows.filter((row) => row.what === "said" && row.seq > known);
  const said = words.length ? [...state.said, ...words].slice(-LONGEST_TALK) : state.said;
  const sheet = withScores(state.sheet, state.room, events);
  return { ...state, log, fresh, next, said, shown: shown(state, fresh), sheet };
}

/** A new round begins a new page of the log. */
function sinceDeal(fresh: readonly Entry[]): Entry[] {
  const first = fresh.findIndex((entry) => entry.event && ["dealer", "dealt"].includes(entry.event.name));
  return fresh.slice(Math.max(0, first));
}

function shown(state: TableState, fresh: readonly Entry[]): TableState["shown"] {
  let now = state.shown;
  for (const { event } of fresh) {
    if (event?.name === "shown" && event.cards.some((one) => one !== "?"))
      now = { seat: event.seat, cards: event.cards };
    if (event && ["laid", "dealt", "went_out"].includes(event.name)) now = null;
  }
  return now;
}

/** The color that was in force before the card on top was played, if the log tells. */
export function colorBefore(log: readonly Entry[]): Color | null {
  const events = log.flatMap(({ event }) => (event ? [event] : []));
  const lays = (event: GameEvent) => ["turned", "laid", "jumped_in"].includes(event.name);
  const source = events
    .slice(0, Math.max(0, events.findLastIndex(lays)))
    .findLast((event) => event.name === "named" || (lays(event) && card(event.cards[0] ?? "").color));
  if (!source) return null;
  return source.name === "named" ? (source.word as Color) : card(source.cards[0]!).color;
}

export function myself(state: TableState): PersonInfo | null {
  return state.person == null ? null : (state.room?.people[state.person] ?? null);
}

export function mySeat(state: TableState): number | null {
  return myself(state)?.seat ?? null;
}

export function isHost(state: TableState): boolean {
  return state.person != null && state.room?.host === state.person;
}

/** Who is sitting there: a person by name, a bot by its animal. */
export function seatNames(room: TableInfo): string[] {
  return room.seats.map((seat) => seat.name ?? "");
}

export function isBot(seat: SeatInfo): boolean {
  return Boolean(seat.bot) || Boolean(seat.played_by_bot);
}

/** The others in the order in which one sees them around the table, from one's left on. */
export function around(players: number, me: number | null): number[] {
  const first = me ?? 0;
  const others = Array.from({ length: players }, (_, i) => (first + i) % players);
  return me == null ? others : others.slice(1);
}
