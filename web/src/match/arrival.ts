/** Waiting for the version of a table that a request has made: the stream tells of it before the answer comes, or after. */

/** Milliseconds in which the stream is expected to tell. */
const PATIENCE = 1500;

export class Arrival {
  #look: () => unknown = () => {};
  #resume: () => void = () => {};

  constructor(
    /** The newest version that is known. */
    readonly newest: () => number,
  ) {}

  /** Another version has come. */
  look(): void {
    this.#look();
  }

  /** Nobody waits any more. */
  stop(): void {
    this.#resume();
  }

  /** Whether a version is there, which is waited for a while. One is waited for at a time. */
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
