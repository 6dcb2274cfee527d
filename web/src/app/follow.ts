/** What follows to one's other devices, of which the server is asked once. */
import { followAside } from "./followAside.svelte";
import { followSettings } from "./followSettings.svelte";

export async function follow(): Promise<void> {
  const told = await followSettings();
  if (told !== null) followAside(told);
}
