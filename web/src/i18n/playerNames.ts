/** Names of players as readers see them. */
import { FORMER_NAME } from "../api/usual";
import { t } from "./words.svelte";

/** The name, or in the place of that of a deleted account the words for one; a number that tells several apart stays. */
export function playerName(name: string): string {
  const [former, number, ...more] = name.split(" ");
  if (former !== FORMER_NAME || more.length > 0) return name;
  return number === undefined ? t("person-deleted") : `${t("person-deleted")} ${number}`;
}
