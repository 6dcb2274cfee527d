/**
 * A request that is retried while the server is unable to serve it, until it succeeds, is refused for another reason,
 * or the player cancels it. A repeated request does not count twice, because it names the table's position and version.
 */
import { ApiError } from "./client";

/** Codes of temporary refusals: the server did nothing, and a retry may succeed. */
const PASSING = new Set([
  "too-many",
  "disk-full",
  "storage-busy",
  "storage-away",
  "storage",
  "timeout",
  "rules-preparing",
]);
/** The longest backoff, in seconds. */
const LONGEST = 30;
/** Delay in ms before the only retry after a lost response; the player is not told about it. */
const RETRY_AFTER = 700;

/** The player, or the page as it closes, has cancelled the request. */
export class GivenUp extends Error {}

export const passing = (error: ApiError): boolean => error.status === 429 || PASSING.has(error.code);
/** Whether the response was lost, so that it is unknown if the server received the request. */
const lost = (error: ApiError): boolean => error.code === "offline";

/** Backoff in ms before the next attempt: 1, 2, 4 … 30 s, but at least the `asked` seconds of the server. */
export const pauseAfter = (refusals: number, asked: number): number =>
  1000 * Math.max(Math.min(2 ** (refusals - 1), LONGEST), asked);

type Answer<T> = { value: T; error: null } | { error: ApiError };

async function answerTo<T>(request: () => Promise<T>): Promise<Answer<T>> {
  try {
    return { value: await request(), error: null };
  } catch (error) {
    if (error instanceof ApiError) return { error };
    throw error;
  }
}

export class RetryingRequest {
  /** The code of the temporary refusal that is being retried; null without one. */
  reason = $state<string | null>(null);
  #stopped = false;
  #wake: (() => void) | null = null;

  /**
   * Sends the request until it succeeds. After a lost response, `done` checks a refusal for signs that the earlier
   * attempt took effect: it returns the result, or null without a sign. Throws the first `ApiError` that is not
   * retried, and `GivenUp` after `stop`.
   */
  async run<T>(request: () => Promise<T>, done: (error: ApiError) => T | null): Promise<T> {
    let [unsure, refusals] = [false, 0];
    this.#stopped = false;
    try {
      for (;;) {
        const answer = await answerTo(request);
        if (answer.error === null) return answer.value;
        const { error } = answer;
        const late = unsure ? done(error) : null;
        if (late !== null) return late;
        const goesOn = passing(error) || (lost(error) && (refusals > 0 || !unsure));
        if (!goesOn) throw error;
        if (passing(error) || refusals > 0) refusals += 1;
        unsure ||= lost(error);
        await this.#pause(error, refusals);
      }
    } finally {
      this.reason = null;
    }
  }

  /** Cancels further attempts. One that is under way may still succeed. */
  stop(): void {
    this.#stopped = true;
    this.reason = null;
    this.#wake?.();
  }

  async #pause(error: ApiError, refusals: number): Promise<void> {
    if (this.#stopped) throw new GivenUp();
    if (passing(error)) this.reason = error.code;
    await new Promise<void>((resume) => {
      const timer = setTimeout(resume, refusals > 0 ? pauseAfter(refusals, error.retryAfter) : RETRY_AFTER);
      this.#wake = () => {
        clearTimeout(timer);
        resume();
      };
    });
    this.#wake = null;
    if (this.#stopped) throw new GivenUp();
  }
}
