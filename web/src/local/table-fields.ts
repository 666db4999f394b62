/** What a table is at one moment: its fields, and plain questions about them (server/core/table_fields.py). */
import type { Game } from "../engine/game";
import type { Rules } from "../engine/rules";
import { BOT_NAMES } from "../generated/bot-names";
import type { Status } from "../generated/protocol";
import type { BotPace, Opened } from "./facts";
import type { Row } from "./interfaces";
import type { Match } from "./match";
import type { Shuffler } from "./shuffler";

/** The level of a bot that plays for somebody who is away. */
export const STAND_IN = "careful";

/** Somebody with a name and a token, connected or not. */
export interface Person {
  name: string;
  /** Empty when this person has left for good. */
  token: string;
  seat: number | null;
  /** Where this person is connected; empty if nowhere. */
  process: string;
  left_at: number;
  crashed: boolean;
  /** The seat that was given up in this round: its cards are known, so no other may be taken before the next. */
  given_up_seat: number | null;
  ever_sat: boolean;
  muted: boolean;
  /** How many others had this number before. */
  generation: number;
}

/** A place to sit: a person's, a bot's, or empty. A vacated one was a person's and may be taken during a match. */
export interface Chair {
  person: number | null;
  bot: string;
  vacated: boolean;
  assist_uno: boolean;
  assist_time: boolean;
  /** Which animal the bot on it is called after, if not that of the seat: it has moved, or the name was taken. */
  animal: number | null;
}

/** A seat that owes UNO: since when, and how many moves had been made in the round then. */
export interface Owed {
  seat: number;
  since: number;
  after: number;
}

export interface TableFields {
  id: string;
  game: Game;
  opened: Opened & Required<Pick<Opened, "chat" | "grace" | "catching" | "leaving" | "bots">>;
  rules: Rules;
  seq: number;
  at: number;
  people: readonly Person[];
  chairs: readonly Chair[];
  host: number;
  public: boolean;
  status: Status;
  match: Match | null;
  matches: number;
  deals: number;
  /** The number of the question being asked: a move that answers an older one is late. */
  decision: number;
  asked_at: number;
  /** When the status last changed. */
  status_since: number;
  uno_owed: readonly Owed[];
  shuffler: Shuffler | null;
  recent_rows: readonly Row[];
  /** The row of the last deal. */
  dealt_seq: number;
  /** Since when the match is paused; 0 if it is not. */
  paused_at: number;
  bot_pace: BotPace;
  /** The last decision of a bot that somebody let it make. */
  tapped: number;
  banned: readonly Person[];
  /** Keys of those who left for good in this round, each with the seat whose cards they saw. */
  cards_seen: readonly (readonly [string, number])[];
  /** How many moves of this match were taken back. */
  taken_back: number;
}

export const isHere = (person: Person) => person.process !== "";
export const isGone = (person: Person) => person.token === "";
export const isEmpty = (chair: Chair) => chair.person === null && !chair.bot;

export function nameOn({ chairs, people }: TableFields, seat: number): string {
  const { person, bot } = chairs[seat]!;
  return person !== null ? people[person]!.name : bot ? BOT_NAMES.en[animalOn(chairs, seat)]! : "";
}

/** Which animal a bot on this seat is called after. */
export function animalOn(chairs: readonly Chair[], seat: number): number {
  return chairs[seat]!.animal ?? seat;
}

export function seenBy({ people, cards_seen }: TableFields, person: number): number | null {
  const me = people[person]!;
  return me.given_up_seat ?? cards_seen.find(([mark]) => mark === me.token)?.[1] ?? null;
}
