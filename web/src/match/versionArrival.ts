/**
 * Waits until the live stream has delivered the table version that a request produced. The stream may deliver it before
 * or after the response.
 */

/** Milliseconds to wait for the stream. */
const MAX_WAIT_MS = 1500;

export class VersionArrival {
  #check: () => unknown = () => {};
  #resume: () => void = () => {};

  constructor(
    /** Returns the newest version received. */
    readonly newest: () => number,
  ) {}

  /** Call when another version has arrived. */
  check(): void {
    this.#check();
  }

  /** Ends the wait. */
  stop(): void {
    this.#resume();
  }

  /**
   * Resolves to true once `version` has arrived, or to false after `MAX_WAIT_MS` or a call of `stop`. Supports one wait at
   * a time.
   */
  async waitFor(version: number): Promise<boolean> {
    const hasArrived = (): boolean => this.newest() >= version;
    if (hasArrived()) return true;
    let timer: ReturnType<typeof setTimeout> | undefined;
    await new Promise<void>((resume) => {
      timer = setTimeout(resume, MAX_WAIT_MS);
      this.#resume = resume;
      this.#check = () => hasArrived() && resume();
    });
    clearTimeout(timer);
    this.#check = () => {};
    return hasArrived();
  }
}
