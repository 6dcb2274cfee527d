/**
 * Addresses of the site, relative to the page's `<base href>` (`/`, or `/tertulia/` behind a proxy). Every address that
 * the client uses is built here.
 */

/** The path of the lobby; it ends with a slash. */
const lobbyPath = (): string => new URL(".", document.baseURI).pathname;

/** The path of a page or of an API endpoint: `at("table/a1")`, `at("api/me")`; `at()` is the lobby. */
export const sitePath = (place = ""): string => lobbyPath() + place;

/** The inverse of `sitePath`; null if the path lies outside the site. */
export function placeInSite(path: string): string | null {
  const start = lobbyPath();
  if (`${path}/` === start) return "";
  return path.startsWith(start) ? path.slice(start.length) : null;
}

/** The absolute address of a page, for sharing. `host`, if given, replaces a host name that only this machine knows. */
export function absoluteUrl(place: string, host: string | null = null): string {
  const url = new URL(sitePath(place), location.href);
  if (host) url.hostname = host;
  return url.href;
}

/** Whether the page was opened under a loopback address, which does not lead other machines here. */
export const isLoopback = (): boolean => /^(localhost|127\.|\[::1\])/.test(location.hostname);
