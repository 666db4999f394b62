// Made from game/palette.py by `make generated`; do not edit.

import type { Color } from "./protocol";
import type { Edition } from "./table";

export type Shape = "circle" | "triangle" | "square" | "diamond";

/** One color's papers: `field` is the card, `tint` the shape on it, `on` what is written on the field. */
export interface Papers {
  field: string;
  shade: string;
  deep: string;
  bright: string;
  tint: string;
  on: string;
  shape: Shape;
}

/** What the colorless cards of an edition and its table are painted with. */
export interface BoxPapers {
  field: string;
  shade: string;
  light: string;
  accent: string;
}

export const INK = "#1b1b2f";

export const PAPER = "#fffbf2";

export const PAPERS: Record<Color, Papers> = {
  red: { field: "#c8102e", shade: "#9a0a22", deep: "#8a0620", bright: "#ff6b73", tint: "#ffd0cb", on: "#ffffff", shape: "circle" },
  yellow: { field: "#f2b705", shade: "#c98f00", deep: "#1b1b2f", bright: "#ffcf3d", tint: "#fff4c9", on: "#1b1b2f", shape: "triangle" },
  green: { field: "#13795b", shade: "#0b5a42", deep: "#07503a", bright: "#3fbf8f", tint: "#c6ebd9", on: "#ffffff", shape: "square" },
  blue: { field: "#1258a8", shade: "#0b417f", deep: "#083a75", bright: "#5aa9f5", tint: "#c9dffa", on: "#ffffff", shape: "diamond" },
};

/** What is red elsewhere is pink in Scary. */
export const PINK: Papers = {
  field: "#c4177a",
  shade: "#960c5a",
  deep: "#860850",
  bright: "#ff78bd",
  tint: "#ffcfe8",
  on: "#ffffff",
  shape: "circle",
};

export const BOXES: Record<Edition, BoxPapers> = {
  classic: { field: "#1f2338", shade: "#141728", light: "#eee7d6", accent: "#f2b705" },
  scary: { field: "#3d1a4f", shade: "#2a0f39", light: "#f6d3ea", accent: "#ff78bd" },
  revenge: { field: "#12305a", shade: "#0a1f3f", light: "#d8eefb", accent: "#7fd0f2" },
  battle: { field: "#0d5347", shade: "#083a32", light: "#f6e6b8", accent: "#e9b949" },
  hyper: { field: "#1a1d57", shade: "#10123c", light: "#dfe3ff", accent: "#8fa2ff" },
};
