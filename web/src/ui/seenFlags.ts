/** Names that this browser remembers under a storage key, for example of finished tables; only the newest are kept. */
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
      // Without storage, the browser will show it again.
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
