/**
 * Addresses of the site, relative to the page's `<base href>` (`/`, or `/tertulia/` behind a proxy). Every address that
 * the client uses is built here.
 */

/** The path of the lobby; it ends with a slash. */
const home = (): string => new URL(".", document.baseURI).pathname;

/** The path of a page or of an API endpoint: `at("table/a1")`, `at("api/me")`; `at()` is the lobby. */
export const at = (place = ""): string => home() + place;

/** The inverse of `at`; null if the path lies outside the site. */
export function placeOf(path: string): string | null {
  const start = home();
  if (`${path}/` === start) return "";
  return path.startsWith(start) ? path.slice(start.length) : null;
}

/** The absolute address of a page, for sharing. `host`, if given, replaces a host name that only this machine knows. */
export function link(place: string, host: string | null = null): string {
  const url = new URL(at(place), location.href);
  if (host) url.hostname = host;
  return url.href;
}

/** Whether the page was opened under a loopback address, which does not lead other machines here. */
export const onlyHere = (): boolean => /^(localhost|127\.|\[::1\])/.test(location.hostname);
