/** Listening for events on action buttons, on the whole page and before the buttons' own handlers. */

/** The action button at which an event happens; null if there is none. */
export const actionAt = ({ target }: Event): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>("button[data-notation]") : null;

type Listeners = { [K in keyof DocumentEventMap]?: (event: DocumentEventMap[K]) => void };

/** Listens until the returned function is called. */
export function listenOnPage(listeners: Listeners): () => void {
  const ending = new AbortController();
  const options = { capture: true, signal: ending.signal };
  for (const [type, does] of Object.entries(listeners))
    document.addEventListener(type, does as EventListener, options);
  return () => ending.abort();
}

/**
 * A button that is being held. The click that ends the hold is suppressed. Clicks by keyboard or screen reader
 * (`detail` 0) are not.
 */
export abstract class HeldButton {
  protected button: HTMLElement | null = null;
  protected deaf = false;

  menu = (event: Event): void => {
    if (this.button) event.preventDefault();
  };

  click = (event: MouseEvent): void => {
    if (!this.deaf || event.detail === 0) return;
    this.deaf = false;
    event.preventDefault();
    event.stopPropagation();
  };
}
