/** What flies over the whole table when a box's own card is laid: ghosts, a spout with cards, streaks. Drawings and numbers only. */
import { papers } from "../cards/palette";
import { blowholeIndex, spout } from "../cards/specials/blowhole";
import { comet } from "../cards/specials/hyper";
import { ghost } from "../cards/specials/scary";
import { leaf } from "../cards/symbols";
import type { Drawing } from "../cards/drawing";
import { COLORS } from "../generated/cards";
import type { Edition } from "../generated/table";

export interface Flyer {
  drawing: Drawing;
  /** Where it belongs, 0 to 1: across the screen, or around the pile. */
  at: number;
  /** How large, and how many milliseconds after the first. */
  size: number;
  late: number;
}
export interface Moment {
  edition: Edition;
  flyers: readonly Flyer[];
  /** What stands over the pile meanwhile. */
  middle: Drawing | null;
}

/** Numbers from 0 to 1 that look like chance and are always the same. */
const scattered = (i: number) => (i * i * 0.618 + 0.13) % 1;
const row = (n: number, drawing: (i: number) => Drawing): Flyer[] =>
  Array.from({ length: n }, (_, i) => ({
    drawing: drawing(i),
    at: (i + 0.5) / n,
    size: 0.7 + 0.6 * scattered(i),
    late: 420 * scattered(i + 5),
  }));
const color = (i: number, edition: Edition) => papers(COLORS[i % 4] ?? "red", edition);

const MOMENTS: Partial<Record<Edition, () => Omit<Moment, "edition">>> = {
  scary: () => ({ flyers: row(9, (i) => ghost(["#fffbf2", "#f8e2f0", "#f3d3ea"][i % 3] ?? "")), middle: null }),
  revenge: () => ({
    flyers: row(14, (i) => (i % 2 ? blowholeIndex() : leaf(color(i >> 1, "revenge")))),
    middle: spout(),
  }),
  hyper: () => ({
    flyers: row(18, (i) => {
      const cut = color(i, "hyper");
      return comet(cut, cut.tint, [cut.shade, cut.field, cut.bright]);
    }),
    middle: null,
  }),
};

/** The moment of an edition's own card; nothing where it has none, or another: Battle is decided by two cards face to face. */
export function momentOf(edition: Edition): Moment | null {
  const made = MOMENTS[edition]?.();
  return made ? { edition, ...made } : null;
}
