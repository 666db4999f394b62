/** A drawing is a list of pieces of paper; the first lies lowest. Paths only, so that one component draws everything. */

export interface Piece {
  d: string;
  fill?: string;
  stroke?: string;
  width?: number;
  at?: string;
}
export interface Group {
  at: string;
  of: Drawing;
}
export type Drawing = readonly (Piece | Group)[];

/** The size of a card; everything on it is measured in these. */
export const WIDTH = 100;
export const HEIGHT = 150;

export type Point = readonly [number, number];

const short = (n: number) => String(Math.round(n * 100) / 100);

/** A polygon whose corners are rounded with the same scissors; points clockwise. */
export function polygon(points: readonly Point[], radius: number): string {
  const corners = points.map((point, i) => {
    const before = points[(i + points.length - 1) % points.length] as Point;
    const after = points[(i + 1) % points.length] as Point;
    return corner(before, point, after, radius);
  });
  return corners.map((text, i) => (i ? "L" : "M") + text).join("") + "Z";
}

function corner(before: Point, point: Point, after: Point, radius: number): string {
  const [a, b] = [toward(point, before), toward(point, after)];
  const half = Math.acos(Math.max(-1, Math.min(1, a[0] * b[0] + a[1] * b[1]))) / 2;
  const cut = radius / Math.tan(half);
  const [from, to] = [a, b].map((u) => `${short(point[0] + u[0] * cut)} ${short(point[1] + u[1] * cut)}`);
  const turn = a[0] * b[1] - a[1] * b[0] < 0 ? 1 : 0;
  return `${from}A${short(radius)} ${short(radius)} 0 0 ${turn} ${to}`;
}

function toward(from: Point, to: Point): Point {
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
  return [(to[0] - from[0]) / length, (to[1] - from[1]) / length];
}

export function rect(x: number, y: number, width: number, height: number, radius: number): string {
  return polygon(
    [
      [x, y],
      [x + width, y],
      [x + width, y + height],
      [x, y + height],
    ],
    Math.max(radius, 0.01),
  );
}

export function circle(x: number, y: number, radius: number): string {
  const r = short(radius);
  return `M${short(x - radius)} ${short(y)}a${r} ${r} 0 1 1 ${short(2 * radius)} 0a${r} ${r} 0 1 1 ${short(-2 * radius)} 0Z`;
}

/** A star of n points, the same rounding at every tip and notch. */
export function star(
  x: number,
  y: number,
  outer: number,
  inner: number,
  tips: number,
  radius: number,
  turn = 0,
): string {
  const points = Array.from({ length: 2 * tips }, (_, i): Point => {
    const angle = (Math.PI * i) / tips - Math.PI / 2 + turn;
    const far = i % 2 ? inner : outer;
    return [x + far * Math.cos(angle), y + far * Math.sin(angle)];
  });
  return polygon(points, radius);
}

export const move = (x: number, y: number, scale = 1, turn = 0): string =>
  `translate(${short(x)} ${short(y)})${turn ? `rotate(${short(turn)})` : ""}${scale === 1 ? "" : `scale(${short3(scale)})`}`;

const short3 = (n: number) => String(Math.round(n * 1000) / 1000);
