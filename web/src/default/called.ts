/** What players and things of a table are called, where its view has numbers for them. */
import { nameOf, ownName } from "../i18n/facts";
import { schema } from "../i18n/schema";
import { isRecord } from "./view";

export interface Called {
  /** The players, by seat. */
  players: readonly string[];
  /** Things that the game's facts say to be numbered, by kind and number. */
  things?: ReadonlyMap<string, string>;
}

const keyOf = (kind: string, number: number): string => `${kind} ${number}`;

/** What numbered things are called, as far as these parts of a view, of actions and of their hints tell it. */
export function thingsIn(game: string, parts: unknown): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  const kinds = Object.entries(schema(game)).flatMap(([kind, fact]) =>
    fact.kind === "numbered" ? [[kind, fact.named] as const] : [],
  );
  const look = (part: unknown): void => {
    if (isRecord(part))
      for (const [kind, named] of kinds) {
        const [number, name] = [part[kind], fieldOf(part, named)];
        if (typeof number === "number" && name) found.set(keyOf(kind, number), ownName(game, named, name));
      }
    if (typeof part === "object" && part !== null) Object.values(part).forEach(look);
  };
  if (kinds.length > 0) look(parts);
  return found;
}

/** A field of a thing, or of one of its parts. */
const fieldOf = (thing: Record<string, unknown>, field: string): string | undefined =>
  [thing, ...Object.values(thing).filter(isRecord)]
    .map((part) => part[field])
    .find((name) => typeof name === "string");

/** What a number of that kind is called: a player where the game's facts say that it is a seat, a thing that is known by its number. */
export function calledBy(game: string, kind: string, number: number, { players, things }: Called): string {
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

/** The kind of a part of a thing: its own, but what stands in a thing of seats, and is no kind of its own, is of seats, too. */
export const kindWithin = (game: string, kind: string, field: string): string =>
  schema(game)[kind]?.kind === "players" && schema(game)[field] === undefined ? kind : field;
