/** Lines about what one does oneself need not say who did it. */
export function withoutSubject(line: string, name: string): string {
  const rest = line.startsWith(name) ? line.slice(name.length) : "";
  return name && /^[:\s]/.test(rest) ? rest.replace(/^[:\s]+/, "") : line;
}
