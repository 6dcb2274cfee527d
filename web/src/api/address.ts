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

/** The same with the site's name, to be copied and sent to others: with `host` in place of a name that only this machine knows. */
export function link(place: string, host: string | null = null): string {
  const url = new URL(at(place), location.href);
  if (host) url.hostname = host;
  return url.href;
}

/** Whether the page was opened under a name that means another machine to everybody else. */
export const onlyHere = (): boolean => /^(localhost|127\.|\[::1\])/.test(location.hostname);
