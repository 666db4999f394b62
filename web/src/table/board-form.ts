/**
 * How the table is laid out: *upright* on phones and tablets, everything below each other, *tight* if it is short; *low* on
 * a phone on its side or a magnified page, what lies on the table at the left and what is mine at the right; *large* on a
 * desk, an oval with the log beside it.
 */
export type Form = "upright" | "tight" | "low" | "large";

/** `rem` is the size of the letters: larger ones need more room. All in pixels. */
export function formOf(wide: number, tall: number, rem: number): Form {
  const [columns, rows] = [wide / rem, tall / rem];
  if (columns >= 60 && rows >= 36) return "large";
  if (rows < 36 && wide > tall * 1.15) return "low";
  return rows < 40 ? "tight" : "upright";
}
