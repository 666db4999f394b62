import { expect, it } from "vitest";
import { keptMove, newMove } from "../src/app/kept-move";
import type { TableInfo } from "../src/generated/protocol";
import { moved } from "../src/table/moving";

const room: TableInfo = {
  table: "abcd2345",
  rules: "classic/en",
  status: "between",
  seats: [
    { name: "Ada", person: 0, here: true },
    { name: "Fox", bot: "easy" },
  ],
  people: [{ name: "Ada", seat: 0 }],
  host: 0,
  pace: "untimed",
  chairs: 2,
  grace: 1500,
  catching: 2000,
  leaving: 30_000,
  match: 1,
  round: 1,
  scores: [0, 60],
};
const texts = () => {
  const all = new Map<string, string>();
  return {
    read: (key: string) => all.get(key) ?? null,
    write: (key: string, value: string) => void all.set(key, value),
  };
};
const moveOf = (one: TableInfo, store: ReturnType<typeof texts>) => keptMove(one, moved(one)!, store);

it("a table that stands as it stood is moved by the same command, whoever is here meanwhile", () => {
  const store = texts();
  const first = moveOf(room, store);
  expect(first.tokens).toHaveLength(2);
  expect(moveOf(room, store)).toEqual(first);
  const away = room.seats.map((one) => ({ ...one, here: false }));
  expect(moveOf({ ...room, seats: away }, store)).toEqual(first);
});

it.each<[string, Partial<TableInfo>]>([
  ["another round was played", { round: 2, scores: [25, 60] }],
  ["a round was played that counted nothing", { round: 2 }],
  ["another match has begun", { match: 2, round: 0, status: "waiting", scores: [] }],
  ["somebody sits elsewhere", { seats: room.seats.toReversed(), people: [{ name: "Ada", seat: 1 }] }],
  ["the rules are others", { rules: "classic/en +hand=5" }],
])("it is another move if %s", (_, changes) => {
  const store = texts();
  const first = moveOf(room, store);
  const second = moveOf({ ...room, ...changes }, store);
  expect(second.cmd).not.toBe(first.cmd);
  expect(second.tokens).not.toContain(first.tokens[0]);
  expect(moveOf({ ...room, ...changes }, store)).toEqual(second);
});

it("a new one is made when the first led nowhere, and is the one that is kept", () => {
  const store = texts();
  const first = moveOf(room, store);
  const second = newMove(room, moved(room)!, store);
  expect(second.cmd).not.toBe(first.cmd);
  expect(moveOf(room, store)).toEqual(second);
});

it.each(["", "{", "[]", '{"cmd":1}', '{"cmd":"c","tokens":"abc","what":""}'])(
  "what is kept is not trusted: %s",
  (text) => {
    const store = texts();
    store.write("moving:abcd2345", text);
    expect(moveOf(room, store).tokens).toHaveLength(2);
  },
);
