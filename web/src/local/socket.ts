/** One end of a connection to a table on this device, used by the page as it uses a WebSocket. */
import type { SocketLike } from "../connection/table-socket";
import type { AnyServerMessage } from "../generated/protocol";

export class LocalSocket implements SocketLike {
  onmessage: SocketLike["onmessage"] = null;
  onclose: SocketLike["onclose"] = null;
  /** Who speaks; nobody before hello or without a seat at the table. */
  person: number | null = null;
  /** Hashed; empty for a spectator. */
  token = "";
  private opener: SocketLike["onopen"] = null;
  private closed = false;

  constructor(
    private readonly host: { receive(socket: LocalSocket, text: string): void; gone(socket: LocalSocket): void },
  ) {}

  get onopen(): SocketLike["onopen"] {
    return this.opener;
  }

  /** It is open at once; whoever connects is told when it is ready to hear that. */
  set onopen(act: SocketLike["onopen"]) {
    this.opener = act;
    if (act) queueMicrotask(() => !this.closed && act());
  }

  send(text: string): void {
    if (!this.closed) this.host.receive(this, text);
  }

  close(): void {
    if (this.closed) return;
    this.closed = true;
    this.host.gone(this);
  }

  get isClosed(): boolean {
    return this.closed;
  }

  /** To the page, a moment later: what it does then cannot come in between. */
  say(message: AnyServerMessage): void {
    const data = JSON.stringify(message);
    queueMicrotask(() => !this.closed && this.onmessage?.({ data }));
  }

  /** Say why, and close. */
  turnAway(reason: string, code: number): void {
    this.say({ is: "bye", code: reason });
    queueMicrotask(() => {
      if (this.closed) return;
      this.closed = true;
      this.onclose?.({ code, reason });
      this.host.gone(this);
    });
  }
}
