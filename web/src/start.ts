/** What is fetched and asked at once, before the scripts that show it are here: words, the view, the table. */
import { SavedTables } from "./app/saved-tables";
import { keepHereKey } from "./app/here-key";
import { browserStore } from "./app/store";
import { PREFERENCES, readPreferences } from "./app/preferences";
import { routeOf } from "./app/route";
import { fetchView } from "./app/views";
import { fetchMessages, preferred } from "./text/languages";
import { EarlySocket } from "./connection/early-socket";
import { address, early } from "./connection/address";
import type { SocketLike } from "./connection/table-socket";

const store = browserStore();
keepHereKey(location, history, store);
const { view, code } = routeOf(location.pathname);
const token = code && new SavedTables(store).of(code)?.keys[0]?.token;
if (token)
  early.socket = new EarlySocket(new WebSocket(address(location)) as SocketLike, {
    do: "hello",
    table: code,
    token,
    since: null,
  });
const language = readPreferences(store.read(PREFERENCES)).language ?? preferred(navigator.languages);
void fetchMessages(language);
void fetchView(view);
void import("./main");
// A browser's first plural takes it a while; just now it only waits for what it has asked for.
new Intl.PluralRules(language).select(1);
new Intl.NumberFormat(language).format(1);
