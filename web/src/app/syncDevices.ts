/** Synchronizes settings and hidden tables between a guest's devices, with one request at the start. */
import { syncHiddenTables } from "./syncHiddenTables.svelte";
import { syncSettings } from "./syncSettings.svelte";

export async function syncDevices(): Promise<void> {
  const stored = await syncSettings();
  if (stored !== null) syncHiddenTables(stored);
}
