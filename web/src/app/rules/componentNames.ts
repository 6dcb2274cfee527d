/** Names of a set's components, their facts and sources; without a message the name in the file is used. */
import { dictionary, t, type Words } from "../../i18n/words.svelte";
import type { SetThing } from "../../match/editing";
import type { ComponentScreens } from "../../match/games";

export const wordOr = (id: string, plain: string, facts: Words = {}): string =>
  dictionary.has(id) ? t(id, facts) : plain.replaceAll("_", " ");

export const sourceName = (mark: string): string => wordOr(`rules-source-${mark}`, mark);
export const kindName = (game: string, table: string): string => wordOr(`${game}-components-${table}`, table);
export const factName = (game: string, table: string, key: string): string =>
  wordOr(`${game}-component-${table}-${key}`, key);

export function componentTitle(game: string, screens: ComponentScreens | undefined, thing: SetThing): string {
  const { table, number } = thing;
  const name =
    number === null ? kindName(game, table) : wordOr(`${game}-component-${table}`, table, { number });
  return [name, screens?.name?.(thing)].filter(Boolean).join(": ");
}
