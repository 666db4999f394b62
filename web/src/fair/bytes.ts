/** Bytes, hex and the items that docs/fairness.md hashes. */

export type Item = Uint8Array | string | number;

const utf8 = new TextEncoder();

export function fromHex(text: string): Uint8Array {
  return Uint8Array.from({ length: text.length / 2 }, (_, at) => parseInt(text.slice(at * 2, at * 2 + 2), 16));
}

export function toHex(bytes: Uint8Array): string {
  return [...bytes].map((one) => one.toString(16).padStart(2, "0")).join("");
}

export function joined(parts: readonly Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

function four(n: number): Uint8Array {
  return Uint8Array.of(n >>> 24, n >>> 16, n >>> 8, n);
}

/** Each item after its length in four bytes; text is UTF-8, a number four bytes; all with the high byte first. */
export function encoded(...items: Item[]): Uint8Array {
  return joined(
    items.flatMap((item) => {
      const data = typeof item === "string" ? utf8.encode(item) : typeof item === "number" ? four(item) : item;
      return [four(data.length), data];
    }),
  );
}
