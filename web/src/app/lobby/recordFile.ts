/** What a record file says of its game, as far as it can be shown before the server has looked at it. */
import type { Departure, EndedEarly, Pace } from "../../api/contract";

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
  /** What whoever sat there is called; empty where nobody has a name. */
  names: readonly string[];
  time: RecordedTime | null;
}

export interface RecordedTime {
  pace: Pace | null;
  departures: readonly Departure[];
  lost: readonly number[];
  ended: EndedEarly | null;
  /** Milliseconds from the beginning of the game to its last action; null where nobody knows. */
  lasted: number | null;
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
  const names = isList(data["names"], "string") ? data["names"] : [];
  return { text, game, seats, actions, scores, names, time: timeIn(data["time"]) };
}

/** What is said of time, as far as it can be read: the server refuses what is wrong. */
function timeIn(data: unknown): RecordedTime | null {
  if (!isRecord(data)) return null;
  const { pace, departures, lost, ended, actions } = data;
  const done = Array.isArray(actions) ? actions.filter((one) => typeof one === "number") : [];
  return {
    pace: isRecord(pace) ? paceIn(pace) : null,
    departures: Array.isArray(departures) ? departures.filter(isDeparture) : [],
    lost: isList(lost, "number") ? lost : [],
    ended: isEnd(ended) ? ended : null,
    lasted: done.at(-1) ?? null,
  };
}

/** A pace of a file, whose settings have the names of its kind, as tables tell it. */
function paceIn(pace: Record<string, unknown>): Pace | null {
  const amount = (name: string): number => (typeof pace[name] === "number" ? pace[name] : 0);
  const common = {
    cap: amount("cap"),
    delay: amount("delay"),
    by_decision: pace["per"] === "decision",
    nights: pace["nights"] === true,
    weekends: pace["weekends"] === true,
    vacation_days: amount("vacation_days"),
    pause: amount("pause"),
  };
  if (pace["kind"] === "live")
    return { kind: "live", start: amount("bank"), added: amount("increment"), ...common };
  if (pace["kind"] === "by turns")
    return { kind: "by turns", start: amount("reserve"), added: amount("per_move"), ...common };
  return null;
}

const isDeparture = (data: unknown): data is Departure =>
  isRecord(data) &&
  typeof data["seat"] === "number" &&
  typeof data["ply"] === "number" &&
  (data["why"] === "time" || data["why"] === "resigned");

const isEnd = (data: unknown): data is EndedEarly =>
  isRecord(data) &&
  ["agreed", "wish", "forfeit", "deserted"].includes(String(data["kind"])) &&
  (data["winner"] === null || typeof data["winner"] === "number");

const isRecord = (data: unknown): data is Record<string, unknown> =>
  typeof data === "object" && data !== null && !Array.isArray(data);

function isList(data: unknown, kind: "string"): data is string[];
function isList(data: unknown, kind: "number"): data is number[];
function isList(data: unknown, kind: "string" | "number"): boolean {
  return Array.isArray(data) && data.every((one) => typeof one === kind);
}
