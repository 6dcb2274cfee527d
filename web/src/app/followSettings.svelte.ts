/**
 * Synchronizes settings between a guest's devices. At the start the server's values replace this browser's, except
 * unsent changes; later changes are sent to the server. The page does not wait for it, and a change that cannot be sent
 * is sent at the next start.
 */
import { account } from "../api/account";
import type { KeptSettings } from "../api/contract";
import { DEFAULTS, read, settings, type Taste } from "../ui/settings.svelte";

const KEY = "tertulia.settings.unsent";
/** Delay in ms before changes are sent, so that several are sent in one request. */
const TOGETHER = 600;

type Name = keyof Taste;
const NAMES = Object.keys(DEFAULTS) as Name[];

function unsent(): Set<Name> {
  try {
    const names = JSON.parse(localStorage.getItem(KEY) ?? "[]") as Name[];
    return new Set(names.filter((name) => NAMES.includes(name)));
  } catch {
    return new Set();
  }
}

function keep(names: Set<Name>): void {
  try {
    localStorage.setItem(KEY, JSON.stringify([...names]));
  } catch {
    // The game is playable without local storage.
  }
}

/** The server's settings that this version of the client knows and accepts; others are omitted. */
export function understood(told: Record<string, string>): Partial<Taste> {
  const found: Partial<Taste> = {};
  for (const name of NAMES) {
    const text = told[name];
    if (text === undefined) continue;
    const taste = read(`{${JSON.stringify(name)}:${text}}`);
    if (JSON.stringify(taste[name]) === text && typeof taste[name] === typeof DEFAULTS[name])
      Object.assign(found, { [name]: taste[name] });
  }
  return found;
}

async function send(names: Set<Name>): Promise<void> {
  if (names.size === 0) return;
  const values = Object.fromEntries([...names].map((name) => [name, JSON.stringify(settings[name])]));
  await account.keepSettings(values);
  keep(new Set());
}

/**
 * Adopts the server's settings and sends it every change from then on. Called once at the start. Returns the server's
 * answer, or null if the request failed.
 */
export async function followSettings(): Promise<KeptSettings | null> {
  const waiting = unsent();
  const before = { ...settings };
  let kept = false;
  let told: KeptSettings | null = null;
  try {
    told = await account.settings();
    kept = told.kept;
    // A change made during the request is newer than the answer.
    for (const name of NAMES) if (settings[name] !== before[name]) waiting.add(name);
    const theirs = understood(told.settings);
    for (const name of NAMES) {
      if (waiting.has(name)) continue;
      if (name in theirs) Object.assign(settings, { [name]: theirs[name] });
      // A choice made before the server stored this guest's settings is sent as well.
      else if (settings[name] !== DEFAULTS[name]) waiting.add(name);
    }
    if (kept) await send(waiting);
  } catch {
    // The browser's own settings apply; the next start asks again.
  }
  let last = { ...settings };
  let timer: ReturnType<typeof setTimeout> | undefined;
  $effect.root(() => {
    $effect(() => {
      const now = { ...settings };
      const changed = NAMES.filter((name) => now[name] !== last[name]);
      last = now;
      if (changed.length === 0) return;
      const names = new Set([...unsent(), ...changed]);
      keep(names);
      clearTimeout(timer);
      if (kept) timer = setTimeout(() => void send(names).catch(() => undefined), TOGETHER);
    });
  });
  return told;
}
