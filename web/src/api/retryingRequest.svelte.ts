/**
 * A request that must not be forgotten: while the server cannot do it, it is made again by itself, until it is through, is
 * refused for another reason, or the player gives it up. What the request names (a table's position and version) keeps it
 * from counting twice.
 */
import { ApiError } from "./client";

/** Nothing was done, and the same request may be answered later. */
const PASSING = new Set([
  "too-many",
  "disk-full",
  "storage-busy",
  "storage-away",
  "storage",
  "timeout",
  "rules-preparing",
]);
const LONGEST = 30;
/** One lost answer is asked for again without a word. */
const RETRY_AFTER = 700;

/** The player (or the page, when it closes) wants no more of it. */
export class GivenUp extends Error {}

export const passing = (error: ApiError): boolean => error.status === 429 || PASSING.has(error.code);
/** Whether the request came to the server is not known. */
const lost = (error: ApiError): boolean => error.code === "offline";

/** Milliseconds before the next attempt: 1, 2, 4 … 30 seconds, and never sooner than the server asks. */
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
  /** Why the server cannot do it now: the code of its refusal; null where nothing is being repeated. */
  reason = $state<string | null>(null);
  #stopped = false;
  #wake: (() => void) | null = null;

  /**
   * Makes the request until it is answered. `done` reads from a refusal that an earlier attempt, whose answer was lost, had
   * arrived after all; null where it had not. Throws what is no reason to go on, and `GivenUp`.
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

  /** Gives it up. An attempt that is on its way is still answered. */
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
