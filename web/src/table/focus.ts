/** Where the focus belongs at a table, told from the elements that stand there. */

const at = (id: string) => `[data-testid=${id}]`;

/** Where the focus may be taken from: not from the log, the header or anything somebody types in. */
export const GAME = ["hand", "thumbs", "sheet", "shown", "result", "draw-pile", "tour"].map(at).join(", ");

/** Calls are a matter of moments: whoever is about to press one keeps it. */
export const CALLS = ["catch", "uno"].map(at).join(", ");

/** What belongs to the moment, the most urgent first. */
const TARGETS = [
  at("result"),
  at("tour-next"),
  `${at("sheet")} [data-move]`,
  `${at("hand")} .drawn button`,
  `${at("hand")} button[tabindex="0"]`,
  at("board"),
];

export function target(page: ParentNode): HTMLElement | null {
  for (const selector of TARGETS) {
    const found = page.querySelector<HTMLElement>(selector);
    if (found && (!found.closest("[inert]") || selector === at("board"))) return found;
  }
  return null;
}

/** The question that is asked, or the result, or the hint: when it changes, the focus goes there. */
export function moment(page: ParentNode): string {
  const { asked, decision, status } = page.querySelector<HTMLElement>(at("board"))?.dataset ?? {};
  const hint = page.querySelector<HTMLElement>(at("tour"))?.dataset.hint ?? "";
  return [asked === "true" ? decision : "", page.querySelector(at("result")) ? status : "", hint].join("/");
}
