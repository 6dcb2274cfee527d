const GAP_PX = 6;

/** Places an open popover beside its owner, completely on the screen, and focuses its first element that is `focused`. */
export function placePopover(popover: HTMLElement, owner: Element, focused = "button"): void {
  const [at, size] = [owner.getBoundingClientRect(), popover.getBoundingClientRect()];
  const below = at.bottom + GAP_PX + size.height <= innerHeight;
  const top = below ? at.bottom + GAP_PX : at.top - GAP_PX - size.height;
  const left = at.left + at.width / 2 - size.width / 2;
  const clamp = (place: number, most: number): number => Math.max(GAP_PX, Math.min(place, most - GAP_PX));
  popover.style.top = `${clamp(top, innerHeight - size.height)}px`;
  popover.style.left = `${clamp(left, innerWidth - size.width)}px`;
  popover.querySelector<HTMLElement>(focused)?.focus({ preventScroll: true });
}
