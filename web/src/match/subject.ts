/** Whom a line is about. */
import type { GameEvent, LogEntry } from "../api/contract";

/** The seat that an event is about, whoever's action brought it; null where it is about nobody. */
export function subjectOf(event: GameEvent): LogEntry["seat"] {
  const seat = event["seat"];
  return typeof seat === "number" ? seat : null;
}

/** Lines about what one does oneself need not say who did it. */
export function withoutSubject(line: string, name: string): string {
  const rest = line.startsWith(name) ? line.slice(name.length) : "";
  return name && /^[:\s]/.test(rest) ? rest.replace(/^[:\s]+/, "") : line;
}
