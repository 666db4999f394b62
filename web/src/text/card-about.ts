/** What a card does, in one sentence. */
import { card } from "../game/card";
import type { Screen } from "./screen";

export function cardAbout(screen: Screen, text: string): string {
  const { face } = card(text);
  if (face === "hidden") return "";
  return face === "special"
    ? screen.say("page-box-about", { edition: screen.box })
    : screen.say("tell-card", { about: face });
}
