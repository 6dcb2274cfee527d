/** Opens a practice table and navigates to it, or stores the error. */
import { sitePath } from "../../api/address";
import { ApiError } from "../../api/client";
import type { Created } from "../../api/contract";
import { router } from "../../ui/router.svelte";

export class PracticeRequest {
  busy = $state(false);
  /** Error code and the server's message. */
  refused = $state<{ code: string; message: string } | null>(null);

  async open(request: () => Promise<Created>): Promise<void> {
    if (this.busy) return;
    [this.busy, this.refused] = [true, null];
    try {
      const { id } = await request();
      router.go(sitePath(`table/${id}`));
    } catch (error) {
      this.refused =
        error instanceof ApiError
          ? { code: error.code, message: error.message }
          : { code: "unknown", message: "" };
    } finally {
      this.busy = false;
    }
  }
}
