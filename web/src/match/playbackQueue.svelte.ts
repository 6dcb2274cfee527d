/** States shown one after another, each for as long as it deserves; a scene on stage holds up the next. */

const MOST_WAITING = 60;

export class PlaybackQueue<State> {
  #queue: State[] = [];
  #held = $state(0);
  #running = false;
  #ended = false;
  #hurry: (() => void) | null = null;

  constructor(
    /** Shows a state; whether it is the last that waits. */
    readonly show: (state: State, last: boolean) => void,
    /** For how many milliseconds what is shown stays in view before the next. */
    readonly stay: (state: State) => number,
  ) {}

  /** Whether a scene is on stage. */
  get held(): boolean {
    return this.#held > 0;
  }

  add(state: State): void {
    this.#queue.push(state);
    if (!this.#running && !this.held) void this.#run();
  }

  /** What waits is not wanted any more. */
  clear(): void {
    this.#queue = [];
  }

  /** Nothing is shown any more. */
  end(): void {
    this.#ended = true;
  }

  /** Shows the last at once. */
  skip(): void {
    if (this.held) return;
    this.#queue.splice(0, this.#queue.length - 1);
    this.#hurry?.();
  }

  /** While a scene is on stage the next state waits; the answer ends the wait. */
  hold(): () => void {
    this.#held += 1;
    let released = false;
    return () => {
      if (released) return;
      released = true;
      this.#held -= 1;
      if (!this.held && !this.#running) void this.#run();
    };
  }

  async #run(): Promise<void> {
    this.#running = true;
    for (let state = this.#next(); state && !this.#ended; state = this.#next()) {
      this.show(state, this.#queue.length === 0);
      const milliseconds = this.stay(state);
      // One turn of the page: a scene that this state opens takes hold before the next state comes.
      await new Promise<void>((resume) => {
        this.#hurry = resume;
        setTimeout(resume, milliseconds);
      });
      if (this.held) break;
    }
    this.#running = false;
  }

  #next(): State | undefined {
    if (this.#queue.length > MOST_WAITING) this.#queue.splice(0, this.#queue.length - 1);
    return this.#queue.shift();
  }
}
