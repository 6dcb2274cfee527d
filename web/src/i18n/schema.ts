/**
 * The facts of each game (the fields of its events and actions) and their kinds, from `locales/<game>.facts.json` in
 * the game's package. Python reads the same files.
 */
import games from "virtual:games";

/** The kind of a fact, which decides the message arguments that a fact called `fact` provides. */
export type Fact =
  /** A seat: `$fact`, or `$<called>`, is the player's name. */
  | { kind: "player"; called?: string }
  /** A list of seats: `$fact` lists the players' names, `$fact-count` is their number. */
  | { kind: "players" }
  /** A list with a number for each seat: `$fact` is "Ann 3, Ben 5", `$fact-count` the length of the list. */
  | { kind: "by-player" }
  /** A name that a component set may define: `$fact-name` is the game's word for it, or else the name made readable. */
  | { kind: "own-name" }
  /** A list of such names: `$fact` lists them, worded by `<game>-<each>-<name>` if it exists; `$fact-count`. */
  | { kind: "own-names"; each: string }
  /** A name or a number: `$fact`, and `$fact-name` worded by `<game>-<fact>-<value>`. Needs no entry in a schema. */
  | { kind: "word" }
  /**
   * A number for each thing: `$fact` lists them, each worded with `$n` by `<game>-<fact>-<thing>` or
   * `<game>-count-<thing>`. Needs no entry in a schema.
   */
  | { kind: "counts" }
  /** The number of a thing that the fact `by` names: `$fact`, and `$fact-things`, worded by `<game>-count-<thing>`. */
  | { kind: "counted"; by: string }
  /** A list of names: `$fact` lists them, each worded by `<game>-<each>-<name>`; `$fact-count` is their number. */
  | { kind: "words"; each: string }
  /** An object. Its fields become `$fact-<field>`; messages, given the fields, `$fact-<ending>` (`$fact` for ""). */
  | { kind: "thing"; messages: Record<string, string> }
  /**
   * A list of objects, grouped by the field `by`; the field `of` is added up. `$fact` lists the groups, each worded by
   * the message, which gets the group's `by`, `$values` ("2 + 4"), `$sum` and `$count`. `$fact-list`, `$fact-sum` and
   * `$fact-count` cover all objects.
   */
  | { kind: "sums"; message: string; by: string; of: string }
  /**
   * The number of a thing whose name is the field `named` of the object with the number, or of one of its parts. That
   * name is worded like an `own-name`; in a message the number itself is worded by its shape.
   */
  | { kind: "numbered"; named: string };

export type Schema = Record<string, Fact>;

const [common = {}] = Object.values(
  import.meta.glob<Schema>("../../../src/tertulia/i18n/locales/common.facts.json", {
    eager: true,
    import: "default",
  }),
);
/** Schemas that the server has sent, of games that the client was not built with. */
const serverSchemas = new Map<string, Schema>();
export const addSchema = (game: string, facts: Schema): void => void serverSchemas.set(game, facts);

/** A game's facts by name, including those that all games share. */
export const schema = (game: string): Schema => ({
  ...common,
  ...(games[game]?.facts ?? serverSchemas.get(game)),
});
