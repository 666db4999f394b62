import { describe, expect, it, vi } from "vitest";
import { soundsOf } from "../src/sound/event-sounds";
import { score, type Sound, SOUNDS } from "../src/sound/scores";
import { Sounds } from "../src/sound/sounds";
import { OfflineAudio, RATE } from "./offline-audio";

/** Paper rustles at random; here the same at each run, so that its peaks are. */
let rustle = 1;
vi.spyOn(Math, "random").mockImplementation(() => (rustle = (rustle * 48271) % 0x7fffffff) / 0x7fffffff);

/** What is heard of one sound. */
function heard(sound: Sound, volume = 100): Float64Array {
  const device = new OfflineAudio();
  const player = new Sounds(() => device as unknown as AudioContext);
  [player.on, player.volume] = [true, volume];
  player.play(sound);
  expect(player.on, "the device took everything").toBe(true);
  return device.render(2.3);
}
/** Several of them together, each from a second of its own on. */
function mixed(sounds: readonly (readonly [Float64Array, number])[]): Float64Array {
  const all = new Float64Array(5 * RATE);
  for (const [samples, at] of sounds) samples.forEach((one, i) => (all[i + Math.round(at * RATE)]! += one));
  return all;
}
const peak = (samples: Float64Array) => samples.reduce((most, one) => Math.max(most, Math.abs(one)), 0);
const rms = (samples: Float64Array) => Math.sqrt(samples.reduce((sum, one) => sum + one * one, 0) / samples.length);
const decibels = (level: number) => 20 * Math.log10(level);
/** The level of the loudest 50 ms: about as loud as one finds a short sound. */
function loudness(samples: Float64Array): number {
  const window = RATE / 20;
  const starts = Array.from({ length: Math.floor(samples.length / window) * 2 - 1 }, (_, i) => (i * window) / 2);
  return decibels(Math.max(...starts.map((at) => rms(samples.subarray(at, at + window)))));
}
/** Seconds until nothing is left above −60 dB of full scale. */
const length = (samples: Float64Array) => (samples.findLastIndex((one) => Math.abs(one) > 0.001) + 1) / RATE;

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

describe.each(SOUNDS)("what is heard of %s, at full volume", (name) => {
  const samples = heard(name);

  it("never clips and has no hum of direct current", () => {
    expect(peak(samples)).toBeLessThan(0.8);
    expect(Math.abs(samples.reduce((sum, one) => sum + one, 0) / samples.length)).toBeLessThan(0.001);
  });
  it("is loud enough to be heard and never startles", () => {
    expect(loudness(samples)).toBeGreaterThan(-30);
    expect(loudness(samples)).toBeLessThan(-10);
  });
  it("is there at once, lasts as long as one notices, and ends", () => {
    expect(samples.findIndex((one) => Math.abs(one) > 0.003) / RATE).toBeLessThan(0.02);
    expect(length(samples)).toBeGreaterThan(0.03);
    expect(length(samples)).toBeLessThan(2);
  });
  it("begins and ends without a click", () => {
    expect(Math.abs(samples[0] ?? 1)).toBeLessThan(0.001);
    expect(peak(samples.subarray(Math.ceil(2.1 * RATE)))).toBe(0);
  });
});

describe("all sounds together", () => {
  const alone = new Map(SOUNDS.map((name) => [name, heard(name)]));
  const inOrder = (names: readonly Sound[]) => names.map((name, i) => [alone.get(name)!, i * 0.12] as const);

  it("are about as loud as each other", () => {
    const each = [...alone.values()].map(loudness);
    expect(Math.max(...each) - Math.min(...each)).toBeLessThan(12);
  });
  it("do not clip, not even all of them in the quick order of a table", () => {
    expect(peak(mixed(inOrder(SOUNDS)))).toBeLessThan(0.98);
    const wins = soundsOf(
      [
        { name: "laid", seat: 0, cards: ["b1"] },
        { name: "said_uno", seat: 0 },
        { name: "went_out", seat: 0 },
      ] as never,
      0,
    );
    expect(wins).toEqual(["lay", "uno", "win"]);
    expect(peak(mixed([...inOrder(wins), [alone.get("turn")!, 0.3]]))).toBeLessThan(0.98);
  });
  it("follow the volume: half the slider is a quarter of the amplitude", () => {
    expect(peak(heard("turn", 50)) / peak(alone.get("turn")!)).toBeCloseTo(0.25, 6);
    expect(peak(heard("turn", 0))).toBe(0);
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
