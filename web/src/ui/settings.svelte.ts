/**
 * The user's settings, stored in this browser and synchronized to their other devices (`app/syncSettings.svelte.ts`).
 */

export const CONFIRMATIONS = ["window", "hold", "now"] as const;
export type Confirmation = (typeof CONFIRMATIONS)[number];
export const PLAYBACK_PACES = ["slow", "normal", "fast"] as const;

export interface Settings {
  theme: "auto" | "light" | "dark";
  motion: "auto" | "full" | "reduced";
  pace: (typeof PLAYBACK_PACES)[number];
  /**
   * How an irreversible step is confirmed: after a short delay (`window`), by holding the button (`hold`), or at once
   * (`now`).
   */
  ending: Confirmation;
  /** Whether steps without a choice are executed automatically. */
  forced: boolean;
  /** Whether the game skips questions in which only things saved for later (commodities, roofs) could be used. */
  sparing: boolean;
  shortcuts: boolean;
  scenes: boolean;
  sound: boolean;
  /** When the beginner's hint is shown. */
  guide: "first" | "always" | "never";
  /** Whether other players see that the player is online, and when they last were. The server reads it. */
  showOnline: boolean;
  /** When the list of notifications in the header was last opened, in ms since the epoch. */
  notificationsReadAt: number;
  /** The place in each game's lesson (`match/lesson/progress.ts`). */
  lessons: string;
}

const STORAGE_KEY = "tertulia.settings";
export const DEFAULTS: Settings = {
  theme: "auto",
  motion: "auto",
  pace: "normal",
  ending: "window",
  forced: true,
  sparing: false,
  shortcuts: true,
  scenes: true,
  sound: false,
  guide: "first",
  showOnline: true,
  notificationsReadAt: 0,
  lessons: "",
};

/** Parses stored settings. */
export function parseSettings(text: string | null): Settings {
  try {
    const found = JSON.parse(text ?? "{}") as Partial<Settings>;
    const ending = CONFIRMATIONS.find((one) => one === found.ending) ?? DEFAULTS.ending;
    return { ...DEFAULTS, ...found, ending };
  } catch {
    return { ...DEFAULTS };
  }
}

function storedSettings(): string | null {
  try {
    return localStorage.getItem(STORAGE_KEY);
  } catch {
    return null;
  }
}

export const settings = $state<Settings>(parseSettings(storedSettings()));

/** Applies every change to the page and to the browser's storage, and adopts changes of other tabs. Call once at start. */
export function applySettings(): void {
  const page = document.documentElement.dataset;
  addEventListener("storage", ({ key }) => {
    if (key === STORAGE_KEY) Object.assign(settings, parseSettings(storedSettings()));
  });
  $effect.root(() => {
    $effect(() => {
      page["theme"] = settings.theme;
      page["motion"] = settings.motion;
    });
    $effect(() => {
      try {
        localStorage.setItem(STORAGE_KEY, JSON.stringify(settings));
      } catch {
        // The settings then last until the page is closed.
      }
    });
  });
}

export function prefersReducedMotion(): boolean {
  if (settings.motion !== "auto") return settings.motion === "reduced";
  return typeof matchMedia === "function" && matchMedia("(prefers-reduced-motion: reduce)").matches;
}

/** How long an opponent's move stays displayed before the next, in milliseconds. */
export const playbackDelayMs = (): number => ({ slow: 2000, normal: 850, fast: 200 })[settings.pace];
