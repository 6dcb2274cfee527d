/** Names that this browser remembers under a storage key, for example of finished tables; only the newest are kept. */
const MAX_NAMES = 200;

export class RememberedNames {
  constructor(readonly key: string) {}

  has(name: string): boolean {
    return this.#all().includes(name);
  }

  add(name: string): void {
    const others = this.#all().filter((one) => one !== name);
    try {
      localStorage.setItem(this.key, JSON.stringify([...others, name].slice(-MAX_NAMES)));
    } catch {
      // Without storage, the browser will show it again.
    }
  }

  #all(): string[] {
    try {
      const stored: unknown = JSON.parse(localStorage.getItem(this.key) ?? "[]");
      return Array.isArray(stored) ? stored.filter((one): one is string => typeof one === "string") : [];
    } catch {
      return [];
    }
  }
}
