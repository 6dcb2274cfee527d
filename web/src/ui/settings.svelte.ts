/** What this browser remembers of its user's taste. Nothing of it leaves the browser. */

export interface Taste {
  theme: "auto" | "light" | "dark";
  motion: "auto" | "full" | "reduced";
  pace: "slow" | "normal" | "fast";
  /** Ask before a turn ends. */
  confirm: boolean;
  shortcuts: boolean;
  scenes: boolean;
  sound: boolean;
  /** Whether a newcomer is told what may be done and why. */
  guide: "first" | "always" | "never";
}

const KEY = "tertulia.settings";
const DEFAULTS: Taste = {
  theme: "auto",
  motion: "auto",
  pace: "normal",
  confirm: true,
  shortcuts: true,
  scenes: true,
  sound: false,
  guide: "first",
};

function stored(): Taste {
  try {
    return { ...DEFAULTS, ...(JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Taste>) };
  } catch {
    return { ...DEFAULTS };
  }
}

export const settings = $state<Taste>(stored());

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
