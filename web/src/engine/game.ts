/** What may be asked of the engine about a round, in words: the one place of the page that calls the rules. */
import type { Engine, Place } from "./engine";
import { challengerIn, NOBODY, Notation } from "./notation";
import type { Rules } from "./rules";

/** The bytes of the record `States`: a round as the rules see it, or what one seat sees of it. Never changed in place. */
export type State = Uint8Array;

/** Why a seat may speak, in the order in which seats are asked. */
export type Stage = "owing" | "noticing" | "jumping" | "asked";

export class Game {
  readonly words: Notation;
  private readonly state: Place;
  private readonly seen: Place;
  private readonly played: Place;
  private readonly log: Place;
  private readonly sets: Place;
  private readonly cursors: Place;
  private readonly stages: Place;
  private readonly speaking: Place;
  private readonly key: Place;
  private readonly drawn: Place;
  private readonly points: Place;
  private readonly scores: Place;
  private readonly stateInPlayed: number;
  private readonly reasons: readonly string[];
  private readonly phases: readonly string[];
  private readonly stageNames: readonly Stage[];
  /** How many cells a log has. */
  readonly room: number;

  constructor(readonly engine: Engine) {
    const { abi } = engine;
    const { SEATS, SPEAKERS, DECK_SIZE } = abi.constants;
    this.words = new Notation(abi);
    this.state = engine.reserve("States");
    this.seen = engine.reserve("States");
    this.played = engine.reserve("PlayedRounds");
    this.log = engine.reserve("EventLogs");
    this.sets = engine.reserve("uint64", 2);
    this.cursors = engine.reserve("Cursors");
    this.stages = engine.reserve("int8", SPEAKERS);
    this.speaking = engine.reserve("int8", SPEAKERS);
    this.key = engine.reserve("uint32", 8);
    this.drawn = engine.reserve("int8", DECK_SIZE);
    this.points = engine.reserve("int32", SEATS);
    this.scores = engine.reserve("int64", SEATS);
    this.stateInPlayed = engine.offset("PlayedRounds", "state.players") - engine.offset("States", "players");
    this.reasons = byNumber(abi.enums.Reason!).map((name) => name.toUpperCase());
    this.phases = byNumber(abi.enums.Phase!).map((name) => name.toUpperCase());
    this.stageNames = byNumber(abi.enums.Stage!) as Stage[];
    this.room = abi.records.EventLogs!.fields.cells![2]!;
  }

  /** Put a round where the engine finds it. */
  private load(state: State): Place {
    this.engine.bytes(this.state).set(state);
    return this.state;
  }

  private told(place: Place, prefix: string): string[] {
    const { engine } = this;
    const used = engine.get(place, `${prefix}used`);
    const bytes = engine.bytes(place).slice(engine.offset(place.of, `${prefix}cells`));
    return this.words.read(new Int16Array(bytes.buffer, 0, used));
  }

  /** A number of a state. */
  number(state: State, name: string): number {
    return new DataView(state.buffer, state.byteOffset).getInt32(this.engine.offset("States", name), true);
  }

  /** Shuffle and deal: the round, and what everybody with all-seeing eyes saw of it. */
  deal(rules: Rules, players: number, key: Uint8Array, dealer: number): { state: State; events: string[] } {
    const { engine, state, log } = this;
    engine.bytes(state).fill(0);
    engine.bytes(log).fill(0);
    engine.set(log, "listening", 1);
    for (const name of Object.keys(engine.abi.records.States!.fields))
      if (name.startsWith("rules.")) engine.set(state, name, rules.get(name.slice("rules.".length)));
    engine.set(state, "players", players);
    engine.set(state, "dealer", dealer);
    engine.bytes(state).set(key, engine.offset("States", "key"));
    engine.call("deal", state, log);
    return { state: engine.bytes(state).slice(), events: this.told(log, "") };
  }

  /** The number of the reason why a move is refused; 0 if it is legal. */
  whyNot(state: State, seat: number, move: number): string {
    const reason = this.engine.call("why_not", this.load(state), seat, move);
    return reason ? this.reasons[reason]! : "";
  }

  /** Make a legal move: the round after it and what happened. */
  play(before: State, seat: number, move: number): { state: State; events: string[]; reason: string } {
    const { engine, played } = this;
    engine.bytes(played).fill(0);
    engine.set(played, "log.listening", 1);
    engine.bytes(played).set(before, this.stateInPlayed);
    const reason = engine.call("make_move", played, seat, move);
    if (reason) return { state: before, events: [], reason: this.reasons[reason]! };
    const state = engine.bytes(played).slice(this.stateInPlayed, this.stateInPlayed + before.length);
    return { state, events: this.told(played, "log."), reason: "" };
  }

  /** What a seat may do now, as numbers. */
  legalMoves(state: State, seat: number): number[] {
    const { engine, sets } = this;
    engine.call("legal", this.load(state), seat, sets);
    return movesIn(engine, sets);
  }

  /** Everybody who has a choice now, in the order in which they are asked. */
  speakers(state: State): [stage: Stage, seat: number][] {
    const { engine, cursors, stages, speaking } = this;
    engine.bytes(cursors).fill(0);
    const n = engine.call("who_may_speak", this.load(state), cursors, stages, speaking);
    return Array.from({ length: n }, (_, i) => [this.stageNames[engine.at(stages, i)]!, engine.at(speaking, i)]);
  }

  callsOpen(state: State): boolean {
    return this.engine.call("calls_open", this.load(state)) !== 0;
  }

  /** The gentlest legal move of the asked seat; nothing when the round is over. */
  gentlest(state: State): number | null {
    const move = this.engine.call("gentlest", this.load(state));
    return move < 0 ? null : move;
  }

  /** What each seat scores for the round, by the kind of match. */
  pointsForRound(state: State, players: number, kind: number): number[] {
    const { engine, points } = this;
    engine.bytes(points).fill(0);
    engine.call("points_for_round", this.load(state), kind, points);
    return Array.from({ length: players }, (_, seat) => engine.at(points, seat));
  }

  /** Who has won the match. */
  matchWinners(state: State, rules: Rules, scores: readonly number[]): number[] {
    const { engine } = this;
    engine.bytes(this.scores).fill(0);
    scores.forEach((score, seat) => engine.put(this.scores, seat, score));
    const bits = engine.call("match_winners", this.load(state), rules.get("match"), rules.get("target"), this.scores);
    return seatsIn(bits);
  }

  /** Everyone draws a card and the highest deals, or a dealer is chosen by lot. */
  findDealer(key: Uint8Array, players: number, rules: Rules): { dealer: number; event: string } {
    const { engine, drawn } = this;
    engine.bytes(this.key).set(key);
    engine.bytes(drawn).fill(0);
    const how = [rules.get("special"), rules.get("dealer"), rules.get("dealer_symbol")] as const;
    const dealer = engine.call("find_dealer", this.key, 0, players, ...how, drawn);
    const cards = [...new Int8Array(engine.bytes(drawn))]
      .filter((kind) => kind >= 0)
      .map((kind) => this.words.cards[kind]!);
    return { dealer, event: ["dealer", dealer, ...cards].join(" ") };
  }

  /** The dealer after this round, or nothing if the table draws for it. */
  nextDealer(state: State, rules: Rules): number | null {
    const dealer = this.engine.call("next_dealer", this.load(state), rules.get("next_dealer"));
    return dealer === NOBODY ? null : dealer;
  }

  /** What a seat, or a spectator, may know of a round. */
  view(state: State, seat: number | null): State {
    this.look(state, seat);
    return this.engine.bytes(this.seen).slice();
  }

  /** The same, read at once and not kept. */
  look(state: State, seat: number | null): Look {
    this.engine.call("view", this.load(state), seat ?? NOBODY, this.seen);
    return new Look(this.engine, this.seen, this.sets, this.words, this.phases);
  }

  /** How long a bot takes to react, below `most`; nothing if it does not think of it. `chance` is in thousandths. */
  reaction(
    luck: Uint8Array,
    attention: string,
    seat: number,
    whom: number,
    moment: number,
    chance: number,
    most: number,
  ): number | null {
    this.engine.bytes(this.key).set(luck);
    const about = this.engine.abi.enums.Attention![attention]!;
    const wait = this.engine.call("reaction", this.key, about, seat, whom, moment, chance, most);
    return wait < 0 ? null : wait;
  }

  /** Events of a round as a seat, or a spectator, may see them. */
  eventsFor(texts: readonly string[], seat: number | null, challenger = NOBODY): string[] {
    const { engine, log } = this;
    const coded = texts.filter((text) => this.words.isOfRound(text));
    if (!coded.length) return [...texts];
    const { cells } = this.words.write(texts, this.room, challenger);
    const bytes = engine.bytes(log);
    bytes.fill(0);
    engine.set(log, "used", cells.length);
    bytes.set(new Uint8Array(Int16Array.from(cells).buffer), engine.offset("EventLogs", "cells"));
    engine.call("hide_cards", log, seat ?? NOBODY);
    const seen = this.told(log, "");
    return texts.map((text) => (this.words.isOfRound(text) ? seen.shift()! : text));
  }

  /** The same for all events of a round, which may be more than a log has room for. */
  eventsOfRound(texts: readonly string[], seat: number | null): string[] {
    const seen: string[] = [];
    let challenger = NOBODY;
    while (seen.length < texts.length) {
      const rest = texts.slice(seen.length);
      const { told } = this.words.write(rest, this.room);
      const some = rest.slice(0, told);
      seen.push(...this.eventsFor(some, seat, challenger));
      for (const text of some) challenger = challengerIn(text) ?? challenger;
    }
    return seen;
  }
}

/** A view in the engine's memory, to be read before the next call. */
export class Look {
  constructor(
    private readonly engine: Engine,
    private readonly place: Place,
    private readonly sets: Place,
    private readonly words: Notation,
    private readonly phases: readonly string[],
  ) {}

  number(name: string, index = 0): number {
    return this.engine.get(this.place, name, index);
  }

  get phase(): string {
    return this.phases[this.number("phase")]!;
  }

  /** The seats of a set, one bit each. */
  seats(name: string): number[] {
    return seatsIn(this.number(name));
  }

  /** The word for a color, or nothing if there is none. */
  color(number: number): string | null {
    return this.engine.abi.words.color![number] ?? null;
  }

  /** How a card is written, or nothing if there is none. */
  card(kind: number): string | null {
    return this.words.cards[kind] ?? null;
  }

  /** A hand in the order of the kinds. */
  hand(seat: number): string[] {
    const { cards } = this.words;
    return cards.flatMap((card, kind) => Array<string>(this.number("hands", seat * cards.length + kind)).fill(card));
  }

  /** The first cards of a pile. */
  pile(name: string, size: number): string[] {
    return Array.from({ length: size }, (_, i) => this.words.cards[this.number(name, i)]!);
  }

  /** The legal moves of a seat, found from nothing but its view. */
  moves(seat: number): string[] {
    this.engine.call("legal", this.place, seat, this.sets);
    return movesIn(this.engine, this.sets).map((code) => this.words.moves[code]!);
  }
}

export function seatsIn(bits: number): number[] {
  return [...Array(32).keys()].filter((seat) => (bits >> seat) & 1);
}

function movesIn(engine: Engine, sets: Place): number[] {
  return [...engine.members(sets, 0), ...engine.members(sets, 1).map((act) => act + engine.abi.constants.DRAW!)];
}

function byNumber(members: Record<string, number>): string[] {
  const names: string[] = [];
  for (const [name, number] of Object.entries(members)) names[number] = name;
  return names;
}
