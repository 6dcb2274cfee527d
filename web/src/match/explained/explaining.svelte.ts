/** A finished game explained: asked for once, and again until it is thought out. */
import { api, ApiError } from "../../api/client";
import type { AnalysisMessage, AnalysisReport } from "../../api/contract";

/** Milliseconds between two looks at how far it is. */
const AGAIN = 1000;

export class Explaining {
  explained = $state.raw<AnalysisReport | null>(null);
  /** From 0 to 1. */
  share = $state(0);
  open = $state(false);
  /** The code of a refusal. */
  refused = $state<string | null>(null);
  #timer: ReturnType<typeof setTimeout> | undefined;
  #asking = false;

  constructor(
    readonly id: string,
    readonly request: (id: string) => Promise<AnalysisMessage> = api.analysis,
  ) {}

  show(): void {
    this.open = true;
    this.refused = null;
    if (!this.explained) void this.#ask();
  }

  /** It goes on at the server, but nobody looks at how far it is. */
  close(): void {
    this.open = false;
    clearTimeout(this.#timer);
  }

  async #ask(): Promise<void> {
    if (this.#asking) return;
    this.#asking = true;
    clearTimeout(this.#timer);
    try {
      const { done, of, explained } = await this.request(this.id);
      this.explained = explained;
      this.share = explained ? 1 : done / Math.max(of, 1);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      this.refused = error.code;
    } finally {
      this.#asking = false;
    }
    if (this.open && !this.explained && !this.refused)
      this.#timer = setTimeout(() => void this.#ask(), AGAIN);
  }
}
