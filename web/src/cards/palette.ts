/** The colors everything is painted with; `contrast` tells whether one can be read on another. */
import { PAPERS, PINK, type Papers } from "../generated/palette";
import type { Color } from "../generated/protocol";
import type { Edition } from "../generated/table";

/** The papers of a color; what is red elsewhere is pink in the Scary box. */
export function papers(color: Color, edition: Edition = "classic"): Papers {
  return color === "red" && edition === "scary" ? PINK : PAPERS[color];
}

/** WCAG 2 contrast of two colors written #rrggbb. */
export function contrast(one: string, other: string): number {
  const [dark, light] = [luminance(one), luminance(other)].sort((a, b) => a - b) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}

/** Relative luminance, which is also what is left of a color in grayscale. */
export function luminance(hex: string): number {
  const [r, g, b] = [1, 3, 5].map((at) => {
    const part = parseInt(hex.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}
