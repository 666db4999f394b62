/** A socket without a network: what is sent is kept, and a test says what the server answers. */
import type { AnyServerMessage, AnyClientMessage } from "../src/generated/protocol";
import type { SocketLike } from "../src/connection/table-socket";

export class FakeSocket implements SocketLike {
  onopen: SocketLike["onopen"] = null;
  onmessage: SocketLike["onmessage"] = null;
  onclose: SocketLike["onclose"] = null;
  sent: AnyClientMessage[] = [];
  closed = false;
  private open = false;

  opens() {
    this.open = true;
    this.onopen?.();
  }

  /** As a browser's: nothing can be sent before it is open. */
  send(text: string) {
    if (!this.open) throw new Error("Still in CONNECTING state.");
    this.sent.push(JSON.parse(text) as AnyClientMessage);
  }

  close() {
    this.closed = true;
  }

  answer(answer: AnyServerMessage) {
    this.onmessage?.({ data: JSON.stringify(answer) });
  }
}
