/** Places an open popover beside its owner, completely on the screen, and focuses its first button. */
const GAP = 6;

export function placeBeside(popover: HTMLElement, owner: Element): void {
  const [at, size] = [owner.getBoundingClientRect(), popover.getBoundingClientRect()];
  const below = at.bottom + GAP + size.height <= innerHeight;
  const top = below ? at.bottom + GAP : at.top - GAP - size.height;
  const left = at.left + at.width / 2 - size.width / 2;
  const within = (place: number, most: number): number => Math.max(GAP, Math.min(place, most - GAP));
  popover.style.top = `${within(top, innerHeight - size.height)}px`;
  popover.style.left = `${within(left, innerWidth - size.width)}px`;
  popover.querySelector("button")?.focus({ preventScroll: true });
}
