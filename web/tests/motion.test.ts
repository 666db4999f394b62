import { inward } from "../src/motion/stays-inside";
import { describe, expect, it } from "vitest";
import { edges, lean } from "../src/cards/pile";
import { scraps, SECONDS, seen } from "../src/motion/confetti";
import { cardIn, duration, invert, LONGEST, SHORTEST, trajectory } from "../src/motion/trajectory";
import { Rim } from "../src/motion/rim";

const PILE = { x: 100, y: 50, width: 60, height: 90 };
const HAND = { x: 400, y: 600, width: 120, height: 180 };

describe("a flight", () => {
  it("fits a card into the middle of any place", () => {
    expect(cardIn({ x: 0, y: 0, width: 300, height: 90 })).toEqual({ x: 120, y: 0, width: 60, height: 90 });
    expect(cardIn({ x: 10, y: 20, width: 300, height: 600 }, 40)).toEqual({ x: 140, y: 290, width: 40, height: 60 });
  });

  it("is inverted from middle to middle and from width to width", () => {
    expect(invert(PILE, HAND)).toEqual({ x: -330, y: -595, scale: 0.5 });
    expect(invert(HAND, HAND)).toEqual({ x: 0, y: 0, scale: 1 });
  });

  it("starts exactly where the card lay and ends exactly where it belongs", () => {
    const { frames, at } = trajectory(PILE, HAND);
    expect(at).toBe(HAND);
    expect(frames[0]?.transform).toBe("translate(-330px, -595px) scale(0.5) rotate(0deg)");
    expect(frames.at(-1)?.transform).toBe("translate(0px, 0px) scale(1) rotate(0deg)");
    expect(frames.map(({ offset }) => offset)).toEqual([0, 0.18, 0.82, 1]);
  });

  it("turns a card over on the way if asked", () => {
    const { frames } = trajectory(PILE, HAND, { turn: true });
    expect(frames[0]?.transform).toContain("rotateY(180deg)");
    expect(frames.at(-1)?.transform).toContain("rotateY(0deg)");
  });

  it("takes from 200 to 260 ms", () => {
    expect(duration(PILE, PILE)).toBe(SHORTEST);
    expect(duration(PILE, { ...PILE, x: 5000 })).toBe(LONGEST);
    expect(duration(PILE, { ...PILE, x: 460 })).toBe(230);
  });
});

describe("the rim around the piles", () => {
  const rim = new Rim(300, 200);

  it("starts at the top and runs clockwise", () => {
    expect(rim.at(0).x).toBeCloseTo(0, 5);
    expect(rim.at(0).y).toBeCloseTo(-100, 5);
    expect(rim.at(0.25).x).toBeCloseTo(150, 3);
    expect(rim.at(0.25).y).toBeCloseTo(0, 3);
    expect(rim.at(0.5).y).toBeCloseTo(100, 3);
    expect(rim.at(-0.25).x).toBeCloseTo(-150, 3);
  });

  it("spaces its spots evenly", () => {
    const spots = rim.spots(40);
    const gaps = spots.map((spot, i) => {
      const next = spots[(i + 1) % spots.length] ?? spot;
      return Math.hypot(next.x - spot.x, next.y - spot.y);
    });
    expect(Math.max(...gaps) / Math.min(...gaps)).toBeLessThan(1.08);
  });

  it("heads right at the top and left at the bottom", () => {
    expect(Math.abs(rim.at(0.01).heading)).toBeLessThan(8);
    expect(Math.abs(rim.at(0.51).heading)).toBeGreaterThan(172);
  });
});

describe("confetti", () => {
  it("is the same for the same seed and has every color", () => {
    expect(scraps(40, 7)).toEqual(scraps(40, 7));
    expect(scraps(40, 7)).not.toEqual(scraps(40, 8));
    expect(new Set(scraps(40, 7).map(({ color }) => color)).size).toBe(4);
  });

  it("is seen in between and gone in the end", () => {
    const rain = scraps(90, 3);
    expect(rain.filter((scrap) => seen(scrap, 1.8)).length).toBeGreaterThan(60);
    expect(rain.filter((scrap) => seen(scrap, SECONDS))).toEqual([]);
  });
});

describe("a pile", () => {
  it("shows more edges the more cards it has", () => {
    expect([0, 1, 2, 13, 14, 60, 108].map((count) => edges(count).length)).toEqual([0, 0, 1, 1, 2, 5, 6]);
  });

  it("leans a little, always the same way for the same card", () => {
    const leans = Array.from({ length: 50 }, (_, n) => lean(n));
    expect(leans).toEqual(Array.from({ length: 50 }, (_, n) => lean(n)));
    expect(Math.max(...leans.map(Math.abs))).toBeLessThanOrEqual(7);
    expect(new Set(leans).size).toBeGreaterThan(30);
  });
});

describe("a bubble at the edge of the screen", () => {
  it("stays where all of it is seen", () => expect(inward(10, 200, 320)).toBe(0));
  it("comes in from either side", () => {
    expect(inward(-40, 160, 320)).toBe(46);
    expect(inward(200, 400, 320)).toBe(-86);
  });
  it("shows its beginning where it is wider than the screen", () => expect(inward(-50, 350, 320)).toBe(56));
});
