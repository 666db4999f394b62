/**
 * Tables as version 1 of the store keeps them, and what their first person saw: `kept-1.json` was written once and is never
 * written again. Whatever pages come later, people find their matches and play on.
 */
import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { bringBack, readArchive } from "../../src/device/archive";
import type { SeatView, TableInfo } from "../../src/generated/protocol";
import { Device, Player, settled } from "./device";

interface Seen {
  table: string;
  room: Partial<TableInfo>;
  look: Partial<SeatView>;
  story: string[];
}
const read = (name: string) => readFileSync(new URL(name, import.meta.url), "utf-8");
const SEEN = JSON.parse(read("kept-1-seen.json")) as Seen[];

it.each(SEEN)("table $table of version 1 stands as it stood, and is played to the end of its round", async (seen) => {
  const device = new Device();
  const archive = readArchive(read("kept-1.json"));
  expect(await bringBack(device.store, archive.tables)).toMatchObject({ brought: SEEN.length });
  const me = new Player(device, seen.table);
  await settled();
  expect(me.room).toMatchObject(seen.room);
  expect(me.look).toMatchObject(seen.look);
  expect(me.story).toEqual(seen.story);
  await me.playUntil(() => me.room?.status !== "playing");
  expect(me.story.at(-1)).toMatch(/^(scored|match_over|round_over|won)/);
});
