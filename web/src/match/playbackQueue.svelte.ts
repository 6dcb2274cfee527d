/** Plays back states one after another, each for its own time. A running scene delays the next state. */

const MAX_WAITING = 60;

export class PlaybackQueue<State> {
  #queue: State[] = [];
  #pauses = $state(0);
  #running = false;
  #ended = false;
  #resolveWait: (() => void) | null = null;

  constructor(
    /** Displays a state; `last` tells whether no further state is waiting. */
    readonly show: (state: State, last: boolean) => void,
    /** How many milliseconds a state stays displayed before the next. */
    readonly displayMs: (state: State) => number,
  ) {}

  /** Whether a scene is running. */
  get held(): boolean {
    return this.#pauses > 0;
  }

  add(state: State): void {
    this.#queue.push(state);
    if (!this.#running && !this.held) void this.#run();
  }

  /** Discards the waiting states. */
  clear(): void {
    this.#queue = [];
  }

  /** Stops the playback for good. */
  end(): void {
    this.#ended = true;
  }

  /** Displays the last waiting state at once, unless a scene is running. */
  skip(): void {
    if (this.held) return;
    this.#queue.splice(0, this.#queue.length - 1);
    this.#resolveWait?.();
  }

  /** Delays the next state while a scene is running. Returns a function that ends the delay. */
  pause(): () => void {
    this.#pauses += 1;
    let released = false;
    return () => {
      if (released) return;
      released = true;
      this.#pauses -= 1;
      if (!this.held && !this.#running) void this.#run();
    };
  }

  async #run(): Promise<void> {
    this.#running = true;
    for (let state = this.#next(); state && !this.#ended; state = this.#next()) {
      this.show(state, this.#queue.length === 0);
      const milliseconds = this.displayMs(state);
      // Wait at least one task, so that a scene opened by this state can call `pause` before the next state.
      await new Promise<void>((resume) => {
        this.#resolveWait = resume;
        setTimeout(resume, milliseconds);
      });
      if (this.held) break;
    }
    this.#running = false;
  }

  #next(): State | undefined {
    if (this.#queue.length > MAX_WAITING) this.#queue.splice(0, this.#queue.length - 1);
    return this.#queue.shift();
  }
}
