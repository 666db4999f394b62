/** The special card of each box; the classic box has none. */

import type { Edition } from "../palette";
import type { Drawing } from "../paper";
import { battle, battleIndex } from "./battle";
import { hyper, hyperIndex } from "./hyper";
import { revenge, revengeIndex } from "./revenge";
import { scary, scaryIndex } from "./scary";

const PICTURES: Record<Edition, () => Drawing> = { classic: () => [], scary, revenge, battle, hyper };
const SIGNS: Record<Edition, () => Drawing> = {
  classic: () => [], scary: scaryIndex, revenge: revengeIndex, battle: battleIndex, hyper: hyperIndex,
};

/** What fills the card. */
export const specialPicture = (edition: Edition): Drawing => PICTURES[edition]();

/** What stands for it in a corner, on the back and on the box. */
export const specialIndex = (edition: Edition): Drawing => SIGNS[edition]();
