/** A request to the server that may involve a passkey, with the error message for a cancelled passkey. */
import { Attempt } from "../../ui/attempt.svelte";
import { PasskeyCancelled } from "./passkeys";

export class SignInAttempt extends Attempt {
  protected override errorMessage(error: unknown): string {
    return error instanceof PasskeyCancelled ? "you-passkey-stopped" : super.errorMessage(error);
  }
}
