/** The worker in which tables on this device live: its store, its engine, and a second thread for bots that search. */
import type { Abi } from "../engine/abi";
import { Engine } from "../engine/engine";
import { fetchEngine } from "../engine/fetch-engine";
import { LocalHost } from "../local/host";
import type { Around, TableStore } from "../local/interfaces";
import { Answering, untilThere } from "./answering";
import { DeviceStore, type Changed } from "./device-store";
import { searching, type SearchThread } from "./searching";
import type { FromWorker, ToWorker } from "./worker-messages";

const say = (message: FromWorker) => self.postMessage(message);
const channel = "BroadcastChannel" in self ? new BroadcastChannel("penultima-tables") : null;

function searchThread(module: WebAssembly.Module, abi: Abi): SearchThread {
  const thread = new Worker(new URL("./search-worker.ts", import.meta.url), { type: "module" }) as SearchThread;
  thread.postMessage({ module, abi });
  return thread;
}

function around(module: WebAssembly.Module, abi: Abi): Around {
  return {
    now: () => Date.now(),
    after: (ms, act) => {
      const timer = setTimeout(act, ms);
      return () => clearTimeout(timer);
    },
    random: (bytes) => crypto.getRandomValues(new Uint8Array(bytes)),
    // Old browsers let a worker start no other: there the table searches by itself, in slices.
    think: "Worker" in self ? searching(() => searchThread(module, abi)) : undefined,
  };
}

async function tablesIn(store: Promise<TableStore>): Promise<LocalHost> {
  const files = await fetchEngine();
  const abi = files.abi as Abi;
  const module = await WebAssembly.compile(files.wasm);
  const host = new LocalHost(new Engine(module, abi), await store, around(module, abi));
  channel?.addEventListener("message", ({ data }: MessageEvent<Changed>) => void host.changed(data.table));
  return host;
}

const store = DeviceStore.open(
  () => indexedDB,
  channel,
  (storage) => say({ storage }),
);
const answering = new Answering({ store, tables: untilThere(() => tablesIn(store)) }, say);
channel?.addEventListener("message", ({ data }: MessageEvent<Changed>) => say({ changed: data.table }));
self.onmessage = ({ data }: MessageEvent<ToWorker>) => answering.hear(data);
