/** Things that lie elsewhere after a change glide there from where they lay; new ones appear. Nothing moves where the user wants stillness. */
import type { Taking } from "./takings";

const EASE = "cubic-bezier(0.3, 0.7, 0.2, 1)";
export type Places = Map<string, DOMRect>;

/** Where every thing lies now; its large picture counts before a small one. */
export function places(root: HTMLElement): Places {
  const found: Places = new Map();
  for (const element of root.querySelectorAll<HTMLElement>("[data-thing]")) {
    const rect = element.getBoundingClientRect();
    if (rect.width > 0) found.set(element.dataset["thing"] ?? "", rect);
  }
  for (const element of root.querySelectorAll<SVGElement>("[data-thing-small]")) {
    const name = element.dataset["thingSmall"] ?? "";
    if (!found.has(name)) found.set(name, element.getBoundingClientRect());
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

export function glide(root: HTMLElement, before: Places, duration: number): void {
  for (const element of root.querySelectorAll<HTMLElement>("[data-thing]")) {
    const from = before.get(element.dataset["thing"] ?? "");
    if (!from) {
      element.animate([{ opacity: 0, transform: "scale(0.6)" }, {}], {
        duration: duration / 2,
        easing: EASE,
      });
      continue;
    }
    const frames = fromTo(from, element.getBoundingClientRect());
    if (frames) element.animate(frames, { duration, easing: EASE });
  }
  flyHome(root, before, duration);
}

/** A tile that left the large picture for a small one (another player's city) is seen on its way there. */
function flyHome(root: HTMLElement, before: Places, duration: number): void {
  const large = new Set(
    [...root.querySelectorAll<HTMLElement>("[data-thing]")].map((e) => e.dataset["thing"]),
  );
  for (const small of root.querySelectorAll<SVGElement>("[data-thing-small]")) {
    const name = small.dataset["thingSmall"] ?? "";
    const from = before.get(name);
    const to = small.getBoundingClientRect();
    if (!from || large.has(name) || from.width < to.width * 1.5) continue;
    const picture = small.querySelector("svg");
    if (picture) fly(root, picture, from, to, duration);
  }
}

/** A copy of `picture` flies over the page and is gone. */
function fly(root: HTMLElement, picture: Element, from: DOMRect, to: DOMRect, duration: number): void {
  const copy = document.createElement("div");
  copy.className = "flier";
  copy.setAttribute("aria-hidden", "true");
  copy.append(picture.cloneNode(true));
  for (const side of ["left", "top", "width", "height"] as const)
    copy.style.setProperty(side, `${to[side]}px`);
  root.append(copy);
  const frames = fromTo(from, to);
  const flight = frames ? copy.animate(frames, { duration, easing: EASE }) : null;
  if (flight) flight.onfinish = () => copy.remove();
  else copy.remove();
}

/** Cards taken from the display fly to whoever took them. */
export function flyMoney(
  root: HTMLElement,
  before: Places,
  takings: Taking[],
  pictures: Map<string, Element>,
): void {
  for (const { seat, slots } of takings) {
    const home = root.querySelector(`[data-player="${seat}"]`)?.getBoundingClientRect();
    for (const slot of slots) {
      const from = before.get(`slot-${slot}`);
      const picture = pictures.get(`slot-${slot}`);
      if (from && home && picture) fly(root, picture, from, shrunk(home, from), 650);
    }
  }
}

const shrunk = (home: DOMRect, from: DOMRect): DOMRect =>
  new DOMRect(home.left + home.width / 2 - from.width / 6, home.top + 8, from.width / 3, from.height / 3);
