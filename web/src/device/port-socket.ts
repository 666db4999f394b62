/** A table's connection over a MessagePort: what a WebSocket is to a server, this is to the worker. */
import type { SocketLike } from "../connection/table-socket";

/** The end of a connection, either way; everything else on the port is a text. */
interface Closed {
  code: number;
  reason: string;
}

type Port = Pick<MessagePort, "postMessage" | "close" | "onmessage">;

/** The page's end. */
export class PortSocket implements SocketLike {
  onmessage: SocketLike["onmessage"] = null;
  onclose: SocketLike["onclose"] = null;
  private opener: SocketLike["onopen"] = null;

  /** `ended` is called when the connection is closed by either end. */
  constructor(
    private readonly port: Port,
    private readonly ended: () => void = () => {},
  ) {
    port.onmessage = ({ data }: MessageEvent<string | Closed>) => {
      if (typeof data === "string") return this.onmessage?.({ data });
      this.ended();
      this.onclose?.(data);
    };
  }

  get onopen(): SocketLike["onopen"] {
    return this.opener;
  }

  /** A port is open from the start. */
  set onopen(act: SocketLike["onopen"]) {
    this.opener = act;
    if (act) queueMicrotask(() => this.opener?.());
  }

  send(text: string): void {
    this.port.postMessage(text);
  }

  close(): void {
    this.ended();
    this.port.postMessage({ code: 1000, reason: "" } satisfies Closed);
    this.port.close();
  }
}

/** The worker's end where there is nothing to join it to: whoever connects tries again. */
export function closePort(port: Port, code: number): void {
  port.postMessage({ code, reason: "" } satisfies Closed);
}

/** The worker's end: hands everything on between the port and a connection to its tables. */
export function joinPort(port: Port, socket: SocketLike): void {
  const waiting: string[] = [];
  let open = false;
  port.onmessage = ({ data }: MessageEvent<string | Closed>) => {
    if (typeof data !== "string") socket.close();
    else if (open) socket.send(data);
    else waiting.push(data);
  };
  socket.onmessage = ({ data }) => port.postMessage(data);
  socket.onclose = ({ code, reason }) => port.postMessage({ code, reason } satisfies Closed);
  socket.onopen = () => {
    open = true;
    for (const text of waiting.splice(0)) socket.send(text);
  };
}
