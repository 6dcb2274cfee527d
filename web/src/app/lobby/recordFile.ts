/** What a record file says of its game, as far as it can be shown before the server has looked at it. */

/** Bytes of a file, at most: a record that carries a set of components has some tens of thousands, and the server takes more. */
const MOST = 400_000;

export interface RecordFile {
  text: string;
  game: string;
  /** Who sat there: a bot's name, or another word for a person. */
  seats: readonly string[];
  actions: readonly string[];
  /** Points by seat; nothing where the game was not played to its end. */
  scores: readonly number[] | null;
}

/** The position after which the last action was done; of an unfinished game, the one where it stopped. */
export const lastPosition = ({ actions, scores }: RecordFile): number =>
  scores === null ? actions.length : actions.length - 1;

/** A file that was chosen, or the code of what is wrong with it. */
export async function readRecord(file: Blob): Promise<RecordFile | "record" | "too-large"> {
  if (file.size > MOST) return "too-large";
  try {
    const text = await file.text();
    return recordIn(text) ?? "record";
  } catch {
    return "record";
  }
}

export function recordIn(text: string): RecordFile | null {
  let data: unknown;
  try {
    data = JSON.parse(text);
  } catch {
    return null;
  }
  if (!isRecord(data)) return null;
  const { game, seats, actions, result } = data;
  if (typeof game !== "string" || !isList(seats, "string") || !isList(actions, "string")) return null;
  const scores = isRecord(result) && isList(result.scores, "number") ? result.scores : null;
  return { text, game, seats, actions, scores };
}

const isRecord = (data: unknown): data is Record<string, unknown> =>
  typeof data === "object" && data !== null && !Array.isArray(data);

function isList(data: unknown, kind: "string"): data is string[];
function isList(data: unknown, kind: "number"): data is number[];
function isList(data: unknown, kind: "string" | "number"): boolean {
  return Array.isArray(data) && data.every((one) => typeof one === kind);
}
