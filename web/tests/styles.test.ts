import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { contrast } from "../src/cards/palette";
import { LANGUAGES } from "../src/generated/choices";
import { EDITIONS } from "../src/generated/table";
import { messagesOf } from "./messages";

const read = (name: string) => readFileSync(new URL(`../src/styles/${name}`, import.meta.url), "utf8");
const CSS = read("tables.css");
const THEMES = ["light", "dark"] as const;

/** The colors of a mood as the sheet has them. */
function tokens(mood: string, theme: (typeof THEMES)[number]): (name: string) => string {
  const rule = new RegExp(`\\[data-edition="${mood}"\\] \\{([^}]*)\\}`).exec(CSS)?.[1] ?? "";
  return (name) => {
    const value = new RegExp(`--${name}: ([^;]*);`).exec(rule)?.[1] ?? "";
    const pair = /light-dark\((#\w{6}), (#\w{6})\)/.exec(value);
    return pair ? (pair[theme === "light" ? 1 : 2] as string) : value;
  };
}

const TABLES = EDITIONS.flatMap((mood) => THEMES.map((theme) => [mood, theme] as const));

describe.each(TABLES)("the %s table, %s", (mood, theme) => {
  const color = tokens(mood, theme);

  it.each(["cloth", "cloth-deep"])("has words that read on --%s", (ground) => {
    expect(contrast(color("on-cloth"), color(ground))).toBeGreaterThanOrEqual(6);
    expect(contrast(color("soft-on-cloth"), color(ground))).toBeGreaterThanOrEqual(4.5);
    expect(contrast(color("accent-on-cloth"), color(ground))).toBeGreaterThanOrEqual(4.5);
  });

  it("has lines that are seen on the cloth", () => {
    expect(contrast(color("cloth-line"), color("cloth"))).toBeGreaterThanOrEqual(3);
  });

  it("has buttons that read", () => {
    expect(contrast(color("on-accent"), color("accent"))).toBeGreaterThanOrEqual(6);
    expect(contrast(color("accent"), theme === "light" ? "#fffbf2" : "#24262d")).toBeGreaterThanOrEqual(4.5);
  });
});

describe("the font", () => {
  const ranges = [...read("type.css").matchAll(/U\+([0-9A-F]+)(?:-([0-9A-F]+))?/g)].map(
    ([, from, to = from]) => [parseInt(from!, 16), parseInt(to!, 16)] as const,
  );
  it.each(LANGUAGES)("has every letter that is said in %s; scripts/font.py brings new ones", (language) => {
    const letters = new Set(JSON.stringify(messagesOf(language)).match(/\p{L}|\p{N}|\u00a0/gu));
    expect([...letters].filter((one) => !ranges.some(([from, to]) => inside(one, from, to)))).toEqual([]);
  });
});

const inside = (one: string, from: number, to: number) => from <= one.codePointAt(0)! && one.codePointAt(0)! <= to;
