/** What this browser remembers of its user's taste; their other devices are told of it (`app/followSettings.svelte.ts`). */

export const ENDINGS = ["window", "hold", "now"] as const;
export type Ending = (typeof ENDINGS)[number];
export const PACES = ["slow", "normal", "fast"] as const;

export interface Taste {
  theme: "auto" | "light" | "dark";
  motion: "auto" | "full" | "reduced";
  pace: (typeof PACES)[number];
  /** What makes a step count that cannot be taken back: a moment after the press, holding the button, or the press alone. */
  ending: Ending;
  /** Steps that are nobody's decision are done by themselves. */
  forced: boolean;
  /** Nobody is asked where nothing but what lies ready for later (commodities, roofs) could be used. */
  sparing: boolean;
  shortcuts: boolean;
  scenes: boolean;
  sound: boolean;
  /** Whether a newcomer is told what may be done and why. */
  guide: "first" | "always" | "never";
}

const KEY = "tertulia.settings";
export const DEFAULTS: Taste = {
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
};

/** What was stored, by an earlier version as well: that one knew a yes or no to a question before a turn ends. */
export function read(text: string | null): Taste {
  try {
    const { confirm, ...rest } = JSON.parse(text ?? "{}") as Partial<Taste> & { confirm?: unknown };
    const before: Ending = confirm === false ? "now" : DEFAULTS.ending;
    const ending = ENDINGS.find((one) => one === rest.ending) ?? before;
    return { ...DEFAULTS, ...rest, ending };
  } catch {
    return { ...DEFAULTS };
  }
}

function stored(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}

export const settings = $state<Taste>(read(stored()));

/** Follows every change into the page and the browser's storage; called once at the start. */
export function keepSettings(): void {
  const page = document.documentElement.dataset;
  $effect.root(() => {
    $effect(() => {
      page["theme"] = settings.theme;
      page["motion"] = settings.motion;
    });
    $effect(() => {
      try {
        localStorage.setItem(KEY, JSON.stringify(settings));
      } catch {
        // A browser that stores nothing still plays.
      }
    });
  });
}

export function stillness(): boolean {
  if (settings.motion !== "auto") return settings.motion === "reduced";
  return typeof matchMedia === "function" && matchMedia("(prefers-reduced-motion: reduce)").matches;
}

/** How long an opponent's move stays in view before the next is shown, in milliseconds. */
export const pause = (): number => ({ slow: 2000, normal: 850, fast: 200 })[settings.pace];
