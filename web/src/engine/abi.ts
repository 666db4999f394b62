/** `abi.json`, which describes the engine file (docs/engine.md): how it is called, and what a host of a table must know. */

export interface Argument {
  name: string;
  kind: "i32" | "i64" | "array";
  /** Of an array: a record, or a kind of number. */
  of?: string;
}

export interface Entry {
  arguments: Argument[];
  returns: "nothing" | "i32" | "bool";
  /** There is a second, faster function for records that `may_…` finds sound. */
  unchecked?: boolean;
}

/** Offset, kind of number, and the length of an array's dimensions. */
export type Field = [offset: number, kind: string, ...shape: number[]];

export interface Setting {
  default: number;
  values?: Record<string, number>;
  range?: [low: number, high: number];
  /** The number of the special card that it is about. */
  special?: number;
}

export interface BotNumbers {
  policy: number;
  forgets: number;
  notices: number;
  slips: number;
  playouts: number;
  /** 1 if a search infers from the others' decisions which cards they hold. */
  infers: number;
}

export interface Abi {
  /** A digest of the sources it was made from. */
  sources: string;
  entries: Record<string, Entry>;
  records: Record<string, { size: number; fields: Record<string, Field> }>;
  enums: Record<string, Record<string, number>>;
  rules_version: number;
  constants: Record<string, number>;
  /** How each move is written; the first are cards. */
  moves: string[];
  events: Record<string, { code?: number; arguments: string[] }>;
  /** What the second number of an event stands for, if it is no seat. */
  words: Record<string, string[]>;
  /** What the numbers of a state stand for. */
  kinds: Record<string, string>;
  players: [least: number, most: number];
  /** For how many the deck is large enough: by special card, by what a turned-up action does, by size of the hand from 1 on. */
  most_players: number[][][];
  settings: Record<string, Setting>;
  /** A setting that cannot be changed (to this value, if it is not null) where another setting has a certain value. */
  contradictions: [setting: string, value: number | null, other: string, otherValue: number][];
  /** By name, what each plays otherwise than the defaults. */
  booklets: Record<string, Record<string, number>>;
  /** Other names of editions. */
  aliases: Record<string, string>;
  bots: Record<string, BotNumbers>;
  /** What counts how much for bots that weigh their moves. */
  weights: number[];
}
