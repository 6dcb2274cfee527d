/** Chat lines as one text for screen readers. */
import type { ChatLine } from "../api/contract";
import { t } from "../i18n/words.svelte";

export const spokenLines = (lines: readonly ChatLine[]): string =>
  lines.map(({ name, phrase, words }) => `${name}: ${phrase ? t(`phrase-${phrase}`) : words}`).join(". ");
