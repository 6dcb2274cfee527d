/** The part of the table where each kind of action is chosen. */

/** By action, its part of the table, as a phone shows one part at a time. All other actions are in the action bar. */
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
/** All parts where an action is chosen. Hats can be used on the sheet, too. */
export const partsOf = (action: { name: string }): (string | undefined)[] =>
  action.name === "climb" ? ["sheet", PART["climb"]] : [partOf(action)];
export const isOnTable = ({ name }: { name: string }): boolean => name in PART;
