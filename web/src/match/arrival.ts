/**
 * Waits until the live stream has delivered the table version that a request produced. The stream may deliver it before
 * or after the response.
 */

/** Milliseconds to wait for the stream. */
const PATIENCE = 1500;

export class Arrival {
  #look: () => unknown = () => {};
  #resume: () => void = () => {};

  constructor(
    /** Returns the newest version received. */
    readonly newest: () => number,
  ) {}

  /** Call when another version has arrived. */
  look(): void {
    this.#look();
  }

  /** Ends the wait. */
  stop(): void {
    this.#resume();
  }

  /**
   * Resolves to true once `version` has arrived, or to false after `PATIENCE` ms or a call of `stop`. Supports one wait
   * at a time.
   */
  async of(version: number): Promise<boolean> {
    const there = (): boolean => this.newest() >= version;
    if (there()) return true;
    let patience: ReturnType<typeof setTimeout> | undefined;
    await new Promise<void>((resume) => {
      patience = setTimeout(resume, PATIENCE);
      this.#resume = resume;
      this.#look = () => there() && resume();
    });
    clearTimeout(patience);
    this.#look = () => {};
    return there();
  }
}
