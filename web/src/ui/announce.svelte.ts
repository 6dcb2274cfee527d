/** Announcements for screen readers: one polite live region for the complete page. */

class Announcer {
  lines = $state<{ key: number; text: string }[]>([]);
  #key = 0;

  say(text: string): void {
    if (!text) return;
    this.lines = [...this.lines.slice(-4), { key: ++this.#key, text }];
  }
}

export const announcer = new Announcer();
