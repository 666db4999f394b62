/** A connection that is made, and greeted on, while most of the page is still on its way. */
import type { Hello } from "$protocol";
import type { Wire } from "./socket";

export class EarlyWire implements Wire {
  private heard: { data: unknown }[] = [];
  private listener: Wire["onmessage"] = null;
  private opener: Wire["onopen"] = null;
  private closer: Wire["onclose"] = null;
  private open = false;
  private closed: { code: number; reason: string } | null = null;
  private readonly greeting: string;
  private greeted = false;

  constructor(
    private readonly wire: Wire,
    hello: Hello,
  ) {
    this.greeting = JSON.stringify(hello);
    wire.onopen = () => {
      this.open = true;
      wire.send(this.greeting);
      this.opener?.();
    };
    wire.onmessage = (event) => (this.listener ? this.listener(event) : this.heard.push(event));
    wire.onclose = (event) => (this.closer ? this.closer(event) : (this.closed = event));
  }

  /** Whoever takes the wire greets as well; that was said already. */
  send(text: string): void {
    if (text !== this.greeting || this.greeted) this.wire.send(text);
    this.greeted = true;
  }

  close(): void {
    this.wire.close();
  }

  get onopen(): Wire["onopen"] {
    return this.opener;
  }

  set onopen(act: Wire["onopen"]) {
    this.opener = act;
    if (this.open) act?.();
  }

  get onclose(): Wire["onclose"] {
    return this.closer;
  }

  set onclose(act: Wire["onclose"]) {
    this.closer = act;
    const { closed } = this;
    if (act && closed) queueMicrotask(() => act(closed));
  }

  get onmessage(): Wire["onmessage"] {
    return this.listener;
  }

  /** What was heard before anybody listened is heard now, once whoever listens is ready. */
  set onmessage(act: Wire["onmessage"]) {
    this.listener = act;
    const heard = this.heard.splice(0);
    if (act && heard.length) queueMicrotask(() => heard.forEach((event) => act(event)));
  }
}
