/**
 * Tables that are put aside on one device are put aside on the others. The server keeps their ids among the settings, as many in each
 * as it has room for. Two devices add to what the server has; of one table, whoever comes last has their way.
 */
import { account } from "../api/account";
import type { KeptSettings, NewSettings } from "../api/contract";
import { aside, changed } from "../match/putAside.svelte";

const NAME = /^aside\.(\d{1,3})$/;
const ID = /^[\w-]{1,64}$/;
/** Letters that a setting may have. */
const ROOM = 200;
/** Milliseconds in which several changes are sent as one. */
const TOGETHER = 600;

/** The tables among settings, as they were put aside; what is none is left out. */
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

/** What the settings are to be for the server to have just these tables: what changes, null for what goes. */
export function packed(ids: readonly string[], settings: KeptSettings["settings"]): NewSettings["values"] {
  const texts: string[] = [];
  for (const id of ids) {
    const last = texts.at(-1);
    if (last !== undefined && last.length + 1 + id.length <= ROOM) texts[texts.length - 1] = `${last} ${id}`;
    else texts.push(id);
  }
  const wanted: Record<string, string> = Object.fromEntries(
    texts.map((text, number) => [`aside.${number}`, text]),
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

/** Takes over what the server has said, and tells it of every change until the returned end of it; called once at the start. */
export function followAside({ settings, kept }: KeptSettings): () => void {
  if (!kept) return () => undefined; // of somebody who only looks nothing is kept: the next start asks again
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
