/** Labels for any game: messages of its catalogue, or else readable identifiers of its rules. */
import { capital, flatten } from "../i18n/facts";
import { actionText, eventText } from "../i18n/wording";
import { dictionary, list, t } from "../i18n/words.svelte";
import type { GameEvent } from "../api/contract";
import { calledBy, kindWithin, type Called } from "./called";

const NOBODY: Called = { players: [] };

/** An identifier such as `siesta_track` with spaces. */
export const readable = (name: string): string => name.replaceAll(/[_-]+/g, " ");

/** The label of a view's field or an action's argument. */
export function labelOf(game: string, key: string): string {
  const id = `${game}-view-${key.replaceAll("_", "-")}`;
  return dictionary.has(id) ? t(id) : capital(readable(key));
}

/** A value in words, such as `olive` of the field `good`; for a seat or a numbered thing its name. */
export function valueOf(
  game: string,
  key: string,
  value: string | number | boolean | null,
  called: Called = NOBODY,
): string {
  if (value === null) return "–";
  const name = typeof value === "number" ? calledBy(game, key, value, called) : "";
  if (name) return name;
  if (typeof value === "boolean") return t(value ? "app-yes" : "app-no");
  const word = dictionary.complete(`${game}-${key}-${value}`);
  if (word !== null) return word;
  return typeof value === "number" ? String(value) : readable(value);
}

const plain = (value: unknown): value is string | number | boolean | null =>
  value === null || ["string", "number", "boolean"].includes(typeof value);

/** Any value of a field on one line. */
export function inLine(game: string, key: string, value: unknown, called: Called = NOBODY): string {
  if (plain(value)) return valueOf(game, key, value, called);
  if (Array.isArray(value))
    return value.length > 0 ? list(value.map((one) => inLine(game, key, one, called))) : "–";
  return Object.entries(value as object)
    .map(
      ([field, one]) => `${labelOf(game, field)} ${inLine(game, kindWithin(game, key, field), one, called)}`,
    )
    .join(", ");
}

/** An action in words: the game's message, or else verb and arguments. */
export function actionWords(
  game: string,
  { name, args }: { name: string; args: Record<string, unknown> },
  hint: Record<string, unknown>,
  names: readonly string[],
): string {
  if (dictionary.has(`${game}-action-${name}`)) return actionText(game, name, { ...args, ...hint }, names);
  const said = Object.entries(args).map(([key, value]) => inLine(game, key, value, { players: names }));
  return capital([readable(name), ...said].join(" "));
}

/** Fields of an event that name its type and its player. */
const WHO = new Set(["type", "seat", "by"]);

/** The log line of an event: the game's message; in a game without a catalogue, the player, type and all fields. */
export function eventWords(game: string, event: GameEvent, names: readonly string[]): string {
  const said = eventText(game, event, names);
  if (said || dictionary.has(`${game}-title`)) return said;
  const { player } = flatten(game, event, names);
  const facts = Object.entries(event).filter(([key]) => !WHO.has(key));
  const told = facts.map(
    ([key, value]) => `${readable(key)} ${inLine(game, key, value, { players: names })}`,
  );
  const what = [readable(event.type), ...(told.length > 0 ? [list(told)] : [])].join(": ");
  return typeof player === "string" && player ? `${player}: ${what}` : capital(what);
}
