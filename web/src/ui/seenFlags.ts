/** What this browser has seen already: names under a key, the newest kept. */
const MOST = 200;

export class Remembered {
  constructor(readonly key: string) {}

  has(name: string): boolean {
    return this.#all().includes(name);
  }

  add(name: string): void {
    const others = this.#all().filter((one) => one !== name);
    try {
      localStorage.setItem(this.key, JSON.stringify([...others, name].slice(-MOST)));
    } catch {
      // A browser that stores nothing shows it once more.
    }
  }

  #all(): string[] {
    try {
      const kept: unknown = JSON.parse(localStorage.getItem(this.key) ?? "[]");
      return Array.isArray(kept) ? kept.filter((one): one is string => typeof one === "string") : [];
    } catch {
      return [];
    }
  }
}
