/** Registers the service worker (push, offline page), and opens table links that are shared with the installed app. */
import { sitePath } from "../../api/address";
import { router } from "../../ui/router.svelte";

export function startServiceWorker(): void {
  navigator.serviceWorker?.register(sitePath("sw.js"), { scope: sitePath() }).catch(() => {
    // The game is playable without a service worker.
  });
  navigator.serviceWorker?.addEventListener("message", (event: MessageEvent<{ open?: string }>) => {
    if (event.data.open) router.go(event.data.open);
  });
  const shared = new URLSearchParams(location.search);
  const table = tableIdIn(
    `${shared.get("url") ?? ""} ${shared.get("text") ?? ""} ${shared.get("title") ?? ""}`,
  );
  if (table !== null) router.go(sitePath(`table/${table}`));
}

/** The id of a table whose link a text contains, under any host name; null without one. */
export const tableIdIn = (text: string): string | null => /\/table\/([\w-]{6,32})/.exec(text)?.[1] ?? null;
