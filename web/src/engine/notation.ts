/** Numbers of the engine and the words for them: cards, moves and events (docs/notation.md; game/codec.py does the same). */
import type { Abi } from "./abi";

const HIDDEN = "?";
/** Who looks from outside. */
export const NOBODY = -1;

export class Notation {
  /** How each move is written, in the order of the rules. */
  readonly moves: readonly string[];
  /** How each kind of card is written: the first moves. */
  readonly cards: readonly string[];
  readonly uno: number;
  private readonly moveCodes: ReadonlyMap<string, number>;
  private readonly names: string[] = [];
  private readonly header: number;

  constructor(private readonly abi: Abi) {
    this.moves = abi.moves;
    this.cards = abi.moves.slice(0, abi.constants.KINDS);
    this.uno = abi.constants.UNO!;
    this.moveCodes = new Map(abi.moves.map((text, code) => [text, code]));
    this.header = abi.constants.EVENT_HEADER!;
    for (const [name, { code }] of Object.entries(abi.events)) if (code !== undefined) this.names[code] = name;
  }

  /** The number of a move, blanks as one likes; nothing if there is no such move. */
  move(text: string): number | undefined {
    return this.moveCodes.get(text.split(/\s+/).filter(Boolean).join(" "));
  }

  isCard(move: number): boolean {
    return move < this.cards.length;
  }

  /** Is it UNO, or a catch? */
  isCall(move: number): boolean {
    return move >= this.uno;
  }

  /** The seat that a move catches or chooses. */
  seat(move: number): number | null {
    const { CHOOSE, CATCH } = this.abi.constants;
    return move >= CATCH! ? move - CATCH! : move >= CHOOSE! && move < this.uno ? move - CHOOSE! : null;
  }

  /** Is it an event of the rules, and not one of the match? */
  isOfRound(text: string): boolean {
    return this.code(text) !== undefined;
  }

  private code(text: string): number | undefined {
    return this.abi.events[text.split(" ", 1)[0]!]?.code;
  }

  /** The events that used cells of a log tell. */
  read(cells: Int16Array): string[] {
    const told: string[] = [];
    for (let at = 0; at < cells.length;) {
      const name = this.names[cells[at]!]!;
      const [seat, other, n] = [cells[at + 1]!, cells[at + 2]!, cells[at + 3]!];
      at += this.header;
      const parts: (string | number)[] = [name];
      for (const argument of this.abi.events[name]!.arguments) {
        const words = this.abi.words[argument];
        if (argument === "seat") parts.push(seat);
        else if (argument === "cards")
          cells.slice(at, at + n).forEach((kind) => parts.push(this.cards[kind] ?? HIDDEN));
        else if (argument === "direction") parts.push(words![other > 0 ? 0 : 1]!);
        else parts.push(words ? (words[other] ?? "none") : other);
      }
      told.push(parts.join(" "));
      at += n;
    }
    return told;
  }

  /** The cells of an event of a round. To whom a hand is shown the challenge before it tells. */
  private cells(text: string, challenger: number): number[] {
    const [name = "", ...words] = text.split(" ");
    let seat = NOBODY;
    let other = name === "shown" ? challenger : NOBODY;
    let cards: number[] = [];
    for (const argument of this.abi.events[name]!.arguments) {
      const named = this.abi.words[argument];
      if (argument === "seat") seat = Number(words.shift());
      else if (argument === "cards") cards = words.splice(0).map((card) => Math.max(0, this.cards.indexOf(card)));
      else if (argument === "direction") other = words.shift() === named![0] ? 1 : -1;
      else if (!named) other = Number(words.shift());
      else {
        const word = words.shift()!;
        other = word === "none" ? NOBODY : named.indexOf(word);
      }
    }
    return [this.code(text)!, seat, other, cards.length, ...cards];
  }

  /**
   * The cells of events, as many as there is room for, and how many events that are. Hidden cards are written as blanks;
   * events of the match leave no trace.
   */
  write(texts: readonly string[], room: number, challenger = NOBODY): { cells: number[]; told: number } {
    const cells: number[] = [];
    let told = 0;
    for (const text of texts) {
      challenger = challengerIn(text) ?? challenger;
      const more = this.isOfRound(text) ? this.cells(text, challenger) : [];
      if (cells.length + more.length > room) break;
      cells.push(...more);
      told++;
    }
    return { cells, told };
  }
}

/** The seat that challenges, if the event is a challenge. */
export function challengerIn(text: string): number | undefined {
  return text.startsWith("challenged ") ? Number(text.split(" ")[1]) : undefined;
}
