/**
 * Where the site lives: the page's `<base href>` says it (`/`, or `/tertulia/` behind a proxy), and every address that the
 * client uses is made here.
 */

/** The path of the lobby; it ends with a slash. */
const home = (): string => new URL(".", document.baseURI).pathname;

/** The path of a page or of the interface: `at("api/me")`, `at("table/a1")`; `at()` is the lobby. */
export const at = (place = ""): string => home() + place;

/** What `at` made a path of; null where the path leads out of the site. */
export function placeOf(path: string): string | null {
  const start = home();
  if (`${path}/` === start) return "";
  return path.startsWith(start) ? path.slice(start.length) : null;
}

/** The same with the site's name, to be copied and sent to others. */
export const link = (place: string): string => new URL(at(place), location.href).href;
