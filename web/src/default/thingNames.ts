/** Names for the seat numbers and thing numbers in a table's view. */
import { nameOf, ownName } from "../i18n/facts";
import { schema } from "../i18n/schema";
import { isRecord } from "./splitView";

export interface ViewNames {
  /** Players' names by seat. */
  players: readonly string[];
  /** Names of things whose fact is `numbered` in the game's schema, by kind and number. */
  things?: ReadonlyMap<string, string>;
}

const keyOf = (kind: string, number: number): string => `${kind} ${number}`;

/** Names of the numbered things in parts of a view, of actions and of their hints. */
export function collectThingNames(game: string, parts: unknown): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  const kinds = Object.entries(schema(game)).flatMap(([kind, fact]) =>
    fact.kind === "numbered" ? [[kind, fact.named] as const] : [],
  );
  const collect = (part: unknown): void => {
    if (isRecord(part))
      for (const [kind, named] of kinds) {
        const [number, name] = [part[kind], fieldOf(part, named)];
        if (typeof number === "number" && name) found.set(keyOf(kind, number), ownName(game, named, name));
      }
    if (typeof part === "object" && part !== null) Object.values(part).forEach(collect);
  };
  if (kinds.length > 0) collect(parts);
  return found;
}

/** A text field of a thing, or of one of its parts; undefined without one. */
const fieldOf = (thing: Record<string, unknown>, field: string): string | undefined =>
  [thing, ...Object.values(thing).filter(isRecord)]
    .map((part) => part[field])
    .find((name) => typeof name === "string");

/** The name for a number, if the game's schema says that it is a seat or a numbered thing; else empty. */
export function nameOfNumber(
  game: string,
  kind: string,
  number: number,
  { players, things }: ViewNames,
): string {
  switch (schema(game)[kind]?.kind) {
    case "player":
    case "players":
      return nameOf(game, number, players);
    case "numbered": {
      const name = things?.get(keyOf(kind, number));
      return name === undefined ? "" : `${number} (${name})`;
    }
    default:
      return "";
  }
}

/**
 * The schema key for a field of an object: the field, or the object's key if that is of seats and the field unknown.
 */
export const schemaKey = (game: string, kind: string, field: string): string =>
  schema(game)[kind]?.kind === "players" && schema(game)[field] === undefined ? kind : field;
