/** Plays matches on this device as a page would, and writes their records: `node play.mjs RULES FOLDER SEED` */
import { writeFileSync } from "node:fs";
import { writeRecord } from "../../src/game/record";
import { Device, Player, settled } from "./device";

const [rules, folder, first] = process.argv.slice(2);
for (const seed of [Number(first), Number(first) + 1]) {
  const device = new Device(seed);
  const levels = ["beginner", "easy", "medium", "hard"];
  const bots = levels.slice(seed % 3, (seed % 3) + 2);
  const { table } = await device.host.open(device.wish({ rules: rules!, bots, seats: 3 }));
  const me = new Player(device, table);
  await settled();
  await me.socket.command({ do: "start" });
  if (seed % 2) {
    const moved = () => me.story.some((text) => text.startsWith("laid 0"));
    await me.playUntil(() => me.move !== null && moved());
    if (!(await device.host.takeBack(table))) throw new Error("nothing to take back");
  }
  await me.playUntil(() => me.room?.status === "over");
  writeFileSync(`${folder}/${seed}.json`, writeRecord(await device.host.record(table)));
}
