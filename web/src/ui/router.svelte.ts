/** Client-side router: maps paths to pages and follows links without reloading. */
import { placeInSite, sitePath } from "../api/address";

export type Route =
  /** The home page: the guest's tables, games to start, other players' tables. */
  | { page: "lobby" }
  /** Form for a new table; `game` is chosen at first. */
  | { page: "new"; game: string | null }
  /** Running games that can be watched. */
  | { page: "watch" }
  /** Record files and component sets. */
  | { page: "files" }
  /** A table, or the analysis of its finished game. */
  | { page: "table"; id: string; analysis: boolean }
  /** `game` null: the list of all rules. */
  | { page: "rules"; game: string | null }
  /** The guided first game of a game; `game` null: the list of all guided games. */
  | { page: "learn"; game: string | null }
  /** Editor of component sets: a game's sets, or one of them. */
  | { page: "componentEditor"; game: string; set: string | null }
  /**
   * Notification settings: the guest's own, those of a table, or a link from an email. `about` is the table's id or the
   * link's token.
   */
  | { page: "notifications"; what: "own" | "table" | "confirm" | "unsubscribe"; about: string }
  /** Account page, a link for another device or from an email, or the return from an OpenID provider. */
  | { page: "account"; part: null | "link" | "openid" }
  /** A profile, by handle; `me` is the viewer's own. `handle` null: the list of players. */
  | { page: "people"; handle: string | null }
  /** Account status and moderation. */
  | { page: "accountStatus" }
  /** A page that the site's operator provides. */
  | { page: "site"; kind: "imprint" | "privacy" | "contact" }
  | { page: "missing" };

/** Earlier first parts of addresses, which stand in sent emails, messages and bookmarks. */
const RENAMED: Record<string, string> = { you: "account", players: "people" };

/** The current address of a page, for an earlier one; null if the address has not changed. */
export function renamedPlace(place: string): string | null {
  const [first = "", ...rest] = place.split("/");
  const name = Object.hasOwn(RENAMED, first) ? RENAMED[first] : undefined;
  return name === undefined ? null : [name, ...rest].join("/");
}

export function parseRoute(place: string): Route {
  const [first, second, ...more] = decodeParts(place.split("/").filter(Boolean));
  if (first === undefined) return { page: "lobby" };
  if ((first === "watch" || first === "files") && second === undefined) return { page: first };
  if (more.length === 0 && first === "new") return { page: "new", game: second ?? null };
  if (first === "table" && second && (more.length === 0 || (more.length === 1 && more[0] === "analysis")))
    return { page: "table", id: second, analysis: more.length === 1 };
  if (more.length === 0 && first === "learn") return { page: "learn", game: second ?? null };
  if (more.length === 0 && first === "people") return { page: "people", handle: second ?? null };
  if (more.length === 0 && first === "rules") return { page: "rules", game: second ?? null };
  if (
    more.length === 0 &&
    first === "account" &&
    (second === undefined || second === "link" || second === "openid")
  )
    return { page: "account", part: second ?? null };
  if (first === "account-status" && second === undefined) return { page: "accountStatus" };
  if (
    more.length === 0 &&
    first === "site" &&
    (second === "imprint" || second === "privacy" || second === "contact")
  )
    return { page: "site", kind: second };
  const [set, ...rest] = more;
  if (first === "notifications" && rest.length === 0) {
    if (second === undefined) return { page: "notifications", what: "own", about: "" };
    if (set && (second === "table" || second === "confirm" || second === "unsubscribe"))
      return { page: "notifications", what: second, about: set };
  }
  if (first === "workshop" && second && rest.length === 0)
    return { page: "componentEditor", game: second, set: set ?? null };
  return { page: "missing" };
}

/** A path with invalid percent-encoding leads to the page "missing". */
function decodeParts(parts: string[]): string[] {
  try {
    return parts.map(decodeURIComponent);
  } catch {
    return ["missing"];
  }
}

const routeOf = (path: string): Route => {
  const place = placeInSite(path);
  return place === null ? { page: "missing" } : parseRoute(place);
};

class Router {
  route = $state<Route>({ page: "lobby" });
  #address = $state("");

  /** Follows links and the browser's history. Returns a function that ends it. */
  start(): () => void {
    this.#arrive();
    const stop = new AbortController();
    addEventListener("popstate", () => this.#arrive(), { signal: stop.signal });
    document.addEventListener("click", (event) => this.#follow(event), { signal: stop.signal });
    return () => stop.abort();
  }

  /** Navigates to a path, which may end with a fragment. */
  go(path: string): void {
    if (path !== location.pathname + location.hash) history.pushState(null, "", path);
    this.#arrive();
    scrollTo(0, 0);
  }

  /**
   * The address of a fragment on the current page; `#part` alone would be relative to the lobby because of `<base>`.
   */
  fragmentPath(fragment: string): string {
    return this.#address + fragment;
  }

  #arrive(): void {
    const place = placeInSite(location.pathname);
    const renamed = place === null ? null : renamedPlace(place);
    if (renamed !== null) history.replaceState(null, "", sitePath(renamed) + location.search + location.hash);
    this.#address = location.pathname + location.search;
    this.route = routeOf(location.pathname);
  }

  #follow(event: MouseEvent): void {
    if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey)
      return;
    const link = (event.target as Element | null)?.closest?.("a[href]");
    if (!(link instanceof HTMLAnchorElement) || link.target || link.hasAttribute("download")) return;
    if (link.origin !== location.origin || (placeInSite(link.pathname) ?? "api/").startsWith("api/")) return;
    if (link.pathname === location.pathname && link.hash) return;
    event.preventDefault();
    this.go(link.pathname + link.hash);
  }
}

export const router = new Router();
