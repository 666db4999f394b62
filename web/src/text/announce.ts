/** What screen readers are told: several moves in one announcement, and whose turn it is with all one needs to know. */
import type { SeatView, TableInfo } from "../generated/protocol";
import { sorted } from "../game/card";
import type { RulesText } from "../game/rules";
import { choices, PLAIN } from "../table/moves";
import type { Entry } from "../table/state";
import { deedText } from "./log";
import { question } from "./questions";
import type { Screen } from "./screen";

/** Events that only make sense on a picture, or that another one tells as well. */
const SILENT = new Set(["dealt", "chose"]);

export function burst(
  screen: Screen,
  entries: readonly Entry[],
  names: readonly string[],
  me: number | null,
  room: TableInfo | null = null,
): string {
  const sentences = entries.flatMap((entry) => {
    const { event } = entry;
    if (!event || (SILENT.has(event.name) && event.seat !== me)) return [];
    return [deedText(screen, { ...entry, event }, names, me, room)];
  });
  return sentences.join(" ");
}

/** "Your turn: play a card or draw. On top: a red 7. You hold … You may play …" */
export function yourTurn(screen: Screen, look: SeatView, rules: RulesText, names: readonly string[]): string {
  const said = [question(screen, look, rules, names)];
  if (!PLAIN.includes(look.phase)) return said.join(" ");
  const may = [...choices(look).cards];
  said.push(screen.say("page-on-top", { card: screen.card(look.top) }));
  if (look.color && !/^[rygb]/.test(look.top)) said.push(`${screen.say("page-color-now", { color: look.color })}.`);
  said.push(
    screen.say("page-you-hold", {
      cards: screen.listed(sorted(look.hand ?? [], "color").map((one) => screen.card(one, "bare"))),
    }),
  );
  if (may.length)
    said.push(
      screen.say("page-you-may", { cards: screen.listed(sorted(may, "color").map((one) => screen.card(one, "bare"))) }),
    );
  else if (look.phase === "TURN") said.push(screen.say("page-you-may-only"));
  return said.join(" ");
}
