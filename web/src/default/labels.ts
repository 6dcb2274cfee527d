/** Labels for any game: messages of its catalogue, or else readable identifiers of its rules. */
import { capital, flatten } from "../i18n/facts";
import { actionText, eventText } from "../i18n/wording";
import { dictionary, formatList, t } from "../i18n/words.svelte";
import type { GameEvent } from "../api/contract";
import { nameOfNumber, schemaKey, type ViewNames } from "./thingNames";

const NO_NAMES: ViewNames = { players: [] };

/** An identifier such as `siesta_track` with spaces. */
export const humanize = (name: string): string => name.replaceAll(/[_-]+/g, " ");

/** The label of a view's field or an action's argument. */
export function fieldLabel(game: string, key: string): string {
  const id = `${game}-view-${key.replaceAll("_", "-")}`;
  return dictionary.has(id) ? t(id) : capital(humanize(key));
}

/** A value in words, such as `olive` of the field `good`; for a seat or a numbered thing its name. */
export function valueText(
  game: string,
  key: string,
  value: string | number | boolean | null,
  viewNames: ViewNames = NO_NAMES,
): string {
  if (value === null) return "–";
  const name = typeof value === "number" ? nameOfNumber(game, key, value, viewNames) : "";
  if (name) return name;
  if (typeof value === "boolean") return t(value ? "app-yes" : "app-no");
  const word = dictionary.complete(`${game}-${key}-${value}`);
  if (word !== null) return word;
  return typeof value === "number" ? String(value) : humanize(value);
}

const isPlain = (value: unknown): value is string | number | boolean | null =>
  value === null || ["string", "number", "boolean"].includes(typeof value);

/** Any value of a field on one line. */
export function lineText(game: string, key: string, value: unknown, viewNames: ViewNames = NO_NAMES): string {
  if (isPlain(value)) return valueText(game, key, value, viewNames);
  if (Array.isArray(value))
    return value.length > 0 ? formatList(value.map((one) => lineText(game, key, one, viewNames))) : "–";
  return Object.entries(value as object)
    .map(
      ([field, one]) =>
        `${fieldLabel(game, field)} ${lineText(game, schemaKey(game, key, field), one, viewNames)}`,
    )
    .join(", ");
}

/** An action in words: the game's message, or else verb and arguments. */
export function actionLabel(
  game: string,
  { name, args }: { name: string; args: Record<string, unknown> },
  hint: Record<string, unknown>,
  names: readonly string[],
): string {
  if (dictionary.has(`${game}-action-${name}`)) return actionText(game, name, { ...args, ...hint }, names);
  const argumentTexts = Object.entries(args).map(([key, value]) =>
    lineText(game, key, value, { players: names }),
  );
  return capital([humanize(name), ...argumentTexts].join(" "));
}

/** Fields of an event that name its type and its player. */
const WHO = new Set(["type", "seat", "by"]);

/** The log line of an event: the game's message; in a game without a catalogue, the player, type and all fields. */
export function eventLine(game: string, event: GameEvent, names: readonly string[]): string {
  const text = eventText(game, event, names);
  if (text || dictionary.has(`${game}-title`)) return text;
  const { player } = flatten(game, event, names);
  const facts = Object.entries(event).filter(([key]) => !WHO.has(key));
  const fieldTexts = facts.map(
    ([key, value]) => `${humanize(key)} ${lineText(game, key, value, { players: names })}`,
  );
  const what = [humanize(event.type), ...(fieldTexts.length > 0 ? [formatList(fieldTexts)] : [])].join(": ");
  return typeof player === "string" && player ? `${player}: ${what}` : capital(what);
}
