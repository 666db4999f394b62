/** The views; each is fetched when it is first wanted, or a little before. */
import type { Component } from "svelte";
import type { Route } from "./route";

type View = { default: Component<{ code: string; local: boolean }> };

const bare = (file: Promise<{ default: Component }>) => file as unknown as Promise<View>;
const FILES: Record<Route["view"], () => Promise<View>> = {
  home: () => bare(import("../views/Home.svelte")),
  table: () => import("../views/Table.svelte"),
  past: () => bare(import("../views/Past.svelte")),
  device: () => bare(import("../views/Device.svelte")),
  replay: () => bare(import("../views/Replay.svelte")),
};
const fetched: Partial<Record<Route["view"], Promise<View>>> = {};

export function fetchView(view: Route["view"]): Promise<View> {
  const one = (fetched[view] ??= FILES[view]());
  // What could not be fetched is fetched again when it is wanted.
  one.catch(() => delete fetched[view]);
  return one;
}

/** When nothing else is to be done. */
export function later(act: () => void): void {
  if ("requestIdleCallback" in globalThis) requestIdleCallback(act, { timeout: 2000 });
  else setTimeout(act, 200);
}
