/** What is wider than the screen, or lies beside it, on the page as it is now: one sentence each. */
() => {
  const found = [];
  const { clientWidth: wide } = document.documentElement;
  if (document.scrollingElement.scrollWidth > wide) found.push(`the page is ${document.scrollingElement.scrollWidth} wide`);
  const name = (one) => one.dataset?.testid ?? `${one.tagName.toLowerCase()}.${one.getAttribute("class")} ${one.textContent.trim().slice(0, 20)}`;
  // What is pulled along, what is only drawn, and what is only spoken need not lie on the screen.
  const ASIDE = "svg *, [inert] *, .visually-hidden, [aria-hidden=true], [aria-hidden=true] *, [data-testid=hand] ul *";
  const slides = (one) => {
    for (let up = one.parentElement; up; up = up.parentElement)
      if (["auto", "scroll"].includes(getComputedStyle(up).overflowX) && up.scrollWidth > up.clientWidth + 1) return up !== document.scrollingElement;
    return false;
  };
  for (const one of document.body.querySelectorAll("*")) {
    if (one.matches(ASIDE) || !one.checkVisibility({ visibilityProperty: true })) continue;
    const box = one.getBoundingClientRect();
    if (!box.width || !box.height || getComputedStyle(one).clipPath !== "none") continue;
    if ((box.left < -1 || box.right > wide + 1) && !slides(one)) found.push(`${name(one)} from ${Math.round(box.left)} to ${Math.round(box.right)}`);
  }
  // A word on a button is never cut.
  for (const one of document.querySelectorAll("button:not([data-place]), a.button"))
    if (one.checkVisibility() && one.textContent.trim() && one.scrollWidth > one.clientWidth + 1) found.push(`${name(one)} is cut`);
  return found;
}
