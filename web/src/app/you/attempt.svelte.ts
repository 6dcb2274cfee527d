/** A request to the server that may involve a passkey, with the error message for a cancelled passkey. */
import { Attempt as Asked } from "../../ui/attempt.svelte";
import { Stopped } from "./passkeys";

export class Attempt extends Asked {
  protected override named(error: unknown): string {
    return error instanceof Stopped ? "you-passkey-stopped" : super.named(error);
  }
}
