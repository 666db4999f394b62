/** A thread in which a bot searches for its move. Whoever no longer wants the answer ends the thread. */
import type { Abi } from "../engine/abi";
import { Bots, type Ask } from "../engine/bots";
import { Engine } from "../engine/engine";
import { Game } from "../engine/game";

/** The first message is the engine; each after it a question, answered by the move, or by nothing. */
export type ToSearch = { module: WebAssembly.Module; abi: Abi } | { ask: Ask };
export type FromSearch = { move: string | null } | { failed: string };

let bots: Bots | null = null;

self.onmessage = ({ data }: MessageEvent<ToSearch>) => {
  if ("module" in data) bots = new Bots(new Game(new Engine(data.module, data.abi)));
  else self.postMessage(answered(data.ask));
};

function answered(ask: Ask): FromSearch {
  try {
    return { move: bots!.chooseNow(ask) };
  } catch (error) {
    return { failed: String(error) };
  }
}
