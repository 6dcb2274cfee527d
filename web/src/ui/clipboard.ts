/** Copies text, also over plain http, where browsers offer no clipboard API. */

/** Copies the field's text. Returns false if that fails; the text is then selected, so that the player can copy it. */
export async function copyField(field: HTMLInputElement): Promise<boolean> {
  if (await writeToClipboard(field.value)) return true;
  field.focus();
  field.select();
  return copySelected();
}

/** Copies a text that no field shows. Returns false if that fails. */
export async function copyText(text: string): Promise<boolean> {
  if (await writeToClipboard(text)) return true;
  const focused = document.activeElement;
  const field = document.createElement("input");
  field.readOnly = true;
  field.className = "hidden";
  field.value = text;
  document.body.append(field);
  field.focus({ preventScroll: true });
  field.select();
  const copied = copySelected();
  field.remove();
  if (focused instanceof HTMLElement) focused.focus({ preventScroll: true });
  return copied;
}

async function writeToClipboard(text: string): Promise<boolean> {
  const clipboard = navigator.clipboard as Clipboard | undefined;
  try {
    if (!clipboard) return false;
    await clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

function copySelected(): boolean {
  try {
    // Deprecated, but the only way over plain http.
    return document.execCommand("copy");
  } catch {
    return false;
  }
}
