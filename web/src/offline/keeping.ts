/** Keeps the page on this device, where browsers allow it, so that it opens without a network; and notices new versions. */
import { mount } from "svelte";
import { besideEntrance, pathOf } from "../app/base";
import { later } from "../app/views";
import { fetchEngine } from "../engine/fetch-engine";
import UpdateBar from "../views/UpdateBar.svelte";

/** How long a page that stays open waits before it looks for a new version again, in milliseconds. */
const AGAIN = 60 * 60 * 1000;
/** How our worker's file begins (`web/plugins/service-worker.ts`). */
const OUR_WORKER = 'const BUILD={"version"';
/** Answers that say that there is no such file any more; others, such as 503, pass. */
const NO_SUCH_FILE = [404, 410];
/** How long our worker's file has to be missing before it counts as gone, in milliseconds: while a host is written to, it may be. */
const GONE = 24 * 60 * 60 * 1000;
/** Where it is noted since when it is missing. */
const MISSING_SINCE = "penultima-worker-missing";
/** Addresses of tables. */
const TABLES = /^\/(t|local)\//;

class Keeping {
  private registration: ServiceWorkerRegistration | null = null;
  private looked = Date.now();
  private said = false;

  constructor(private readonly container: ServiceWorkerContainer) {}

  async start(): Promise<void> {
    const { container } = this;
    // Without one in charge this is the first visit, and what arrives is what is shown.
    let shown = container.controller;
    // Another tab has taken a new version: this one goes on as it is until its reader reloads it.
    container.addEventListener("controllerchange", () => {
      if (shown) this.say();
      shown = container.controller;
    });
    const script = besideEntrance("sw.js");
    const inCharge = await container.getRegistration();
    // The page of a folder above this one may have a worker of its own, which is not ours to give up.
    const before = inCharge?.active?.scriptURL === new URL(script, location.href).href ? inCharge : undefined;
    const found = await container.register(script, { updateViaCache: "none" }).catch(async (error) => {
      if (before) await this.letGoIfReplaced(before);
      throw error;
    });
    this.registration = found;
    const look = () => found.waiting && container.controller && this.say();
    look();
    found.addEventListener("updatefound", () => found.installing?.addEventListener("statechange", look));
    document.addEventListener("visibilitychange", () => this.lookAgain());
    await container.ready;
    later(() => void this.lookAndKeepTheRest(before != null).catch(() => undefined));
  }

  /** Registering what is registered already asks nobody whether it is still there, so that is asked first. */
  private async lookAndKeepTheRest(known: boolean): Promise<void> {
    if (known && (await this.update())) return;
    const { connection } = navigator as { connection?: { saveData?: boolean } };
    if (!connection?.saveData) this.registration?.active?.postMessage("keep the rest");
  }

  private say(): void {
    if (this.said) return;
    this.said = true;
    mount(UpdateBar, { target: document.body, props: { ontake: () => this.take() } });
  }

  private lookAgain(): void {
    if (document.visibilityState !== "visible" || Date.now() - this.looked < AGAIN) return;
    this.looked = Date.now();
    void this.update();
  }

  /** Looks for a new version; is there something else at this address now? */
  private async update(): Promise<boolean> {
    const { registration } = this;
    if (!registration) return false;
    try {
      await registration.update();
      localStorage.removeItem(MISSING_SINCE);
      return false;
    } catch {
      return this.letGoIfReplaced(registration).catch(() => false);
    }
  }

  /**
   * Something else lies at this address now, and what is kept here would hide it for good: give up what is kept and load what is
   * there. Matches on this device are kept elsewhere and stay.
   */
  private async letGoIfReplaced(registration: ServiceWorkerRegistration): Promise<boolean> {
    if (!navigator.onLine) return false;
    const answer = await fetch(besideEntrance("sw.js"), { cache: "no-store" });
    if (NO_SUCH_FILE.includes(answer.status)) {
      if (missingFor() < GONE) return false;
    } else if (!answer.ok || (await answer.text()).startsWith(OUR_WORKER)) return false;
    // If this fails nothing is loaded again: it would be the same page, again and again.
    await registration.unregister();
    const ours = (await caches.keys()).filter((name) => name.startsWith(`penultima ${registration.scope} `));
    await Promise.all(ours.map((name) => caches.delete(name)));
    localStorage.removeItem(MISSING_SINCE);
    // Nobody is taken away from a table.
    if (TABLES.test(pathOf(location))) this.say();
    else location.reload();
    return true;
  }

  /** The new version takes over, and the page is loaded again. */
  private take(): void {
    const waiting = this.registration?.waiting;
    const reload = () => location.reload();
    if (!waiting) return reload();
    this.container.addEventListener("controllerchange", reload, { once: true });
    waiting.postMessage("take over");
  }
}

/** For how many milliseconds our worker's file has been missing, as far as this device has looked. */
function missingFor(): number {
  const since = Number(localStorage.getItem(MISSING_SINCE)) || Date.now();
  localStorage.setItem(MISSING_SINCE, String(since));
  return Date.now() - since;
}

/** Over plain http, except on this machine, browsers keep nothing; then the engine is at least near. */
export function keepPage(): void {
  if (!import.meta.env.PROD) return;
  if ("serviceWorker" in navigator) void new Keeping(navigator.serviceWorker).start().catch(() => undefined);
  else later(() => void fetchEngine().catch(() => undefined));
}
