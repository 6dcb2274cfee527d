/** Listening to what is done with the buttons of actions, on the whole page and before the buttons themselves do. */

/** The button of an action at which something happens. */
export const actionAt = ({ target }: Event): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>("button[data-notation]") : null;

type Listeners = { [K in keyof DocumentEventMap]?: (event: DocumentEventMap[K]) => void };

/** Listens until the answer is called. */
export function listening(listeners: Listeners): () => void {
  const ending = new AbortController();
  const options = { capture: true, signal: ending.signal };
  for (const [type, does] of Object.entries(listeners))
    document.addEventListener(type, does as EventListener, options);
  return () => ending.abort();
}

/** A button that is held: the press that ends it has been dealt with, one by key or by a screen reader is another. */
export abstract class Held {
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
