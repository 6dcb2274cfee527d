/**
 * The log as it is read: what an action brought about is one line, the lines of one player's turn belong together, and so do the turns of
 * one part of the game. What has been worded stays worded, and groups that have not changed stay the same objects, so that a long log
 * costs no more than its newest line.
 */
import type { GameEvent, LogEntry } from "../api/contract";
import type { Describe } from "./describing";
import { withoutSubject } from "./subject";

export interface Line {
  key: string;
  ply: number;
  /** Who did it; null for what nobody did: the set-up, a scoring. */
  seat: number | null;
  cause: string;
  /** What came of it. */
  effects: string;
  /** What else belongs to it, each a sentence for a row of its own: a scoring, player by player. */
  rows: readonly string[];
}
export interface Turn {
  key: string;
  seat: number | null;
  lines: readonly Line[];
}
export interface Part {
  key: string;
  heading: string;
  /** In the order in which they were played. */
  turns: readonly Turn[];
}

/** What a game says of its events for the log. */
export interface LogWords {
  tell: Describe;
  /** What everybody is called, by seat. */
  names: readonly string[];
  /** The heading of the part of the game that begins with an event; null for most. */
  heading: (event: GameEvent) => string | null;
  /** Whether an event, and what follows it, is nobody's doing. */
  common: (event: GameEvent) => boolean;
  /** The heading of what comes before the first part. */
  beginning: string;
}

interface Segment {
  heading: string | null;
  line: Line | null;
}

/** What only ends a step of a turn is no cause of what comes then. */
const NO_CAUSE = new Set([undefined, "done"]);
const verb = (action: string | null): string | undefined => action?.split(" ")[0];
const whole = (line: string): string => (/[.!?]$/.test(line) ? line : `${line}.`);
const bare = (sentence: string): string => sentence.replace(/[.!]$/, "");

interface Told {
  text: string;
  type: string;
  /** Whom the event is about, where it says so. */
  about: unknown;
}

/** Whether what is told goes on with whom the row before it is about; what names them without being about them does so in its own kind. */
const goesOn = (last: Told, one: Told): boolean =>
  typeof one.about === "number" ? last.about === one.about : last.type === one.type;

/** What nobody did, in rows: what is told of one player, one after another, makes one. */
function rowsOf(told: readonly Told[], names: readonly string[]): string[] {
  const found: { name: string | undefined; last: Told; text: string }[] = [];
  for (const one of told) {
    const name = names.find((known) => withoutSubject(one.text, known) !== one.text);
    const row = found.at(-1);
    if (row && name !== undefined && row.name === name && goesOn(row.last, one)) {
      row.text = `${bare(row.text)}; ${withoutSubject(one.text, name)}`;
      row.last = one;
    } else found.push({ name, last: one, text: one.text });
  }
  return found.map(({ text }) => whole(text));
}

/** One line of some events, which an action brought about; null where nothing is told of them. */
export function lineOf(
  entry: LogEntry,
  events: GameEvent[],
  seat: number | null,
  words: LogWords,
): Line | null {
  const own = seat === null ? "" : (words.names[seat] ?? "");
  // What begins a part of the game is said by its heading.
  const lines = (event: GameEvent): string[] =>
    words.tell(event).slice(words.heading(event) === null ? 0 : 1);
  const told = events.flatMap((event) =>
    lines(event).map((line) => ({
      type: event.type,
      about: event["seat"],
      text: withoutSubject(line, own),
    })),
  );
  if (told.length === 0) return null;
  const { ply, action } = entry;
  const key = `${ply}-${seat ?? "all"}`;
  // What was done may be several of a kind: two goods taken.
  const at = told.findIndex(({ type }) => type !== told[0]?.type);
  if (seat === null) {
    const [cause = "", ...rows] = rowsOf(told, words.names);
    return { key, ply, seat, cause, effects: "", rows };
  }
  if (at < 0 || NO_CAUSE.has(verb(action)))
    return { key, ply, seat, cause: told.map(({ text }) => whole(text)).join(" "), effects: "", rows: [] };
  const joined = (some: typeof told): string => some.map(({ text }) => bare(text)).join("; ");
  return { key, ply, seat, cause: joined(told.slice(0, at)), effects: joined(told.slice(at)), rows: [] };
}

/** Whose line an event belongs to: what comes to somebody else by an action is theirs, unless it was done to them. */
function subjectOf(event: GameEvent, before: number | null): number | null {
  const { seat, by } = event;
  return typeof seat === "number" && by === undefined ? seat : before;
}

/** Runs of events of the same player, from the one who acted on. */
function runsOf(events: readonly GameEvent[], actor: number | null): [number | null, GameEvent[]][] {
  const runs: [number | null, GameEvent[]][] = [[actor, []]];
  for (const event of events) {
    const last = runs.at(-1);
    const subject = actor === null ? null : subjectOf(event, last?.[0] ?? null);
    if (last && last[0] === subject) last[1].push(event);
    else runs.push([subject, [event]]);
  }
  return runs;
}

/** An entry's own line and those of others to whom something came, then what is nobody's, cut where a part of the game begins. */
function segments(entry: LogEntry, words: LogWords): Segment[] {
  const at = entry.events.findIndex((event) => words.common(event) || words.heading(event) !== null);
  const own = at < 0 ? entry.events : entry.events.slice(0, at);
  const found: Segment[] = runsOf(own, entry.seat).map(([seat, events], index) => {
    const line = lineOf(entry, events, seat, words);
    return { heading: null, line: line && index > 0 ? { ...line, key: `${line.key}-${index}` } : line };
  });
  let heading: string | null = null;
  let rest: GameEvent[] = [];
  const cut = (): void => {
    const line = lineOf(entry, rest, null, words);
    found.push({ heading, line: line && { ...line, key: `${line.key}-${found.length}` } });
    rest = [];
  };
  for (const event of at < 0 ? [] : entry.events.slice(at)) {
    const next = words.heading(event);
    if (next !== null) {
      cut();
      heading = next;
    }
    rest.push(event);
  }
  cut();
  return found.filter((one) => one.heading !== null || one.line !== null);
}

/** Words for the entries of a log, and their groups. */
export class LogBook {
  readonly #worded = new WeakMap<LogEntry, Segment[]>();
  #parts: readonly Part[] = [];

  constructor(readonly words: LogWords) {}

  /** The parts of the game so far, with lines of what else happened after some plies; what is as it was at the last call are the
   * same objects. */
  parts(log: readonly LogEntry[], besides: readonly Line[] = []): readonly Part[] {
    const parts: {
      key: string;
      heading: string;
      turns: { key: string; seat: number | null; lines: Line[] }[];
    }[] = [];
    for (const entry of log) {
      const others = besides.filter(({ ply }) => ply === entry.ply).map((line) => ({ heading: null, line }));
      for (const { heading, line } of [...this.#segments(entry), ...others]) {
        if (heading !== null || parts.length === 0)
          parts.push({ key: `${entry.ply}-${heading}`, heading: heading ?? this.words.beginning, turns: [] });
        const turns = parts.at(-1)?.turns ?? [];
        if (!line) continue;
        const last = turns.at(-1);
        if (last && last.seat === line.seat) last.lines.push(line);
        else turns.push({ key: line.key, seat: line.seat, lines: [line] });
      }
    }
    const before = this.#parts;
    this.#parts = parts.map((part, index) => samePart(before[index], part));
    return this.#parts;
  }

  /** The lines of some entries, in the order in which they were played. */
  lines(log: readonly LogEntry[]): Line[] {
    return log.flatMap((entry) => this.#segments(entry).flatMap(({ line }) => (line ? [line] : [])));
  }

  /** The ply of the next line after a ply; nothing where there is none yet. */
  after(log: readonly LogEntry[], ply: number): number | undefined {
    const next = log.find((entry) => entry.ply > ply && this.#segments(entry).some(({ line }) => line));
    return next?.ply;
  }

  /** A line that stands alone: it says who did it. */
  text({ seat, cause, effects, rows }: Line): string {
    const said = effects ? `${cause} → ${effects}` : cause;
    return seat === null ? [cause, ...rows].join(" ") : `${this.words.names[seat] ?? ""}: ${said}`;
  }

  #segments(entry: LogEntry): Segment[] {
    const known = this.#worded.get(entry);
    if (known) return known;
    const found = segments(entry, this.words);
    this.#worded.set(entry, found);
    return found;
  }
}

const same = (some: readonly unknown[], others: readonly unknown[]): boolean =>
  some.length === others.length && some.every((one, index) => one === others[index]);

function samePart(before: Part | undefined, now: Part): Part {
  const turns = now.turns.map((turn, index) => {
    const old = before?.turns[index];
    return old && old.seat === turn.seat && same(old.lines, turn.lines) ? old : turn;
  });
  return before && before.key === now.key && same(before.turns, turns) ? before : { ...now, turns };
}
