/** Synchronizes settings and hidden tables between a guest's devices, with one request at the start. */
import { followAside } from "./followAside.svelte";
import { followSettings } from "./followSettings.svelte";

export async function follow(): Promise<void> {
  const told = await followSettings();
  if (told !== null) followAside(told);
}
