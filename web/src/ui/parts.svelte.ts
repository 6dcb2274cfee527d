/**
 * Lazily loaded parts of the client. A server upgrade removes the files of the previous version, so an open page cannot
 * load its other parts. Vite reports each script or style that fails to load.
 */
import { sitePath } from "../api/address";

/** If a part fails this soon after a reload, another reload does not help. */
const RELOAD_GRACE_MS = 60_000;

const justReloaded = (): boolean =>
  performance.now() < RELOAD_GRACE_MS &&
  performance
    .getEntriesByType("navigation")
    .some((entry) => (entry as PerformanceNavigationTiming).type === "reload");

/** Whether the server answers. Without it, a reload would lose the page. */
const serverAnswers = (): Promise<boolean> =>
  fetch(sitePath("api/health"), { cache: "no-store" }).then(
    ({ ok }) => ok,
    () => false,
  );

class Parts {
  /** Whether a part is missing and the player has to reload. */
  missing = $state(false);
  #pages = 0;

  /**
   * Awaits the parts of a page that is being opened. While it waits, the page may be reloaded, as nothing has been
   * entered yet.
   */
  async page<T>(parts: Promise<T>): Promise<T> {
    this.#pages += 1;
    try {
      return await parts;
    } finally {
      this.#pages -= 1;
    }
  }

  /** Listens for failed parts during the lifetime of the document. */
  follow(reload = (): void => location.reload()): void {
    addEventListener("vite:preloadError", () => void this.#fail(this.#pages > 0, reload));
  }

  /**
   * Reloads a page that is being opened, once. Any other page may hold unfinished input, so it only shows a message.
   */
  async #fail(opening: boolean, reload: () => void): Promise<void> {
    if (opening && !justReloaded() && (await serverAnswers())) reload();
    else this.missing = true;
  }
}

export const parts = new Parts();
