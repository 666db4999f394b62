/** The key that the link of the server's own machine carries behind its #: with it the page may open the home network. */
import type { Store } from "./store";

const KEY = "penultima-here";
const IN_LINK = /^#here=([\w-]+)$/;

/** Keep the key of the link that opened the page, and take it out of the address, which people copy. */
export function keepHereKey(
  location: Pick<Location, "hash" | "pathname">,
  history: Pick<History, "replaceState">,
  store: Store,
): void {
  const key = IN_LINK.exec(location.hash)?.[1];
  if (!key) return;
  store.write(KEY, key);
  history.replaceState(null, "", location.pathname);
}

/** The header that shows the key to the server; none on other machines. */
export function hereHeader(store: Store): Record<string, string> {
  const key = store.read(KEY);
  return key ? { "X-Penultima-Key": key } : {};
}
