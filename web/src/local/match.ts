/** The match of a table: rounds until somebody has won (game/match.py and game/round.py). Nothing is changed in place. */
import type { Game, State } from "../engine/game";
import type { Rules } from "../engine/rules";
import type { Shuffler } from "./shuffler";

/** A round as it stands, and all that happened in it. */
export class Round {
  constructor(
    private readonly game: Game,
    readonly rules: Rules,
    readonly players: number,
    readonly key: Uint8Array,
    readonly dealer: number,
    readonly state: State,
    /** Every move as `seat move`. */
    readonly moves: readonly string[],
    /** The events of the deal. */
    readonly opening: readonly string[],
    /** Those of the deal and of all moves, the score at the end included. */
    readonly events: readonly string[],
  ) {}

  static deal(game: Game, rules: Rules, players: number, key: Uint8Array, dealer: number): Round {
    const { state, events } = game.deal(rules, players, key, dealer);
    return new Round(game, rules, players, key, dealer, state, [], events, events);
  }

  /** The seat that is asked; nobody when the round is over. */
  get turn(): number | null {
    const seat = this.game.number(this.state, "asked");
    return seat < 0 ? null : seat;
  }

  get over(): boolean {
    return this.turn === null;
  }

  get winner(): number | null {
    const seat = this.game.number(this.state, "winner");
    return seat < 0 ? null : seat;
  }

  get points(): number[] {
    return this.game.pointsForRound(this.state, this.players, this.rules.get("match"));
  }

  /** Why a move is refused, or nothing if it is legal. */
  whyNot(move: number, seat: number): string {
    return this.game.whyNot(this.state, seat, move);
  }

  /** The round after a move, and what happened; a number for a move that was refused. */
  play(move: number, seat: number): { round: Round; events: string[] } {
    const { state, events, reason } = this.game.play(this.state, seat, move);
    if (reason) throw new IllegalMove(reason);
    const moves = [...this.moves, `${seat} ${this.game.words.moves[move]}`];
    const round = this.with(state, moves, [...this.events, ...events]);
    if (!round.over) return { round, events };
    const told = [...events, ["scored", ...round.points].join(" ")];
    return { round: round.with(state, moves, [...this.events, ...told]), events: told };
  }

  private with(state: State, moves: readonly string[], events: readonly string[]): Round {
    return new Round(this.game, this.rules, this.players, this.key, this.dealer, state, moves, this.opening, events);
  }

  /** The same round as it was before its last moves. */
  before(moves: number): Round {
    let round = Round.deal(this.game, this.rules, this.players, this.key, this.dealer);
    for (const text of this.moves.slice(0, this.moves.length - moves)) {
      const [seat, ...move] = text.split(" ");
      round = round.play(this.game.words.move(move.join(" "))!, Number(seat)).round;
    }
    return round;
  }
}

/** A move that the rules refuse now. */
export class IllegalMove extends Error {}

export class Match {
  private constructor(
    private readonly game: Game,
    readonly rules: Rules,
    readonly names: readonly string[],
    readonly rounds: readonly Round[],
    /** The events of each deal, the draw for the dealer included. */
    readonly openings: readonly (readonly string[])[],
    readonly scores: readonly number[],
  ) {}

  /** Deal the first round. */
  static begin(game: Game, rules: Rules, names: readonly string[], keys: Shuffler): Match {
    const empty = new Match(game, rules, names, [], [], Array<number>(names.length).fill(0));
    return empty.deal(keys, null);
  }

  get players(): number {
    return this.names.length;
  }

  /** The round being played, or the last one. */
  get round(): Round {
    return this.rounds.at(-1)!;
  }

  /** Who has won the match; nobody while the round is being played. */
  get winners(): number[] {
    return this.round.over ? this.game.matchWinners(this.round.state, this.rules, this.scores) : [];
  }

  get over(): boolean {
    return this.winners.length > 0;
  }

  private with(changes: { rounds?: Round[]; openings?: (readonly string[])[]; scores?: number[] }): Match {
    const { rounds = this.rounds, openings = this.openings, scores = this.scores } = changes;
    return new Match(this.game, this.rules, this.names, rounds, openings, scores);
  }

  private deal(keys: Shuffler, dealer: number | null): Match {
    const drawing: string[] = [];
    if (dealer === null) {
      const found = this.game.findDealer(keys.dealerKey(), this.players, this.rules);
      dealer = found.dealer;
      drawing.push(found.event);
    }
    const round = Round.deal(this.game, this.rules, this.players, keys.cardsKey(dealer), dealer);
    const openings = [...this.openings, [...drawing, ...round.opening]];
    return this.with({ rounds: [...this.rounds, round], openings });
  }

  nextRound(keys: Shuffler): Match {
    return this.deal(keys, this.game.nextDealer(this.round.state, this.rules));
  }

  /** With another present round. */
  withRound(round: Round): Match {
    return this.with({ rounds: [...this.rounds.slice(0, -1), round] });
  }

  /** A move in the round being played; when it ends the round, the score is kept. */
  play(move: number, seat: number): { match: Match; events: string[] } {
    const { round, events } = this.round.play(move, seat);
    const match = this.withRound(round);
    if (!round.over) return { match, events };
    const { points } = round;
    const scored = match.with({ scores: this.scores.map((score, at) => score + points[at]!) });
    const { winners } = scored;
    return { match: scored, events: winners.length ? [...events, ["match_over", ...winners].join(" ")] : events };
  }
}
