/** Something that is asked of the server by a press: one at a time, and the code of a refusal to be shown. */
import { ApiError } from "../../api/client";
import { Stopped } from "./passkeys";

export class Attempt {
  busy = $state(false);
  failure = $state<string | null>(null);

  /** What comes of it; null where it was refused, or something is being asked already. */
  async of<T>(work: () => Promise<T>): Promise<{ value: T } | null> {
    if (this.busy) return null;
    this.busy = true;
    this.failure = null;
    try {
      return { value: await work() };
    } catch (error) {
      if (error instanceof Stopped) this.failure = "you-passkey-stopped";
      else this.failure = `error-${error instanceof ApiError ? error.code : "unknown"}`;
      return null;
    } finally {
      this.busy = false;
    }
  }
}
