/** Checks and replays records that Python wrote: `node read.mjs ENGINE.WASM ABI.JSON FILE...` says what it found. */
import { readFileSync } from "node:fs";
import type { Abi } from "../../src/engine/abi";
import { Engine } from "../../src/engine/engine";
import { Game } from "../../src/engine/game";
import { Rules } from "../../src/engine/rules";
import { checked } from "../../src/fair/check";
import { fromHex } from "../../src/fair/bytes";
import { readRecord } from "../../src/game/record";
import { Round } from "../../src/local/match";
import type { MatchRecord } from "../../src/local/interfaces";

const [wasm, abiFile, ...files] = process.argv.slice(2);
const abi = JSON.parse(readFileSync(abiFile!, "utf-8")) as Abi;
const game = new Game(new Engine(new WebAssembly.Module(readFileSync(wasm!)), abi));
for (const file of files) {
  const record = JSON.parse(readFileSync(file, "utf-8")) as MatchRecord;
  const found = checked(record, { read: () => null, write: () => undefined });
  const rounds = record.rounds.map(({ key, dealer, moves, points, winner, events }) => {
    let round = Round.deal(game, Rules.parse(abi, record.rules), record.players, fromHex(key), dealer);
    for (const text of moves) round = round.play(game.words.move(text.slice(2))!, Number(text[0])).round;
    const told = events.filter((text) => !/^(dealer|match_over)/.test(text));
    return (
      round.over && round.winner === winner && `${round.points}` === `${points}` && `${round.events}` === `${told}`
    );
  });
  console.log(
    JSON.stringify({ rounds: readRecord(record).rounds.length, fair: found?.ok, same: rounds.every(Boolean) }),
  );
}
