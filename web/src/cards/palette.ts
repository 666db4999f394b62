/** The colors everything is cut from; `contrast` tells whether one paper can be read on another. */

export type Color = "red" | "yellow" | "green" | "blue";
export type Edition = "classic" | "scary" | "revenge" | "battle" | "hyper";
export type Shape = "circle" | "triangle" | "square" | "diamond";

/** One color's papers, from dark to light: `field` is the card, `tint` the shape on it, `on` what is written on the field. */
export interface Papers {
  field: string;
  shade: string;
  deep: string;
  bright: string;
  tint: string;
  on: string;
  shape: Shape;
}

export const COLORS: readonly Color[] = ["red", "yellow", "green", "blue"];
export const EDITIONS: readonly Edition[] = ["classic", "scary", "revenge", "battle", "hyper"];

export const INK = "#1b1b2f";
export const PAPER = "#fffbf2";
export const PAPER_SHADE = "#e4dccb";

const RED: Papers = {
  field: "#c8102e", shade: "#9a0a22", deep: "#8a0620", bright: "#ff6b73", tint: "#ffd0cb", on: "#ffffff", shape: "circle",
};
const PINK: Papers = {
  field: "#c4177a", shade: "#960c5a", deep: "#860850", bright: "#ff78bd", tint: "#ffcfe8", on: "#ffffff", shape: "circle",
};
const YELLOW: Papers = {
  field: "#f2b705", shade: "#c98f00", deep: INK, bright: "#ffcf3d", tint: "#fff4c9", on: INK, shape: "triangle",
};
const GREEN: Papers = {
  field: "#13795b", shade: "#0b5a42", deep: "#07503a", bright: "#3fbf8f", tint: "#c6ebd9", on: "#ffffff", shape: "square",
};
const BLUE: Papers = {
  field: "#1258a8", shade: "#0b417f", deep: "#083a75", bright: "#5aa9f5", tint: "#c9dffa", on: "#ffffff", shape: "diamond",
};

/** What a box's colorless cards and its table are cut from. */
export interface BoxPapers {
  field: string;
  shade: string;
  light: string;
  accent: string;
}

export const BOXES: Record<Edition, BoxPapers> = {
  classic: { field: "#1f2338", shade: "#141728", light: "#eee7d6", accent: "#f2b705" },
  scary: { field: "#3d1a4f", shade: "#2a0f39", light: "#f6d3ea", accent: "#ff78bd" },
  revenge: { field: "#12305a", shade: "#0a1f3f", light: "#d8eefb", accent: "#7fd0f2" },
  battle: { field: "#0d5347", shade: "#083a32", light: "#f6e6b8", accent: "#e9b949" },
  hyper: { field: "#1a1d57", shade: "#10123c", light: "#dfe3ff", accent: "#8fa2ff" },
};

/** The papers of a color; what is red elsewhere is pink in the Scary box. */
export function papers(color: Color, edition: Edition = "classic"): Papers {
  if (color === "red") return edition === "scary" ? PINK : RED;
  return color === "yellow" ? YELLOW : color === "green" ? GREEN : BLUE;
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
