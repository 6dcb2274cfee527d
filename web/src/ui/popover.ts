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

/**
 * Keyboard of a popover that lists links and buttons: arrow keys, Home, End and first letters move the focus. The
 * popover closes when the focus moves on to an element that is neither inside it nor its owner.
 */
export const popoverKeys =
  (owner: () => Element | undefined) =>
  (popover: HTMLElement): (() => void) => {
    const onKey = (event: KeyboardEvent): void => moveByKey(event, popover);
    const onLeave = ({ relatedTarget: next }: FocusEvent): void => {
      if (next instanceof Node && next !== owner() && !popover.contains(next)) popover.hidePopover();
    };
    popover.addEventListener("keydown", onKey);
    popover.addEventListener("focusout", onLeave);
    return () => {
      popover.removeEventListener("keydown", onKey);
      popover.removeEventListener("focusout", onLeave);
    };
  };

function moveByKey(event: KeyboardEvent, popover: HTMLElement): void {
  // Keys pressed in a select choose one of its options.
  if (event.ctrlKey || event.metaKey || event.altKey || event.target instanceof HTMLSelectElement) return;
  const items = [...popover.querySelectorAll<HTMLElement>("a, button, select")];
  const at = items.findIndex((item) => item === document.activeElement);
  const place = { ArrowDown: (at + 1) % items.length, ArrowUp: Math.max(at, 0) - 1, Home: 0, End: -1 }[
    event.key
  ];
  // Not a shortcut but the beginning of an item's text, so the typed letter counts, not the place of its key.
  const letter = event.key.length === 1 ? event.key.trim().toLocaleLowerCase() : "";
  const found =
    place !== undefined
      ? items.at(place)
      : letter &&
        [...items.slice(at + 1), ...items.slice(0, at + 1)].find((item) => textOf(item).startsWith(letter));
  if (!found) return;
  event.preventDefault();
  found.focus();
}

const textOf = (item: HTMLElement): string =>
  ((item.closest("label") ?? item).textContent ?? "").trim().toLocaleLowerCase();
