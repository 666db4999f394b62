/**
 * Where the cards of a hand lie: a fan of one row while each card shows enough of itself to be touched, else rows; if
 * there is not enough height for them, smaller cards, and at last rows that are longer than the screen and scroll.
 */

export interface Placed {
  x: number;
  y: number;
  angle: number;
  row: number;
}

export interface HandLayout {
  cards: readonly Placed[];
  width: number;
  height: number;
  card: { width: number; height: number };
}

/** The least that shows of every card, in pixels: what a finger needs. */
export const TOUCH = 44;
/** A card's height for its width. */
export const TALL = 1.5;
/** Cards are not made narrower than this, in pixels. */
const NARROWEST = 52;

/** How wide a card of the hand is on a screen of this size, with so much room for the hand. */
export function cardWidth(room: number, wide: number, tall: number): number {
  // A hand at the side of the table has more height than width.
  if (room < wide * 0.6) return Math.max(68, Math.min(room / 4.8, tall / 4.5));
  if (room < 600) return 68;
  if (tall < 620) return 76;
  return Math.max(96, Math.min(wide / 90, tall / 56.25) * 6.6);
}

export function layout(count: number, room: number, cardWidth: number, limit = Infinity): HandLayout {
  const first = fan(count, room, cardWidth);
  if (first.height <= limit + 1) return first;
  for (let width = cardWidth - 2; width >= NARROWEST; width -= 2) {
    const smaller = fan(count, room, width);
    if (smaller.height <= limit + 1) return smaller;
  }
  const least = Math.min(NARROWEST, cardWidth);
  const rows = Math.max(1, Math.floor((limit - least * TALL) / TOUCH) + 1);
  const width = Math.max(least, Math.min(cardWidth, Math.floor((limit - (rows - 1) * TOUCH) / TALL)));
  return inRows(count, rows, width + (Math.ceil(count / rows) - 1) * TOUCH, width, true);
}

function fan(count: number, room: number, cardWidth: number): HandLayout {
  const width = Math.min(cardWidth, room);
  const perRow = Math.max(1, Math.floor((room - width) / TOUCH) + 1);
  return inRows(count, Math.max(1, Math.ceil(count / perRow)), room, width);
}

function inRows(count: number, rows: number, room: number, width: number, flat = rows > 1): HandLayout {
  const height = Math.round(width * TALL);
  const cards: Placed[] = [];
  for (let row = 0; row < rows; row++) cards.push(...oneRow(Math.floor((count + row) / rows), row, room, width, flat));
  const whole = height + (rows - 1) * TOUCH + drop(count, flat);
  return { cards, width: room, height: whole, card: { width, height } };
}

/** How far the outer cards of a fan hang down. */
function drop(count: number, flat: boolean): number {
  return !flat && count > 2 ? Math.min(18, count * 2) : 0;
}

function oneRow(count: number, row: number, room: number, width: number, flat: boolean): Placed[] {
  const step = count < 2 ? 0 : Math.min(width * 0.86, (room - width) / (count - 1));
  const left = (room - (width + step * (count - 1))) / 2;
  const spread = flat ? 0 : Math.min(14, count * 1.6);
  return Array.from({ length: count }, (_, i) => {
    const from = count < 2 ? 0 : (i / (count - 1)) * 2 - 1;
    return { x: left + step * i, y: row * TOUCH + from * from * drop(count, flat), angle: (from * spread) / 2, row };
  });
}
