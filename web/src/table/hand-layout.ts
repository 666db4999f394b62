/** Where the cards of a hand lie: a fan of one row while each card shows enough of itself to be touched, else rows. */

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

export function layout(count: number, room: number, cardWidth: number): HandLayout {
  const width = Math.min(cardWidth, room);
  const height = Math.round(width * TALL);
  const perRow = Math.max(1, Math.floor((room - width) / TOUCH) + 1);
  const rows = Math.max(1, Math.ceil(count / perRow));
  const cards: Placed[] = [];
  let at = 0;
  for (let row = 0; row < rows; row++) {
    const here = Math.floor((count + row) / rows);
    cards.push(...oneRow(here, row, rows, room, width));
    at += here;
  }
  const lift = rows === 1 ? drop(at, rows) : 0;
  return { cards, width: room, height: height + (rows - 1) * TOUCH + lift, card: { width, height } };
}

/** How far the outer cards of a fan hang down. */
function drop(count: number, rows: number): number {
  return rows === 1 && count > 2 ? Math.min(18, count * 2) : 0;
}

function oneRow(count: number, row: number, rows: number, room: number, width: number): Placed[] {
  const step = count < 2 ? 0 : Math.min(width * 0.86, (room - width) / (count - 1));
  const left = (room - (width + step * (count - 1))) / 2;
  const spread = rows === 1 ? Math.min(14, count * 1.6) : 0;
  return Array.from({ length: count }, (_, i) => {
    const from = count < 2 ? 0 : (i / (count - 1)) * 2 - 1;
    return { x: left + step * i, y: row * TOUCH + from * from * drop(count, rows), angle: (from * spread) / 2, row };
  });
}
