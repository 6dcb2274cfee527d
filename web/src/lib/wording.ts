/** Events and actions as words: their fields become arguments of the game's messages, the same way as on the terminal. */
import type { FluentVariable } from "@fluent/bundle";

import type { GameEvent } from "./contract";
import { dictionary, list, t, type Words } from "./words.svelte";

interface Coin {
  currency: string;
  value: number;
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);
const isCoins = (value: unknown): value is Coin[] =>
  Array.isArray(value) && value.length > 0 && value.every((item) => isRecord(item) && "currency" in item);
const isPlain = (value: unknown): value is string | number | boolean =>
  ["string", "number", "boolean"].includes(typeof value);

const plain = (value: string | number | boolean): FluentVariable =>
  typeof value === "boolean" ? (value ? "yes" : "no") : value;

/** `yellow 2 + 4 and blue 3`: the cards of each currency together, in the order given. */
export function coins(game: string, cards: Coin[]): string {
  const groups = new Map<string, number[]>();
  for (const { currency, value } of cards) groups.set(currency, [...(groups.get(currency) ?? []), value]);
  return list(
    [...groups].map(([currency, values]) =>
      t(`${game}-cards`, {
        currency,
        values: values.join(" + "),
        sum: values.reduce((a, b) => a + b, 0),
        count: values.length,
      }),
    ),
  );
}

function fromCoins(game: string, key: string, cards: Coin[]): Words {
  return {
    [key]: coins(game, cards),
    [`${key}-sum`]: cards.reduce((sum, card) => sum + card.value, 0),
    [`${key}-count`]: cards.length,
    [`${key}-list`]: cards.map((card) => card.value).join(" + "),
  };
}

/** The plain fields of something that is no thing of the game: `dice: {"1": 2}` gives `$dice-1`. */
function fields(key: string, value: Record<string, unknown>): Words {
  const plainOnes = Object.entries(value).flatMap(([field, part]) =>
    isPlain(part) ? [[field, plain(part)] as const] : [],
  );
  return Object.fromEntries(plainOnes.map(([field, part]) => [`${key}-${field}`, part]));
}

function fromThing(game: string, key: string, thing: Record<string, unknown>): Words {
  const about = { kind: String(thing["kind"]), value: Number(thing["value"] ?? 0) };
  const words: Words = {
    [key]: t(`${game}-tile`, about),
    [`${key}-object`]: t(`${game}-tile-object`, about),
  };
  for (const [field, value] of Object.entries(thing))
    if (isPlain(value)) words[`${key}-${field}`] = plain(value);
  return words;
}

/**
 * The game's own word for what a fact names, where it has one: `good: "olive"` gives `$good-name`; it may use the facts
 * before it. A name that somebody gave is its own word.
 */
function named(game: string, key: string, value: unknown, before: Words = {}): string | null {
  const id = `${game}-${key}-${String(value)}`;
  if (dictionary.has(id)) return t(id, before);
  return key === "name" ? capital(String(value).replaceAll("_", " ")) : null;
}

/** The first letter large. */
export const capital = (text: string): string => text.charAt(0).toLocaleUpperCase() + text.slice(1);

/** `pay: {"silver": 2}` gives `$pay`, each worded by `<game>-pay-…`, or `<game>-count-…`, with its number as `$n`. */
function counted(game: string, key: string, things: Record<string, unknown>): Words | null {
  const either = (thing: string): string | undefined =>
    [key, "count"].map((one) => `${game}-${one}-${thing}`).find((id) => dictionary.has(id));
  const messages = Object.entries(things).map(([thing, n]) => [either(thing), Number(n)] as const);
  if (messages.some(([id]) => id === undefined)) return null;
  const worded = messages.flatMap(([id, n]) => (id && n ? [t(id, { n })] : []));
  return worded.length > 0 ? { [key]: list(worded) } : null;
}

/** A seat's name; a word in its place is the game's own imaginary player. */
const whose = (game: string, seat: unknown, names: string[]): string =>
  typeof seat === "number" ? (names[seat] ?? "") : t(`${game}-${String(seat)}`);

function scoresInWords(scores: number[], names: string[]): string {
  const parts = scores.map((points, seat) => `${names[seat] ?? ""} ${points}`);
  return new Intl.ListFormat(dictionary.language, { type: "unit" }).format(parts);
}

function one(game: string, key: string, value: unknown, names: string[], before: Words): Words {
  if (key === "seat") return { player: whose(game, value, names) };
  if (key === "by") return { by: whose(game, value, names) };
  if (key === "seats" && Array.isArray(value))
    return { seats: list(value.map((seat: unknown) => whose(game, seat, names))) };
  if (key === "winners" && Array.isArray(value))
    return { winners: list(value.map((seat: number) => names[seat] ?? "")), "winners-count": value.length };
  if ((key === "scores" || key === "by_seat") && Array.isArray(value))
    return { [key]: scoresInWords(value as number[], names) };
  if (isCoins(value)) return fromCoins(game, key, value);
  if (Array.isArray(value)) {
    const item = key.replace(/s$/, "");
    const worded = value.map((part: unknown) => named(game, item, part) ?? String(part));
    return { [key]: list(worded), [`${key}-count`]: value.length };
  }
  if (isRecord(value))
    return "kind" in value ? fromThing(game, key, value) : (counted(game, key, value) ?? fields(key, value));
  if (!isPlain(value)) return {};
  const word = named(game, key, value, before);
  return { [key]: plain(value), ...(word === null ? {} : { [`${key}-name`]: word }) };
}

export function flatten(game: string, fields: Record<string, unknown>, names: string[]): Words {
  const words: Words = {};
  for (const [key, value] of Object.entries(fields))
    Object.assign(words, one(game, key, value, names, words));
  return words;
}

/** The log line of an event; empty where the game's catalogue has no words for it. */
export function eventText(game: string, event: GameEvent, names: string[]): string {
  const id = `${game}-event-${event.type}`;
  return dictionary.has(id) ? t(id, flatten(game, event, names)) : "";
}

export function actionText(
  game: string,
  name: string,
  fields: Record<string, unknown>,
  names: string[],
): string {
  const full = `${game}-action-${name}-full`;
  return t(dictionary.has(full) ? full : `${game}-action-${name}`, flatten(game, fields, names));
}
