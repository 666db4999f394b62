/** How each kind of fact changes a table (server/core/fact_effects.py). */
import { seatsIn } from "../engine/game";
import { Rules } from "../engine/rules";
import { sha256 } from "../fair/sha256";
import type { Status } from "../generated/protocol";
import type { AnyFact, FactOf } from "./facts";
import type { Row } from "./interfaces";
import { Match } from "./match";
import { Shuffler } from "./shuffler";
import {
  animalOn,
  isEmpty,
  isHere,
  nameOn,
  seenBy,
  STAND_IN,
  type Chair,
  type Person,
  type TableFields,
} from "./table-fields";

/** Rows that are kept in memory for people who come back. */
const RECENT_ROWS = 600;
/** Milliseconds by which a clock may be corrected; beyond that it was set. */
const CLOCK_SET = 5000;

const EMPTY: Chair = { person: null, bot: "", vacated: false, assist_uno: false, assist_time: false, animal: null };

function newPerson(name: string, token: string, left_at: number, generation = 0): Person {
  return {
    name,
    token,
    seat: null,
    process: "",
    left_at,
    crashed: false,
    given_up_seat: null,
    ever_sat: false,
    muted: false,
    generation,
  };
}

/** A table while one fact is applied to it: a copy of the fields, of which each is replaced and never changed. */
export class Changing {
  readonly now: TableFields;

  constructor(before: TableFields, at: number) {
    this.now = { ...before, seq: before.seq + 1 };
    if (at < before.at - CLOCK_SET) this.moveMoments(at - before.at);
    this.now.at = Math.max(at, this.now.at);
  }

  done(row: Row): TableFields {
    this.now.recent_rows = [...this.now.recent_rows.slice(1 - RECENT_ROWS), row];
    return this.now;
  }

  apply(fact: AnyFact): string[] {
    return APPLY[fact.k](this, fact as never) ?? [];
  }

  /** The clock was set back: everything that counts down goes on from the row before, by the new clock. */
  private moveMoments(by: number): void {
    const { now } = this;
    now.at += by;
    now.asked_at += by;
    now.status_since += by;
    now.paused_at = now.paused_at ? Math.max(1, now.paused_at + by) : 0;
    now.uno_owed = now.uno_owed.map((owed) => ({ ...owed, since: owed.since + by }));
    now.people = now.people.map((one) => ({ ...one, left_at: one.left_at + by }));
  }

  setStatus(status: Status): void {
    this.now.status = status;
    this.now.status_since = this.now.at;
  }

  person(number: number, changes: Partial<Person>): void {
    this.now.people = this.now.people.map((one, at) => (at === number ? { ...one, ...changes } : one));
  }

  chair(seat: number, changes: Partial<Chair>): void {
    this.now.chairs = this.now.chairs.map((one, at) => (at === seat ? { ...EMPTY, ...changes } : one));
  }

  /** A person has this seat no more; during a match a bot plays on until somebody sits down there. */
  giveUp(person: number, seat: number): void {
    const { status } = this.now;
    this.person(person, { seat: null, given_up_seat: status === "playing" ? seat : null });
    const standIn = { bot: STAND_IN, vacated: true, animal: this.freeAnimal(seat) };
    this.chair(seat, status === "waiting" ? {} : standIn);
  }

  /** Nobody has this number any more; what somebody saw of the cards of this round is not forgotten. */
  forget(number: number): void {
    const { seat } = this.now.people[number]!;
    if (seat !== null) this.giveUp(number, seat);
    const { token, generation } = this.now.people[number]!;
    const seen = seenBy(this.now, number);
    if (seen !== null) this.now.cards_seen = [...this.now.cards_seen, [token, seen]];
    this.person(number, newPerson("", "", this.now.at, generation));
  }

  /** The chairs as they may be moved: a bot keeps the name that people know it by. */
  namedChairs(): Chair[] {
    const { chairs } = this.now;
    return chairs.map((chair, seat) => (chair.bot ? { ...chair, animal: animalOn(chairs, seat) } : chair));
  }

  /** What a bot that comes to this seat is called after: the seat's own animal unless another bot has it. */
  freeAnimal(seat: number): number | null {
    const { chairs } = this.now;
    const others = chairs.flatMap(({ bot }, one) => (bot && one !== seat ? [animalOn(chairs, one)] : []));
    if (!others.includes(seat)) return null;
    let free = 0;
    while (others.includes(free)) free++;
    return free;
  }

  /** These are the chairs; everybody on one knows its number. */
  seatAll(chairs: readonly Chair[]): void {
    this.now.chairs = chairs.map((one, seat) => (one.animal === seat ? { ...one, animal: null } : one));
    chairs.forEach(({ person }, seat) => person !== null && this.person(person, { seat }));
  }

  shuffle(how: (shuffler: Shuffler) => Shuffler): void {
    this.now.shuffler = how(this.now.shuffler!);
  }

  /** Everybody is asked to contribute to the shuffle of the next deal. */
  want(): void {
    const people = this.now.chairs.flatMap((chair, seat) => (chair.person !== null ? [seat] : []));
    this.shuffle((shuffler) => shuffler.ask(people));
    this.setStatus("dealing");
  }

  askAnew(): void {
    this.now.decision++;
    this.now.asked_at = this.now.at;
  }

  /** Who owes UNO since when. */
  noteUno(): void {
    const { game, match, uno_owed, at } = this.now;
    const { round } = match!;
    this.now.uno_owed = seatsIn(game.number(round.state, "owes")).map(
      (seat) => uno_owed.find((owed) => owed.seat === seat) ?? { seat, since: at, after: round.moves.length },
    );
  }

  empty(count: number): Chair[] {
    return Array<Chair>(Math.max(0, count)).fill(EMPTY);
  }
}

type Apply = { [K in AnyFact["k"]]: (table: Changing, fact: FactOf<K>) => string[] | void };

/** How each kind of fact changes a table. */
const APPLY: Apply = {
  opened(table, fact) {
    const { now } = table;
    const bots = fact.bots ?? [];
    now.people = [{ ...newPerson(fact.name, fact.token, now.at), seat: 0, ever_sat: true }];
    const seated = bots.map((bot) => ({ ...EMPTY, bot }));
    now.chairs = [{ ...EMPTY, person: 0 }, ...table.empty(fact.seats - bots.length - 1), ...seated];
    now.public = fact.public ?? false;
    now.status_since = now.at;
  },
  joined(table, { name, token, person }) {
    const { now } = table;
    if (person === undefined) now.people = [...now.people, newPerson(name, token, now.at)];
    else table.person(person, newPerson(name, token, now.at, now.people[person]!.generation + 1));
  },
  sat(table, { person, seat }) {
    const old = table.now.people[person]!.seat;
    if (old !== null) table.chair(old, {});
    table.chair(seat, { person });
    table.person(person, { seat, ever_sat: true });
  },
  stood(table, { person }) {
    table.giveUp(person, table.now.people[person]!.seat!);
  },
  replaced(table, { seat, level }) {
    const old = table.now.chairs[seat]!;
    if (old.person !== null) table.giveUp(old.person, seat);
    if (level) table.chair(seat, { bot: level, animal: old.bot ? old.animal : table.freeAnimal(seat) });
  },
  dismissed(table, { person, banned }) {
    const { now } = table;
    if (banned) now.banned = [...now.banned, now.people[person]!];
    table.forget(person);
  },
  unbanned({ now }, { ban }) {
    now.banned = now.banned.map((one, number) => (number === ban ? { ...one, name: "", token: "" } : one));
  },
  forgotten(table, { person }) {
    table.forget(person);
  },
  muted(table, { person }) {
    table.person(person, { muted: true });
  },
  unmuted(table, { person }) {
    table.person(person, { muted: false });
  },
  paused({ now }) {
    now.paused_at = now.at;
  },
  resumed({ now }) {
    const pause = now.at - now.paused_at;
    const later = (moment: number) => Math.min(moment + pause, now.at);
    now.paused_at = 0;
    now.asked_at = later(now.asked_at);
    now.status_since = later(now.status_since);
    now.uno_owed = now.uno_owed.map((owed) => ({ ...owed, since: later(owed.since) }));
    now.people = now.people.map((one) => (isHere(one) ? one : { ...one, left_at: later(one.left_at) }));
  },
  paced({ now }, { bots }) {
    now.bot_pace = bots;
  },
  tapped({ now }, { decision }) {
    now.tapped = decision;
  },
  seated(table, { seat, level }) {
    table.chair(seat, { bot: level, animal: table.freeAnimal(seat) });
  },
  removed(table, { seat }) {
    const { person } = table.now.chairs[seat]!;
    if (person !== null) table.person(person, { seat: null });
    table.chair(seat, {});
  },
  handed({ now }, { person }) {
    now.host = person;
  },
  listed({ now }, fact) {
    now.public = fact.public;
  },
  changed(table, fact) {
    const { now } = table;
    now.opened = { ...now.opened, ...fact, k: "opened" };
    now.rules = Rules.parse(now.game.engine.abi, fact.rules);
    const chairs = table.namedChairs();
    // Of chairs too many, the last empty ones are put away.
    for (let seat = chairs.length - 1; seat >= 0; seat--)
      if (chairs.length > fact.seats && isEmpty(chairs[seat]!)) chairs.splice(seat, 1);
    table.seatAll([...chairs, ...table.empty(fact.seats - chairs.length)]);
  },
  assisted(table, { seat, uno, time }) {
    table.chair(seat, { ...table.now.chairs[seat]!, assist_uno: uno, assist_time: time });
  },
  started(table, { deals }) {
    const { now } = table;
    // Empty chairs are put away, so that seats are counted without gaps.
    table.seatAll(table.namedChairs().filter((chair) => !isEmpty(chair)));
    now.match = null;
    now.taken_back = 0;
    now.matches++;
    const root = sha256(new TextEncoder().encode(`penultima root ${now.opened.root} ${now.matches}`));
    const id = `${now.id}/${now.matches}`;
    now.shuffler = Shuffler.begin(id, String(now.rules), now.chairs.length, root, deals ?? 300);
    table.want();
  },
  wanted(table) {
    table.want();
  },
  committed(table, { seat, value }) {
    table.shuffle((shuffler) => shuffler.commit(seat, value));
  },
  sealed(table) {
    table.shuffle((shuffler) => shuffler.seal());
    table.setStatus("dealing");
  },
  aborted(table) {
    table.shuffle((shuffler) => shuffler.abort());
    table.want();
  },
  given(table, { seat, value }) {
    table.shuffle((shuffler) => shuffler.contribute(seat, value));
  },
  dealt(table) {
    const { now } = table;
    table.shuffle((shuffler) => shuffler.settle());
    const names = now.chairs.map((_, seat) => nameOn(now, seat));
    now.match = now.match?.nextRound(now.shuffler!) ?? Match.begin(now.game, now.rules, names, now.shuffler!);
    now.people = now.people.map((one) => ({ ...one, given_up_seat: null }));
    now.cards_seen = [];
    now.dealt_seq = now.seq;
    now.deals++;
    now.uno_owed = [];
    table.askAnew();
    table.setStatus("playing");
    return [...now.match.openings.at(-1)!];
  },
  moved(table, { seat, move }) {
    const { now } = table;
    const { match, events } = now.match!.play(now.game.words.move(move)!, seat);
    now.match = match;
    table.noteUno();
    if (!now.game.words.isCall(now.game.words.move(move)!)) table.askAnew();
    if (match.round.over) {
      table.shuffle((shuffler) => shuffler.finish(match.round.moves));
      table.setStatus(match.over ? "over" : "between");
    }
    return events;
  },
  "taken-back"(table, { moves }) {
    const { now } = table;
    now.match = now.match!.withRound(now.match!.round.before(moves));
    now.taken_back += moves;
    now.uno_owed = [];
    table.noteUno();
    table.askAnew();
  },
  back(table, { person, process }) {
    const { now } = table;
    const { seat, crashed } = now.people[person]!;
    const mine = now.match !== null && seat !== null && now.match.round.turn === seat;
    // Clocks stand still while nobody is here, and for somebody whose connection was lost.
    if (!now.people.some(isHere) || (crashed && mine)) {
      now.asked_at = now.status_since = now.at;
      now.uno_owed = now.uno_owed.map((owed) => ({ ...owed, since: now.at }));
    }
    table.person(person, { process, crashed: false });
  },
  left(table, { person, crashed }) {
    table.person(person, { process: "", left_at: table.now.at, crashed: crashed ?? false });
  },
  said() {},
  rematched(table) {
    const { now } = table;
    const kept = now.chairs.map((chair) => (chair.vacated ? EMPTY : chair));
    now.chairs = [...kept, ...table.empty(now.opened.seats - kept.length)];
    table.setStatus("waiting");
  },
};
