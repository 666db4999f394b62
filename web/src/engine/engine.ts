/**
 * The engine file in this thread: calls its entries with arrays that live in its memory.
 *
 * Whoever calls reserves places for arrays once, copies what it keeps into them before a call and out of them after it. So
 * nothing is lost when a call is stopped by garbage: the instance is made anew with the same places, all zero.
 */
import type { Abi, Field } from "./abi";

const PAGE = 65536;
const SIZES: Readonly<Record<string, number>> = {
  int8: 1,
  int16: 2,
  int32: 4,
  uint32: 4,
  float32: 4,
  int64: 8,
  uint64: 8,
  float64: 8,
};

/** What a function without checks returns, having done nothing, if the records are not sound. */
const UNSOUND = 2;

/** A call that the engine stopped: its arguments were none that a table could have. */
export class EngineStopped extends Error {}

/** The place of an array in the engine's memory: `count` records or numbers of a kind. */
export interface Place {
  readonly of: string;
  readonly at: number;
  readonly count: number;
  readonly item: number;
}

type Exports = Record<string, (...values: (number | bigint)[]) => number | undefined>;

export class Engine {
  private exports!: Exports;
  private memory!: WebAssembly.Memory;
  private data!: DataView;
  /** Where the next array is placed. */
  private end = 0;

  constructor(
    private readonly module: WebAssembly.Module,
    readonly abi: Abi,
  ) {
    this.start();
    this.end = this.memory.buffer.byteLength;
  }

  static async load(wasm: BufferSource, abi: Abi): Promise<Engine> {
    return new Engine(await WebAssembly.compile(wasm), abi);
  }

  private start(): void {
    const { exports } = new WebAssembly.Instance(this.module);
    this.exports = exports as unknown as Exports;
    this.memory = exports.memory as WebAssembly.Memory;
    this.grow();
  }

  private grow(): void {
    const missing = this.end - this.memory.buffer.byteLength;
    if (missing > 0) this.memory.grow(Math.ceil(missing / PAGE));
    this.data = new DataView(this.memory.buffer);
  }

  /** A place for so many records or numbers, for as long as the engine lives. */
  reserve(of: string, count = 1): Place {
    const item = SIZES[of] ?? this.abi.records[of]!.size;
    const place = { of, at: this.end, count, item };
    this.end += (item * count + 15) & -16;
    this.grow();
    return place;
  }

  /** The bytes at a place, to be used before the next call. */
  bytes({ at, count, item }: Place): Uint8Array {
    return new Uint8Array(this.memory.buffer, at, count * item);
  }

  private field(of: string, name: string): Field {
    const field = this.abi.records[of]?.fields[name];
    if (!field) throw new EngineStopped(`there is no ${of}.${name}`);
    return field;
  }

  /** Where a field of a record begins. */
  offset(of: string, name: string): number {
    return this.field(of, name)[0];
  }

  /** A number of a record, or one of an array in it. Numbers of 64 bits are read as those of 32: none is larger. */
  get(place: Place, name: string, index = 0): number {
    const [offset, kind] = this.field(place.of, name);
    const size = SIZES[kind]!;
    return this.read(place.at + offset + index * size, kind);
  }

  /** A number of an array that is no record. */
  at(place: Place, index: number): number {
    return this.read(place.at + index * place.item, place.of);
  }

  private read(at: number, kind: string): number {
    switch (kind) {
      case "int8":
        return this.data.getInt8(at);
      case "int16":
        return this.data.getInt16(at, true);
      case "float64":
        return this.data.getFloat64(at, true);
      default:
        return this.data.getInt32(at, true);
    }
  }

  set(place: Place, name: string, value: number | bigint, index = 0): void {
    const [offset, kind] = this.field(place.of, name);
    this.write(place.at + offset + index * SIZES[kind]!, kind, value);
  }

  put(place: Place, index: number, value: number | bigint): void {
    this.write(place.at + index * place.item, place.of, value);
  }

  private write(at: number, kind: string, value: number | bigint): void {
    if (kind === "int8") this.data.setInt8(at, Number(value));
    else if (kind === "int16") this.data.setInt16(at, Number(value), true);
    else if (kind === "int32" || kind === "uint32") this.data.setInt32(at, Number(value), true);
    else if (kind === "float64") this.data.setFloat64(at, Number(value), true);
    else this.data.setBigInt64(at, BigInt(value), true);
  }

  /** Two words of 64 bits as a set of small numbers, in order. */
  members(place: Place, index: number): number[] {
    const found: number[] = [];
    for (const [half, first] of [
      [0, 0],
      [4, 32],
    ] as const) {
      let bits = this.data.getUint32(place.at + index * 8 + half, true);
      for (; bits; bits &= bits - 1) found.push(first + 31 - Math.clz32(bits & -bits));
    }
    return found;
  }

  /** What an entry returns; EngineStopped if it was given garbage. */
  call(name: string, ...given: (number | bigint | Place)[]): number {
    return this.run(`penultima_${name}`, name, given);
  }

  /** The same without bounds checks, several times as fast, if the records are sound. */
  callFast(name: string, ...given: (number | bigint | Place)[]): number {
    const answer = this.run(`penultima_unchecked_${name}`, name, given);
    return answer === UNSOUND ? this.call(name, ...given) : answer;
  }

  private run(symbol: string, name: string, given: (number | bigint | Place)[]): number {
    const taken = this.abi.entries[name]?.arguments;
    if (taken?.length !== given.length) throw new EngineStopped(`${name} is called otherwise`);
    const values: (number | bigint)[] = [];
    taken.forEach(({ kind, of }, i) => {
      const one = given[i]!;
      if (typeof one === "object") {
        if (one.of !== of) throw new EngineStopped(`argument ${i} of ${name} is ${one.of}`);
        values.push(one.at, one.count);
      } else values.push(kind === "i64" ? BigInt(one) : Number(one));
    });
    try {
      return this.exports[symbol]!(...values) ?? 0;
    } catch (error) {
      this.start();
      throw new EngineStopped(`${name}: ${String(error)}`);
    }
  }
}
