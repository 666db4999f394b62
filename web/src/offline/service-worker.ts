/**
 * Keeps the files of one version of the page, all of them or none, and answers from them: with or without a network, whoever opened
 * the page goes on with the version that was opened. A new version waits until somebody wants it. The build puts in what `BUILD` is.
 */

interface Build {
  version: string;
  /** What the game needs, by its path below the page's folder, with the digest of its content. */
  files: Record<string, string>;
  /** What else there is to read: fetched when nothing else is to be done. */
  later: Record<string, string>;
}
/** What a worker has that a page has not. */
interface WorkerScope extends EventTarget {
  registration: ServiceWorkerRegistration;
  clients: { claim(): Promise<void> };
  skipWaiting(): Promise<void>;
}
interface LongEvent extends Event {
  waitUntil(work: Promise<unknown>): void;
}
interface FetchEvent extends LongEvent {
  request: Request;
  respondWith(answer: Promise<Response>): void;
}

declare const BUILD: Build;
const { version, files, later } = BUILD;
const all: Record<string, string> = { ...later, ...files };
const scope = self as unknown as WorkerScope;
const ROOT = scope.registration.scope;
/** Storage belongs to the whole host, on which other folders may have a page of their own. */
const OURS = `penultima ${ROOT} `;
const THIS = OURS + version;
/** What only a server can answer. */
const SERVER = /^(api|ws|healthz|readyz|metrics|status|status\.css)(\/|$)/;
/** What is named by its content never changes. */
const NAMED_BY_CONTENT = /^assets\//;
/** The file that a server shows at its own addresses. */
const ENTRANCES: Record<string, string> = {
  t: "table.html",
  local: "table.html",
  replay: "replay.html",
  device: "index.html",
  past: "index.html",
};
/** How many are fetched at once, so that a game that is being played goes first. */
const AT_ONCE = 4;

/** Keeps what else there is to read, unless the page has given up what is kept. */
async function keepTheRest(): Promise<void> {
  if (await caches.has(THIS)) await keepAll(Object.keys(later), 1);
}

/** Keeps these files, so many at once. */
async function keepAll(paths: string[], atOnce: number): Promise<void> {
  const cache = await caches.open(THIS);
  const keepNext = async (): Promise<void> => {
    for (let path = paths.shift(); path !== undefined; path = paths.shift()) await keep(cache, path);
  };
  await Promise.all(Array.from({ length: atOnce }, keepNext));
}

/** A file into the cache: from the version before if it is the same there, else from the network if it is the file that was meant. */
async function keep(cache: Cache, path: string): Promise<void> {
  const url = ROOT + path;
  if (await cache.match(url)) return;
  const integrity = all[path]!;
  const older = await caches.match(url);
  const options: RequestInit = { cache: NAMED_BY_CONTENT.test(path) ? "default" : "no-cache", integrity };
  const answer = older && (await digest(older.clone())) === integrity ? older : await fetch(url, options);
  if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
  await cache.put(url, await withoutRedirect(answer));
}

/** Hosts with "clean addresses" send from `index.html` to the folder. Browsers refuse an answer that came so when they open a page. */
async function withoutRedirect(answer: Response): Promise<Response> {
  if (!answer.redirected) return answer;
  const { status, statusText, headers } = answer;
  return new Response(await answer.blob(), { status, statusText, headers });
}

async function digest(answer: Response): Promise<string> {
  const bytes = await crypto.subtle.digest("SHA-256", await answer.arrayBuffer());
  return `sha256-${btoa(String.fromCharCode(...new Uint8Array(bytes)))}`;
}

/** The version before this one stays: a tab may still run it. */
async function clean(): Promise<void> {
  const ours = (await caches.keys()).filter((name) => name.startsWith(OURS) && name !== THIS);
  await Promise.all(ours.slice(0, -1).map((name) => caches.delete(name)));
}

/** The file that an address shows, if this version has one; where a host leaves out `.html`, so do the addresses people keep. */
function fileOf(path: string): string | undefined {
  const entrance = ENTRANCES[path.split("/")[0]!];
  return [path, `${path}index.html`, entrance, `${path}.html`].find((file) => file !== undefined && file in all);
}

async function kept(file: string): Promise<Response | undefined> {
  const url = ROOT + file;
  // To open a cache would make it anew if the page has just given it up.
  const found = (await caches.match(url, { cacheName: THIS })) ?? (await caches.match(url));
  return found && withoutRedirect(found);
}

async function visit(request: Request, file: string | undefined): Promise<Response> {
  const found = file === undefined ? undefined : await kept(file);
  if (found) return found;
  try {
    return await fetch(request);
  } catch {
    return Response.redirect(ROOT);
  }
}

scope.addEventListener("install", (event) => (event as LongEvent).waitUntil(keepAll(Object.keys(files), AT_ONCE)));
scope.addEventListener("activate", (event) =>
  (event as LongEvent).waitUntil(clean().then(() => scope.clients.claim())),
);
scope.addEventListener("message", (event) => {
  const { data } = event as MessageEvent<unknown>;
  if (data === "take over") void scope.skipWaiting();
  if (data === "keep the rest") (event as LongEvent).waitUntil(keepTheRest().catch(() => undefined));
});
scope.addEventListener("fetch", (event) => {
  const { request } = event as FetchEvent;
  const url = request.url.split(/[?#]/)[0]!;
  if (request.method !== "GET" || !url.startsWith(ROOT)) return;
  const path = decodeURI(url.slice(ROOT.length));
  if (SERVER.test(path)) return;
  if (request.mode === "navigate") (event as FetchEvent).respondWith(visit(request, fileOf(path)));
  else if (path in all || NAMED_BY_CONTENT.test(path))
    (event as FetchEvent).respondWith(kept(path).then((found) => found ?? fetch(request)));
});
