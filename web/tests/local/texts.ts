/** Messages and words as a table on this device takes them: `node texts.mjs FILE` writes a line for each line of the file. */
import { readFileSync } from "node:fs";
import { clean, cleanName } from "../../src/local/clean-text";
import { isWish, readMessage } from "../../src/local/messages";
import type { NewTable } from "../../src/generated/protocol";

for (const line of readFileSync(process.argv[2]!, "utf-8").split("\n").filter(Boolean)) {
  const { message, wish, words } = JSON.parse(line) as { message?: string; wish?: NewTable; words?: string };
  if (message !== undefined) console.log(JSON.stringify(readMessage(message) !== null));
  else if (wish !== undefined) console.log(JSON.stringify(isWish(wish)));
  else console.log(JSON.stringify([cleanName(words!), clean(words!, 200)]));
}
