/** Shows a popover beside what it belongs to, wholly on the screen, and gives it the keyboard. */
const GAP = 6;

export function under(popover: HTMLElement, owner: HTMLElement): void {
  popover.togglePopover();
  if (!popover.matches(":popover-open")) return;
  // Its content comes with the next frame; only then is its size known.
  requestAnimationFrame(() => {
    const [at, size] = [owner.getBoundingClientRect(), popover.getBoundingClientRect()];
    const below = at.bottom + GAP + size.height <= innerHeight;
    const top = below ? at.bottom + GAP : Math.max(GAP, at.top - GAP - size.height);
    const left = Math.min(
      Math.max(GAP, at.left + at.width / 2 - size.width / 2),
      innerWidth - size.width - GAP,
    );
    Object.assign(popover.style, { top: `${top}px`, left: `${left}px` });
    popover.querySelector("button")?.focus({ preventScroll: true });
  });
}
