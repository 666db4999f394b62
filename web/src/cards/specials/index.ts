/** The special card of each box, found by its name: `scary.ts` exports `scary` and `scaryIndex`. The classic box has none. */

import { SPECIALS, type Edition } from "../../generated/table";
import type { Drawing } from "../drawing";

const FILES = import.meta.glob<Record<string, () => Drawing>>(["./*.ts", "!./index.ts"], { eager: true });

function drawn(edition: Edition, ending: string): Drawing {
  const name = SPECIALS[edition];
  return FILES[`./${name}.ts`]?.[name + ending]?.() ?? [];
}

/** What fills the card. */
export const specialPicture = (edition: Edition): Drawing => drawn(edition, "");

/** What stands for it in a corner, on the back and on the box. */
export const specialIndex = (edition: Edition): Drawing => drawn(edition, "Index");
