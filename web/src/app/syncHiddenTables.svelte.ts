/**
 * Synchronizes hidden tables between a guest's devices. The server stores their ids in settings `hidden.<n>`, several in
 * each. Each device merges its changes into the stored list; if two devices change the same table, the later change
 * wins.
 */
import { accountApi } from "../api/account";
import type { StoredSettings, SettingsRequest } from "../api/contract";
import { hiddenTables, applyChanges } from "../match/hiddenTables.svelte";

const SETTING_NAME = /^hidden\.(\d{1,3})$/;
const TABLE_ID = /^[\w-]{1,64}$/;
/** Characters that a setting may have. */
const MAX_SETTING_CHARACTERS = 200;
/** Delay in ms before changes are sent, so that several are sent in one request. */
const SEND_DELAY_MS = 600;

/** The ids of hidden tables in the settings, in the order in which they were hidden; invalid ids are omitted. */
export function unpackIds(settings: StoredSettings["settings"]): string[] {
  const found = Object.keys(settings).flatMap((name) => {
    const number = SETTING_NAME.exec(name)?.[1];
    return number === undefined ? [] : [{ name, number: Number(number) }];
  });
  const texts = found
    .toSorted((one, other) => one.number - other.number)
    .map(({ name }) => settings[name] ?? "");
  return texts.flatMap((text) => text.split(" ")).filter((id) => TABLE_ID.test(id));
}

/** The changes to the settings that make the server store exactly these ids; null deletes a setting. */
export function packIds(
  ids: readonly string[],
  settings: StoredSettings["settings"],
): SettingsRequest["values"] {
  const texts: string[] = [];
  for (const id of ids) {
    const last = texts.at(-1);
    if (last !== undefined && last.length + 1 + id.length <= MAX_SETTING_CHARACTERS)
      texts[texts.length - 1] = `${last} ${id}`;
    else texts.push(id);
  }
  const wanted: Record<string, string> = Object.fromEntries(
    texts.map((text, number) => [`hidden.${number}`, text]),
  );
  const gone = Object.keys(settings).filter((name) => SETTING_NAME.test(name) && !(name in wanted));
  return Object.fromEntries([
    ...Object.entries(wanted).filter(([name, text]) => settings[name] !== text),
    ...gone.map((name) => [name, null] as const),
  ]);
}

async function sendChanges(): Promise<void> {
  const changes = hiddenTables.unsent;
  const { settings } = await accountApi.loadSettings();
  const ids = applyChanges(unpackIds(settings), changes);
  const values = packIds(ids, settings);
  if (Object.keys(values).length > 0) await accountApi.saveSettings(values);
  hiddenTables.confirmSent(changes, ids);
}

/**
 * Adopts the hidden tables that the server has stored, and sends it every change from then on. Called once at the
 * start; the returned function stops it.
 */
export function syncHiddenTables({ settings, stored }: StoredSettings): () => void {
  if (!stored) return () => undefined; // nothing is stored for a visitor without a session: the next start asks again
  hiddenTables.adopt(unpackIds(settings));
  let timer: ReturnType<typeof setTimeout> | undefined;
  return $effect.root(() => {
    $effect(() => {
      if (Object.keys(hiddenTables.unsent).length === 0) return;
      clearTimeout(timer);
      timer = setTimeout(() => void sendChanges().catch(() => undefined), SEND_DELAY_MS);
    });
  });
}
