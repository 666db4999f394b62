/** What becomes of rules as text: `node rules.mjs ABI.JSON FILE` writes for each line of the file what Python would. */
import { readFileSync } from "node:fs";
import type { Abi } from "../../src/engine/abi";
import { Rules, RulesError } from "../../src/engine/rules";

const [abiFile, texts] = process.argv.slice(2);
const abi = JSON.parse(readFileSync(abiFile!, "utf-8")) as Abi;
for (const line of readFileSync(texts!, "utf-8").split("\n").filter(Boolean)) {
  const [text, players] = JSON.parse(line) as [string, number];
  try {
    const rules = Rules.parse(abi, text);
    const values = Object.fromEntries(Object.keys(abi.settings).map((name) => [name, rules.get(name)]));
    rules.checkPlayers(players);
    console.log(JSON.stringify({ rules: String(rules), values }));
  } catch (error) {
    if (!(error instanceof RulesError)) throw error;
    console.log(JSON.stringify({ code: error.code, facts: error.facts }));
  }
}
