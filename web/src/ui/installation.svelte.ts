/** Whether this browser can install the site as an app, by the event with which Chromium offers it. */

interface InstallEvent extends Event {
  prompt: () => Promise<unknown>;
}

class Installation {
  #event = $state.raw<InstallEvent | null>(null);

  /** Waits for the browser's offer and keeps it, in place of the browser's own banner. Called once at the start. */
  follow(): void {
    addEventListener("beforeinstallprompt", (event) => {
      event.preventDefault();
      this.#event = event as InstallEvent;
    });
    addEventListener("appinstalled", () => (this.#event = null));
  }

  get possible(): boolean {
    return this.#event !== null;
  }

  /** Opens the browser's question. It can be opened once. */
  async install(): Promise<void> {
    const event = this.#event;
    this.#event = null;
    await event?.prompt();
  }
}

export const installation = new Installation();
