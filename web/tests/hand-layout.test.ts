import { describe, expect, it } from "vitest";
import { cardWidth, layout, TOUCH } from "../src/table/hand-layout";

describe("a hand", () => {
  for (const room of [328, 344, 736, 900, 1200])
    for (const count of [1, 2, 7, 8, 9, 15, 25, 30])
      it(`${count} cards in ${room} px`, () => {
        const hand = layout(count, room, 72);
        expect(hand.cards).toHaveLength(count);
        for (const one of hand.cards) {
          expect(one.x).toBeGreaterThanOrEqual(-0.01);
          expect(one.x + hand.card.width).toBeLessThanOrEqual(room + 0.01);
          expect(one.y + hand.card.height).toBeLessThanOrEqual(hand.height + 0.01);
        }
        for (const row of new Set(hand.cards.map((one) => one.row))) {
          const xs = hand.cards.filter((one) => one.row === row).map((one) => one.x);
          for (let i = 1; i < xs.length; i++)
            expect(xs[i]! - xs[i - 1]!).toBeGreaterThanOrEqual(Math.min(TOUCH, 61) - 0.01);
        }
      });
});

describe("a hand with little height", () => {
  it("has smaller cards before it scrolls", () => {
    const hand = layout(9, 304, 68, 130);
    expect(hand.width).toBe(304);
    expect(hand.height).toBeLessThanOrEqual(131);
    expect(hand.card.width).toBeLessThan(68);
  });

  for (const count of [16, 25, 26])
    for (const limit of [80, 110, 125, 170])
      it(`${count} cards in 304 by ${limit} px never take more height, and each shows enough`, () => {
        const hand = layout(count, 304, 68, limit);
        expect(hand.height).toBeLessThanOrEqual(limit + 1);
        expect(hand.cards).toHaveLength(count);
        for (const row of new Set(hand.cards.map((one) => one.row))) {
          const xs = hand.cards.filter((one) => one.row === row).map((one) => one.x);
          for (let i = 1; i < xs.length; i++) expect(xs[i]! - xs[i - 1]!).toBeGreaterThanOrEqual(TOUCH - 0.01);
        }
        for (const one of hand.cards) expect(one.x + hand.card.width).toBeLessThanOrEqual(hand.width + 0.01);
      });
});

it("has cards that grow with the screen", () => {
  expect(cardWidth(360, 375, 667)).toBe(68);
  const usual = cardWidth(1100, 1440, 900) / 900;
  for (const [wide, tall] of [
    [1920, 1080],
    [2560, 1440],
  ] as const)
    expect(cardWidth(wide * 0.78, wide, tall) / tall).toBeCloseTo(usual);
});
