/** The analysis of a finished game. Requests it and polls until the server has finished. */
import { api, ApiError } from "../../api/client";
import type { AnalysisResponse, AnalysisReport } from "../../api/contract";

/** Polling interval in ms. */
const POLL_INTERVAL_MS = 1000;

export class AnalysisRequest {
  report = $state.raw<AnalysisReport | null>(null);
  /** Progress from 0 to 1. */
  progress = $state(0);
  /** Error code of a refused request. */
  refused = $state<string | null>(null);
  #timer: ReturnType<typeof setTimeout> | undefined;
  #loading = false;
  #wanted = false;

  constructor(
    readonly id: string,
    readonly request: (id: string) => Promise<AnalysisResponse> = api.analysis,
  ) {}

  start(): void {
    this.#wanted = true;
    this.refused = null;
    if (!this.report) void this.#load();
  }

  /** Stops polling. The server continues the analysis. */
  stop(): void {
    this.#wanted = false;
    clearTimeout(this.#timer);
  }

  async #load(): Promise<void> {
    if (this.#loading) return;
    this.#loading = true;
    clearTimeout(this.#timer);
    try {
      const { done, total, report } = await this.request(this.id);
      this.report = report;
      this.progress = report ? 1 : done / Math.max(total, 1);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      this.refused = error.code;
    } finally {
      this.#loading = false;
    }
    if (this.#wanted && !this.report && !this.refused)
      this.#timer = setTimeout(() => void this.#load(), POLL_INTERVAL_MS);
  }
}
