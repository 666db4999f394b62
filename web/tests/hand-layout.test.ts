import { describe, expect, it } from "vitest";
import { layout, TOUCH } from "../src/table/hand-layout";

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
