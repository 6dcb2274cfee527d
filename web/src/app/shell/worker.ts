/** The worker that shows notices, and a page while there is no connection; and the links that are shared with the installed site. */
import { at } from "../../api/address";
import { router } from "../../ui/router.svelte";

export function work(): void {
  navigator.serviceWorker?.register(at("sw.js"), { scope: at() }).catch(() => {
    // A browser that has none plays all the same.
  });
  navigator.serviceWorker?.addEventListener("message", (event: MessageEvent<{ open?: string }>) => {
    if (event.data.open) router.go(event.data.open);
  });
  const shared = new URLSearchParams(location.search);
  const table = tableIn(
    `${shared.get("url") ?? ""} ${shared.get("text") ?? ""} ${shared.get("title") ?? ""}`,
  );
  if (table !== null) router.go(at(`table/${table}`));
}

/** The table that a text names by its link, on this site or, as people copy it, on another name of it. */
export const tableIn = (text: string): string | null => /\/table\/([\w-]{6,32})/.exec(text)?.[1] ?? null;
