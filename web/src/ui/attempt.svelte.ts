/** Runs one request at a time for a form or button and holds the error message. */
import { ApiError } from "../api/client";

export class Attempt {
  busy = $state(false);
  /** Message id of the last error; null after success. */
  failure = $state<string | null>(null);

  constructor(
    /** Called after each successful request, for example to reload data. */
    readonly afterwards: () => Promise<unknown> = () => Promise.resolve(),
  ) {}

  /** The result of `work`; null if it failed or if another request is running. */
  async run<T>(work: () => Promise<T>): Promise<{ value: T } | null> {
    if (this.busy) return null;
    this.busy = true;
    this.failure = null;
    try {
      const value = await work();
      await this.afterwards();
      return { value };
    } catch (error) {
      this.failure = this.errorMessage(error);
      return null;
    } finally {
      this.busy = false;
    }
  }

  protected errorMessage(error: unknown): string {
    return `error-${error instanceof ApiError ? error.code : "unknown"}`;
  }
}
