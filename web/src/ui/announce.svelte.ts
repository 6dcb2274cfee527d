/** What a screen reader is told without moving its place: one polite region for the whole page. */

class Announcer {
  lines = $state<{ key: number; text: string }[]>([]);
  #key = 0;

  say(text: string): void {
    if (!text) return;
    this.lines = [...this.lines.slice(-4), { key: ++this.#key, text }];
  }
}

export const announcer = new Announcer();
