/**
 * Groups the log for display: one line per action, lines into turns, turns into parts of the game. Wording is cached,
 * and unchanged groups keep their object identity, so that a long log costs no more than its newest line.
 */
import type { GameEvent, LogEntry } from "../api/contract";
import type { Describe } from "./describeContext";
import type { Screens } from "./games";
import { t } from "../i18n/words.svelte";
import { withoutSubject } from "./withoutSubject";

export interface LogLine {
  key: string;
  ply: number;
  /** The acting seat; null if no player acted: set-up, a scoring. */
  seat: number | null;
  cause: string;
  /** The results of the action. */
  effects: string;
  /** Further sentences for rows of their own: a scoring, player by player. */
  rows: readonly string[];
}
export interface LogTurn {
  key: string;
  seat: number | null;
  lines: readonly LogLine[];
}
export interface LogPart {
  key: string;
  heading: string;
  /** In playing order. */
  turns: readonly LogTurn[];
}

/** A game's wording of its events for the log. */
export interface LogWords {
  describe: Describe;
  /** Player names by seat. */
  names: readonly string[];
  /** The heading of the part of the game that an event begins; null for most events. */
  logHeading: (event: GameEvent) => string | null;
  /** Whether an event, and all later events of its action, are no player's doing. */
  isCommon: (event: GameEvent) => boolean;
  /** The heading of the lines before the first part. */
  beginning: string;
}

interface Segment {
  heading: string | null;
  line: LogLine | null;
}

/** Actions that only end a step of a turn; they are not the cause of the events that follow. */
const NO_CAUSE = new Set([undefined, "done"]);
const verbOf = (action: string | null): string | undefined => action?.split(" ")[0];
const asSentence = (line: string): string => (/[.!?]$/.test(line) ? line : `${line}.`);
const withoutStop = (sentence: string): string => sentence.replace(/[.!]$/, "");

interface WordedEvent {
  text: string;
  type: string;
  /** The seat that the event is about, if it names one. */
  about: unknown;
}

/**
 * Whether a row continues the previous one: it is about the previous row's seat, or it names no seat and its event has
 * the previous type.
 */
const continuesRow = (last: WordedEvent, one: WordedEvent): boolean =>
  typeof one.about === "number" ? last.about === one.about : last.type === one.type;

/** Rows for events that no player caused. Consecutive sentences about one player are joined. */
function toRows(worded: readonly WordedEvent[], names: readonly string[]): string[] {
  const found: { name: string | undefined; last: WordedEvent; text: string }[] = [];
  for (const one of worded) {
    const name = names.find((known) => withoutSubject(one.text, known) !== one.text);
    const row = found.at(-1);
    if (row && name !== undefined && row.name === name && continuesRow(row.last, one)) {
      row.text = `${withoutStop(row.text)}; ${withoutSubject(one.text, name)}`;
      row.last = one;
    } else found.push({ name, last: one, text: one.text });
  }
  return found.map(({ text }) => asSentence(text));
}

/** The line for some events of an entry; null if the game has no words for them. */
export function toLogLine(
  entry: LogEntry,
  events: GameEvent[],
  seat: number | null,
  words: LogWords,
): LogLine | null {
  const own = seat === null ? "" : (words.names[seat] ?? "");
  // The heading already says that a part of the game begins.
  const lines = (event: GameEvent): string[] =>
    words.describe(event).slice(words.logHeading(event) === null ? 0 : 1);
  const worded = events.flatMap((event) =>
    lines(event).map((line) => ({
      type: event.type,
      about: event["seat"],
      text: withoutSubject(line, own),
    })),
  );
  if (worded.length === 0) return null;
  const { ply, action } = entry;
  const key = `${ply}-${seat ?? "all"}`;
  // The cause may be several events of one type: two goods taken.
  const at = worded.findIndex(({ type }) => type !== worded[0]?.type);
  if (seat === null) {
    const [cause = "", ...rows] = toRows(worded, words.names);
    return { key, ply, seat, cause, effects: "", rows };
  }
  if (at < 0 || NO_CAUSE.has(verbOf(action)))
    return {
      key,
      ply,
      seat,
      cause: worded.map(({ text }) => asSentence(text)).join(" "),
      effects: "",
      rows: [],
    };
  const joinTexts = (some: typeof worded): string => some.map(({ text }) => withoutStop(text)).join("; ");
  return {
    key,
    ply,
    seat,
    cause: joinTexts(worded.slice(0, at)),
    effects: joinTexts(worded.slice(at)),
    rows: [],
  };
}

/**
 * The seat whose line an event belongs to: its own seat if the event gives that player something, but the actor if the
 * actor did it to them (`by`).
 */
function subjectOf(event: GameEvent, before: number | null): number | null {
  const { seat, by } = event;
  return typeof seat === "number" && by === undefined ? seat : before;
}

/** Splits events into runs by seat, beginning with the actor's. */
function runsBySeat(events: readonly GameEvent[], actor: number | null): [number | null, GameEvent[]][] {
  const runs: [number | null, GameEvent[]][] = [[actor, []]];
  for (const event of events) {
    const last = runs.at(-1);
    const subject = actor === null ? null : subjectOf(event, last?.[0] ?? null);
    if (last && last[0] === subject) last[1].push(event);
    else runs.push([subject, [event]]);
  }
  return runs;
}

/**
 * The segments of an entry: the actor's line, lines of other seats that gained something, then common events, cut at
 * each heading.
 */
function toSegments(entry: LogEntry, words: LogWords): Segment[] {
  const at = entry.events.findIndex((event) => words.isCommon(event) || words.logHeading(event) !== null);
  const own = at < 0 ? entry.events : entry.events.slice(0, at);
  const found: Segment[] = runsBySeat(own, entry.seat).map(([seat, events], index) => {
    const line = toLogLine(entry, events, seat, words);
    return { heading: null, line: line && index > 0 ? { ...line, key: `${line.key}-${index}` } : line };
  });
  let heading: string | null = null;
  let rest: GameEvent[] = [];
  const endSegment = (): void => {
    const line = toLogLine(entry, rest, null, words);
    found.push({ heading, line: line && { ...line, key: `${line.key}-${found.length}` } });
    rest = [];
  };
  for (const event of at < 0 ? [] : entry.events.slice(at)) {
    const next = words.logHeading(event);
    if (next !== null) {
      endSegment();
      heading = next;
    }
    rest.push(event);
  }
  endSegment();
  return found.filter((one) => one.heading !== null || one.line !== null);
}

/** Words and groups log entries, with caching. */
export class LogBook {
  readonly #worded = new WeakMap<LogEntry, Segment[]>();
  #parts: readonly LogPart[] = [];

  constructor(readonly words: LogWords) {}

  /**
   * The parts of the game so far. `besides` are lines of other origin, placed after their ply. Parts and turns that are
   * equal to those of the previous call are returned as identical objects.
   */
  parts(log: readonly LogEntry[], besides: readonly LogLine[] = []): readonly LogPart[] {
    const parts: {
      key: string;
      heading: string;
      turns: { key: string; seat: number | null; lines: LogLine[] }[];
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

  /** The lines of some entries, in playing order. */
  lines(log: readonly LogEntry[]): LogLine[] {
    return log.flatMap((entry) => this.#segments(entry).flatMap(({ line }) => (line ? [line] : [])));
  }

  /** The ply of the next line after `ply`; undefined if none exists yet. */
  after(log: readonly LogEntry[], ply: number): number | undefined {
    const next = log.find((entry) => entry.ply > ply && this.#segments(entry).some(({ line }) => line));
    return next?.ply;
  }

  /** A line as a sentence that stands alone, with the name of its player. */
  text({ seat, cause, effects, rows }: LogLine): string {
    const text = effects ? `${cause} → ${effects}` : cause;
    return seat === null ? [cause, ...rows].join(" ") : `${this.words.names[seat] ?? ""}: ${text}`;
  }

  #segments(entry: LogEntry): Segment[] {
    const known = this.#worded.get(entry);
    if (known) return known;
    const found = toSegments(entry, this.words);
    this.#worded.set(entry, found);
    return found;
  }
}

const sameItems = (some: readonly unknown[], others: readonly unknown[]): boolean =>
  some.length === others.length && some.every((one, index) => one === others[index]);

function samePart(before: LogPart | undefined, now: LogPart): LogPart {
  const turns = now.turns.map((turn, index) => {
    const old = before?.turns[index];
    return old && old.seat === turn.seat && sameItems(old.lines, turn.lines) ? old : turn;
  });
  return before && before.key === now.key && sameItems(before.turns, turns) ? before : { ...now, turns };
}

/** A log in the words of a game's screens. Without screens, events have no words yet. */
export const createLogBook = (screens: Screens | null, names: string[]): LogBook =>
  new LogBook({
    describe: (event) => screens?.describeEvent(event, names) ?? [],
    names,
    logHeading: (event) => screens?.logHeading(event) ?? null,
    isCommon: (event) => screens?.isCommon(event) ?? false,
    beginning: t("table-log-beginning"),
  });
