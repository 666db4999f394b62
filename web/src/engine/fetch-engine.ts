/** The engine file and its description: fetched when a table on this device is opened, or a little before. */
import abi from "../../../src/penultima/runtime/abi.json?url";
import wasm from "../../../src/penultima/runtime/table/engine.wasm?url";

export interface EngineFiles {
  wasm: ArrayBuffer;
  /** What `abi.json` says. */
  abi: unknown;
}

async function got(url: string): Promise<Response> {
  const answer = await fetch(url);
  if (!answer.ok) throw new Error(`${url}: ${answer.status}`);
  return answer;
}

export async function fetchEngine(): Promise<EngineFiles> {
  const [file, description] = await Promise.all([got(wasm), got(abi)]);
  return { wasm: await file.arrayBuffer(), abi: await description.json() };
}
