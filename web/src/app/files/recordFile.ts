/** Reads the record file of a game, to show it before the server checks it. */
import type { Departure, EndedEarly, Pace } from "../../api/contract";

/** The largest file in bytes. A record with a component set has some tens of thousands; the server accepts more. */
const MAX_BYTES = 400_000;

export interface RecordFile {
  text: string;
  game: string;
  /** The player of each seat: a bot's name, or another word for a person. */
  seats: readonly string[];
  actions: readonly string[];
  /** Points by seat; null if the game was not finished. */
  scores: readonly number[] | null;
  /** Players' names by seat; empty if the file has none. */
  names: readonly string[];
  time: RecordedTime | null;
}

export interface RecordedTime {
  pace: Pace | null;
  departures: readonly Departure[];
  lost: readonly number[];
  ended: EndedEarly | null;
  /** Milliseconds from the start of the game to its last action; null if unknown. */
  lasted: number | null;
}

/** The last position with an action to choose: before the last action, or the end of an unfinished game. */
export const lastPosition = ({ actions, scores }: RecordFile): number =>
  scores === null ? actions.length : actions.length - 1;

/** Reads a chosen file; returns an error code if it is no record or too large. */
export async function readRecord(file: Blob): Promise<RecordFile | "record" | "too-large"> {
  if (file.size > MAX_BYTES) return "too-large";
  try {
    const text = await file.text();
    return parseRecord(text) ?? "record";
  } catch {
    return "record";
  }
}

export function parseRecord(text: string): RecordFile | null {
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
  return { text, game, seats, actions, scores, names, time: parseTime(data["time"]) };
}

/** The valid parts of a record's time data; the server refuses invalid ones later. */
function parseTime(data: unknown): RecordedTime | null {
  if (!isRecord(data)) return null;
  const { pace, departures, lost, ended, actions } = data;
  const done = Array.isArray(actions) ? actions.filter((one) => typeof one === "number") : [];
  return {
    pace: isRecord(pace) ? parsePace(pace) : null,
    departures: Array.isArray(departures) ? departures.filter(isDeparture) : [],
    lost: isList(lost, "number") ? lost : [],
    ended: isEnd(ended) ? ended : null,
    lasted: done.at(-1) ?? null,
  };
}

/** A file's time control, whose fields have other names in each kind, in the form that tables have. */
function parsePace(pace: Record<string, unknown>): Pace | null {
  const numberAt = (name: string): number => (typeof pace[name] === "number" ? pace[name] : 0);
  const common = {
    cap: numberAt("cap"),
    delay: numberAt("delay"),
    by_decision: pace["per"] === "decision",
    nights: pace["nights"] === true,
    weekends: pace["weekends"] === true,
    vacation_days: numberAt("vacation_days"),
    pause: numberAt("pause"),
  };
  if (pace["kind"] === "live")
    return { kind: "live", start: numberAt("bank"), added: numberAt("increment"), ...common };
  if (pace["kind"] === "by turns")
    return { kind: "by turns", start: numberAt("reserve"), added: numberAt("per_move"), ...common };
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
