/**
 * Removes a name from the beginning of a line, with the colon and the spaces after it. Other lines stay as they are.
 */
export function withoutSubject(line: string, name: string): string {
  const rest = line.startsWith(name) ? line.slice(name.length) : "";
  return name && /^[:\s]/.test(rest) ? rest.replace(/^[:\s]+/, "") : line;
}
