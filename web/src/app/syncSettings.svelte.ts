/**
 * Synchronizes settings between a guest's devices. At the start the server's values replace this browser's, except
 * unsent changes; later changes are sent to the server. The page does not wait for it, and a change that cannot be sent
 * is sent at the next start.
 */
import { accountApi } from "../api/account";
import type { StoredSettings } from "../api/contract";
import { DEFAULTS, parseSettings, settings, type Settings } from "../ui/settings.svelte";

const UNSENT_KEY = "tertulia.settings.unsent";
/** Delay in ms before changes are sent, so that several are sent in one request. */
const SEND_DELAY_MS = 600;

type Name = keyof Settings;
const NAMES = Object.keys(DEFAULTS) as Name[];

function readUnsent(): Set<Name> {
  try {
    const names = JSON.parse(localStorage.getItem(UNSENT_KEY) ?? "[]") as Name[];
    return new Set(names.filter((name) => NAMES.includes(name)));
  } catch {
    return new Set();
  }
}

function storeUnsent(names: Set<Name>): void {
  try {
    localStorage.setItem(UNSENT_KEY, JSON.stringify([...names]));
  } catch {
    // The game is playable without local storage.
  }
}

/** The server's settings that this version of the client knows and accepts; others are omitted. */
export function readKnownSettings(stored: Record<string, string>): Partial<Settings> {
  const found: Partial<Settings> = {};
  for (const name of NAMES) {
    const text = stored[name];
    if (text === undefined) continue;
    const parsed = parseSettings(`{${JSON.stringify(name)}:${text}}`);
    if (JSON.stringify(parsed[name]) === text && typeof parsed[name] === typeof DEFAULTS[name])
      Object.assign(found, { [name]: parsed[name] });
  }
  return found;
}

async function sendSettings(names: Set<Name>): Promise<void> {
  if (names.size === 0) return;
  const values = Object.fromEntries([...names].map((name) => [name, JSON.stringify(settings[name])]));
  await accountApi.saveSettings(values);
  storeUnsent(new Set());
}

/**
 * Adopts the server's settings and sends it every change from then on. Called once at the start. Returns the server's
 * answer, or null if the request failed.
 */
export async function syncSettings(): Promise<StoredSettings | null> {
  const waiting = readUnsent();
  const before = { ...settings };
  let isStored = false;
  let answer: StoredSettings | null = null;
  /** Whether others see the guest does not wait until the server stores data about this guest. */
  const sendsAtOnce = (names: Set<Name>): boolean => isStored || names.has("showOnline");
  try {
    answer = await accountApi.loadSettings();
    isStored = answer.stored;
    // A change made during the request is newer than the answer.
    for (const name of NAMES) if (settings[name] !== before[name]) waiting.add(name);
    const theirs = readKnownSettings(answer.settings);
    for (const name of NAMES) {
      if (waiting.has(name)) continue;
      if (name in theirs) Object.assign(settings, { [name]: theirs[name] });
      // A choice made before the server stored this guest's settings is sent as well.
      else if (settings[name] !== DEFAULTS[name]) waiting.add(name);
    }
    if (sendsAtOnce(waiting)) await sendSettings(waiting);
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
      const names = new Set([...readUnsent(), ...changed]);
      storeUnsent(names);
      clearTimeout(timer);
      if (sendsAtOnce(names))
        timer = setTimeout(() => void sendSettings(names).catch(() => undefined), SEND_DELAY_MS);
    });
  });
  return answer;
}
