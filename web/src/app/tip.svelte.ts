/** What a card does, shown while the mouse rests on it, a finger stays on it or the focus is there. */
import type { Attachment } from "svelte/attachments";
import { input } from "./input";

const REST = 500;
const HOLD = 450;
/** How long the words stay after the finger has left, in milliseconds. */
const STAY = 2500;
const FAR = 10;

export const tip = $state<{ text: string; over: DOMRect | null }>({ text: "", over: null });
let timer: ReturnType<typeof setTimeout> | undefined;

export function hideTip(): void {
  clearTimeout(timer);
  // An element that is taken away loses the focus in the middle of an update, when nothing may be changed.
  queueMicrotask(() => (tip.over = null));
}

/** Also for screen readers, as its description. A tap acts as ever; only a press that was long enough to read does not act as well. */
export function explains(text: () => string): Attachment<HTMLElement> {
  return (element) => {
    const about = text();
    if (!about) return element.removeAttribute("aria-description");
    element.setAttribute("aria-description", about);
    let held = false;
    let from = { x: 0, y: 0 };
    const soon = (ms: number, hold = false) => {
      hideTip();
      timer = setTimeout(() => {
        if (!element.isConnected) return;
        held = hold;
        tip.text = about;
        tip.over = element.getBoundingClientRect();
      }, ms);
    };
    const listen = {
      pointerenter: (event: PointerEvent) => event.pointerType === "mouse" && soon(REST),
      pointerleave: (event: PointerEvent) => event.pointerType === "mouse" && hideTip(),
      pointerdown: ({ pointerType, clientX: x, clientY: y }: PointerEvent) => {
        held = false;
        from = { x, y };
        if (pointerType === "mouse") hideTip();
        else soon(HOLD, true);
      },
      pointermove: ({ pointerType, clientX, clientY }: PointerEvent) => {
        if (pointerType !== "mouse" && Math.hypot(clientX - from.x, clientY - from.y) > FAR) hideTip();
      },
      pointerup: () => {
        clearTimeout(timer);
        if (held) timer = setTimeout(hideTip, STAY);
      },
      pointercancel: hideTip,
      contextmenu: (event: Event) => held && event.preventDefault(),
      focusin: () => input.keys && soon(REST * 2),
      focusout: hideTip,
      keydown: hideTip,
      click: (event: Event) => {
        if (!held) return hideTip();
        held = false;
        event.preventDefault();
        event.stopPropagation();
      },
    };
    const stop = new AbortController();
    for (const [name, act] of Object.entries(listen))
      element.addEventListener(name, act as EventListener, { capture: true, signal: stop.signal });
    return () => {
      stop.abort();
      if (tip.over) hideTip();
    };
  };
}
