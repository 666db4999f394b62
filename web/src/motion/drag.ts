/** Things that can be dragged to a place (an element with `data-place`). Never the only way: whoever cannot drag taps. */

export interface Dragging {
  may: () => boolean;
  /** It was dropped at a place; where it does not belong it goes back by itself. */
  drop: (place: string) => void;
  /** Does it lie in a row that is pulled along sideways? Then only what goes up or down drags. */
  slides?: () => boolean;
}

/** A finger that only trembles does not drag. */
const FAR = 8;

/** For `{@attach}`. */
export const drags =
  ({ may, drop, slides = () => false }: Dragging) =>
  (element: HTMLElement) => {
    let from: { x: number; y: number; id: number } | null = null;
    let moved = false;

    function down(event: PointerEvent) {
      if (from || event.button !== 0 || !event.isPrimary || !may()) return;
      from = { x: event.clientX, y: event.clientY, id: event.pointerId };
      // A quick pointer has left the card before it is seen to move.
      for (const [name, act] of steps) addEventListener(name, act);
    }
    function move(event: PointerEvent) {
      if (!from || event.pointerId !== from.id) return;
      const [x, y] = [event.clientX - from.x, event.clientY - from.y];
      if (!moved && Math.hypot(x, y) < FAR) return;
      if (!moved && slides() && Math.abs(x) > Math.abs(y)) return end();
      moved = true;
      element.classList.add("dragging");
      element.style.translate = `${x}px ${y}px`;
    }
    function up(event: PointerEvent) {
      if (!from || event.pointerId !== from.id) return;
      if (moved) {
        // What was dragged was not clicked.
        addEventListener("click", swallow, { capture: true, once: true });
        setTimeout(() => removeEventListener("click", swallow, true));
        const place = document.elementFromPoint(event.clientX, event.clientY)?.closest<HTMLElement>("[data-place]")
          ?.dataset.place;
        if (event.type === "pointerup" && place) drop(place);
      }
      end();
    }
    function end() {
      for (const [name, act] of steps) removeEventListener(name, act);
      from = null;
      moved = false;
      element.classList.remove("dragging");
      element.style.translate = "";
    }

    const steps = [
      ["pointermove", move],
      ["pointerup", up],
      ["pointercancel", up],
    ] as const;
    element.addEventListener("pointerdown", down);
    // A finger on a card that can be dragged does not scroll the page; anywhere else it does.
    const still = (event: TouchEvent) => from && (moved || !slides()) && event.cancelable && event.preventDefault();
    element.addEventListener("touchmove", still, { passive: false });
    return () => {
      element.removeEventListener("pointerdown", down);
      element.removeEventListener("touchmove", still);
      end();
    };
  };

function swallow(event: Event) {
  event.stopPropagation();
  event.preventDefault();
}
