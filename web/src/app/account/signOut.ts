import { accountApi } from "../../api/account";
import { unsubscribeFromPush } from "../../api/push";
import { session } from "../session.svelte";

/** Ends this browser's session; the browser becomes a new visitor. */
export async function signOut(): Promise<void> {
  await accountApi.signOut();
  // A shared computer must not receive the account's notifications any more.
  await unsubscribeFromPush().catch(() => undefined);
  await session.reload();
}
