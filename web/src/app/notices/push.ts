/** Push notifications of this browser, which arrive while no page is open. */
import { at } from "../../api/address";
import type { PushAddress } from "../../api/contract";

/** Whether this browser supports push notifications at this address. */
export const possible = (): boolean =>
  "serviceWorker" in navigator && "PushManager" in window && "Notification" in window;

/**
 * The message that says why push notifications are not possible here: the address has no https, an iPhone or iPad shows
 * the site in Safari instead of from the home screen, or the browser does not support them.
 */
export function reasonAgainst(): string {
  if (!window.isSecureContext) return "notices-push-none-https";
  return "standalone" in navigator && !navigator.standalone
    ? "notices-push-none-install"
    : "notices-push-none";
}

/** This browser's push address; null if it is not subscribed. */
export async function subscribed(): Promise<string | null> {
  if (!possible()) return null;
  const worker = await navigator.serviceWorker.getRegistration(at());
  return (await worker?.pushManager.getSubscription())?.endpoint ?? null;
}

/** Subscribes this browser to push notifications; null if the user or the browser refuses. */
export async function subscribe(key: string): Promise<PushAddress | null> {
  if ((await Notification.requestPermission()) !== "granted") return null;
  const worker = await navigator.serviceWorker.ready;
  const before = await worker.pushManager.getSubscription();
  await before?.unsubscribe(); // it may belong to the key of a former site at this address
  const made = await worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
  const { endpoint, keys } = made.toJSON();
  return endpoint && keys?.["p256dh"] && keys["auth"]
    ? { endpoint, keys: { p256dh: keys["p256dh"], auth: keys["auth"] } }
    : null;
}

export async function unsubscribe(): Promise<void> {
  const worker = await navigator.serviceWorker.getRegistration(at());
  await (await worker?.pushManager.getSubscription())?.unsubscribe();
}
