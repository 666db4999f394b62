/** How this person acted last: who uses keys wants the focus to follow the game, who points at things does not. */
export const input = { keys: false };

addEventListener("keydown", () => (input.keys = true), true);
addEventListener("pointerdown", () => (input.keys = false), true);
