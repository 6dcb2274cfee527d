/** Push notifications of this browser, which arrive while no page is open. */
import { sitePath } from "./address";
import type { PushAddress } from "./contract";

/** Whether this browser supports push notifications at this address. */
export const isPushSupported = (): boolean =>
  "serviceWorker" in navigator && "PushManager" in window && "Notification" in window;

/**
 * The message that says why push notifications are not possible here: the address has no https, an iPhone or iPad shows
 * the site in Safari instead of from the home screen, or the browser does not support them.
 */
export function unsupportedReason(): string {
  if (!window.isSecureContext) return "notifications-push-none-https";
  return "standalone" in navigator && !navigator.standalone
    ? "notifications-push-none-install"
    : "notifications-push-none";
}

/** This browser's push address; null if it is not subscribed. */
export async function pushEndpoint(): Promise<string | null> {
  if (!isPushSupported()) return null;
  const worker = await navigator.serviceWorker.getRegistration(sitePath());
  return (await worker?.pushManager.getSubscription())?.endpoint ?? null;
}

/** Subscribes this browser to push notifications; null if the user or the browser refuses. */
export async function subscribeToPush(key: string): Promise<PushAddress | null> {
  if ((await Notification.requestPermission()) !== "granted") return null;
  const worker = await navigator.serviceWorker.ready;
  const before = await worker.pushManager.getSubscription();
  await before?.unsubscribe(); // it may belong to the key of a former site at this address
  const subscription = await worker.pushManager.subscribe({
    userVisibleOnly: true,
    applicationServerKey: key,
  });
  const { endpoint, keys } = subscription.toJSON();
  return endpoint && keys?.["p256dh"] && keys["auth"]
    ? { endpoint, keys: { p256dh: keys["p256dh"], auth: keys["auth"] } }
    : null;
}

export async function unsubscribeFromPush(): Promise<void> {
  const worker = await navigator.serviceWorker.getRegistration(sitePath());
  await (await worker?.pushManager.getSubscription())?.unsubscribe();
}
