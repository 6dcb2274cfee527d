/**
 * Synchronizes hidden tables between a guest's devices. The server stores their ids in settings `hidden.<n>`, several in
 * each. Each device merges its changes into the stored list; if two devices change the same table, the later change
 * wins.
 */
import { account } from "../api/account";
import type { KeptSettings, NewSettings } from "../api/contract";
import { aside, changed } from "../match/putAside.svelte";

const NAME = /^hidden\.(\d{1,3})$/;
const ID = /^[\w-]{1,64}$/;
/** Characters that a setting may have. */
const ROOM = 200;
/** Delay in ms before changes are sent, so that several are sent in one request. */
const TOGETHER = 600;

/** The ids of hidden tables in the settings, in the order in which they were hidden; invalid ids are omitted. */
export function unpacked(settings: KeptSettings["settings"]): string[] {
  const found = Object.keys(settings).flatMap((name) => {
    const number = NAME.exec(name)?.[1];
    return number === undefined ? [] : [{ name, number: Number(number) }];
  });
  const texts = found
    .toSorted((one, other) => one.number - other.number)
    .map(({ name }) => settings[name] ?? "");
  return texts.flatMap((text) => text.split(" ")).filter((id) => ID.test(id));
}

/** The changes to the settings that make the server store exactly these ids; null deletes a setting. */
export function packed(ids: readonly string[], settings: KeptSettings["settings"]): NewSettings["values"] {
  const texts: string[] = [];
  for (const id of ids) {
    const last = texts.at(-1);
    if (last !== undefined && last.length + 1 + id.length <= ROOM) texts[texts.length - 1] = `${last} ${id}`;
    else texts.push(id);
  }
  const wanted: Record<string, string> = Object.fromEntries(
    texts.map((text, number) => [`hidden.${number}`, text]),
  );
  const gone = Object.keys(settings).filter((name) => NAME.test(name) && !(name in wanted));
  return Object.fromEntries([
    ...Object.entries(wanted).filter(([name, text]) => settings[name] !== text),
    ...gone.map((name) => [name, null] as const),
  ]);
}

async function send(): Promise<void> {
  const changes = aside.unsent;
  const { settings } = await account.settings();
  const ids = changed(unpacked(settings), changes);
  const values = packed(ids, settings);
  if (Object.keys(values).length > 0) await account.keepSettings(values);
  aside.told(changes, ids);
}

/**
 * Adopts the hidden tables that the server has stored, and sends it every change from then on. Called once at the
 * start; the returned function stops it.
 */
export function followAside({ settings, kept }: KeptSettings): () => void {
  if (!kept) return () => undefined; // nothing is stored for a visitor without a session: the next start asks again
  aside.take(unpacked(settings));
  let timer: ReturnType<typeof setTimeout> | undefined;
  return $effect.root(() => {
    $effect(() => {
      if (Object.keys(aside.unsent).length === 0) return;
      clearTimeout(timer);
      timer = setTimeout(() => void send().catch(() => undefined), TOGETHER);
    });
  });
}
