import { describe, expect, it } from "vitest";
import { score, SOUNDS } from "../src/sound/scores";
import { Sounds } from "../src/sound/sounds";

describe.each(SOUNDS)("the sound of %s", (name) => {
  const parts = score(name);

  it("is short and starts at once", () => {
    expect(Math.min(...parts.map(({ at }) => at))).toBe(0);
    expect(Math.max(...parts.map(({ at, long }) => at + long))).toBeLessThanOrEqual(2);
  });

  it("is never loud, whatever sounds together", () => {
    for (let t = 0; t < 2; t += 0.01) {
      const together = parts.filter(({ at, long }) => at <= t && t < at + long);
      const loud = together.reduce((sum, { at, long, loud: top }) => sum + top * (1 - (t - at) / long), 0);
      expect(loud).toBeLessThan(1);
    }
  });
});

describe("sounds", () => {
  it("are off by default and leave the device alone", () => {
    let opened = 0;
    const quiet = new Sounds(() => {
      opened += 1;
      throw new Error("no device");
    });
    quiet.play("win");
    expect(quiet.on).toBe(false);
    expect(opened).toBe(0);
  });

  it("turn themselves off where there is no device, and do not ask again", () => {
    let opened = 0;
    const broken = new Sounds(() => {
      opened += 1;
      throw new Error("no device");
    });
    broken.on = true;
    broken.play("lay");
    broken.play("lay");
    expect(broken.on).toBe(false);
    expect(opened).toBe(1);
  });
});
