/** Does this person want things to stand still? The page's setting wins over the device's. */
export function reducedMotion(root: HTMLElement = document.documentElement): boolean {
  const wish = root.dataset.motion;
  if (wish === "less" || wish === "full") return wish === "less";
  return matchMedia("(prefers-reduced-motion: reduce)").matches;
}
