// Made from src/penultima/protocol/ and src/penultima/pagedata.py by `make generated`; do not edit.

export type Color = "red" | "yellow" | "green" | "blue";

export type Direction = "left" | "right";

export type NewsKind =
  | "opened"
  | "joined"
  | "sat"
  | "stood"
  | "seated"
  | "removed"
  | "handed"
  | "listed"
  | "changed"
  | "assisted"
  | "started"
  | "wanted"
  | "committed"
  | "sealed"
  | "aborted"
  | "given"
  | "dealt"
  | "back"
  | "left"
  | "said"
  | "rematched"
  | "replaced"
  | "dismissed"
  | "forgotten"
  | "muted"
  | "unmuted"
  | "paused"
  | "resumed"
  | "paced"
  | "tapped"
  | "unbanned";

export type Pace = "untimed" | "relaxed" | "fast";

export type Phase =
  | "TURN"
  | "DRAWN"
  | "COLOR"
  | "CHALLENGE"
  | "GIVE_COLOR"
  | "GIVE_CARD"
  | "SHARE"
  | "FOE"
  | "FIGHT"
  | "SWAP"
  | "OVER";

export type Phrase = "hello" | "good-luck" | "well-played" | "oops" | "thanks" | "hurry" | "again" | "bye";

export type Status = "waiting" | "dealing" | "playing" | "between" | "over";

export interface Hello {
  do: "hello";
  table: string;
  version?: number;
  token?: string | null;
  since?: number | null;
  chat?: boolean;
}

export interface Ping {
  do: "ping";
  n?: number;
}

export interface Join {
  do: "join";
  cmd: string;
  name: string;
}

export interface Sit {
  do: "sit";
  cmd: string;
  seat?: number | null;
}

export interface Stand {
  do: "stand";
  cmd: string;
}

export interface SeatBot {
  do: "bot";
  cmd: string;
  level: string;
  seat?: number | null;
}

export interface Remove {
  do: "remove";
  cmd: string;
  seat: number;
}

export interface Host {
  do: "host";
  cmd: string;
  person: number;
}

export interface Public {
  do: "public";
  cmd: string;
  public: boolean;
}

export interface Options {
  do: "options";
  cmd: string;
  rules?: string | null;
  seats?: number | null;
  pace?: Pace | null;
  chat?: boolean | null;
  grace?: number | null;
  catching?: number | null;
  leaving?: number | null;
  bot_pace?: "fast" | "normal" | "slow" | "tap";
}

export interface Start {
  do: "start";
  cmd: string;
}

export interface Next {
  do: "next";
  cmd: string;
}

export interface Rematch {
  do: "rematch";
  cmd: string;
  start?: boolean;
}

export interface Play {
  do: "play";
  cmd: string;
  move: string;
  decision: number;
}

export interface Commit {
  do: "commit";
  cmd: string;
  value: string;
}

export interface Give {
  do: "give";
  cmd: string;
  value: string;
}

export interface Say {
  do: "say";
  cmd: string;
  phrase?: Phrase | null;
  text?: string | null;
}

export interface Assist {
  do: "assist";
  cmd: string;
  uno?: boolean;
  time?: boolean;
}

export interface Dismiss {
  do: "dismiss";
  cmd: string;
  person: number;
  ban?: boolean;
}

export interface Mute {
  do: "mute";
  cmd: string;
  person: number;
  muted?: boolean;
}

export interface Pause {
  do: "pause";
  cmd: string;
}

export interface Resume {
  do: "resume";
  cmd: string;
}

export interface Tap {
  do: "tap";
  cmd: string;
  decision: number;
}

export interface Leave {
  do: "leave";
  cmd: string;
}

export interface Unban {
  do: "unban";
  cmd: string;
  ban: number;
  key?: boolean;
}

export interface Welcome {
  is: "welcome";
  version?: number;
  now: number;
  seq: number;
  person?: number | null;
  room: TableInfo;
  look?: SeatView | null;
  missed?: NewsItem[];
  story?: string[];
  said?: NewsItem[];
}

export interface TableInfo {
  table: string;
  rules: string;
  status: Status;
  seats: SeatInfo[];
  people: PersonInfo[];
  host: number;
  pace: Pace;
  chairs: number;
  grace: number;
  catching: number;
  leaving: number;
  public?: boolean;
  chat?: boolean;
  bot_pace?: "fast" | "normal" | "slow" | "tap";
  paused?: boolean;
  banned?: BanInfo[];
  match?: number;
  round?: number;
  scores?: number[];
  winners?: number[];
  carried?: number[];
  shuffle?: ShuffleInfo | null;
}

export interface SeatInfo {
  name?: string;
  person?: number | null;
  bot?: string;
  here?: boolean;
  played_by_bot?: boolean;
  assist_uno?: boolean;
  assist_time?: boolean;
}

export interface PersonInfo {
  name: string;
  seat?: number | null;
  here?: boolean;
  muted?: boolean;
}

export interface BanInfo {
  ban: number;
  name?: string;
  key?: boolean;
  address?: boolean;
}

export interface ShuffleInfo {
  match: string;
  anchor: string;
  number: number;
  stage: "open" | "sealed" | "dealt" | "played" | "aborted";
  wanted?: number[];
  transcript?: Transcript | null;
}

export interface Transcript {
  scheme?: "penultima-fair-1";
  match: string;
  rules: string;
  players: number;
  anchor: string;
  length: number;
  deals?: Deal[];
}

export interface Deal {
  round: number;
  attempt: number;
  stage: "aborted" | "dealt" | "open" | "played" | "sealed";
  parts: Part[];
  secret?: string;
  head?: string;
}

export interface Part {
  mark: "absent" | "asked" | "bot" | "committed" | "given" | "withheld";
  commitment?: string;
  contribution?: string;
}

export interface SeatView {
  seat?: number | null;
  phase: Phase;
  turn?: number | null;
  decision: number;
  until?: number;
  held?: number;
  dealer: number;
  hand?: string[];
  sizes: number[];
  top: string;
  discard: number;
  draw: number;
  color?: Color | null;
  hyper?: Color | null;
  direction: Direction;
  owes?: number[];
  drawn?: string | null;
  layer?: number | null;
  recipient?: number | null;
  giving?: Color | null;
  shares?: number;
  pending?: number;
  foe?: number | null;
  shown?: string[];
  hidden?: string | null;
  winner?: number | null;
  hands?: string[][];
  moves?: string[];
}

export interface NewsItem {
  seq: number;
  at: number;
  events?: string[];
  by?: "clock" | "bot";
  what?: NewsKind;
  person?: number | null;
  seat?: number | null;
  phrase?: Phrase;
  text?: string;
  name?: string;
}

export interface News {
  is: "news";
  seq: number;
  told: NewsItem[];
  room?: TableInfo | null;
  look?: SeatView | null;
}

export interface Ack {
  is: "ack";
  cmd: string;
  seq: number;
  person?: number | null;
}

export interface No {
  is: "no";
  cmd?: string;
  code: string;
  reason?: string;
  facts?: Record<string, unknown>;
}

export interface Held {
  is: "held";
  cmd: string;
  until: number;
}

export interface Pong {
  is: "pong";
  n: number;
  now: number;
}

export interface Bye {
  is: "bye";
  code: string;
  retry?: number;
}

export interface NewTable {
  cmd: string;
  token: string;
  name: string;
  rules?: string;
  seats?: number;
  bots?: string[];
  pace?: Pace;
  public?: boolean;
  chat?: boolean;
  grace?: number;
  catching?: number;
  leaving?: number;
  bot_pace?: "fast" | "normal" | "slow" | "tap";
  carried?: number[];
}

export interface Created {
  table: string;
  link: string;
}

export interface Key {
  token: string;
}

export interface Here {
  local: boolean;
  switch: boolean;
  lan: boolean;
  links: string[];
  version: string;
  ready: boolean;
  warming: number;
}

export interface LanSwitch {
  open: boolean;
}

export interface TableListed {
  table: string;
  name: string;
  rules: string;
  edition: string;
  status: Status;
  pace: Pace;
  chairs: number;
  free: number;
  bots: number;
  names: string[];
  bot_names?: number[];
  here: number;
  at: number;
}

export interface MyTable {
  table: TableListed;
  person: number;
  seat?: number | null;
  asked?: boolean;
  matches?: number;
}

export interface Erased {
  tables: number;
}

export interface Catalog {
  editions: EditionShown[];
  settings: SettingShown[];
  first: string[];
  clashes: Clash[];
  levels: string[];
  bots: string[];
  languages: string[];
  paces: Record<string, unknown>;
  phrases: string[];
}

export interface EditionShown {
  edition: string;
  name: string;
  box: string;
  booklets: BookletShown[];
}

export interface BookletShown {
  id: string;
  language: string;
  region: string;
  special: string;
  fourth_color: string;
  values: Record<string, unknown>;
  differences: Record<string, unknown>;
  players: Record<string, unknown>;
}

export interface SettingShown {
  name: string;
  message: string;
  kind: string;
  default: string;
  values?: string[];
  low?: number;
  high?: number;
  house: boolean;
  special: string | null;
}

export interface Clash {
  setting: string;
  value?: string | null;
  other: string;
  other_value: string;
}

export interface RulebookShown {
  rules: string;
  language: string;
  title: string;
  lead: string[];
  chapters: ChapterShown[];
  numbers?: string;
}

export interface ChapterShown {
  id: string;
  title: string;
  paragraphs: ParagraphShown[];
  listed: boolean;
}

export interface ParagraphShown {
  id: string;
  text: string;
  rules: string[];
  marks: string[];
  own: boolean;
  unlike: string[];
  rows: string[][];
}

export type AnyClientMessage =
  | Hello
  | Ping
  | Join
  | Sit
  | Stand
  | SeatBot
  | Remove
  | Host
  | Public
  | Options
  | Start
  | Next
  | Rematch
  | Play
  | Commit
  | Give
  | Say
  | Assist
  | Dismiss
  | Mute
  | Pause
  | Resume
  | Tap
  | Leave
  | Unban;

export type AnyServerMessage = Welcome | News | Ack | No | Held | Pong | Bye;
