import { afterEach, expect, it, vi } from "vitest";
import { rulebookOf, shelf } from "../src/app/api";
import { Refused } from "../src/connection/table-socket";

const answer = (status: number, body: string) =>
  vi.stubGlobal("fetch", () => Promise.resolve(new Response(body, { status })));

afterEach(() => vi.unstubAllGlobals());

it.each([
  ["is asked too often", 429, '{"code":"slow-down"}'],
  ["is being set up", 503, "the tables are being set up"],
])("writes a rulebook by itself while the server %s", { timeout: 60_000 }, async (_, status, body) => {
  answer(status, body);
  const book = await rulebookOf("classic/en +target=300", "en");
  expect([book.rules, book.title]).toEqual(["classic/en +target=300", "Classic: the rules"]);
  expect((await shelf()).editions.length).toBeGreaterThan(0);
});

it("leaves refused what the server refuses", async () => {
  answer(400, '{"code":"bad-rules","reason":"no-booklet"}');
  await expect(rulebookOf("nonsense", "en")).rejects.toBeInstanceOf(Refused);
});
