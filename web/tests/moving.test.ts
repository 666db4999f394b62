import { expect, it } from "vitest";
import type { TableInfo } from "../src/generated/protocol";
import { moved } from "../src/table/moving";

const room: TableInfo = {
  table: "abcd2345",
  rules: "classic/en +hand=3",
  status: "between",
  seats: [
    { name: "Fox", bot: "hard" },
    { name: "Ada", person: 0, here: true },
    { name: "Owl", bot: "easy" },
    { name: "Ben", person: 1, here: true },
  ],
  people: [
    { name: "Ada", seat: 1 },
    { name: "Ben", seat: 3 },
  ],
  host: 0,
  pace: "relaxed",
  chairs: 4,
  grace: 1500,
  catching: 2000,
  leaving: 30_000,
  scores: [10, 20, 30, 40],
};

it("the host comes first, and everybody keeps neighbors and score", () => {
  const { wish, bots, people } = moved(room)!;
  expect(wish).toMatchObject({
    name: "Ada",
    rules: "classic/en +hand=3",
    seats: 4,
    pace: "relaxed",
    carried: [20, 30, 40, 10],
  });
  expect(bots).toEqual([
    { seat: 1, level: "easy" },
    { seat: 3, level: "hard" },
  ]);
  expect(people).toEqual([{ seat: 2, name: "Ben", assists: null }]);
});

it("a match that is over, or has not begun, carries nothing", () => {
  expect(moved({ ...room, status: "over" })!.wish.carried).toBeUndefined();
  expect(moved({ ...room, status: "waiting", scores: [] })!.wish.carried).toBeUndefined();
});

it("if the host stands, the first who sits opens it; bots alone move nowhere", () => {
  const standing = { ...room, people: [{ name: "Ada", seat: null }, room.people[1]!] };
  const seats = room.seats.map((one, at) => (at === 1 ? { name: "Cat", bot: "easy" } : one));
  const { wish, bots, people } = moved({ ...standing, seats })!;
  expect(wish).toMatchObject({ name: "Ben", carried: [40, 10, 20, 30] });
  expect(bots.map(({ seat }) => seat)).toEqual([1, 2, 3]);
  expect(people).toEqual([]);
  expect(moved({ ...standing, seats: seats.map(() => ({ name: "Fox", bot: "easy" })) })).toBeNull();
});

it("pace of bots, chat and help move along", () => {
  const seats = room.seats.map((one) => (one.person != null ? { ...one, assist_time: true } : one));
  const { wish, people, assists } = moved({ ...room, seats, bot_pace: "tap", chat: false })!;
  expect(wish).toMatchObject({ bot_pace: "tap", chat: false });
  expect([assists, people[0]!.assists]).toEqual(Array(2).fill({ uno: false, time: true }));
});
