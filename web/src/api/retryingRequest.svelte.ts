/**
 * A request that is retried while the server is unable to serve it, until it succeeds, is refused for another reason,
 * or the player cancels it. A repeated request does not count twice, because it names the table's position and version.
 */
import { ApiError } from "./client";

/** Codes of temporary refusals: the server did nothing, and a retry may succeed. */
const TEMPORARY_CODES = new Set([
  "too-many",
  "disk-full",
  "storage-busy",
  "storage-away",
  "storage",
  "timeout",
  "rules-preparing",
]);
/** The longest backoff, in seconds. */
const MAX_BACKOFF_SECONDS = 30;
/** Delay in ms before the only retry after a lost response; the player is not told about it. */
const LOST_RETRY_DELAY_MS = 700;

/** The player, or the page as it closes, has cancelled the request. */
export class RequestCancelled extends Error {}

export const isTemporary = (error: ApiError): boolean =>
  error.status === 429 || TEMPORARY_CODES.has(error.code);
/** Whether the response was lost, so that it is unknown if the server received the request. */
const isResponseLost = (error: ApiError): boolean => error.code === "offline";

/** Backoff in ms before the next attempt: 1, 2, 4 … 30 s, but at least the `minSeconds` of the server. */
export const backoffMs = (refusals: number, minSeconds: number): number =>
  1000 * Math.max(Math.min(2 ** (refusals - 1), MAX_BACKOFF_SECONDS), minSeconds);

type Outcome<T> = { value: T; error: null } | { error: ApiError };

async function sendOnce<T>(request: () => Promise<T>): Promise<Outcome<T>> {
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
  #cancelled = false;
  #wake: (() => void) | null = null;

  /**
   * Sends the request until it succeeds. After a lost response, `done` checks a refusal for signs that the earlier
   * attempt took effect: it returns the result, or null without a sign. Throws the first `ApiError` that is not
   * retried, and `RequestCancelled` after `cancel`.
   */
  async run<T>(request: () => Promise<T>, done: (error: ApiError) => T | null): Promise<T> {
    let [unsure, refusals] = [false, 0];
    this.#cancelled = false;
    try {
      for (;;) {
        const answer = await sendOnce(request);
        if (answer.error === null) return answer.value;
        const { error } = answer;
        const late = unsure ? done(error) : null;
        if (late !== null) return late;
        const retries = isTemporary(error) || (isResponseLost(error) && (refusals > 0 || !unsure));
        if (!retries) throw error;
        if (isTemporary(error) || refusals > 0) refusals += 1;
        unsure ||= isResponseLost(error);
        await this.#waitForBackoff(error, refusals);
      }
    } finally {
      this.reason = null;
    }
  }

  /** Cancels further attempts. One that is under way may still succeed. */
  cancel(): void {
    this.#cancelled = true;
    this.reason = null;
    this.#wake?.();
  }

  async #waitForBackoff(error: ApiError, refusals: number): Promise<void> {
    if (this.#cancelled) throw new RequestCancelled();
    if (isTemporary(error)) this.reason = error.code;
    await new Promise<void>((resume) => {
      const timer = setTimeout(
        resume,
        refusals > 0 ? backoffMs(refusals, error.retryAfter) : LOST_RETRY_DELAY_MS,
      );
      this.#wake = () => {
        clearTimeout(timer);
        resume();
      };
    });
    this.#wake = null;
    if (this.#cancelled) throw new RequestCancelled();
  }
}
