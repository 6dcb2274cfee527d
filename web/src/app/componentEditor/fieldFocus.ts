/** Keyboard focus among the fields of a component. */

const INPUT =
  'input:not([disabled]), select:not([disabled]), .options button[tabindex="0"], .options button:not([tabindex])';

const firstOf = (field: Element): HTMLElement | null => field.querySelector<HTMLElement>(INPUT);

const all = (): HTMLElement[] => [...document.querySelectorAll<HTMLElement>("[data-field]")];

/** Focuses the next or previous field; after the last, the button that confirms the component. */
export function focusNextField(field: Element, step: 1 | -1): void {
  const fields = all();
  const next = fields[fields.indexOf(field as HTMLElement) + step];
  if (next) show(firstOf(next));
  else if (step > 0) document.querySelector<HTMLElement>('[data-action="confirm-next"]')?.focus();
}

export function focusFirstField(): void {
  const [first] = all();
  if (first) show(firstOf(first));
}

function show(input: HTMLElement | null): void {
  input?.focus({ focusVisible: true } as FocusOptions);
}
