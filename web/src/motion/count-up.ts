/** Numbers that count up to what they are, as points are laid on the table one after the other. */
import { reducedMotion } from "./reduced-motion";

/** Milliseconds that it takes, however many points there are. */
export const LASTS = 900;

/** Calls `show` in every frame with how much of the way is done, 0 to 1; who wants little motion sees the end at once. Returns how to stop it. */
export function countUp(show: (share: number) => void, delay = 0): () => void {
  if (reducedMotion()) {
    show(1);
    return () => {};
  }
  const start = performance.now() + delay;
  let frame = requestAnimationFrame(function count(now) {
    const share = Math.max(0, Math.min(1, (now - start) / LASTS));
    show(share);
    if (share < 1) frame = requestAnimationFrame(count);
  });
  return () => cancelAnimationFrame(frame);
}
