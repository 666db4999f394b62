/** Drawings as elements. Each is built once and then copied: a table has hundreds of cards and few kinds. */

import type { Drawing, Group, Piece } from "./drawing";

const SVG = "http://www.w3.org/2000/svg";
const patterns = new WeakMap<Drawing, DocumentFragment>();

/** For `{@attach}`: puts a drawing into an element of an svg. */
export const render = (drawing: Drawing) => (element: Element) => {
  let pattern = patterns.get(drawing);
  if (!pattern) {
    pattern = document.createDocumentFragment();
    for (const piece of drawing) pattern.append("of" in piece ? group(piece) : path(piece));
    patterns.set(drawing, pattern);
  }
  element.replaceChildren(pattern.cloneNode(true));
};

function group({ at, of }: Group): Element {
  const element = document.createElementNS(SVG, "g");
  element.setAttribute("transform", at);
  for (const piece of of) element.append("of" in piece ? group(piece) : path(piece));
  return element;
}

function path({ d, fill = "none", stroke, width, at }: Piece): Element {
  const element = document.createElementNS(SVG, "path");
  element.setAttribute("d", d);
  element.setAttribute("fill", fill);
  if (at) element.setAttribute("transform", at);
  if (stroke) {
    element.setAttribute("stroke", stroke);
    element.setAttribute("stroke-width", String(width ?? 1));
    element.setAttribute("stroke-linecap", "round");
    element.setAttribute("stroke-linejoin", "round");
  }
  return element;
}
