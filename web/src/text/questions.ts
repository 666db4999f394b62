/** What a player is asked, and why a move is refused. */
import type { SeatView, No } from "../generated/protocol";
import { card } from "../game/card";
import { COLORS } from "../generated/cards";
import type { RulesText } from "../game/rules";
import { choices } from "../table/moves";
import { capital, type Args, type Screen } from "./screen";

export function question(screen: Screen, look: SeatView, rules: RulesText, names: readonly string[]): string {
  return capital(screen.say(`ask-${asked(look, rules)}`, asking(screen, look, rules, names)));
}

function asked(look: SeatView, rules: RulesText): string {
  const may = choices(look);
  if (look.phase === "TURN") return may.draw ? "turn" : "turn-must";
  if (look.phase === "DRAWN")
    return may.keep ? "drawn" : rules.changes.forced_play === "on" ? "drawn-forced" : "drawn-must";
  if (look.phase === "CHALLENGE") return (rules.changes.stacking ?? "off") === "off" ? "challenge" : "stack";
  return look.phase.toLowerCase().replace("_", "-");
}

export function asking(screen: Screen, look: SeatView, rules: RulesText, names: readonly string[]): Args {
  const other = concerned(look);
  return {
    who: other == null ? "" : (names[other] ?? ""),
    card: screen.card(look.drawn ?? look.top),
    color: look.giving ?? look.color ?? "none",
    n: look.phase === "SHARE" ? (look.shares ?? 0) : sumToDraw(look),
    more: sumToDraw(look) + 2,
    can: can(look),
    guilt: wildsCount(rules) ? "wild" : "color",
    seat: "",
    example: "",
  };
}

/** What a bluff is, where the seat may challenge. */
export function bluff(screen: Screen, look: SeatView, rules: RulesText, names: readonly string[]): string {
  return capital(screen.say("ask-bluff", asking(screen, look, rules, names)));
}

/** Do cards without a color count against a Draw Four? The booklet of hyper says so. */
function wildsCount(rules: RulesText): boolean {
  return (rules.changes.wild_guilt ?? (rules.edition === "hyper" ? "yes" : "no")) === "yes";
}

/** The other player a question is about. */
function concerned(look: SeatView): number | null {
  if (look.phase === "GIVE_CARD") return look.recipient ?? null;
  if (look.phase === "FIGHT") return (look.foe === look.seat ? look.layer : look.foe) ?? null;
  return look.layer ?? null;
}

/** What accepting a draw card means. */
export function sumToDraw(look: SeatView): number {
  return look.phase === "CHALLENGE" ? look.pending || 4 : 0;
}

function can(look: SeatView): string {
  if (look.phase !== "CHALLENGE") return "nothing";
  const may = choices(look);
  const stack = may.cards.size > 0;
  return stack ? (may.challenge ? "both" : "stack") : may.challenge ? "challenge" : "nothing";
}

/** Why the table said no, in the most helpful words. */
export function refusal(
  screen: Screen,
  no: Pick<No, "code" | "reason" | "facts">,
  move: string,
  look: SeatView | null,
  rules: RulesText,
  names: readonly string[],
): string {
  if (no.code === "illegal" && no.reason && look) {
    return capital(screen.say(reasonId(no.reason, move, look, rules), reasons(screen, move, look, rules, names)));
  }
  const facts = (no.facts ?? {}) as Args;
  if (no.reason && screen.has(`error-${no.reason}`)) return capital(screen.say(`error-${no.reason}`, facts));
  return capital(screen.say(`refused-${no.code}`, facts));
}

function reasonId(reason: string, move: string, look: SeatView, rules: RulesText): string {
  const four = card(look.top).face === "draw-four";
  if (look.phase === "CHALLENGE" && four && reason === "NO_DRAW_FOUR") return "reason-nothing-to-doubt";
  const bluff = reason === "CANNOT_STACK" && move === "w4";
  if (bluff && ((look.phase === "CHALLENGE" && four) || rules.changes.stacking === "any"))
    return "reason-would-be-bluff";
  return `reason-${reason.toLowerCase().replaceAll("_", "-")}`;
}

function reasons(screen: Screen, move: string, look: SeatView, rules: RulesText, names: readonly string[]): Args {
  const top = card(look.top);
  const may = choices(look);
  return {
    card: screen.card(/^[rygbwx?]/.test(move) && move.length <= 2 ? move : look.top),
    drawn: screen.card(look.drawn ?? look.top),
    color: look.giving ?? look.color ?? "none",
    face: screen.card(look.top, "face"),
    top: top.color ? "colored" : "colorless",
    upcard: screen.card(look.top),
    guilt: look.hand?.some((one) => card(one).color === look.color) ? "color" : "wild",
    colors: screen.listed(
      COLORS.map((color) => screen.color(color)),
      "or",
    ),
    who: look.turn == null ? "" : (names[look.turn] ?? ""),
    n: sumToDraw(look),
    can: can(look),
    stacking: rules.changes.stacking ?? "off",
    on: top.face === "draw-four" ? "four" : "two",
    draw: may.draw ? "yes" : "no",
    keep: may.keep ? "yes" : "no",
  };
}
