import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { Timers } from "../src/table/timers";

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

it("does what was set last for a name, and leaves other names alone", () => {
  const done: string[] = [];
  const timers = new Timers<"notice" | "hit">();
  timers.set("notice", 100, () => done.push("first notice"));
  timers.set("hit", 120, () => done.push("hit"));
  vi.advanceTimersByTime(50);
  timers.set("notice", 100, () => done.push("second notice"));
  vi.advanceTimersByTime(500);
  expect(done).toEqual(["hit", "second notice"]);
});

it("does nothing more once it is cleared", () => {
  const done: string[] = [];
  const timers = new Timers<"notice" | "hit" | "duel">();
  timers.set("notice", 100, () => done.push("notice"));
  timers.set("hit", 100, () => done.push("hit"));
  timers.clear("notice");
  timers.clear("duel");
  timers.set("duel", 200, () => done.push("duel"));
  vi.advanceTimersByTime(150);
  timers.clearAll();
  vi.advanceTimersByTime(500);
  expect(done).toEqual(["hit"]);
});
