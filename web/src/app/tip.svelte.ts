/** What a card does, shown while the mouse rests on it, a finger stays on it or the focus is there. */
import type { Attachment } from "svelte/attachments";
import { input } from "./input";

const REST = 500;
/** A finger that stays so long is shown the words. Slow hands tap as long as that: until `READ` the press still acts. */
const HOLD = 450;
const READ = 900;
/** How long the words stay after the finger has left, in milliseconds. */
const STAY = 2500;
/** A click of the browser's own comes at most so much later than the finger left, in milliseconds. */
const LATE = 400;
/** As for dragging: a finger that only trembles stays. */
const FAR = 8;

export const tip = $state<{ text: string; over: DOMRect | null }>({ text: "", over: null });
let timer: ReturnType<typeof setTimeout> | undefined;

export function hideTip(): void {
  clearTimeout(timer);
  // An element that is taken away loses the focus in the middle of an update, when nothing may be changed.
  queueMicrotask(() => (tip.over = null));
}

/** Also for screen readers, as its description. A tap acts as ever, a slow one too; only a press that was long enough to read does not. */
export function explains(text: () => string): Attachment<HTMLElement> {
  return (element) => {
    const about = text();
    if (!about) return element.removeAttribute("aria-description");
    element.setAttribute("aria-description", about);
    /** What a finger on it is up to: nothing yet, a slow tap or reading. */
    let press: "" | "slow" | "reading" = "";
    /** Browsers click after a long press or do not: such a press is answered here, and what they make of it is not heard. */
    let answering = false;
    let after: ReturnType<typeof setTimeout> | undefined;
    let from = { x: 0, y: 0 };
    const show = () => {
      tip.text = about;
      tip.over = element.getBoundingClientRect();
    };
    const soon = (ms: number, then: () => void = () => {}) => {
      hideTip();
      timer = setTimeout(() => {
        if (!element.isConnected) return;
        show();
        then();
      }, ms);
    };
    const forget = () => {
      clearTimeout(after);
      press = "";
      hideTip();
    };
    const listen = {
      pointerenter: (event: PointerEvent) => event.pointerType === "mouse" && soon(REST),
      pointerleave: (event: PointerEvent) => event.pointerType === "mouse" && hideTip(),
      pointerdown: ({ pointerType, clientX: x, clientY: y }: PointerEvent) => {
        forget();
        from = { x, y };
        if (pointerType !== "mouse")
          soon(HOLD, () => {
            press = "slow";
            timer = setTimeout(() => (press = "reading"), READ - HOLD);
          });
      },
      pointermove: ({ pointerType, clientX, clientY }: PointerEvent) => {
        if (pointerType !== "mouse" && Math.hypot(clientX - from.x, clientY - from.y) >= FAR) forget();
      },
      pointerup: () => {
        clearTimeout(timer);
        after = setTimeout(() => (press = ""), LATE);
        if (press === "reading") timer = setTimeout(hideTip, STAY);
        if (press !== "slow") return;
        answering = true;
        element.click();
        answering = false;
      },
      pointercancel: forget,
      contextmenu: (event: Event) => press && event.preventDefault(),
      focusin: () => input.keys && soon(REST * 2),
      focusout: hideTip,
      keydown: forget,
      click: (event: Event) => {
        if (answering || !press) return hideTip();
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
