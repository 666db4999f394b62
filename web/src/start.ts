/** What is fetched and asked at once, before the scripts that show it are here: words, the view, the table. */
import { SavedTables } from "./app/saved-tables";
import { besideEntrance, pathOf } from "./app/base";
import { keepHereKey } from "./app/here-key";
import { browserStore } from "./app/store";
import { PREFERENCES, readPreferences } from "./app/preferences";
import { routeOf } from "./app/route";
import { fetchView } from "./app/views";
import { fetchAround, fetchMessages, preferred } from "./text/languages";
import { EarlySocket } from "./connection/early-socket";
import { address, early } from "./connection/address";
import type { SocketLike } from "./connection/table-socket";

const store = browserStore();
keepHereKey(location, history, store);
const { view, code, local } = routeOf(pathOf(location));
const token = code && !local && new SavedTables(store).of(code)?.keys[0]?.token;
if (token)
  early.socket = new EarlySocket(new WebSocket(address(location)) as SocketLike, {
    do: "hello",
    table: code,
    token,
    since: null,
    chat: true,
  });
const language = readPreferences(store.read(PREFERENCES)).language ?? preferred(navigator.languages);
void fetchMessages(language);
if (view !== "table") void fetchAround(language);
// Under its name in this language it stands on the home screen.
document.querySelector<HTMLLinkElement>('link[rel="manifest"]')!.href = besideEntrance(`app-${language}.webmanifest`);
void fetchView(view);
void import("./main");
// A browser's first plural takes it a while; just now it only waits for what it has asked for.
new Intl.PluralRules(language).select(1);
new Intl.NumberFormat(language).format(1);
