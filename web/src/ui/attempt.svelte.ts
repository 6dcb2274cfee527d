/** Something that is asked of the server by a press: one at a time, and the words for a refusal. */
import { ApiError } from "../api/client";

export class Attempt {
  busy = $state(false);
  /** The words of the last refusal, by their name in the catalogues; null where all went well. */
  failure = $state<string | null>(null);

  constructor(
    /** What is fetched anew after everything that was done. */
    readonly afterwards: () => Promise<unknown> = () => Promise.resolve(),
  ) {}

  /** What comes of it; null where it was refused, or something is being asked already. */
  async of<T>(work: () => Promise<T>): Promise<{ value: T } | null> {
    if (this.busy) return null;
    this.busy = true;
    this.failure = null;
    try {
      const value = await work();
      await this.afterwards();
      return { value };
    } catch (error) {
      this.failure = this.named(error);
      return null;
    } finally {
      this.busy = false;
    }
  }

  protected named(error: unknown): string {
    return `error-${error instanceof ApiError ? error.code : "unknown"}`;
  }
}
