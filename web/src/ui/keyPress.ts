/** The letter or digit of a key press, independent of Shift, Caps Lock and the keyboard layout. */

type Press = Pick<KeyboardEvent, "key" | "code">;
type ModifiedPress = Press & Pick<KeyboardEvent, "ctrlKey" | "altKey" | "metaKey">;

/**
 * The letter (`a` to `z`), digit (`1` to `9`) or question mark of a key press; null for any other key. If a key types
 * neither a Latin letter nor a digit, its position on the keyboard counts. Examples are the digit row of a Czech layout
 * and the letters of a Cyrillic one.
 */
export function characterOf({ key, code }: Press): string | null {
  const typed = key.toLowerCase();
  if (/^[a-z1-9?]$/.test(typed)) return typed;
  return key.length === 1
    ? (/^(?:Key([A-Z])|Digit([1-9]))$/.exec(code)?.slice(1).join("").toLowerCase() ?? null)
    : null;
}

/** The character of a key press without Ctrl, Alt or Meta; null for any other key press. */
export function shortcutOf(event: ModifiedPress): string | null {
  return event.ctrlKey || event.altKey || event.metaKey ? null : characterOf(event);
}
