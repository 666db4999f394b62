/** What overlaps, is cut off, is too small or cannot be reached on the page as it is now: one sentence each. */
() => {
  const found = [];
  const root = document.scrollingElement;
  const { clientWidth: wide, clientHeight: high } = document.documentElement;
  const name = (one) =>
    one.dataset.testid ?? one.dataset.move ?? one.dataset.card ?? one.ariaLabel ?? one.textContent.trim().slice(0, 20);
  const boxOf = (one) => one.getBoundingClientRect();
  const inside = (box) => box.left >= -1 && box.top >= -1 && box.right <= wide + 1 && box.bottom <= high + 1;
  const aside = (one, other) => one.right <= other.left + 1 || other.right <= one.left + 1;
  const above = (one, other) => one.bottom <= other.top + 1 || other.bottom <= one.top + 1;
  const seen = (one) => one.checkVisibility({ visibilityProperty: true }) && !one.closest("[inert]");
  const scrolls = (one) => {
    const how = getComputedStyle(one).overflowY;
    return one !== root && one !== document.body && (how === "auto" || how === "scroll") && one.scrollHeight > one.clientHeight + 1;
  };
  const scroller = (one) => {
    let up = one.parentElement;
    while (up && !scrolls(up)) up = up.parentElement;
    return up;
  };
  const find = (selector) => [...document.querySelectorAll(selector)].filter(seen);

  if (root.scrollWidth > wide) found.push(`the page is ${root.scrollWidth} wide`);
  if (root.scrollHeight > high + 1) found.push(`the page is ${root.scrollHeight} high`);
  const board = document.querySelector("[data-testid=board]");
  if (board && board.scrollHeight > board.clientHeight + 1) found.push(`the table is ${board.scrollHeight} high`);

  // Controls: on the screen (scrolled to, if need be), large enough, and on top where one would touch them.
  const CONTROLS = "button, a[href], input, select, summary";
  for (const control of find(CONTROLS).filter((one) => !one.closest("[data-testid=hand]"))) {
    const one = control.closest("label") ?? control;
    const holder = scroller(one);
    if (holder) one.scrollIntoView({ block: "nearest" });
    const box = boxOf(one);
    if (!inside(box)) found.push(`${name(control)} is outside the screen`);
    if (box.width < 24 || box.height < 24) found.push(`${name(control)} is ${box.width} by ${box.height}`);
    const hit = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
    if (!one.contains(hit)) found.push(`${name(control)} is covered by ${hit?.outerHTML.slice(0, 60)}`);
    if (holder && !inside(boxOf(holder))) found.push(`what holds ${name(control)} is outside the screen`);
  }

  // The parts of the table lie beside each other.
  const PARTS = ["sheet", "shown", "draw-pile", "discard-pile", "hand", "thumbs"].map((id) => `[data-testid=${id}]`);
  const parts = find([...PARTS, "[data-testid^=seat-] .who", "header button"].join());
  parts.forEach((one, at) => {
    if (!inside(boxOf(one))) found.push(`${name(one)} is outside the screen`);
    for (const other of parts.slice(at + 1))
      if (!aside(boxOf(one), boxOf(other)) && !above(boxOf(one), boxOf(other))) found.push(`${name(one)} lies on ${name(other)}`);
  });

  // Nothing swallows touches, and what scrolls can be scrolled without a pointer.
  for (const one of find("body *")) {
    if (getComputedStyle(one).touchAction === "none") found.push(`${name(one)} swallows every touch`);
    if (scrolls(one) && one.tabIndex < 0 && !one.querySelector(CONTROLS)) found.push(`${name(one)} scrolls, but not by keyboard`);
  }

  // Of every card in the hand a square of 44 by 44 can be touched.
  const SIDE = 44;
  const touchable = (card) => {
    // A long hand is pulled along.
    const row = card.closest("ul");
    row.scrollLeft += (boxOf(card).left + boxOf(card).right - boxOf(row).left - boxOf(row).right) / 2;
    const box = boxOf(card);
    const square = (left, top) => {
      for (let x = 1; x < SIDE; x += 4)
        for (let y = 1; y < SIDE; y += 4) if (!card.contains(document.elementFromPoint(left + x, top + y))) return false;
      return true;
    };
    for (let x = box.left; x <= box.right - SIDE + 1; x += 2)
      for (let y = box.top; y <= box.bottom - SIDE + 1; y += 2) if (square(x, y)) return true;
    return false;
  };
  for (const card of find("[data-testid=hand] button")) if (!touchable(card)) found.push(`${name(card)} cannot be touched on 44 by 44`);
  return found;
}
