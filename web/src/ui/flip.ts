/**
 * Things that lie elsewhere after a change glide there from where they lay, new ones appear, and pictures fly where something changes
 * hands. Things are followed by their names (`data-thing`); a small picture of one has `data-thing-small`.
 */
const EASE = "cubic-bezier(0.3, 0.7, 0.2, 1)";
/** Milliseconds between two that set out from one change. */
const STAGGER = 70;
/** Number of things that set out at most; more than that nobody can follow. */
const MOST = 12;

/** Where every thing lay; null for one that was out of sight. */
export type Places = ReadonlyMap<string, DOMRect | null>;

/** A picture that leaves one place for another. */
export interface Flight {
  picture: Element;
  from: DOMRect;
  to: DOMRect;
}

export interface Gliding {
  /** In milliseconds. */
  duration: number;
  /** Whether a thing that lies elsewhere has moved; what only made room for others has not. */
  moves?: (thing: string) => boolean;
  /** Whether a thing that was nowhere before appears. */
  appears?: (thing: string) => boolean;
  /** Where a thing that was nowhere before comes from. */
  origins?: ReadonlyMap<string, DOMRect>;
}

/** Where every thing lies now; its large picture counts before a small one. */
export function places(root: HTMLElement): Places {
  const found = new Map<string, DOMRect | null>();
  for (const element of root.querySelectorAll<HTMLElement>("[data-thing]")) {
    const rect = element.getBoundingClientRect();
    const name = element.dataset["thing"] ?? "";
    if (rect.width > 0) found.set(name, rect);
    else if (!found.has(name)) found.set(name, null);
  }
  for (const element of root.querySelectorAll<SVGElement>("[data-thing-small]")) {
    const name = element.dataset["thingSmall"] ?? "";
    if (!found.get(name)) found.set(name, element.getBoundingClientRect());
  }
  return found;
}

function fromTo(from: DOMRect, to: DOMRect): Keyframe[] | null {
  const [dx, dy] = [from.left - to.left, from.top - to.top];
  const scale = to.width > 0 ? from.width / to.width : 1;
  if (Math.abs(dx) < 3 && Math.abs(dy) < 3 && Math.abs(scale - 1) < 0.05) return null;
  return [
    { transform: `translate(${dx}px, ${dy}px) scale(${scale})`, transformOrigin: "0 0", zIndex: 5 },
    { transform: "none", transformOrigin: "0 0", zIndex: 5 },
  ];
}

/** Moves all things from where they lay. What is out of sight, or was, does not move. All is measured before anything moves. */
export function glide(root: HTMLElement, before: Places, how: Gliding): void {
  const { duration, moves = () => true, appears = () => true, origins } = how;
  const begin: (() => void)[] = [];
  for (const element of root.querySelectorAll<HTMLElement>("[data-thing]")) {
    const name = element.dataset["thing"] ?? "";
    const from = before.get(name) ?? origins?.get(name);
    if (!from) {
      if (!before.has(name) && appears(name)) begin.push(() => appear(element, duration / 2));
      continue;
    }
    if (!moves(name)) continue;
    const to = element.getBoundingClientRect();
    const frames = to.width > 0 ? fromTo(from, to) : null;
    if (!frames) continue;
    begin.push(
      element.closest("[data-clips]")
        ? () => flyIn(root, element, { from, to }, duration)
        : () => void element.animate(frames, { duration, easing: EASE }),
    );
  }
  begin.push(...homecomings(root, before, moves).map((one) => () => fly(root, [one], duration)));
  for (const one of begin) one();
}

/** What lies in a frame that cuts off what is outside is seen on its way as a copy over the page. */
function flyIn(
  root: HTMLElement,
  element: HTMLElement,
  way: Omit<Flight, "picture">,
  duration: number,
): void {
  element.animate([{ opacity: 0 }, { opacity: 0 }], { duration });
  fly(root, [{ picture: element.querySelector("svg") ?? element, ...way }], duration);
}

function appear(element: HTMLElement, duration: number): void {
  element.animate([{ opacity: 0, transform: "scale(0.6)" }, {}], { duration, easing: EASE });
}

/** Things that left the large picture for a small one (another player's city) are seen on their way there. */
function homecomings(root: HTMLElement, before: Places, moves: (thing: string) => boolean): Flight[] {
  const all = [...root.querySelectorAll<HTMLElement>("[data-thing]")];
  const large = new Set(all.map((element) => element.dataset["thing"]));
  return [...root.querySelectorAll<SVGElement>("[data-thing-small]")].flatMap((small) => {
    const name = small.dataset["thingSmall"] ?? "";
    const from = before.get(name);
    const picture = small.querySelector("svg");
    if (!from || !picture || !moves(name) || large.has(name)) return [];
    const to = small.getBoundingClientRect();
    return from.width < to.width * 1.5 ? [] : [{ picture, from, to }];
  });
}

/** Copies of the pictures fly over the page, one soon after the other, and are gone. */
export function fly(root: HTMLElement, flights: readonly Flight[], duration: number): void {
  flights.slice(0, MOST).forEach(({ picture, from, to }, index) => {
    const frames = fromTo(from, to);
    if (!frames) return;
    const copy = document.createElement("div");
    copy.className = "flier";
    copy.setAttribute("aria-hidden", "true");
    copy.append(picture.cloneNode(true));
    for (const side of ["left", "top", "width", "height"] as const)
      copy.style.setProperty(side, `${to[side]}px`);
    root.append(copy);
    const flight = copy.animate(frames, {
      duration,
      delay: index * STAGGER,
      easing: EASE,
      fill: "backwards",
    });
    flight.onfinish = flight.oncancel = () => copy.remove();
  });
}

/** A drawing of the page as a picture that can fly. */
export function drawn(href: string): Element {
  const picture = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  picture.setAttribute("viewBox", "0 0 24 24");
  const use = document.createElementNS("http://www.w3.org/2000/svg", "use");
  use.setAttribute("href", href);
  picture.append(use);
  return picture;
}

/** A place in the middle of another, as large as a picture of that width is there. */
export function within(place: DOMRect, width: number, height = width): DOMRect {
  const [left, top] = [place.left + (place.width - width) / 2, place.top + (place.height - height) / 2];
  return new DOMRect(left, top, width, height);
}
