/** Which sound goes with which event. */
import type { GameEvent } from "../game/event";
import type { Sound } from "../sound/scores";

const SOUNDS: Partial<Record<string, Sound>> = {
  dealt: "shuffle", turned: "flip", laid: "lay", jumped_in: "lay", drew: "slide", gave: "slide", shared: "slide",
  revealed: "flip", reshuffled: "shuffle", said_uno: "uno", caught: "catch",
};

/** What is heard of a burst of events: each sound once, in their order, and a melody for whoever wins. */
export function heard(events: readonly GameEvent[], me: number | null): Sound[] {
  const found = events.flatMap((event) => (event.name === "went_out" && event.seat === me ? ["win" as const] : (SOUNDS[event.name] ?? [])));
  return [...new Set(found)];
}
