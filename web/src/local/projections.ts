/**
 * What each audience, a seat or the spectators, is shown of a table and of its rows (server/core/projections.py). Cards come
 * from the engine's view of a seat and from its `hide_cards` alone.
 */
import type { Look } from "../engine/game";
import type { NewsItem, PersonInfo, SeatInfo, SeatView, ShuffleInfo, TableInfo } from "../generated/protocol";
import { botSince, decideUntil, holdUntil, missingContributors } from "./clock";
import type { Row } from "./interfaces";
import { isHere, type Table } from "./table";

/** How much of what was said is shown to those who come later. */
const LATELY = 50;

/** An object without what is empty: on the wire that is left out. */
export function lean<T extends object>(fields: T): Partial<T> {
  const empty = (value: unknown) =>
    value === null || value === undefined || value === "" || value === 0 || value === false || isEmptyList(value);
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => !empty(value))) as Partial<T>;
}

const isEmptyList = (value: unknown) => typeof value === "object" && value !== null && !Object.keys(value).length;

/** What a number of the state is shown as, by what it stands for. */
function shownNumber(look: Look, kind: string, name: string): unknown {
  const value = look.number(name);
  switch (kind) {
    case "seat":
      return value < 0 ? null : value;
    case "seats":
      return look.seats(name);
    case "color":
      return look.color(value);
    case "card":
      return look.card(value);
    case "flag":
      return value !== 0;
    default:
      return value;
  }
}

/** What a view shows of the state under the same name, and the name it has on the wire. */
const ALIKE = ["color", "hyper", "owes", "drawn", "laid_by", "recipient", "giving", "shares", "pending", "foe"];
const ALSO = ["hidden", "winner"];
const ON_THE_WIRE: Readonly<Record<string, string>> = { laid_by: "layer" };

/** The cards as a seat sees them; nothing before the first deal, nor once all chairs are free to be taken again. */
export function seatView(table: Table, seat: number | null): SeatView | null {
  const { match, status, game, decision } = table.is;
  if (!match || status === "waiting") return null;
  const [until, held] = [decideUntil(table), holdUntil(table)];
  const { kinds } = game.engine.abi;
  const look = game.look(match.round.state, seat);
  const over = look.phase === "OVER";
  const players = look.number("players");
  const discard = look.number("discard_size");
  const seats = [...Array(players).keys()];
  const alike = [...ALIKE, ...ALSO].map((name) => [
    ON_THE_WIRE[name] ?? name,
    shownNumber(look, kinds[name] ?? "count", name),
  ]);
  const turn = look.number("asked");
  return {
    phase: look.phase as SeatView["phase"],
    decision,
    dealer: look.number("dealer"),
    sizes: seats.map((one) => look.number("sizes", one)),
    top: look.pile("discard", discard).at(-1)!,
    discard,
    draw: look.number("draw_size"),
    direction: look.number("direction") > 0 ? "left" : "right",
    ...(seat !== null && { seat }),
    ...(turn >= 0 && { turn }),
    ...withSeats(Object.fromEntries(alike) as Record<string, unknown>),
    ...lean({
      until,
      held,
      hand: seat === null ? [] : look.hand(seat),
      shown: look.pile("shown", look.number("shown_size")),
      hands: over ? seats.map((one) => look.hand(one)) : [],
      moves: seat === null || over ? [] : look.moves(seat),
    }),
  } as SeatView;
}

/** Without what is empty; but a seat may be number 0. */
function withSeats(fields: Record<string, unknown>): Record<string, unknown> {
  const seats = ["layer", "recipient", "foe", "winner"].filter((name) => fields[name] === 0);
  return { ...lean(fields), ...Object.fromEntries(seats.map((name) => [name, 0])) };
}

/** The table around the cards: people, seats, rules, scores. It is the same for everybody. */
export function tableInfo(table: Table): TableInfo {
  const { is } = table;
  const { opened, match } = is;
  return {
    table: is.id,
    rules: String(is.rules),
    status: is.status,
    seats: is.chairs.map((_, seat) => seatInfo(table, seat)),
    people: is.people.map((one): PersonInfo => ({
      name: one.name,
      ...(one.seat !== null && { seat: one.seat }),
      ...lean({ here: isHere(one), muted: one.muted }),
    })),
    host: is.host,
    pace: opened.pace,
    chairs: opened.seats,
    grace: opened.grace,
    catching: opened.catching,
    leaving: opened.leaving,
    ...(!opened.chat && { chat: false }),
    ...(is.bot_pace !== "normal" && { bot_pace: is.bot_pace }),
    ...lean({
      public: is.public,
      paused: is.paused_at !== 0,
      banned: is.banned.flatMap(({ name, token }, ban) => (token ? [{ ban, ...lean({ name }), address: false }] : [])),
      match: is.matches,
      round: match?.rounds.length ?? 0,
      scores: match?.scores ?? [],
      winners: match?.winners ?? [],
      shuffle: is.status === "dealing" ? shuffleInfo(table) : null,
    }),
  } as TableInfo;
}

function shuffleInfo(table: Table): ShuffleInfo {
  const { transcript, number, deal } = table.is.shuffler!;
  return {
    match: transcript.match,
    anchor: transcript.anchor,
    number,
    stage: deal.stage,
    ...lean({
      wanted: missingContributors(table),
      transcript: deal.stage === "sealed" ? transcript : null,
    }),
  } as ShuffleInfo;
}

function seatInfo(table: Table, seat: number): SeatInfo {
  const chair = table.is.chairs[seat]!;
  const person = chair.person === null ? null : table.is.people[chair.person]!;
  const bot = botSince(table, seat);
  return {
    ...(chair.person !== null && { person: chair.person }),
    ...lean({
      name: table.nameOf(seat),
      bot: chair.bot,
      here: person !== null && isHere(person),
      played_by_bot: person !== null && bot !== null && bot <= table.is.at,
      assist_uno: chair.assist_uno,
      assist_time: chair.assist_time,
    }),
  } as SeatInfo;
}

/** A row of the log as an audience may see it. */
export function newsItem({ is: { game } }: Table, { seq, at, fact, events }: Row, seat: number | null): NewsItem {
  const seen = () => lean({ events: game.eventsFor(events, seat) });
  switch (fact.k) {
    case "moved":
      return { seq, at, ...seen(), ...lean({ by: fact.by === "person" ? "" : fact.by }) } as NewsItem;
    case "dealt":
      return { seq, at, ...seen(), what: "dealt" } as NewsItem;
    case "said": {
      const { person, phrase, text } = fact;
      return { seq, at, what: "said", person, ...lean({ phrase, text }) } as NewsItem;
    }
    default: {
      const { person, seat: place } = fact as { person?: number; seat?: number };
      const name = fact.k === "dismissed" || fact.k === "forgotten" ? fact.name : "";
      return {
        seq,
        at,
        what: fact.k,
        ...(person !== undefined && { person }),
        ...(place !== undefined && { seat: place }),
        ...lean({ name }),
      } as NewsItem;
    }
  }
}

/** Must `TableInfo` be sent again after these rows? Not for a move within a round, nor for words. */
export function changesTableInfo(rows: readonly Row[]): boolean {
  return rows.some(({ fact, events }) => {
    if (fact.k === "said" || fact.k === "tapped") return false;
    return fact.k !== "moved" || events.some((text) => text.startsWith("scored"));
  });
}

/** All events that a seat saw of the round being played, or of the last one; moves that were taken back are not told. */
export function roundSoFar({ is }: Table, seat: number | null): string[] {
  const told: Row[] = [];
  for (const row of is.recent_rows) {
    if (!is.dealt_seq || row.seq < is.dealt_seq) continue;
    if (row.fact.k === "taken-back") told.splice(told.length - row.fact.moves);
    else if (row.fact.k === "moved" || row.fact.k === "dealt") told.push(row);
  }
  return told.flatMap((row) => is.game.eventsFor(row.events, seat));
}

/** What happened after row `since`; nothing if that was too long ago, or never, or if moves were taken back since. */
export function missed(table: Table, seat: number | null, since: number): NewsItem[] {
  const rows = table.is.recent_rows;
  if (!rows.length || since > table.is.seq || since < rows[0]!.seq - 1) return [];
  const later = withoutFormerWords(table).filter((row) => row.seq > since);
  return later.some((row) => row.fact.k === "taken-back") ? [] : later.map((row) => newsItem(table, row, seat));
}

/** The last words spoken at a table, for those who have just come. */
export function saidLately(table: Table): NewsItem[] {
  const said = withoutFormerWords(table).filter(({ fact }) => fact.k === "said" && (fact.text || fact.phrase));
  return said.slice(-LATELY).map((row) => newsItem(table, row, null));
}

/** The last rows, but for what was said by people whose number is somebody else's now. */
function withoutFormerWords({ is }: Table): Row[] {
  const taken = new Map<number, number>();
  for (const { fact, seq } of is.recent_rows)
    if (fact.k === "joined" && fact.person !== undefined) taken.set(fact.person, seq);
  return is.recent_rows.filter(({ fact, seq }) => fact.k !== "said" || seq > (taken.get(fact.person) ?? 0));
}
