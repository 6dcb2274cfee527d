/** Words for things of any game: the catalogue's where it has them, else made from the names that the rules have. */
import { capital, flatten } from "../i18n/facts";
import { actionText, eventText } from "../i18n/wording";
import { dictionary, list, t } from "../i18n/words.svelte";
import type { GameEvent } from "../api/contract";
import { calledBy, kindWithin, type Called } from "./called";

const NOBODY: Called = { players: [] };

/** `siesta_track` as people write it. */
export const readable = (name: string): string => name.replaceAll(/[_-]+/g, " ");

/** A kind of thing, for a heading: a field of a view, an argument of an action. */
export function labelOf(game: string, key: string): string {
  const id = `${game}-view-${key.replaceAll("_", "-")}`;
  return dictionary.has(id) ? t(id) : capital(readable(key));
}

/** One thing of a kind: `olive` of the kind `good`; the name of a player, or of what is numbered, where the game's facts say so. */
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

/** What a field says, on one line, however it is built. */
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

/** An action in words. */
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

/** Fields of an event that say who it is about. */
const WHO = new Set(["type", "seat", "by"]);

/** The log line of an event: the catalogue's; of a game without words, who, what and all that the event tells. */
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
