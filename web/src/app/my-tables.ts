/** The tables one can go on with, newest first: those on this device and those on the server, told apart. */
import { BOT_NAMES } from "../generated/bot-names";
import { parseRules } from "../game/rules";
import type { Edition } from "../generated/table";
import type { TableListed } from "../local/interfaces";
import { withBotNames } from "../text/bot-names";
import type { SavedTable } from "./saved-tables";

export interface MyTable {
  table: string;
  local: boolean;
  edition: Edition;
  /** The players, as far as this device knows them. */
  names: string[];
  at: number;
}

export function myTables(local: readonly TableListed[], saved: readonly SavedTable[], language: string): MyTable[] {
  const here = local.map((one) => ({
    table: one.table,
    local: true,
    edition: parseRules(one.rules).edition,
    names: namesInLanguage(one.names, language),
    at: one.at,
  }));
  const there = saved.map((one) => ({
    table: one.table,
    local: false,
    edition: parseRules(one.booklet).edition,
    names: one.keys.map(({ name }) => name).filter(Boolean),
    at: one.at,
  }));
  return [...here, ...there].sort((a, b) => b.at - a.at);
}

/** People called like a bot in some language are rare, and lose nothing here. */
export function namesInLanguage(names: readonly string[], language: string): string[] {
  const bots = Object.values(BOT_NAMES).flat();
  return withBotNames(
    names,
    names.flatMap((name, at) => (bots.includes(name) ? [at] : [])),
    language,
  );
}
