/** Where each kind of action is done. */

/** The part of the table, for a phone, which shows one at a time; what has none is in the bar. */
const PART: Readonly<Record<string, string>> = {
  take: "dice",
  mark: "dice",
  climb: "dice",
  roof: "sheet",
  field: "sheet",
  trade: "sheet",
  load: "sheet",
  store: "sheet",
  tile: "sheet",
  change: "sheet",
  clear: "sheet",
  out: "sheet",
  complete: "sheet",
  copy: "town",
  hire: "town",
  market: "town",
};

export const partOf = ({ name }: { name: string }): string | undefined => PART[name];
/** The same, with the sheet for hats, which lie there as well. */
export const partsOf = (action: { name: string }): (string | undefined)[] =>
  action.name === "climb" ? ["sheet", PART["climb"]] : [partOf(action)];
export const onTable = ({ name }: { name: string }): boolean => name in PART;
