/** The analysis of a finished game. Requests it and polls until the server has finished. */
import { api, ApiError } from "../../api/client";
import type { AnalysisMessage, AnalysisReport } from "../../api/contract";

/** Polling interval in ms. */
const AGAIN = 1000;

export class Explaining {
  explained = $state.raw<AnalysisReport | null>(null);
  /** Progress from 0 to 1. */
  share = $state(0);
  open = $state(false);
  /** Error code of a refused request. */
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

  /** Closes the dialog and stops polling. The server continues the analysis. */
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
