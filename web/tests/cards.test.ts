import { describe, expect, it } from "vitest";
import { face } from "../src/cards/face";
import { card } from "../src/game/card";
import { COLORS } from "../src/generated/cards";
import { BOXES, PAPER } from "../src/generated/palette";
import { EDITIONS, SPECIALS } from "../src/generated/table";
import { specialIndex, specialPicture } from "../src/cards/specials";
import { contrast, luminance, papers } from "../src/cards/palette";
import type { Drawing, Piece } from "../src/cards/drawing";

const BOXED = EDITIONS.flatMap((edition) => COLORS.map((color) => [edition, color] as const));
const FACES = [..."0123456789sr+"];
const KINDS = [...[..."rygb"].flatMap((color) => FACES.map((mark) => color + mark)), "w", "w4", "x"];

const flat = (drawing: Drawing): Piece[] => drawing.flatMap((piece) => ("of" in piece ? flat(piece.of) : [piece]));

describe("contrast", () => {
  it("is what WCAG says it is", () => {
    expect(contrast("#000000", "#ffffff")).toBeCloseTo(21, 5);
    expect(contrast("#777777", "#ffffff")).toBeCloseTo(4.48, 2);
    expect(contrast("#c8102e", "#c8102e")).toBe(1);
  });

  it.each(BOXED)("%s %s: numerals read on their field and on their shape", (edition, color) => {
    const cut = papers(color, edition);
    expect(contrast(cut.on, cut.field)).toBeGreaterThanOrEqual(4.5);
    expect(contrast(cut.deep, cut.tint)).toBeGreaterThanOrEqual(7);
  });

  it.each(BOXED)(
    "%s %s: the shape is lighter than its field, and a darker edge sets it off where it is not much lighter",
    (edition, color) => {
      const cut = papers(color, edition);
      expect(luminance(cut.tint)).toBeGreaterThan(luminance(cut.field));
      expect(Math.max(contrast(cut.tint, cut.field), contrast(cut.tint, cut.shade))).toBeGreaterThanOrEqual(2.3);
    },
  );

  it.each(EDITIONS)("%s: what stands on the special's tab and on the back reads", (edition) => {
    const box = BOXES[edition];
    expect(contrast(box.light, box.shade)).toBeGreaterThanOrEqual(4.5);
    expect(contrast(box.accent, box.field)).toBeGreaterThanOrEqual(3);
    for (const color of COLORS) expect(contrast(papers(color, edition).bright, box.shade)).toBeGreaterThanOrEqual(3);
    expect(contrast(PAPER, box.field)).toBeGreaterThanOrEqual(4.5);
  });
});

describe("a face", () => {
  it.each(EDITIONS)("%s: a box that has a special has a picture and a sign of it", (edition) => {
    const has = SPECIALS[edition] !== "none";
    expect([specialPicture(edition).length > 0, specialIndex(edition).length > 0]).toEqual([has, has]);
  });

  it("is drawn for every kind of every box, each unlike the others", () => {
    for (const edition of EDITIONS) {
      const drawn = new Set(
        KINDS.filter((kind) => kind !== "x" || edition !== "classic").map((kind) =>
          JSON.stringify(face(kind, { edition })),
        ),
      );
      expect(drawn.size).toBe(edition === "classic" ? 54 : 55);
    }
  });

  it("shows the color's own shape, so that it can be told without its color", () => {
    const outline = (kind: string) =>
      flat(face(kind))
        .slice(2, 4)
        .map((piece) => piece.d);
    const shapes = new Set([..."rygb"].map((color) => outline(`${color}7`)[0]));
    expect(shapes.size).toBe(4);
  });

  it.each(COLORS)("of a wild named %s lies on that color's field", (named) => {
    for (const edition of EDITIONS) {
      for (const kind of ["w", "w4", "x"]) {
        expect(flat(face(kind, { edition, named }))[1]?.fill).toBe(papers(named, edition).field);
      }
    }
  });

  it("has pink instead of red in the Scary box only", () => {
    expect(flat(face("r7", { edition: "scary" }))[1]?.fill).toBe("#c4177a");
    expect(flat(face("r7", { edition: "battle" }))[1]?.fill).toBe("#c8102e");
  });

  it("is made of few pieces, because there are many cards", () => {
    for (const kind of KINDS.slice(0, 52)) expect(flat(face(kind)).length).toBeLessThanOrEqual(20);
  });
});

describe("notation", () => {
  it.each([
    ["r7", "red", "number"],
    ["gs", "green", "skip"],
    ["br", "blue", "reverse"],
    ["y+", "yellow", "draw-two"],
    ["rr", "red", "reverse"],
    ["w", null, "wild"],
    ["w4", null, "draw-four"],
    ["x", null, "special"],
    ["?", null, "hidden"],
    ["z9", null, "hidden"],
    ["r10", null, "hidden"],
  ])("%s", (text, color, sign) => {
    expect(card(text)).toMatchObject({ color, face: sign });
  });

  it("says what a card counts and how many there are", () => {
    const facts = (text: string) => [card(text).n, card(text).points, card(text).copies];
    expect(facts("r0")).toEqual([0, 0, 1]);
    expect(facts("b9")).toEqual([9, 9, 2]);
    expect(facts("gs")).toEqual([null, 20, 2]);
    expect(facts("w4")).toEqual([null, 50, 4]);
    expect(facts("?")).toEqual([null, 0, 0]);
  });
});
