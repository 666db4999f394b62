/** By which addresses others reach a server, as far as the page can tell. */
import type { Here } from "../generated/protocol";

const LOOPBACK = /^https?:\/\/(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/;
const hostOf = (link: string) => link.replace(/^https?:\/\//, "");

/**
 * The links that work on another device, the best first. At the server's own machine they are those of the home network, none
 * while that is closed. A page that was opened by another address is reached by it, whatever a proxy made of the `https`.
 */
export function reachable({ links, local }: Pick<Here, "links" | "local">, page: Pick<Location, "origin">): string[] {
  const found = links.filter((link) => !LOOPBACK.test(link));
  if (local || LOOPBACK.test(page.origin)) return found;
  const others = found.filter((link) => hostOf(link) !== hostOf(page.origin));
  return others.length < found.length || !found.length ? [page.origin, ...others] : found;
}
