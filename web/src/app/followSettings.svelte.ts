/**
 * Settings that follow to one's other devices: the server's word counts at the start, this browser's from then on. Nothing waits for
 * it, and what could not be sent is sent the next time.
 */
import { account } from "../api/account";
import type { KeptSettings } from "../api/contract";
import { DEFAULTS, read, settings, type Taste } from "../ui/settings.svelte";

const KEY = "tertulia.settings.unsent";
/** Milliseconds in which several changes are sent as one. */
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
    // A browser that stores nothing still plays.
  }
}

/** What the server has of settings, as this program knows them; what it does not know, or no more, is left out. */
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

/** Takes over what the server has, and tells it of every change; called once at the start. Returns what the server said, if it did. */
export async function followSettings(): Promise<KeptSettings | null> {
  const waiting = unsent();
  const before = { ...settings };
  let kept = false;
  let told: KeptSettings | null = null;
  try {
    told = await account.settings();
    kept = told.kept;
    // What was changed while the server was asked is newer than what it says.
    for (const name of NAMES) if (settings[name] !== before[name]) waiting.add(name);
    const theirs = understood(told.settings);
    for (const name of NAMES) {
      if (waiting.has(name)) continue;
      if (name in theirs) Object.assign(settings, { [name]: theirs[name] });
      // What was chosen before anybody could keep it goes along, too.
      else if (settings[name] !== DEFAULTS[name]) waiting.add(name);
    }
    if (kept) await send(waiting);
  } catch {
    // The browser has its own; the next start asks again.
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
