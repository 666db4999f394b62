/**
 * A match's shuffles as whoever keeps the table makes them (game/fair/shuffler.py; docs/fairness.md): a chain of secrets is
 * fixed before the first card, people commit and give, and after each round its secret is revealed.
 */
import { fromHex, toHex } from "../fair/bytes";
import {
  cardsKey,
  commitment,
  dealerKey,
  digest,
  head,
  headBefore,
  linkBefore,
  movesDigest,
  seal,
} from "../fair/hashing";
import type { Deal, Part, Transcript } from "../generated/protocol";

/** What the fair shuffle refuses: not now, not this seat, or not these bytes. */
export class FairError extends Error {}

type Mark = Part["mark"];
type DealStage = Deal["stage"];

/** The transcript with all its deals: what may be shown to anybody at any moment. */
type Whole = Transcript & { deals: Deal[] };

const ended = (deal: Deal) => deal.stage === "played" || deal.stage === "aborted";

/** A deal without what is empty, with its keys in the order in which a record has them. */
function written({ round, attempt, stage, parts, secret, head }: Deal): Deal {
  return { round, attempt, stage, parts, ...(secret && { secret }), ...(head && { head }) };
}

/** The anchor and all secrets of a match, one after the other: hundreds of hashes, made when one of them is first asked for. */
class Chain {
  private links: readonly Uint8Array[] | null = null;

  constructor(
    private readonly match: string,
    private readonly root: Uint8Array,
    readonly length: number,
  ) {}

  /** The anchor has number 0. */
  at(number: number): Uint8Array {
    this.links ??= this.made();
    return this.links[number]!;
  }

  private made(): Uint8Array[] {
    const links = [this.root];
    for (let number = this.length; number > 0; number--) links.push(linkBefore(this.match, number, links.at(-1)!));
    return links.reverse();
  }
}

export class Shuffler {
  private shown: Whole | null = null;

  private constructor(
    private readonly match: string,
    private readonly rules: string,
    private readonly players: number,
    private readonly chain: Chain,
    private readonly deals: Deal[],
  ) {}

  static begin(match: string, rules: string, players: number, root: Uint8Array, length: number): Shuffler {
    return new Shuffler(match, rules, players, new Chain(match, root, length), []);
  }

  get transcript(): Whole {
    const { match, rules, players, chain, deals } = this;
    this.shown ??= {
      scheme: "penultima-fair-1",
      match,
      rules,
      players,
      anchor: toHex(chain.at(0)),
      length: chain.length,
      deals,
    };
    return this.shown;
  }

  private get last(): Deal | undefined {
    return this.deals.at(-1);
  }

  /** The present deal, or the last one. */
  get deal(): Deal {
    if (!this.last) throw new FairError("nothing is dealt yet");
    return this.last;
  }

  /** The number of the present deal, counted from 1 through all rounds and attempts. */
  get number(): number {
    return this.deals.length;
  }

  /** Is there a secret left for another deal? */
  get dealsLeft(): boolean {
    return this.number < this.chain.length;
  }

  secret(number: number): Uint8Array {
    return this.chain.at(number);
  }

  /** The seed of all that bots do by chance in this round: nobody can foresee it, everybody can check it afterwards. */
  get luck(): Uint8Array {
    return digest("luck", this.match, this.number, this.secret(this.number));
  }

  /** The seats that have yet to commit, or to give what they committed to. */
  get waiting(): number[] {
    const mark = { open: "asked", sealed: "committed" }[this.deal.stage as string];
    return this.deal.parts.flatMap((part, seat) => (part.mark === mark ? [seat] : []));
  }

  private get sealNow(): Uint8Array {
    return seal(headBefore(this.transcript, this.number), this.number, this.deal);
  }

  /** The key that draws the dealer of the present deal. */
  dealerKey(): Uint8Array {
    return dealerKey(this.sealNow, this.deal, this.secret(this.number));
  }

  /** The key that shuffles the cards of the present deal. */
  cardsKey(dealer: number): Uint8Array {
    return cardsKey(this.sealNow, this.deal, this.secret(this.number), dealer);
  }

  private with(deals: Deal[]): Shuffler {
    return new Shuffler(this.match, this.rules, this.players, this.chain, deals);
  }

  private replaced(changes: Partial<Deal>): Shuffler {
    return this.with([...this.deals.slice(0, -1), written({ ...this.deal, ...changes })]);
  }

  /** Begin a deal: these seats are asked for a contribution, the others are bots. */
  ask(people: readonly number[]): Shuffler {
    const { last, players, deals } = this;
    if (last && !ended(last)) throw new FairError("the last deal has not ended");
    if (!this.dealsLeft) throw new FairError("the chain of secrets is used up");
    const again = last?.stage === "aborted";
    const parts = [...Array(players).keys()].map((seat): Part => ({
      mark: people.includes(seat) ? "asked" : "bot",
    }));
    const round = (last?.round ?? 0) + (again ? 0 : 1);
    const attempt = again ? last.attempt + 1 : 1;
    return this.with([...deals, { round, attempt, stage: "open", parts }]);
  }

  /** A person commits; the same again changes nothing, another one is refused. */
  commit(seat: number, value: string): Shuffler {
    const part = this.part(seat, "open", ["asked", "committed"]);
    if (part.commitment && part.commitment !== value) throw new FairError("committed to something else");
    return this.put(seat, { mark: "committed", commitment: value });
  }

  /** No more commitments: who has none is absent. */
  seal(): Shuffler {
    return this.turn("open", "sealed", "asked", "absent");
  }

  /** A person gives the bytes committed to; others are refused. */
  contribute(seat: number, value: string): Shuffler {
    const part = this.part(seat, "sealed", ["committed", "given"]);
    const expected = toHex(commitment(this.match, this.number, seat, fromHex(value)));
    if (expected !== part.commitment) throw new FairError("committed to something else");
    return this.put(seat, { mark: "given", commitment: part.commitment, contribution: value });
  }

  /** No more contributions: who committed and gave nothing withholds. The keys of the round are fixed. */
  settle(): Shuffler {
    return this.turn("sealed", "dealt", "committed", "withheld");
  }

  /** The round is over: its moves are bound in and its secret is revealed. */
  finish(moves: readonly string[]): Shuffler {
    return this.turn("dealt", "played").reveal(movesDigest(moves));
  }

  /** The deal comes to nothing; it stays in the transcript, and its secret is spent. */
  abort(): Shuffler {
    if (ended(this.deal)) throw new FairError("the deal has ended");
    return this.turn(this.deal.stage, "aborted").reveal(new Uint8Array());
  }

  private part(seat: number, stage: DealStage, marks: Mark[]): Part {
    const part = this.deal.parts[seat];
    if (this.deal.stage !== stage) throw new FairError(`the deal is ${this.deal.stage}`);
    if (!part || !marks.includes(part.mark)) throw new FairError("no part in this");
    return part;
  }

  private put(seat: number, part: Part): Shuffler {
    return this.replaced({ parts: this.deal.parts.map((one, at) => (at === seat ? part : one)) });
  }

  private turn(from: DealStage, to: DealStage, mark?: Mark, becomes?: Mark): Shuffler {
    if (this.deal.stage !== from) throw new FairError(`the deal is ${this.deal.stage}`);
    const parts = this.deal.parts.map((part) => (part.mark === mark ? { ...part, mark: becomes! } : part));
    return this.replaced({ stage: to, parts });
  }

  private reveal(moves: Uint8Array): Shuffler {
    const secret = this.secret(this.number);
    return this.replaced({ secret: toHex(secret), head: toHex(head(this.sealNow, this.deal, secret, moves)) });
  }
}
