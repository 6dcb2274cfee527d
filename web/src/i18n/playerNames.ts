/** Players' names as the page shows them. */
import { FORMER_NAME } from "../api/usual";
import { t } from "./words.svelte";

/** The name, or the words for a deleted account; the number that tells several deleted accounts apart stays. */
export function playerName(name: string): string {
  const [former, number, ...more] = name.split(" ");
  if (former !== FORMER_NAME || more.length > 0) return name;
  return number === undefined ? t("person-deleted") : `${t("person-deleted")} ${number}`;
}
