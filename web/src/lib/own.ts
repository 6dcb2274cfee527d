/** Lines about what one does oneself need not say who did it. */

/** Fluent wraps what it fills in, so that names in other scripts stay in one piece. */
const [FROM, TO] = ["\u2068", "\u2069"];

export function withoutSubject(line: string, name: string): string {
  const subject = [`${FROM}${name}${TO}`, name].find((start) => name !== "" && line.startsWith(start));
  return subject === undefined ? line : line.slice(subject.length).replace(/^[:\s]+/, "");
}
