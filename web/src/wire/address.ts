/** Where tables are heard, and a connection to one that is on its way already. */
import type { Wire } from "./socket";

export const early: { wire: Wire | null } = { wire: null };

export function address({ protocol, host }: Pick<Location, "protocol" | "host">): string {
  return `${protocol === "https:" ? "wss" : "ws"}://${host}/ws`;
}
