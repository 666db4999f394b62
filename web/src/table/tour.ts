/** The first game: what somebody who has never played should hear now, each thing once. */
import type { Look } from "$protocol";
import { choices } from "./moves";

export const HINTS = ["hand", "others", "color", "draw", "lay", "why", "uno", "win"] as const;
export type Hint = (typeof HINTS)[number];

/** The hint that fits the moment; nothing if all that fit were heard. */
export function hint(look: Look | null, heard: ReadonlySet<string>): Hint | null {
  if (!look || look.seat == null) return null;
  const may = choices(look);
  const fits: Record<Hint, boolean> = {
    hand: true,
    others: true,
    color: may.asked && look.phase === "COLOR",
    draw: may.asked && look.phase === "TURN" && may.cards.size === 0,
    lay: may.asked && look.phase === "TURN" && may.cards.size > 0,
    why: may.asked && look.phase === "TURN" && (look.hand ?? []).some((card) => !may.cards.has(card)),
    uno: may.asked && look.hand?.length === 2,
    win: (look.hand?.length ?? 9) <= 3,
  };
  return HINTS.find((one) => fits[one] && !heard.has(one)) ?? null;
}
