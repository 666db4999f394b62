/**
 * From a person's command to the facts it comes to, or to a refusal (server/core/command_handlers.py). Nothing is changed
 * here; what the rules say is asked of the engine.
 */
import { RulesError, Rules } from "../engine/rules";
import type { AnyClientMessage, NewTable, Options } from "../generated/protocol";
import { LONGEST_TEXT } from "../generated/table";
import type { Abi } from "../engine/abi";
import { clean, cleanName, distinctName } from "./clean-text";
import { graceUntil, holdUntil } from "./clock";
import type { AnyFact, Mover, Opened } from "./facts";
import { HeldError, refuse } from "./refusals";
import { FairError } from "./shuffler";
import { isEmpty, isGone, isHere, type Chair, type Person, type Table } from "./table";

export type Command = Exclude<AnyClientMessage, { do: "hello" } | { do: "ping" }>;
type CommandOf<K extends Command["do"]> = Extract<Command, { do: K }>;

/** How many may be at a table, watchers with a name included. */
const MAX_PEOPLE = 60;
/** Milliseconds after which somebody who never sat and left may be forgotten. */
const FORGET_AFTER = 600_000;

/** The facts that a command comes to; RefusedError if it may not be, HeldError if not yet. `token` is hashed. */
export function handle(table: Table, person: number | null, command: Command, now: number, token: string): AnyFact[] {
  if (command.do === "join") {
    if (person !== null) refuse("not-now");
    return join(table, command.name, token, now);
  }
  if (person === null) refuse("not-joined");
  if (command.do === "play") return play(table, person, command, now);
  return HANDLERS[command.do](table, person, command as never);
}

/** The first fact of a new table. */
export function openingFact(abi: Abi, wish: NewTable, token: string, root: string): Opened {
  const seats = wish.seats ?? 4;
  const bots = wish.bots ?? [];
  const rules = String(playableRules(abi, wish.rules ?? "classic/en", seats));
  if (!bots.every((level) => isBot(abi, level))) refuse("no-bot");
  if (bots.length >= seats) refuse("table-full");
  const name = cleanName(wish.name);
  if (!name) refuse("bad-name");
  return {
    k: "opened",
    rules,
    seats,
    pace: wish.pace ?? "untimed",
    name,
    token,
    root,
    ...(wish.public && { public: true }),
    ...(wish.chat === false && { chat: false }),
    ...(wish.grace !== undefined && wish.grace !== 1500 && { grace: wish.grace }),
    ...(wish.catching !== undefined && wish.catching !== 2000 && { catching: wish.catching }),
    ...(wish.leaving !== undefined && wish.leaving !== 30_000 && { leaving: wish.leaving }),
    ...(bots.length && { bots }),
  };
}

const isBot = (abi: Abi, level: string) => Object.hasOwn(abi.bots, level);

function playableRules(abi: Abi, text: string, seats: number): Rules {
  try {
    const rules = Rules.parse(abi, text);
    rules.checkPlayers(seats);
    return rules;
  } catch (error) {
    if (error instanceof RulesError) refuse("bad-rules", error.code, error.facts);
    throw error;
  }
}

function onlyHost(table: Table, person: number): void {
  if (person !== table.is.host) refuse("only-host");
}

function only(table: Table, ...statuses: string[]): void {
  if (!statuses.includes(table.is.status)) refuse("not-now");
}

function mySeat(table: Table, person: number): number {
  return table.is.people[person]!.seat ?? refuse("not-seated");
}

/** The seat wished for, or the first free one. */
function freeSeat({ is }: Table, wish: number | null | undefined, free: (chair: Chair) => boolean): number {
  const seat = wish ?? is.chairs.findIndex(free);
  if (seat < 0) refuse("table-full");
  const chair = is.chairs[seat] ?? refuse("no-seat");
  return free(chair) ? seat : refuse("seat-taken");
}

const anyChair = () => true;

function somebody({ is }: Table, number: number): Person {
  const person = is.people[number];
  return person && !isGone(person) ? person : refuse("no-person");
}

/** If the host goes, somebody else is host: of those who are here and sit, who are here, who sit, or anybody. */
function heirOf({ is }: Table, person: number): AnyFact[] {
  const others = is.people.flatMap((one, number) => (number !== person && !isGone(one) ? [number] : []));
  if (person !== is.host || !others.length) return [];
  const rank = (number: number) => {
    const one = is.people[number]!;
    return (isHere(one) ? 2 : 0) + (one.seat !== null ? 1 : 0);
  };
  return [{ k: "handed", person: others.reduce((best, number) => (rank(number) > rank(best) ? number : best)) }];
}

/** The facts that make somebody a person at the table. */
function join(table: Table, name: string, token: string, now: number): AnyFact[] {
  const { people, host, banned } = table.is;
  if (!token) refuse("no-token");
  if (banned.some((one) => one.token === token)) refuse("banned");
  const away = people
    .map((one, number) => ({ one, number }))
    .filter(({ one, number }) => !isGone(one) && !one.ever_sat && number !== host && !isHere(one))
    .sort((a, b) => a.one.left_at - b.one.left_at || a.number - b.number);
  let forgotten = away.filter(({ one }) => one.left_at + FORGET_AFTER <= now).map(({ number }) => number);
  if (people.filter((one) => !isGone(one)).length - forgotten.length >= MAX_PEOPLE)
    forgotten = [away[0]?.number ?? refuse("table-full")];
  const number = people.findIndex((one, at) => isGone(one) && at !== host);
  const cleaned = cleanName(name);
  if (!cleaned) refuse("bad-name");
  const shown = distinctName(
    cleaned,
    people.filter((one) => !isGone(one)).map((one) => one.name),
  );
  const found: AnyFact[] = forgotten.map((one) => ({ k: "forgotten", person: one, name: people[one]!.name }));
  found.push({ k: "joined", name: shown, token, ...(number >= 0 && { person: number }) });
  if (isGone(people[host]!)) found.push({ k: "handed", person: number >= 0 ? number : people.length });
  return found;
}

/** A contribution to the shuffle, if the shuffle takes it now. */
function contribution(table: Table, fact: AnyFact): AnyFact[] {
  only(table, "dealing");
  try {
    table.after(fact, table.is.at, "");
  } catch (error) {
    if (error instanceof FairError) refuse("not-in-shuffle");
    throw error;
  }
  return [fact];
}

function start(table: Table, person: number): AnyFact[] {
  onlyHost(table, person);
  only(table, "waiting");
  if (table.is.chairs.filter((chair) => !isEmpty(chair)).length < 2) refuse("too-few");
  // More deals than any match has: rounds of a few points each, up to what is played for.
  return [{ k: "started", deals: 300 * Math.ceil(table.is.rules.get("target") / 500) }];
}

function changedOptions(table: Table, person: number, command: Options): AnyFact[] {
  const { opened, chairs, game } = table.is;
  onlyHost(table, person);
  const pace: AnyFact[] = command.bot_pace === undefined ? [] : [{ k: "paced", bots: command.bot_pace }];
  const names = ["rules", "seats", "pace", "chat", "grace", "catching", "leaving"] as const;
  if (pace.length && names.every((name) => (command[name] ?? null) === null)) return pace;
  only(table, "waiting");
  const seats = command.seats ?? opened.seats;
  if (chairs.filter((chair) => !isEmpty(chair)).length > seats) refuse("too-many");
  const rules = String(playableRules(game.engine.abi, command.rules ?? opened.rules, seats));
  const changed: AnyFact = {
    k: "changed",
    rules,
    seats,
    pace: command.pace ?? opened.pace,
    chat: command.chat ?? opened.chat,
    grace: command.grace ?? opened.grace,
    catching: command.catching ?? opened.catching,
    leaving: command.leaving ?? opened.leaving,
  };
  return [changed, ...pace];
}

type Handlers = {
  [K in Exclude<Command["do"], "join" | "play">]: (table: Table, person: number, command: CommandOf<K>) => AnyFact[];
};

const HANDLERS: Handlers = {
  sit(table, person, { seat }) {
    const { status, people, chairs } = table.is;
    if (status === "waiting") return [{ k: "sat", person, seat: freeSeat(table, seat, isEmpty) }];
    // Who has seen the cards of one seat in this round may have no other.
    const known = status === "playing" ? table.seatSeen(person) : null;
    const elsewhere = known !== null && seat != null && seat !== known;
    if (people[person]!.seat !== null || elsewhere) refuse("not-now");
    const vacated = chairs.findIndex((chair) => chair.vacated);
    const wish = known ?? seat ?? (vacated < 0 ? null : vacated);
    return [{ k: "sat", person, seat: freeSeat(table, wish, (chair) => chair.bot !== "") }];
  },
  stand(table, person) {
    mySeat(table, person);
    return [{ k: "stood", person }];
  },
  start,
  next(table, person) {
    mySeat(table, person);
    only(table, "between");
    if (table.is.paused_at) refuse("paused");
    if (!table.is.shuffler?.dealsLeft) refuse("not-now");
    return [{ k: "wanted" }];
  },
  rematch(table, person, command) {
    if (person !== table.is.host) mySeat(table, person);
    only(table, "over");
    if (!command.start) return [{ k: "rematched" }];
    onlyHost(table, person);
    const { table: waiting } = table.after({ k: "rematched" }, table.is.at, "");
    return [{ k: "rematched" }, ...start(waiting, person)];
  },
  commit: (table, person, { value }) => contribution(table, { k: "committed", seat: mySeat(table, person), value }),
  give: (table, person, { value }) => contribution(table, { k: "given", seat: mySeat(table, person), value }),
  leave: (table, person) => [...heirOf(table, person), { k: "forgotten", person, name: table.is.people[person]!.name }],
  tap(table, person, { decision }) {
    mySeat(table, person);
    only(table, "playing");
    if (table.is.bot_pace !== "tap" || table.is.tapped === table.is.decision) refuse("not-now");
    if (decision !== table.is.decision) refuse("late");
    return [{ k: "tapped", person, decision }];
  },
  say(table, person, { phrase, text }) {
    if (table.is.people[person]!.muted) refuse("muted");
    if (phrase) return [{ k: "said", person, phrase }];
    const words = clean(text ?? "", LONGEST_TEXT);
    if (!words) refuse("nothing-said");
    if (!table.is.opened.chat) refuse("no-chat");
    return [{ k: "said", person, text: words }];
  },
  assist: (table, person, { uno, time }) => [
    { k: "assisted", seat: mySeat(table, person), uno: uno ?? false, time: time ?? false },
  ],
  bot(table, person, { level, seat }) {
    onlyHost(table, person);
    if (!isBot(table.is.game.engine.abi, level)) refuse("no-bot");
    if (table.is.status === "waiting") return [{ k: "seated", seat: freeSeat(table, seat, isEmpty), level }];
    if (seat == null) refuse("table-full");
    return [{ k: "replaced", seat: freeSeat(table, seat, anyChair), level }];
  },
  remove(table, person, command) {
    onlyHost(table, person);
    const seat = freeSeat(table, command.seat, anyChair);
    const chair = table.is.chairs[seat]!;
    if (isEmpty(chair)) refuse("seat-empty");
    if (table.is.status === "waiting") return [{ k: "removed", seat }];
    if (chair.person === null) refuse("not-now");
    return [{ k: "replaced", seat }];
  },
  dismiss(table, person, command) {
    onlyHost(table, person);
    const { name } = somebody(table, command.person);
    if (command.person === person) refuse("not-now");
    return [{ k: "dismissed", person: command.person, name, ...(command.ban && { banned: true }) }];
  },
  unban(table, person, { ban, key = true }) {
    onlyHost(table, person);
    const banned = table.is.banned[ban];
    if (!banned) refuse("no-person");
    // Nobody comes from an address here: there is only the key that a ban could hold for.
    if (!key || !banned.token) refuse("not-now");
    return [{ k: "unbanned", ban }];
  },
  mute(table, person, { person: whom, muted = true }) {
    onlyHost(table, person);
    if (somebody(table, whom).muted === muted || whom === person) refuse("not-now");
    return [{ k: muted ? "muted" : "unmuted", person: whom }];
  },
  pause(table, person) {
    onlyHost(table, person);
    only(table, "dealing", "playing", "between");
    if (table.is.paused_at) refuse("not-now");
    return [{ k: "paused" }];
  },
  resume(table, person) {
    onlyHost(table, person);
    if (!table.is.paused_at) refuse("not-now");
    return [{ k: "resumed" }];
  },
  host(table, person, command) {
    onlyHost(table, person);
    somebody(table, command.person);
    return [{ k: "handed", person: command.person }];
  },
  public(table, person, command) {
    onlyHost(table, person);
    return [{ k: "listed", public: command.public }];
  },
  options: changedOptions,
};

/** A move of a person; `r7 uno` lays and says UNO at once. */
function play(table: Table, person: number, { move: text, decision }: CommandOf<"play">, now: number): AnyFact[] {
  const seat = mySeat(table, person);
  const { words } = table.is.game;
  const [word = "", ...rest] = text.trim().split(/\s+/);
  const noSuchMove = () => refuse("illegal", "NO_SUCH_MOVE");
  const laid = rest.join(" ") === "uno" ? (words.move(word) ?? noSuchMove()) : null;
  const withUno = laid !== null && words.isCard(laid);
  const move = withUno ? laid : (words.move(text) ?? noSuchMove());
  const says = withUno || table.is.chairs[seat]!.assist_uno;
  return moveFacts(table, seat, move, "person", decision, now, says);
}

/** A move of a seat, whoever makes it, checked by the rules and by the times for UNO and catching. */
export function moveFacts(
  table: Table,
  seat: number,
  move: number,
  by: Mover,
  decision: number,
  now: number,
  withUno = false,
): AnyFact[] {
  const { status, match, paused_at, game } = table.is;
  const { words } = game;
  if (status !== "playing" || !match) refuse("not-now");
  if (paused_at) refuse("paused");
  const call = words.isCall(move);
  if (!call && decision !== table.is.decision) refuse("late");
  const reason = match.round.whyNot(move, seat);
  if (reason) refuse("illegal", reason);
  const whom = words.seat(move);
  // Who forgot UNO has a moment to remember it, then everybody a moment to notice; the next turn waits.
  if (call && whom !== null && now < graceUntil(table, whom)) refuse("grace");
  const until = call ? 0 : holdUntil(table);
  if (now < until) throw new HeldError(until);
  const moved = (code: number): AnyFact => ({
    k: "moved",
    seat,
    move: words.moves[code]!,
    ...(by !== "person" && { by }),
  });
  const says = withUno && words.isCard(move) && unoFollows(table, seat, move);
  return says ? [moved(move), moved(words.uno)] : [moved(move)];
}

/** Would UNO mean something right after this lay? */
function unoFollows({ is }: Table, seat: number, move: number): boolean {
  if (is.rules.get("uno") === is.game.engine.abi.settings.uno!.values!.automatic) return false;
  const { round } = is.match!.round.play(move, seat);
  return !round.over && round.whyNot(is.game.words.uno, seat) === "";
}
