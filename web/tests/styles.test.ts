import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { contrast } from "../src/cards/palette";
import { EDITIONS } from "../src/generated/table";

const CSS = readFileSync(new URL("../src/styles/tables.css", import.meta.url), "utf8");
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
