/** Words for how long ago something happened. */
import { dictionary, t } from "../../i18n/words.svelte";

const UNITS = [
  ["day", 86_400],
  ["hour", 3600],
  ["minute", 60],
] as const;

export function agoText(seconds: number): string {
  const words = new Intl.RelativeTimeFormat(dictionary.language, { numeric: "auto" });
  for (const [unit, size] of UNITS)
    if (seconds >= size) return words.format(-Math.floor(seconds / size), unit);
  return t("you-just-now");
}
