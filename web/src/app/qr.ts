/**
 * A link as a QR code (ISO/IEC 18004): the text as bytes, the smallest square that holds it, and in that square as much
 * correction as there is room for. Links are short, so squares beyond version 20 (858 bytes) are not made.
 */

/** Bytes of correction in a block, and how many blocks, by version from 1, for the levels L, M, Q, H. */
const CORRECTION = [
  [7, 10, 15, 20, 26, 18, 20, 24, 30, 18, 20, 24, 26, 30, 22, 24, 28, 30, 28, 28],
  [10, 16, 26, 18, 24, 16, 18, 22, 22, 26, 30, 22, 22, 24, 24, 28, 28, 26, 26, 26],
  [13, 22, 18, 26, 18, 24, 18, 22, 20, 24, 28, 26, 24, 20, 30, 24, 28, 28, 26, 30],
  [17, 28, 22, 16, 22, 28, 26, 26, 24, 28, 24, 28, 22, 24, 24, 30, 28, 28, 26, 28],
];
const BLOCKS = [
  [1, 1, 1, 1, 1, 2, 2, 2, 2, 4, 4, 4, 4, 4, 6, 6, 6, 6, 7, 8],
  [1, 1, 1, 2, 2, 4, 4, 4, 5, 5, 5, 8, 9, 9, 10, 10, 11, 13, 14, 16],
  [1, 1, 2, 2, 4, 4, 6, 6, 8, 8, 8, 10, 12, 16, 12, 17, 16, 18, 21, 20],
  [1, 1, 2, 4, 4, 4, 5, 6, 8, 8, 11, 11, 16, 16, 18, 16, 19, 21, 25, 25],
];
/** What the level is called in the format bits. */
const LEVEL_BITS = [1, 0, 3, 2];
const VERSIONS = 20;

type Bits = number[];
/** Rows of modules: 1 is dark, 0 light, null not yet decided. */
type Square = (number | null)[][];

const bitsOf = (value: number, length: number): Bits =>
  Array.from({ length }, (_, at) => (value >>> (length - 1 - at)) & 1);

/** The remainder of a division of polynomials over two elements, as the codes for format and version want it. */
function remainder(value: number, divisor: number, degree: number): number {
  let rest = value;
  for (let at = 0; at < degree; at++) rest = (rest << 1) ^ ((rest >>> (degree - 1)) * divisor);
  return rest;
}

/** How many modules of a version carry data. */
function capacity(version: number): number {
  const marks = version === 1 ? 0 : Math.floor(version / 7) + 2;
  const aligned = marks ? 25 * marks * marks - 10 * marks - 55 : 0;
  return (16 * version + 128) * version + 64 - aligned - (version >= 7 ? 36 : 0);
}

function dataBytes(version: number, level: number): number {
  return (capacity(version) >> 3) - CORRECTION[level]![version - 1]! * BLOCKS[level]![version - 1]!;
}

/** Powers of two in the field of 256 elements, and their logarithms. */
const EXP = new Uint8Array(512);
const LOG = new Uint8Array(256);
for (let at = 0, power = 1; at < 255; at++) {
  EXP[at] = EXP[at + 255] = power;
  LOG[power] = at;
  power = (power << 1) ^ (power >> 7 ? 0x11d : 0);
}
const times = (a: number, b: number) => (a && b ? EXP[LOG[a]! + LOG[b]!]! : 0);

/** The Reed-Solomon bytes that follow a block of data. */
function corrected(data: number[], degree: number): number[] {
  let generator = [1];
  for (let at = 0; at < degree; at++)
    generator = [...generator, 0].map((one, i) => one ^ times(generator[i - 1] ?? 0, EXP[at]!));
  const rest = new Array<number>(degree).fill(0);
  for (const byte of data) {
    const factor = byte ^ rest.shift()!;
    rest.push(0);
    for (let i = 0; i < degree; i++) rest[i]! ^= times(generator[i + 1]!, factor);
  }
  return rest;
}

/** All bytes in the order in which they are laid: those of the blocks in turn, then their correction. */
function interleaved(data: number[], version: number, level: number): number[] {
  const count = BLOCKS[level]![version - 1]!;
  const degree = CORRECTION[level]![version - 1]!;
  const short = Math.floor(data.length / count);
  const longer = data.length % count;
  const blocks: number[][] = [];
  for (let at = 0, one = 0; one < count; one++) {
    const end = at + short + (one >= count - longer ? 1 : 0);
    blocks.push(data.slice(at, end));
    at = end;
  }
  const inTurn = (those: number[][], most: number) =>
    Array.from({ length: most }, (_, at) => those.flatMap((one) => (at < one.length ? [one[at]!] : []))).flat();
  return [
    ...inTurn(blocks, short + 1),
    ...inTurn(
      blocks.map((one) => corrected(one, degree)),
      degree,
    ),
  ];
}

/** The text in bytes with its head, its end and what fills the rest. */
function packed(bytes: Uint8Array, version: number, level: number): number[] {
  const size = dataBytes(version, level);
  const bits = [...bitsOf(4, 4), ...bitsOf(bytes.length, version < 10 ? 8 : 16)];
  for (const byte of bytes) bits.push(...bitsOf(byte, 8));
  // The end is four zeros; the next byte is zeros too, as in other encoders.
  for (let left = Math.min(12, size * 8 - bits.length); left > 0; left--) bits.push(0);
  const whole = Array.from({ length: bits.length / 8 }, (_, at) =>
    bits.slice(at * 8, at * 8 + 8).reduce((sum, bit) => sum * 2 + bit, 0),
  );
  for (let at = 0; whole.length < size; at++) whole.push(at % 2 ? 0x11 : 0xec);
  return whole;
}

/** Where the centers of the small squares are, on both axes. */
function alignment(version: number): number[] {
  if (version === 1) return [];
  const count = Math.floor(version / 7) + 2;
  const step = Math.ceil((version * 4 + 4) / (count * 2 - 2)) * 2;
  const last = version * 4 + 10;
  return [6, ...Array.from({ length: count - 1 }, (_, at) => last - (count - 2 - at) * step)];
}

/** The patterns by which a camera finds the code; places of format and version are kept free by a 0. */
function frame(version: number): Square {
  const size = version * 4 + 17;
  const square: Square = Array.from({ length: size }, () => new Array<number | null>(size).fill(null));
  const put = (x: number, y: number, dark: boolean | number) => {
    if (x >= 0 && y >= 0 && x < size && y < size) square[y]![x] = Number(dark);
  };
  for (let at = 0; at < size; at++) {
    put(6, at, at % 2 === 0);
    put(at, 6, at % 2 === 0);
  }
  const around = (x: number, y: number, wide: number, dark: (far: number) => boolean) => {
    for (let dy = -wide; dy <= wide; dy++)
      for (let dx = -wide; dx <= wide; dx++) put(x + dx, y + dy, dark(Math.max(Math.abs(dx), Math.abs(dy))));
  };
  for (const [x, y] of [
    [3, 3],
    [size - 4, 3],
    [3, size - 4],
  ] as const)
    around(x, y, 4, (far) => far !== 2 && far !== 4);
  const centers = alignment(version);
  const end = centers.length - 1;
  centers.forEach((x, i) =>
    centers.forEach((y, j) => {
      const corner = (i === 0 && (j === 0 || j === end)) || (i === end && j === 0);
      if (!corner) around(x, y, 2, (far) => far !== 1);
    }),
  );
  tell(square, version, new Array<number>(15).fill(0), new Array<number>(18).fill(0));
  return square;
}

/** The same square with level and mask beside the finder patterns, and its version if it is large. */
function told(square: number[][], version: number, level: number, mask: number): number[][] {
  const rows = square.map((row) => [...row]);
  const data = (LEVEL_BITS[level]! << 3) | mask;
  const format = bitsOf(((data << 10) | remainder(data, 0x537, 10)) ^ 0x5412, 15).reverse();
  tell(rows, version, format, bitsOf((version << 12) | remainder(version, 0x1f25, 12), 18).reverse());
  rows[rows.length - 8]![8] = 1;
  return rows;
}

function tell(square: Square, version: number, format: Bits, large: Bits): void {
  const size = square.length;
  if (version >= 7)
    large.forEach((bit, at) => {
      const [long, small] = [size - 11 + (at % 3), Math.floor(at / 3)];
      square[small]![long] = bit;
      square[long]![small] = bit;
    });
  format.forEach((bit, at) => {
    const near = at < 6 ? at : at < 8 ? at + 1 : 14 - at;
    if (at < 8) {
      square[near]![8] = bit;
      square[8]![size - 1 - at] = bit;
    } else {
      square[8]![at === 8 ? 7 : near] = bit;
      square[size - 15 + at]![8] = bit;
    }
  });
  // Always dark in the end.
  square[size - 8]![8] = 0;
}

/** Lays the bits in columns of two, up and down, wherever the frame left room. */
function lay(square: Square, bits: Bits): Square {
  const size = square.length;
  const laid = square.map((row) => [...row]);
  let at = 0;
  for (let right = size - 1; right > 0; right -= 2) {
    if (right === 6) right = 5;
    const up = ((right + 1) & 2) === 0;
    for (let step = 0; step < size; step++) {
      const y = up ? size - 1 - step : step;
      for (const x of [right, right - 1]) if (laid[y]![x] === null) laid[y]![x] = bits[at++] ?? 0;
    }
  }
  return laid;
}

const MASKS: ((x: number, y: number) => number)[] = [
  (x, y) => (x + y) % 2,
  (_, y) => y % 2,
  (x) => x % 3,
  (x, y) => (x + y) % 3,
  (x, y) => (Math.floor(x / 3) + Math.floor(y / 2)) % 2,
  (x, y) => ((x * y) % 2) + ((x * y) % 3),
  (x, y) => (((x * y) % 2) + ((x * y) % 3)) % 2,
  (x, y) => (((x + y) % 2) + ((x * y) % 3)) % 2,
];

/** How hard a line is to read: long runs of one color, and what looks like a finder pattern. */
function lineCost(line: string): number {
  let cost = 0;
  for (const run of line.match(/0{5,}|1{5,}/g) ?? []) cost += run.length - 2;
  for (let at = line.indexOf("1011101"); at >= 0;) {
    const alone = !line.slice(Math.max(0, at - 4), at).includes("1") || !line.slice(at + 7, at + 11).includes("1");
    if (alone) cost += 40;
    at = line.indexOf("1011101", at + (alone ? 7 : 4));
  }
  return cost;
}

function cost(rows: number[][]): number {
  const size = rows.length;
  const columns = rows.map((_, x) => rows.map((row) => row[x]!));
  let sum = [...rows, ...columns].reduce((all, line) => all + lineCost(line.join("")), 0);
  for (let y = 1; y < size; y++)
    for (let x = 1; x < size; x++) {
      const four = rows[y]![x]! + rows[y]![x - 1]! + rows[y - 1]![x]! + rows[y - 1]![x - 1]!;
      if (four % 4 === 0) sum += 3;
    }
  const dark = rows.flat().reduce((all, one) => all + one, 0);
  return sum + 10 * Math.floor(Math.abs((dark * 100) / size ** 2 - 50) / 5);
}

/** The code of a text as rows of modules, 1 for a dark one; RangeError if it is too long. */
export function qrRows(text: string): number[][] {
  const bytes = new TextEncoder().encode(text);
  const fits = (version: number, level: number) =>
    12 + (version < 10 ? 0 : 8) + bytes.length * 8 <= dataBytes(version, level) * 8;
  const version = Array.from({ length: VERSIONS }, (_, at) => at + 1).find((one) => fits(one, 0));
  if (!version) throw new RangeError(`no room for ${bytes.length} bytes`);
  const level = [3, 2, 1, 0].find((one) => fits(version, one))!;
  const bits = interleaved(packed(bytes, version, level), version, level).flatMap((byte) => bitsOf(byte, 8));
  const empty = frame(version);
  const laid = lay(empty, bits);
  const masked = MASKS.map((mask, number) => {
    const rows = laid.map((row, y) =>
      row.map((bit, x) => (empty[y]![x] === null && mask(x, y) === 0 ? 1 - bit! : bit!)),
    );
    return { rows, number, cost: cost(rows) };
  });
  // What is told about the mask is not there yet when the masks are compared.
  const best = masked.reduce((one, other) => (other.cost < one.cost ? other : one));
  return told(best.rows, version, level, best.number);
}

/** The dark modules as one path, and how wide the square is with its quiet border of four modules. */
export function qrDrawing(text: string): { d: string; size: number } {
  const rows = qrRows(text);
  const runs = rows.flatMap((row, y) =>
    [...row.join("").matchAll(/1+/g)].map((run) => `M${run.index + 4} ${y + 4}h${run[0].length}v1h-${run[0].length}z`),
  );
  return { d: runs.join(""), size: rows.length + 8 };
}
