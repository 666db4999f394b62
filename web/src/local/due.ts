/**
 * What happens at a table by itself, and when: deals, bots, catches, decisions that took too long
 * (server/core/due_actions.py). The same checks hold for the clock and for bots as for people.
 */
import type { Stage } from "../engine/game";
import { ATTEMPTS } from "../fair/hashing";
import { botSince, decideUntil, graceUntil, holdUntil, missingContributors } from "./clock";
import { moveFacts } from "./commands";
import type { AnyFact } from "./facts";
import type { Timing } from "./interfaces";
import { refuse } from "./refusals";
import { isHere, STAND_IN, type Table } from "./table";

export const TIMING: Timing = { think: 900, shout: 500, notice: 300, contribute: 5000, between: 20_000 };

/** How much of a bot's usual time it takes at each pace; at the fourth, `tap`, it waits for somebody instead. */
const THINKING = { slow: 2.5, normal: 1.0, fast: 0.35, tap: 0 };

/** More than the deals of any match, so that no two deals of a table have one number. */
const MOST_DEALS = 1_000_000;

export type ActionKind =
  "seal" | "deal" | "abort" | "next" | "handover" | "move" | "jump" | "uno" | "catch" | "timeout";

/** Something that happens by itself: its moment, its kind, and the seat (of a handover: the person) it is for. */
export interface DueAction {
  at: number;
  kind: ActionKind;
  seat: number;
  decision: number;
  /** Moves made in the round: UNO is a move that leaves the decision as it is. */
  step: number;
}

/** The same action has the same id whoever does it, so that the log takes it once. */
export function commandOf({ kind, seat, decision, step }: DueAction): string {
  return `auto/${kind}/${seat}/${decision}/${step}`;
}

export function sameAction(one: DueAction | null, two: DueAction | null): boolean {
  return one?.at === two?.at && !!one && !!two && commandOf(one) === commandOf(two);
}

type Speakers = [stage: Stage, seat: number][];

/** What comes next by itself; nothing while nobody is here: the table waits. */
export function nextDue(table: Table, timing: Timing): DueAction | null {
  const { is } = table;
  if (!table.anybodyHere) return null;
  if (is.paused_at) return handover(table);
  if (is.status === "dealing") return deal(table, timing);
  if (is.status === "between") {
    const timed = is.opened.pace !== "untimed" && is.shuffler?.dealsLeft;
    return timed ? { ...blank, at: is.status_since + timing.between, kind: "next", decision: is.deals } : null;
  }
  if (is.status !== "playing") return handover(table);
  const speakers = is.match ? is.game.speakers(is.match.round.state) : [];
  const found = [
    ...unoCalls(table, timing, speakers),
    ...catches(table, timing, speakers),
    ...jumpIns(table, timing, speakers),
    ...decisions(table, timing),
  ];
  return found.reduce<DueAction | null>((first, one) => (first && first.at <= one.at ? first : one), null);
}

const blank = { seat: -1, decision: 0, step: 0 };

/** A table that only its host can start, or that is paused, does not wait for one who left. */
function handover({ is }: Table): DueAction | null {
  const host = is.people[is.host]!;
  const heir = is.people.findIndex((one) => isHere(one) && one.seat !== null);
  if (isHere(host) || heir < 0) return null;
  return { at: host.left_at + is.opened.leaving, kind: "handover", seat: heir, decision: is.seq, step: 0 };
}

/** First all commit, then all give; nobody waits longer than a moment for the others. */
function deal(table: Table, timing: Timing): DueAction {
  const { shuffler, matches, status_since } = table.is;
  const wait = missingContributors(table).length ? timing.contribute : 0;
  const kind = shuffler!.deal.stage === "open" ? "seal" : contributionsLost(table) ? "abort" : "deal";
  return { ...blank, at: status_since + wait, kind, decision: shuffler!.number + MOST_DEALS * matches };
}

/** Has somebody committed to a part in this deal and nobody given one, and may it be dealt again? */
function contributionsLost({ is }: Table): boolean {
  const { deal, dealsLeft } = is.shuffler!;
  const marks = deal.parts.map((part) => part.mark);
  return deal.attempt < ATTEMPTS && dealsLeft && marks.includes("committed") && !marks.includes("given");
}

const movesMade = ({ is }: Table) => is.match?.round.moves.length ?? 0;

/** Moves made in this round when the question that is open now was asked: all but the calls since. */
function movesBeforeQuestion({ is }: Table): number {
  const moves = is.match?.round.moves ?? [];
  let asked = moves.length;
  while (asked && is.game.words.isCall(is.game.words.move(moves[asked - 1]!.slice(2))!)) asked--;
  return asked;
}

/** How long the bot on a seat takes to react, below `most` milliseconds; nothing if it does not think of it. */
function reaction(
  { is }: Table,
  attention: "uno" | "catch" | "jump",
  seat: number,
  whom: number,
  moment: number,
  most: number,
): number | null {
  const { bots } = is.game.engine.abi;
  const bot = bots[is.chairs[seat]!.bot || STAND_IN]!;
  const chance = attention === "uno" ? 1000 - bot.forgets : bot.notices;
  return is.game.reaction(is.shuffler!.luck, attention, seat, whom, moment, chance, most);
}

/** Bots that owe UNO and remember it. */
function unoCalls(table: Table, timing: Timing, speakers: Speakers): DueAction[] {
  const { uno_owed, opened, decision } = table.is;
  return uno_owed.flatMap(({ seat, since, after }) => {
    if (!speakers.some(([stage, one]) => stage === "owing" && one === seat)) return [];
    const bot = botSince(table, seat);
    if (bot === null || bot > since || reaction(table, "uno", seat, seat, after, 0) === null) return [];
    const at = since + Math.min(timing.shout, Math.floor(opened.grace / 2));
    return [{ at, kind: "uno", seat, decision, step: movesMade(table) }];
  });
}

/** The seats of bots that may speak now for one of these reasons. */
function botSeats({ is }: Table, speakers: Speakers, ...stages: Stage[]): number[] {
  const seats = speakers.filter(([stage, seat]) => stages.includes(stage) && is.chairs[seat]!.bot);
  return seats.map(([, seat]) => seat).sort((a, b) => a - b);
}

/** Each bot notices each seat that owes UNO, or does not. One that stands in for somebody who is away catches nobody. */
function catches(table: Table, timing: Timing, speakers: Speakers): DueAction[] {
  const { uno_owed, opened, decision } = table.is;
  return uno_owed.flatMap(({ seat: whom, after }) =>
    botSeats(table, speakers, "owing", "noticing").flatMap((seat) => {
      if (seat === whom) return [];
      const wait = reaction(table, "catch", seat, whom, after, Math.floor((opened.catching * 7) / 10));
      if (wait === null) return [];
      const at = graceUntil(table, whom) + Math.min(timing.notice + wait, opened.catching);
      return [{ at, kind: "catch" as const, seat, decision: whom + 10 * decision, step: movesMade(table) }];
    }),
  );
}

/** Where the house allows it, bots that notice that they hold the very card jump in, after a human time. */
function jumpIns(table: Table, timing: Timing, speakers: Speakers): DueAction[] {
  const { asked_at, decision } = table.is;
  return botSeats(table, speakers, "jumping").flatMap((seat) => {
    const wait = reaction(table, "jump", seat, 0, movesBeforeQuestion(table), timing.think);
    if (wait === null) return [];
    const at = Math.max(asked_at, holdUntil(table)) + timing.notice + wait;
    return [{ at, kind: "jump", seat, decision, step: movesMade(table) }];
  });
}

/** The bot that is asked, or the clock of the person who is. */
function decisions(table: Table, timing: Timing): DueAction[] {
  const { turn, is } = table;
  if (turn === null) return [];
  const found: DueAction[] = [];
  const common = { seat: turn, decision: is.decision, step: movesMade(table) };
  const until = decideUntil(table);
  if (until) found.push({ at: until, kind: "timeout", ...common });
  const bot = botSince(table, turn);
  if (bot !== null && (is.bot_pace !== "tap" || is.tapped === is.decision)) {
    const think = Math.trunc(timing.think * THINKING[is.bot_pace]);
    found.push({ at: Math.max(is.asked_at + think, holdUntil(table), bot), kind: "move", ...common });
  }
  return found;
}

const FIXED: Partial<Record<ActionKind, AnyFact>> = {
  seal: { k: "sealed" },
  deal: { k: "dealt" },
  abort: { k: "aborted" },
  next: { k: "wanted" },
};

/** What a due action comes to; refused if the table has moved on. `choice` is the move that a bot wants. */
export function dueFacts(
  table: Table,
  action: DueAction,
  timing: Timing,
  now: number,
  choice: number | null,
): AnyFact[] {
  const { kind, seat, decision } = action;
  const { game, match } = table.is;
  const fixed = FIXED[kind];
  if (fixed || kind === "handover") {
    if (!sameAction(nextDue(table, timing), action)) refuse("not-now");
    return [fixed ?? { k: "handed", person: seat }];
  }
  if (kind === "catch") return moveFacts(table, seat, game.words.move(`catch @${decision % 10}`)!, "bot", 0, now);
  if (kind === "uno") return moveFacts(table, seat, game.words.uno, "bot", 0, now);
  let move = choice;
  if (kind === "jump" && match && table.turn !== seat)
    move = game.legalMoves(match.round.state, seat).find((one) => game.words.isCard(one)) ?? null;
  if (kind === "timeout") move = match ? game.gentlest(match.round.state) : null;
  if (move === null) refuse("not-now");
  return moveFacts(table, seat, move, kind === "timeout" ? "clock" : "bot", decision, now);
}
