/** The address of the WebSocket, and a connection that was opened before the rest of the page had arrived. */
import type { SocketLike } from "./table-socket";

export const early: { socket: SocketLike | null } = { socket: null };

export function address({ protocol, host }: Pick<Location, "protocol" | "host">): string {
  return `${protocol === "https:" ? "wss" : "ws"}://${host}/ws`;
}
