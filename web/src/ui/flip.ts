/**
 * Animates changes of the board (FLIP technique): moved things glide from their old place, new ones appear, and
 * pictures fly between players. Things are identified by `data-thing`; a small picture of a thing has
 * `data-thing-small`.
 */
const EASE = "cubic-bezier(0.3, 0.7, 0.2, 1)";
/** Delay in ms between two animations that start with one change. */
const STAGGER_MS = 70;
/** Maximum number of simultaneous flights. */
const MAX_FLIGHTS = 12;

/** The box of each thing; null if it is not visible. */
export type ThingBoxes = ReadonlyMap<string, DOMRect | null>;

/** A picture that flies from one place to another. */
export interface Flight {
  picture: Element;
  from: DOMRect;
  to: DOMRect;
}

export interface GlideOptions {
  /** In milliseconds. */
  duration: number;
  /** Whether a thing at a new place is animated; false for things that only made room. */
  moves?: (thing: string) => boolean;
  /** Whether a new thing appears with an animation. */
  appears?: (thing: string) => boolean;
  /** Start places of new things. */
  origins?: ReadonlyMap<string, DOMRect>;
}

/** The current box of each thing; its large picture has precedence over a small one. */
export function measureThings(root: HTMLElement): ThingBoxes {
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

/**
 * Animates all things from their previous places. Things that are or were invisible do not move. All boxes are measured
 * before any animation starts.
 */
export function animateMoves(root: HTMLElement, before: ThingBoxes, how: GlideOptions): void {
  const { duration, moves = () => true, appears = () => true, origins } = how;
  const begin: (() => void)[] = [];
  for (const element of root.querySelectorAll<HTMLElement>("[data-thing]")) {
    const name = element.dataset["thing"] ?? "";
    const from = before.get(name) ?? origins?.get(name);
    if (!from) {
      if (!before.has(name) && appears(name)) begin.push(() => animateAppearance(element, duration / 2));
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
  begin.push(
    ...flightsToSmallPictures(root, before, moves).map((one) => () => flyPictures(root, [one], duration)),
  );
  for (const one of begin) one();
}

/** Animates a thing inside a clipping frame by a copy above the page. */
function flyIn(
  root: HTMLElement,
  element: HTMLElement,
  way: Omit<Flight, "picture">,
  duration: number,
): void {
  element.animate([{ opacity: 0 }, { opacity: 0 }], { duration });
  flyPictures(root, [{ picture: element.querySelector("svg") ?? element, ...way }], duration);
}

function animateAppearance(element: HTMLElement, duration: number): void {
  element.animate([{ opacity: 0, transform: "scale(0.6)" }, {}], { duration, easing: EASE });
}

/** Flights of things that are now only shown as a small picture, for example in another player's city. */
function flightsToSmallPictures(
  root: HTMLElement,
  before: ThingBoxes,
  moves: (thing: string) => boolean,
): Flight[] {
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

/** Lets copies of pictures fly above the page, with a short delay each, and removes them. */
export function flyPictures(root: HTMLElement, flights: readonly Flight[], duration: number): void {
  flights.slice(0, MAX_FLIGHTS).forEach(({ picture, from, to }, index) => {
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
      delay: index * STAGGER_MS,
      easing: EASE,
      fill: "backwards",
    });
    flight.onfinish = flight.oncancel = () => copy.remove();
  });
}

/** An SVG symbol of the page as a picture that can fly. */
export function symbolPicture(href: string): Element {
  const picture = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  picture.setAttribute("viewBox", "0 0 24 24");
  const use = document.createElementNS("http://www.w3.org/2000/svg", "use");
  use.setAttribute("href", href);
  picture.append(use);
  return picture;
}

/** A box of the given size in the middle of another. */
export function centredBox(place: DOMRect, width: number, height = width): DOMRect {
  const [left, top] = [place.left + (place.width - width) / 2, place.top + (place.height - height) / 2];
  return new DOMRect(left, top, width, height);
}
