/** Facts of a view, as `src/tertulia/play/lessons.py` describes them, as far as the end of a lesson needs them. */

/** Whether `path = value` holds in a view; the path has names, numbers and `len`. */
export function factHolds(view: unknown, fact: string): boolean {
  const [path = "", value = ""] = fact.split(" = ");
  return value !== "" && JSON.stringify(lookUp(view, path)) === value;
}

function lookUp(view: unknown, path: string): unknown {
  return path.split(".").reduce<unknown>((here, name) => {
    if (typeof here !== "object" || here === null) return undefined;
    return name === "len" && Array.isArray(here) ? here.length : (here as Record<string, unknown>)[name];
  }, view);
}
