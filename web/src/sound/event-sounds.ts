/** Which sound goes with which event. */
import { passesCards, type GameEvent } from "../game/event";
import type { EventName } from "../generated/events";
import type { Sound } from "./scores";

const SOUNDS: Partial<Record<EventName, Sound>> = {
  dealt: "shuffle",
  turned: "flip",
  laid: "lay",
  jumped_in: "lay",
  drew: "slide",
  revealed: "flip",
  reshuffled: "shuffle",
  said_uno: "uno",
  caught: "catch",
};

function soundOf(name: EventName): Sound | undefined {
  return SOUNDS[name] ?? (passesCards(name) ? "slide" : undefined);
}

/** The sounds of several events together: each sound once, in their order, and a melody for whoever wins. */
export function soundsOf(events: readonly GameEvent[], me: number | null): Sound[] {
  const found = events.flatMap((event) =>
    event.name === "went_out" && event.seat === me ? ["win" as const] : (soundOf(event.name) ?? []),
  );
  return [...new Set(found)];
}
