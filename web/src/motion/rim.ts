/** Places on the rim of a rounded oval, evenly spaced: what runs around the piles stands on them. */

export interface Spot {
  x: number;
  y: number;
  /** Which way clockwise is here, in degrees. */
  heading: number;
}

const FINE = 720;
/** 2 is an ellipse, more is closer to a rectangle. */
const FULLNESS = 2.7;

export class Rim {
  private readonly points: readonly (readonly [number, number])[];
  private readonly walked: readonly number[];

  /** A rim as wide and high as given, around 0 0. */
  constructor(width: number, height: number) {
    const bend = (n: number) => Math.sign(n) * Math.abs(n) ** (2 / FULLNESS);
    this.points = Array.from({ length: FINE + 1 }, (_, i) => {
      const angle = (2 * Math.PI * i) / FINE - Math.PI / 2;
      return [(width / 2) * bend(Math.cos(angle)), (height / 2) * bend(Math.sin(angle))] as const;
    });
    const walked = [0];
    for (let i = 1; i <= FINE; i++) walked.push((walked[i - 1] as number) + this.step(i));
    this.walked = walked;
  }

  /** How long the way around is. */
  get length(): number {
    return this.walked[FINE] as number;
  }

  /** The spot after this part of the way around, clockwise from the top; 1 is the top again. */
  at(part: number): Spot {
    const far = (((part % 1) + 1) % 1) * this.length;
    let [low, high] = [0, FINE];
    while (high - low > 1) {
      const middle = (low + high) >> 1;
      if ((this.walked[middle] as number) <= far) low = middle;
      else high = middle;
    }
    const [from, to] = [this.points[low], this.points[high]] as [[number, number], [number, number]];
    const rest = (far - (this.walked[low] as number)) / ((this.walked[high] as number) - (this.walked[low] as number));
    return {
      x: from[0] + (to[0] - from[0]) * rest,
      y: from[1] + (to[1] - from[1]) * rest,
      heading: (Math.atan2(to[1] - from[1], to[0] - from[0]) * 180) / Math.PI,
    };
  }

  spots(count: number, from = 0): Spot[] {
    return Array.from({ length: count }, (_, i) => this.at(from + i / count));
  }

  /** The rim as a path. */
  get path(): string {
    const round = (n: number) => Math.round(n * 10) / 10;
    return `M${this.points
      .filter((_, i) => i % 6 === 0 && i < FINE)
      .map(([x, y]) => `${round(x)} ${round(y)}`)
      .join("L")}Z`;
  }

  private step(i: number): number {
    const [from, to] = [this.points[i - 1], this.points[i]] as [[number, number], [number, number]];
    return Math.hypot(to[0] - from[0], to[1] - from[1]);
  }
}
