/** Bots: what a seat that no person plays chooses, from its view alone (bots/skill_bot.py and bots/search_bot.py). */
import { sha256 } from "../fair/sha256";
import type { Engine, Place } from "./engine";
import type { Game, State } from "./game";
import { challengerIn, NOBODY } from "./notation";
import { Rules } from "./rules";

/** What a bot is asked with: plain data, so that it can be sent to a worker. */
export interface Ask {
  /** The view of the bot's seat, as the bytes of the record `States`. */
  view: State;
  seat: number;
  /** The events that the seat was told in this round. */
  events: readonly string[];
  level: string;
  /** From which the bot's number is made. */
  seed: string;
  /** The rules as text, and the score of the match before this round: what the end of the round is worth. */
  rules: string;
  scores: readonly number[];
}

/** The bot that everybody is supposed to play like while a search plays a round out. */
const OTHERS = "careful";
/** Playouts between two moments at which a search can be broken off. */
const SLICE = 256;
/** Events that are offered to a log at once; it takes as many as fit. */
const AT_ONCE = 200;

/** Any seed as a number of 63 bits. */
function seedNumber(seed: string | number): bigint {
  const digest = sha256(new TextEncoder().encode(`penultima bot ${seed}`));
  return new DataView(digest.buffer, digest.byteOffset).getBigUint64(0, true) >> 1n;
}

export class Bots {
  private readonly engine: Engine;
  private readonly view: Place;
  private readonly skill: Place;
  private readonly others: Place;
  private readonly memory: Place;
  private readonly log: Place;
  private readonly silent: Place;
  private readonly search: Place;
  private readonly work: Place;
  private readonly stakes: Place;
  private readonly scores: Place;
  /** Of two searches in one thread the second waits: there is one place for a search. */
  private searching: Promise<unknown> = Promise.resolve();

  constructor(private readonly game: Game) {
    const { engine } = game;
    const { STAKES, SEATS } = engine.abi.constants;
    this.engine = engine;
    this.view = engine.reserve("States");
    this.skill = engine.reserve("Skills");
    this.others = engine.reserve("Skills");
    this.memory = engine.reserve("Memories");
    this.log = engine.reserve("EventLogs");
    this.silent = engine.reserve("EventLogs");
    this.search = engine.reserve("SearchStates");
    this.work = engine.reserve("States", 3);
    this.stakes = engine.reserve("float64", STAKES);
    this.scores = engine.reserve("int64", SEATS);
  }

  private writeSkill(place: Place, level: string, seed: string | number): void {
    const { engine } = this;
    const numbers = engine.abi.bots[level]!;
    for (const name of ["policy", "forgets", "notices", "slips", "playouts"] as const)
      engine.set(place, name, numbers[name]);
    engine.set(place, "seed", seedNumber(seed));
    engine.abi.weights.forEach((weight, at) => engine.set(place, "weights", weight, at));
  }

  private load(ask: Ask): void {
    this.engine.bytes(this.view).set(ask.view);
    this.writeSkill(this.skill, ask.level, ask.seed);
  }

  /** What the bot does at once; of one that searches, what it would do without. */
  private quick(ask: Ask): number | null {
    this.load(ask);
    const move = this.engine.call("choose_move", this.view, ask.seat, this.skill);
    return move === this.engine.abi.constants.NO_MOVE ? null : move;
  }

  /** Must the bot search? Calls, and everything out of turn, are decided at once. */
  searches(ask: Ask, quick = this.quick(ask)): boolean {
    const { abi } = this.engine;
    if (abi.bots[ask.level]!.policy !== abi.enums.Policy!.search) return false;
    const asked = this.game.number(ask.view, "asked");
    return asked === ask.seat && (quick === null || !this.game.words.isCall(quick));
  }

  /** The bot's move in notation; nothing if it keeps silent out of turn. */
  chooseNow(ask: Ask): string | null {
    const quick = this.quick(ask);
    if (!this.searches(ask, quick)) return this.text(quick);
    this.begin(ask);
    for (let budget = SLICE; this.goOn(ask, budget); budget += SLICE);
    return this.text(this.engine.call("best_move", this.search));
  }

  /** The same in slices: `pause` lets others do something between two of them. Rejects when `signal` is aborted. */
  async choose(ask: Ask, pause: () => Promise<void>, signal?: AbortSignal): Promise<string | null> {
    const quick = this.quick(ask);
    if (!this.searches(ask, quick)) return this.text(quick);
    const before = this.searching;
    const work = (async () => {
      await before.catch(() => undefined);
      signal?.throwIfAborted();
      this.begin(ask);
      for (let budget = SLICE; this.goOn(ask, budget); budget += SLICE) {
        await pause();
        signal?.throwIfAborted();
      }
      return this.text(this.engine.call("best_move", this.search));
    })();
    this.searching = work;
    return work;
  }

  private text(move: number | null): string | null {
    return move === null ? null : this.game.words.moves[move]!;
  }

  private begin(ask: Ask): void {
    const { engine } = this;
    this.load(ask);
    this.writeSkill(this.others, OTHERS, 0);
    engine.bytes(this.search).fill(0);
    engine.set(this.search, "infers", engine.abi.bots[ask.level]!.infers);
    engine.call("begin_search", this.view, seedNumber(ask.seed), this.search);
    if (engine.get(this.search, "candidates") < 2) return;
    engine.bytes(this.work).fill(0);
    engine.bytes(this.work).set(ask.view);
    engine.bytes(this.silent).fill(0);
    this.remember(ask);
    this.weigh(ask);
  }

  /** Search up to so many playouts in all; false when the answer is clear or the bot's budget is spent. */
  private goOn(ask: Ask, budget: number): boolean {
    const { engine } = this;
    if (engine.get(this.search, "candidates") < 2) return false;
    const most = engine.abi.bots[ask.level]!.playouts;
    const { work, memory, others, search, stakes, silent } = this;
    const upTo = Math.min(budget, most);
    return (
      engine.callFast("continue_search", work, memory, others, search, stakes, upTo, silent) !== 0 && budget < most
    );
  }

  /** What the seat remembers, from all the events that it was told. */
  private remember({ seat, events, view }: Ask): void {
    const { engine, memory, log, game } = this;
    const players = game.number(view, "players");
    const room = engine.abi.records.EventLogs!.fields.cells![2]!;
    engine.bytes(memory).fill(0);
    engine.call("begin_memory", memory, seat);
    let challenger = NOBODY;
    for (let at = 0; at < events.length;) {
      const { cells, told } = game.words.write(events.slice(at, at + AT_ONCE), room, challenger);
      for (const text of events.slice(at, at + told)) challenger = challengerIn(text) ?? challenger;
      engine.bytes(log).fill(0);
      engine.set(log, "used", cells.length);
      engine.bytes(log).set(new Uint8Array(Int16Array.from(cells).buffer), engine.offset("EventLogs", "cells"));
      engine.call("remember", memory, players, log);
      at += told;
    }
  }

  /** What the end of the round is worth to the seat. */
  private weigh({ rules: text, scores, seat }: Ask): void {
    const { engine } = this;
    const rules = Rules.parse(engine.abi, text);
    engine.bytes(this.scores).fill(0);
    scores.forEach((score, at) => engine.put(this.scores, at, score));
    engine.bytes(this.stakes).fill(0);
    engine.call("match_stakes", rules.get("match"), rules.get("target"), scores.length, seat, this.scores, this.stakes);
  }
}
