/** Names of a set's components, their facts and sources; without a message the name in the file is used. */
import { dictionary, t, type Words } from "../../i18n/words.svelte";
import type { Printed, PrintedThing } from "../../match/games";

export const word = (id: string, plain: string, facts: Words = {}): string =>
  dictionary.has(id) ? t(id, facts) : plain.replaceAll("_", " ");

export const sourceName = (mark: string): string => word(`rules-source-${mark}`, mark);
export const kindName = (game: string, table: string): string => word(`${game}-components-${table}`, table);
export const factName = (game: string, table: string, key: string): string =>
  word(`${game}-component-${table}-${key}`, key);

export function titleOf(game: string, printed: Printed | undefined, thing: PrintedThing): string {
  const { table, number } = thing;
  const name =
    number === null ? kindName(game, table) : word(`${game}-component-${table}`, table, { number });
  return [name, printed?.name?.(thing)].filter(Boolean).join(": ");
}
