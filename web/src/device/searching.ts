/** Searches of bots in a thread of their own, one after the other; it is ended when its answer comes too late. */
import type { Around, ThinkAsk } from "../local/interfaces";
import type { FromSearch, ToSearch } from "./search-worker";

/** A Worker, or what stands for it. */
export interface SearchThread {
  postMessage(message: ToSearch): void;
  terminate(): void;
  onmessage: ((event: MessageEvent<FromSearch>) => void) | null;
  onerror: ((event: ErrorEvent) => void) | null;
}

/** Milliseconds after which nobody waits any longer for a thread: the table searches by itself then. */
const LIMIT = 6000;
/** So many threads in a row that never answered: no other is tried. */
const SILENT = 2;

type Think = NonNullable<Around["think"]>;

/** `start` gives a thread that has been sent its engine; the first one at once, since its script may be out of reach later. */
export function searching(start: () => SearchThread, limit = LIMIT): Think {
  let silent = 0;
  let thread: SearchThread | null = start();
  thread.onerror = () => (thread = null);
  let before: Promise<unknown> = Promise.resolve();

  function search(ask: ThinkAsk, signal: AbortSignal): Promise<string> {
    signal.throwIfAborted();
    if (silent >= SILENT) return Promise.reject(new Error("no thread answers"));
    const mine = (thread ??= start());
    return new Promise((done, failed) => {
      const patience = setTimeout(() => {
        silent++;
        end(new Error("no answer"));
      }, limit);
      const end = (why: unknown) => {
        clearTimeout(patience);
        signal.removeEventListener("abort", late);
        mine.terminate();
        if (thread === mine) thread = null;
        failed(why instanceof Error ? why : new Error(String(why)));
      };
      const late = () => end(signal.reason);
      signal.addEventListener("abort", late, { once: true });
      mine.onerror = (event) => end(event.message);
      mine.onmessage = ({ data }) => {
        if ("failed" in data) return end(data.failed);
        clearTimeout(patience);
        signal.removeEventListener("abort", late);
        silent = 0;
        // Whoever is asked by the table has something to say.
        done(data.move!);
      };
      mine.postMessage({ ask });
    });
  }

  return (ask, signal) => {
    const answer = before.then(() => search(ask, signal));
    before = answer.catch(() => undefined);
    return answer;
  };
}
