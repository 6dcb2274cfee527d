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

function scoresInWords(scores: number[], names: string[]): string {
  const parts = scores.map((points, seat) => `${names[seat] ?? ""} ${points}`);
  return new Intl.ListFormat(dictionary.language, { type: "unit" }).format(parts);
}

function one(game: string, key: string, value: unknown, names: string[]): Words {
  if (key === "seat" && typeof value === "number") return { player: names[value] ?? "" };
  if (key === "winners" && Array.isArray(value))
    return { winners: list(value.map((seat: number) => names[seat] ?? "")), "winners-count": value.length };
  if (key === "scores" && Array.isArray(value)) return { scores: scoresInWords(value as number[], names) };
  if (isCoins(value)) return fromCoins(game, key, value);
  if (Array.isArray(value)) return { [key]: list(value.map(String)), [`${key}-count`]: value.length };
  if (isRecord(value)) return "kind" in value ? fromThing(game, key, value) : {};
  return isPlain(value) ? { [key]: plain(value) } : {};
}

export function flatten(game: string, fields: Record<string, unknown>, names: string[]): Words {
  const words: Words = {};
  for (const [key, value] of Object.entries(fields)) Object.assign(words, one(game, key, value, names));
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
