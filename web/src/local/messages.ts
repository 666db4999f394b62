/** Reads what a page sends: a message of the protocol with nothing missing, wrong or unknown in it, as the server does. */
import { CODE_LETTERS } from "../generated/connection";
import { LONGEST_TEXT, PHRASES } from "../generated/table";
import { PACES } from "../generated/choices";
import type { AnyClientMessage, NewTable } from "../generated/protocol";

type Check = (value: unknown) => boolean;
/** The keys of a message; those with `?` may be left out. */
type Shape = Record<string, Check>;

const matches =
  (pattern: RegExp): Check =>
  (value) =>
    typeof value === "string" && pattern.test(value);
const whole =
  (low: number, high: number): Check =>
  (value) =>
    Number.isInteger(value) && (value as number) >= low && (value as number) <= high;
const oneOf =
  (words: readonly string[]): Check =>
  (value) =>
    words.includes(value as string);
const text =
  (least: number, most: number): Check =>
  (value) =>
    typeof value === "string" && [...value].length >= least && [...value].length <= most;
const orNull =
  (check: Check): Check =>
  (value) =>
    value === null || check(value);
const truth: Check = (value) => typeof value === "boolean";

const cmd = matches(/^[A-Za-z0-9_-]{1,40}$/);
const token = matches(/^[A-Za-z0-9_-]{32,64}$/);
const hex = matches(/^[0-9a-f]{64}$/);
const seat = whole(0, 9);
const person = whole(0, 999);
const count = whole(0, Number.MAX_SAFE_INTEGER);
const name = text(1, 64);
const rules = text(1, 400);
const seats = whole(2, 10);
const pace = oneOf(PACES);
const botPace = oneOf(["slow", "normal", "fast", "tap"]);
const moment = whole(0, 10_000);
const hour = whole(0, 3_600_000);

const OPEN: Shape = {
  cmd,
  token,
  name,
  "rules?": rules,
  "seats?": seats,
  "bots?": (value) => Array.isArray(value) && value.length <= 9 && value.every(text(0, 24)),
  "pace?": pace,
  "public?": truth,
  "chat?": truth,
  "grace?": moment,
  "catching?": moment,
  "leaving?": hour,
  "bot_pace?": botPace,
};

const COMMANDS: Record<string, Shape> = {
  join: { name },
  sit: { "seat?": orNull(seat) },
  stand: {},
  bot: { level: text(0, 24), "seat?": orNull(seat) },
  remove: { seat },
  host: { person },
  public: { public: truth },
  options: {
    "rules?": orNull(rules),
    "seats?": orNull(seats),
    "pace?": orNull(pace),
    "chat?": orNull(truth),
    "grace?": orNull(moment),
    "catching?": orNull(moment),
    "leaving?": orNull(hour),
    "bot_pace?": botPace,
  },
  start: {},
  next: {},
  rematch: { "start?": truth },
  play: { move: text(1, 12), decision: count },
  commit: { value: hex },
  give: { value: hex },
  say: { "phrase?": orNull(oneOf(PHRASES)), "text?": orNull(text(0, LONGEST_TEXT)) },
  assist: { "uno?": truth, "time?": truth },
  dismiss: { person, "ban?": truth },
  unban: { ban: count, "key?": truth },
  mute: { person, "muted?": truth },
  pause: {},
  resume: {},
  tap: { decision: count },
  leave: {},
};

const OTHERS: Record<string, Shape> = {
  hello: {
    table: matches(new RegExp(`^[${CODE_LETTERS}]{8}$`)),
    "version?": whole(1, 1000),
    "token?": orNull(token),
    "since?": orNull(count),
    "chat?": truth,
  },
  ping: { "n?": count },
};

function fits(value: Record<string, unknown>, shape: Shape): boolean {
  const known = Object.entries(shape).every(([key, check]) => {
    const given = value[key.replace("?", "")];
    return given === undefined ? key.endsWith("?") : check(given);
  });
  return known && Object.keys(value).every((key) => key in shape || `${key}?` in shape);
}

/** A message of a client; nothing if it is none of the protocol's. */
export function readMessage(text: string): AnyClientMessage | null {
  try {
    const { do: kind, ...rest } = JSON.parse(text) as Record<string, unknown>;
    const command = Object.hasOwn(COMMANDS, String(kind)) ? { cmd, ...COMMANDS[String(kind)] } : undefined;
    const shape = command ?? (Object.hasOwn(OTHERS, String(kind)) ? OTHERS[String(kind)] : undefined);
    return typeof kind === "string" && shape && fits(rest, shape) ? ({ do: kind, ...rest } as AnyClientMessage) : null;
  } catch {
    return null;
  }
}

/** Can this be what `open` is asked for? */
export function isWish(value: NewTable): boolean {
  return fits(value as unknown as Record<string, unknown>, OPEN);
}
