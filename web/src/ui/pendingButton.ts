/** Finds and marks the button of a step that is waiting to be executed. */
import type { PendingStep } from "./turnModel.svelte";

let pressed: Element | null = null;
for (const event of ["click", "pointerdown"])
  addEventListener(
    event,
    ({ target }) => (pressed = target instanceof Element ? target.closest("button") : null),
    true,
  );

const isAttached = (element: Element | null | undefined): element is HTMLElement =>
  element instanceof HTMLElement && element.isConnected && element.checkVisibility();

/** The button of a step: the one just pressed, another of that step, or the thing that offers it among others. */
export function findButton(notation: string): HTMLElement | null {
  const all = [...document.querySelectorAll<HTMLElement>("[data-notation], [data-offers]")];
  const exact = all.filter((one) => one.dataset["notation"] === notation);
  const offering = all.filter((one) => one.dataset["offers"]?.split("|").includes(notation));
  return [...exact.filter((one) => one === pressed), ...exact, ...offering].find(isAttached) ?? null;
}

/**
 * Marks the button while the step is waiting; style/controls.css draws the mark. `data-soon` names the step. Returns a
 * function that removes the mark.
 */
export function markPending(
  place: HTMLElement | null,
  { by, length }: PendingStep,
  notation: string,
): () => void {
  if (!place) return () => undefined;
  place.dataset["going"] = by;
  place.dataset["soon"] = notation;
  place.style.setProperty("--going", `${length}ms`);
  return () => {
    delete place.dataset["going"];
    delete place.dataset["soon"];
    place.style.removeProperty("--going");
  };
}
