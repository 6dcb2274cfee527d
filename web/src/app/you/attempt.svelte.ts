/** Something that is asked of the server by a press, perhaps with a key that a device asks for. */
import { Attempt as Asked } from "../../ui/attempt.svelte";
import { Stopped } from "./passkeys";

export class Attempt extends Asked {
  protected override named(error: unknown): string {
    return error instanceof Stopped ? "you-passkey-stopped" : super.named(error);
  }
}
