import { expect, it } from "vitest";
import { parseEvents } from "../src/game/event";
import { received } from "../src/table/stamps";

const entries = (...texts: string[]) => parseEvents(texts).map((event, id) => ({ id, event, by: "" as const }));

it("counts what each seat draws, takes or is given", () => {
  expect(
    received(entries("drew 1 draw_two ? ?", "skipped 1", "gave 0 2 r1", "gave 0 2 r2", "took 3 g1 g2 g3", "laid 0 b1")),
  ).toEqual({ 1: 2, 2: 2, 3: 3 });
});

it("stamps nobody for a deal or a hand that is shown", () => {
  expect(received(entries("dealt 0 r1 r2", "challenged 1 0", "shown 0 r1 r2"))).toEqual({});
});
