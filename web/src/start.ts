/** What is fetched and asked at once, before the scripts that show it are here: words, the view, the table. */
import { browserKeeping, Keys } from "./app/keys";
import { PREFERENCES, readPreferences } from "./app/preferences";
import { routeOf } from "./app/route";
import { fetchView } from "./app/views";
import { FILES, preferred } from "./text/languages";
import { EarlyWire } from "./wire/early";
import { address, early } from "./wire/address";
import type { Wire } from "./wire/socket";

const keeping = browserKeeping();
const { view, code } = routeOf(location.pathname);
const token = code && new Keys(keeping).of(code)?.keys[0]?.token;
if (token) early.wire = new EarlyWire(new WebSocket(address(location)) as Wire, { do: "hello", table: code, token, since: null });
const language = readPreferences(keeping.read(PREFERENCES)).language ?? preferred(navigator.languages);
void FILES[language]();
void fetchView(view);
void import("./main");
// A browser's first plural takes it a while; just now it only waits for what it has asked for.
new Intl.PluralRules(language).select(1);
new Intl.NumberFormat(language).format(1);
