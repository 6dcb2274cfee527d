/** Which page is shown: three kinds of address, and links that change it without loading anew. */

export type Route =
  { page: "lobby" } | { page: "table"; id: string } | { page: "rules"; game: string } | { page: "missing" };

export function parse(path: string): Route {
  const parts = path.split("/").filter(Boolean).map(decodeURIComponent);
  const [first, second] = parts;
  if (parts.length === 0) return { page: "lobby" };
  if (parts.length === 2 && first === "table" && second) return { page: "table", id: second };
  if (parts.length === 2 && first === "rules" && second) return { page: "rules", game: second };
  return { page: "missing" };
}

class Router {
  route = $state<Route>({ page: "lobby" });

  start(): void {
    this.route = parse(location.pathname);
    addEventListener("popstate", () => (this.route = parse(location.pathname)));
    document.addEventListener("click", (event) => this.#follow(event));
  }

  go(path: string): void {
    if (path !== location.pathname) history.pushState(null, "", path);
    this.route = parse(path);
    scrollTo(0, 0);
  }

  #follow(event: MouseEvent): void {
    if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey)
      return;
    const link = (event.target as Element | null)?.closest?.("a[href]");
    if (!(link instanceof HTMLAnchorElement) || link.target || link.hasAttribute("download")) return;
    if (link.origin !== location.origin || link.pathname.startsWith("/api/")) return;
    if (link.pathname === location.pathname && link.hash) return;
    event.preventDefault();
    this.go(link.pathname);
  }
}

export const router = new Router();
