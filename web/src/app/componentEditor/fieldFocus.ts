/** Keyboard focus among the fields of a component. */

const INPUT =
  'input:not([disabled]), select:not([disabled]), .options button[tabindex="0"], .options button:not([tabindex])';

const firstInput = (field: Element): HTMLElement | null => field.querySelector<HTMLElement>(INPUT);

const allFields = (): HTMLElement[] => [...document.querySelectorAll<HTMLElement>("[data-field]")];

/** Focuses the next or previous field; after the last, the button that confirms the component. */
export function focusNextField(field: Element, step: 1 | -1): void {
  const fields = allFields();
  const next = fields[fields.indexOf(field as HTMLElement) + step];
  if (next) focusInput(firstInput(next));
  else if (step > 0) document.querySelector<HTMLElement>('[data-action="confirm-next"]')?.focus();
}

export function focusFirstField(): void {
  const [first] = allFields();
  if (first) focusInput(firstInput(first));
}

function focusInput(input: HTMLElement | null): void {
  input?.focus({ focusVisible: true } as FocusOptions);
}
