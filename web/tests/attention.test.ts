/** The screen stays on while a match goes on; only who has been waiting feels the turn. */
import { expect, it } from "vitest";
import { Attention } from "../src/device/attention";

function setUp() {
  const seen = { now: 100_000, visible: true, buzzes: 0, held: 0, asked: 0 };
  const attention = new Attention({
    now: () => seen.now,
    visible: () => seen.visible,
    vibrate: () => seen.buzzes++,
    keepAwake: () => {
      seen.asked++;
      seen.held++;
      return Promise.resolve({ release: () => Promise.resolve(seen.held--) });
    },
  });
  return { seen, attention };
}

it("vibrates for who has been waiting, and only if wanted", () => {
  const { seen, attention } = setUp();
  attention.touch();
  seen.now += 9_000;
  attention.yourTurn(true);
  expect(seen.buzzes).toBe(0);
  seen.now += 2_000;
  attention.yourTurn(false);
  expect(seen.buzzes).toBe(0);
  attention.yourTurn(true);
  expect(seen.buzzes).toBe(1);
});

it("keeps the screen on for as long as the match goes on", async () => {
  const { seen, attention } = setUp();
  attention.playing(true);
  attention.playing(true);
  expect(seen.asked).toBe(1);
  attention.playing(false);
  await new Promise((done) => setTimeout(done));
  expect(seen.held).toBe(0);
});

it("asks again when the page is back, and not while it is hidden", () => {
  const { seen, attention } = setUp();
  seen.visible = false;
  attention.playing(true);
  expect(seen.asked).toBe(0);
  seen.visible = true;
  attention.shown();
  expect(seen.asked).toBe(1);
  seen.visible = false;
  attention.shown();
  seen.visible = true;
  attention.shown();
  expect(seen.asked).toBe(2);
});

it("does without what a browser lacks", async () => {
  const bare = new Attention({ now: () => 1e9, visible: () => true });
  bare.yourTurn(true);
  bare.playing(true);
  bare.playing(false);
  const denied = new Attention({ now: () => 0, visible: () => true, keepAwake: () => Promise.reject(new Error("no")) });
  denied.playing(true);
  denied.playing(false);
  await new Promise((done) => setTimeout(done));
});
