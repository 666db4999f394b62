/** Moves a bubble that would leave the screen sideways back into it. For `{@attach}`. */
export function staysInside(element: HTMLElement): void {
  // It may just be growing: then only its middle is where it will be.
  const { x, width } = element.getBoundingClientRect();
  const [middle, half] = [x + width / 2, element.offsetWidth / 2];
  element.style.translate = `${inward(middle - half, middle + half, innerWidth)}px`;
}

/** The least between a bubble and the edge of the screen. */
const EDGE = 6;

/** How far something from `left` to `right` has to move so that a screen of this width shows all of it, the left end above all. */
export function inward(left: number, right: number, width: number): number {
  return Math.max(EDGE - left, Math.min(0, width - EDGE - right));
}
