/** QR codes against those of a library that many have used, module by module (tests/page/codes_for_the_page.py). */
import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { qrDrawing, qrRows } from "../src/app/qr";

const drawn = JSON.parse(readFileSync(new URL("qr.json", import.meta.url), "utf-8")) as Record<string, string[]>;

it.each(Object.entries(drawn))("draws %s", (text, rows) => {
  const mine = qrRows(text).map((row) => BigInt(`0b${row.join("")}`).toString(16));
  expect(mine).toEqual(rows);
});

it("draws every dark module once, inside a quiet border", () => {
  const text = Object.keys(drawn)[0]!;
  const { d, size } = qrDrawing(text);
  const runs = [...d.matchAll(/M(\d+) (\d+)h(\d+)v1h-\3z/g)].map((one) => one.slice(1).map(Number));
  const dark = new Set(runs.flatMap(([x, y, wide]) => Array.from({ length: wide! }, (_, at) => `${x! + at} ${y}`)));
  const expected = qrRows(text).flatMap((row, y) => row.flatMap((bit, x) => (bit ? [`${x + 4} ${y + 4}`] : [])));
  expect([...dark].sort()).toEqual(expected.sort());
  expect(size).toBe(qrRows(text).length + 8);
});

it("says so when a text is too long", () => {
  expect(() => qrRows("x".repeat(859))).toThrow(RangeError);
});
