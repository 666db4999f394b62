/** The picture of the tab: with a dot while the table waits for me. */
const ICON = 'link[rel="icon"]';

/** Our mark with a dot on it: drawn here, since a page may use pictures of its own making. */
function dotted(): string {
  const mark =
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">' +
    '<rect width="32" height="32" rx="7" fill="#1b1b2f"/>' +
    '<rect x="6" y="6" width="14" height="20" rx="3" fill="#c8102e" stroke="#fffbf2" stroke-width="2"/>' +
    '<circle cx="22" cy="11" r="9" fill="#ffd75e" stroke="#1b1b2f" stroke-width="2"/></svg>';
  return `data:image/svg+xml,${encodeURIComponent(mark)}`;
}

/** Shows or takes away the dot; the picture that the page came with is kept beside. */
export function markTab(waits: boolean, page: Document = document): void {
  const icon = page.querySelector<HTMLLinkElement>(ICON);
  if (!icon) return;
  icon.dataset.plain ??= icon.href;
  const wanted = waits ? dotted() : icon.dataset.plain;
  if (icon.href !== wanted) icon.href = wanted;
}
