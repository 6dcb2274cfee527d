/**
 * Parts of the client that are loaded when they are first needed. An upgrade of the server removes the files of the version before, so that
 * a page that is open cannot load its other parts. Vite reports every part (script or style) that fails, from any import.
 */
import { at } from "../api/address";

/** A part that fails so soon after the document was reloaded is not helped by another reload. */
const RELOADED_MS = 60_000;

const justReloaded = (): boolean =>
  performance.now() < RELOADED_MS &&
  performance
    .getEntriesByType("navigation")
    .some((entry) => (entry as PerformanceNavigationTiming).type === "reload");

/** Whether the server answers: without one a reload would lose the page. */
const answers = (): Promise<boolean> =>
  fetch(at("api/health"), { cache: "no-store" }).then(
    ({ ok }) => ok,
    () => false,
  );

class Parts {
  /** Whether a part is missing and a reload is left to the player. */
  missing = $state(false);
  #pages = 0;

  /** Waits for the parts of a page that is being opened. Nothing is begun on it yet, so that it may be reloaded if one is missing. */
  async page<T>(parts: Promise<T>): Promise<T> {
    this.#pages += 1;
    try {
      return await parts;
    } finally {
      this.#pages -= 1;
    }
  }

  /** Listens for parts that fail, as long as the document lives. */
  follow(reload = (): void => location.reload()): void {
    addEventListener("vite:preloadError", () => void this.#fail(this.#pages > 0, reload));
  }

  /** Reloads a page that is being opened, once. On any other page something may be half done: it says what is missing. */
  async #fail(opening: boolean, reload: () => void): Promise<void> {
    if (opening && !justReloaded() && (await answers())) reload();
    else this.missing = true;
  }
}

export const parts = new Parts();
