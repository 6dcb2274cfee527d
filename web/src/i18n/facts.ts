/**
 * Converts the facts of a game (the fields of an event or an action) to arguments of Fluent messages. The game's
 * schema, or else the shape of the value, decides how a fact is worded. Python does the same; both are tested with the
 * examples in `facts.json` of a game's tests.
 */
import { schema, type Fact } from "./schema";
import { dictionary, formatList, t, type Words } from "./words.svelte";

type Facts = Record<string, unknown>;
type Plain = string | number;

/** Prefix of the messages for counted things, used if a fact has no messages of its own. */
const COUNTED = "count";
/** Name of the message for a game's neutral player, whose seat number follows the last player's. */
const NEUTRAL = "neutral";

/** The arguments that all facts provide. `names` are the players' names by seat. */
export function flatten(game: string, facts: Facts, names: readonly string[] = []): Words {
  const words: Words = {};
  const known = schema(game);
  for (const [key, value] of Object.entries(facts)) {
    const fact = known[key];
    const provided =
      fact?.kind === "counted"
        ? numberOf(game, key, value, facts[fact.by])
        : bySchema(game, fact, key, value, names);
    Object.assign(words, provided ?? byShape(game, key, value, words));
  }
  return words;
}

export const capital = (text: string): string => text.charAt(0).toLocaleUpperCase() + text.slice(1);

/** The arguments of a fact with an entry in the schema; null without an entry, or if the value does not fit it. */
function bySchema(
  game: string,
  fact: Fact | undefined,
  key: string,
  value: unknown,
  names: readonly string[],
): Words | null {
  const name = (seat: unknown): string => nameOf(game, seat, names);
  switch (fact?.kind) {
    case "player":
      return isPlain(value) ? { [fact.called ?? key]: name(value) } : null;
    case "players":
      return isList(value) ? { [key]: formatList(value.map(name)), [`${key}-count`]: value.length } : null;
    case "by-player":
      return isList(value)
        ? {
            [key]: value.map((number, seat) => `${name(seat)} ${String(number)}`).join(", "),
            [`${key}-count`]: value.length,
          }
        : null;
    case "own-name":
      return isPlain(value) ? { [key]: value, [`${key}-name`]: ownName(game, key, value) } : null;
    case "own-names":
      return isList(value)
        ? {
            [key]: formatList(value.map((name) => ownName(game, fact.each, isPlain(name) ? name : ""))),
            [`${key}-count`]: value.length,
          }
        : null;
    case "words":
      return isList(value) ? fromItems(game, key, fact.each, value) : null;
    case "thing":
      return isRecord(value) ? fromThing(game, key, fact.messages, value) : null;
    case "sums":
      return isList(value) ? fromSums(game, key, fact, value.filter(isRecord)) : null;
    default:
      return null;
  }
}

function byShape(game: string, key: string, value: unknown, before: Words): Words {
  if (isRecord(value)) return countedThings(game, key, value) ?? fromThing(game, key, {}, value);
  if (isList(value)) return fromItems(game, key, key, value);
  const text = plainValue(value);
  if (text === null) return {};
  const word = wordOf(game, `${key}-${text}`, before);
  return { [key]: text, ...(word === null ? {} : { [`${key}-name`]: word }) };
}

/** The player's name. For a seat without a player, or a name in place of a seat, the game's word (`neutral`). */
export function nameOf(game: string, seat: unknown, names: readonly string[]): string {
  const name = typeof seat === "number" ? names[seat] : undefined;
  return name ?? wordOf(game, typeof seat === "number" ? NEUTRAL : String(seat)) ?? "";
}

/** The game's message of a name, or null if it has none. The message may use the facts in `before`. */
function wordOf(game: string, name: string, before: Words = {}): string | null {
  const id = `${game}-${name}`;
  return dictionary.has(id) ? t(id, before) : null;
}

export const ownName = (game: string, key: string, name: Plain): string =>
  wordOf(game, `${key}-${name}`) ?? capital(String(name).replaceAll("_", " ").toLowerCase());

/** The counted things, each worded by its own message; null if a thing has no message, or all counts are 0. */
function countedThings(game: string, key: string, things: Facts): Words | null {
  const countMessage = (thing: string): string | undefined =>
    [key, COUNTED].map((one) => `${game}-${one}-${thing}`).find((id) => dictionary.has(id));
  const messages = Object.entries(things).map(([thing, n]) => [countMessage(thing), Number(n)] as const);
  if (messages.some(([id]) => id === undefined)) return null;
  const worded = messages.flatMap(([id, n]) => (id && n ? [t(id, { n })] : []));
  return worded.length > 0 ? { [key]: formatList(worded) } : null;
}

/** A number with the thing that another fact names, in words; null if the value is no number or has no message. */
function numberOf(game: string, key: string, value: unknown, thing: unknown): Words | null {
  const id = `${game}-${COUNTED}-${String(thing)}`;
  if (typeof value !== "number" || !dictionary.has(id)) return null;
  return { [key]: value, [`${key}-things`]: t(id, { n: value }) };
}

function fromThing(game: string, key: string, messages: Record<string, string>, thing: Facts): Words {
  const fields = Object.entries(thing).flatMap(([field, value]): [string, Plain][] => {
    const text = plainValue(value);
    return text === null ? [] : [[field, text]];
  });
  const about = Object.fromEntries(fields);
  const worded = Object.entries(messages).map(([ending, id]) => [
    ending ? `${key}-${ending}` : key,
    t(`${game}-${id}`, about),
  ]);
  return Object.fromEntries([
    ...fields.map(([field, text]) => [`${key}-${field}`, text]),
    ...worded,
  ]) as Words;
}

/** Groups in the order of their first appearance: `yellow 2 + 4 and blue 3`. */
function fromSums(game: string, key: string, fact: Fact & { kind: "sums" }, things: Facts[]): Words {
  const groups = new Map<string, number[]>();
  for (const thing of things) {
    const group = String(thing[fact.by]);
    groups.set(group, [...(groups.get(group) ?? []), Number(thing[fact.of])]);
  }
  const worded = [...groups].map(([group, values]) =>
    t(`${game}-${fact.message}`, {
      [fact.by]: group,
      values: values.join(" + "),
      sum: sumOf(values),
      count: values.length,
    }),
  );
  const all = things.map((thing) => Number(thing[fact.of]));
  return {
    [key]: formatList(worded),
    [`${key}-list`]: all.join(" + "),
    [`${key}-sum`]: sumOf(all),
    [`${key}-count`]: all.length,
  };
}

const sumOf = (values: number[]): number => values.reduce((total, value) => total + value, 0);

function fromItems(game: string, key: string, each: string, items: readonly unknown[]): Words {
  const worded = items.map((item) => wordOf(game, `${each}-${String(item)}`) ?? String(item));
  return { [key]: formatList(worded), [`${key}-count`]: items.length };
}

const isRecord = (value: unknown): value is Facts =>
  typeof value === "object" && value !== null && !Array.isArray(value);
const isList = (value: unknown): value is readonly unknown[] => Array.isArray(value);
const isPlain = (value: unknown): value is Plain => typeof value === "string" || typeof value === "number";

/** A string or number as it is, a boolean as `yes` or `no`; null for anything else. */
const plainValue = (value: unknown): Plain | null =>
  typeof value === "boolean" ? (value ? "yes" : "no") : isPlain(value) ? value : null;
