/** What the facts of a game are, as `locales/<game>.facts.json` in its package says; Python reads the same files. */
import games from "virtual:games";

/** What a fact is. Each kind says which arguments it gives for a fact called `fact`. */
export type Fact =
  /** A seat, worded by its player's name: `$fact`, or `$<called>`. */
  | { kind: "player"; called?: string }
  /** A list of seats: `$fact` and `$fact-count`. */
  | { kind: "players" }
  /** A list of a number for each seat: `$fact` is "Ann 3, Ben 5", `$fact-count` how many there are. */
  | { kind: "by-player" }
  /** A name that somebody may have given: `$fact-name` is the game's word for it or, where it has none, the name itself. */
  | { kind: "own-name" }
  /** A list of such names, each worded by `<game>-<each>-<name>` where the game has that: `$fact` and `$fact-count`. */
  | { kind: "own-names"; each: string }
  /** A name or a number: `$fact`, and `$fact-name`, worded by `<game>-<fact>-<value>`, as all facts that look like it. */
  | { kind: "word" }
  /**
   * How many of each thing: `$fact`, each worded with `$n` by `<game>-<fact>-<thing>` or `<game>-count-<thing>`, as all facts
   * that look like it.
   */
  | { kind: "counts" }
  /** A number of what another fact names: `$fact`, and `$fact-things`, worded with `$n` by `<game>-count-<thing>`. */
  | { kind: "counted"; by: string }
  /** A list of names, each worded by `<game>-<each>-<name>`: `$fact` and `$fact-count`. */
  | { kind: "words"; each: string }
  /** An object whose fields become `$fact-<field>`; the messages, given all fields, become `$fact-<ending>` (`$fact` for ""). */
  | { kind: "thing"; messages: Record<string, string> }
  /**
   * A list of objects, grouped by one field and added up by another. A message words a group, given that field, `$values`
   * ("2 + 4"), `$sum` and `$count`: `$fact`; over all `$fact-list`, `$fact-sum` and `$fact-count`.
   */
  | { kind: "sums"; message: string; by: string; of: string }
  /**
   * The number of a thing. What the thing is called stands in the view beside the number, or in a part of the thing, as its field
   * `named`, which is worded like an own name. It is worded by its shape.
   */
  | { kind: "numbered"; named: string };

export type Schema = Record<string, Fact>;

const [common = {}] = Object.values(
  import.meta.glob<Schema>("../../../src/tertulia/i18n/locales/common.facts.json", {
    eager: true,
    import: "default",
  }),
);
/** Of games that the client was not built with, as the server told. */
const told = new Map<string, Schema>();
export const tell = (game: string, facts: Schema): void => void told.set(game, facts);

/** What a game's facts are, by their names; those of all games among them. */
export const schema = (game: string): Schema => ({
  ...common,
  ...(games[game]?.facts ?? told.get(game)),
});
