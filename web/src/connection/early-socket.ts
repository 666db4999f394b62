/** A WebSocket that is opened, and says hello, while most of the page is still being fetched. */
import type { Hello } from "../generated/protocol";
import type { SocketLike } from "./table-socket";

export class EarlySocket implements SocketLike {
  private received: { data: unknown }[] = [];
  private listener: SocketLike["onmessage"] = null;
  private opener: SocketLike["onopen"] = null;
  private closer: SocketLike["onclose"] = null;
  private open = false;
  private closed: { code: number; reason: string } | null = null;
  private readonly greeting: string;
  private greeted = false;

  constructor(
    private readonly socket: SocketLike,
    hello: Hello,
  ) {
    this.greeting = JSON.stringify(hello);
    socket.onopen = () => {
      this.open = true;
      socket.send(this.greeting);
      this.opener?.();
    };
    socket.onmessage = (event) => (this.listener ? this.listener(event) : this.received.push(event));
    socket.onclose = (event) => (this.closer ? this.closer(event) : (this.closed = event));
  }

  /** Whoever takes the socket over says hello as well; that was sent already. */
  send(text: string): void {
    if (text !== this.greeting || this.greeted) this.socket.send(text);
    this.greeted = true;
  }

  close(): void {
    this.socket.close();
  }

  get onopen(): SocketLike["onopen"] {
    return this.opener;
  }

  set onopen(act: SocketLike["onopen"]) {
    this.opener = act;
    if (this.open) act?.();
  }

  get onclose(): SocketLike["onclose"] {
    return this.closer;
  }

  set onclose(act: SocketLike["onclose"]) {
    this.closer = act;
    const { closed } = this;
    if (act && closed) queueMicrotask(() => act(closed));
  }

  get onmessage(): SocketLike["onmessage"] {
    return this.listener;
  }

  /** What arrived before anybody listened is handed on now, once whoever listens is ready. */
  set onmessage(act: SocketLike["onmessage"]) {
    this.listener = act;
    const received = this.received.splice(0);
    if (act && received.length) queueMicrotask(() => received.forEach((event) => act(event)));
  }
}
