/** Copies text, also over plain http, where browsers offer no clipboard API. */

/** Copies the field's text. Returns false if that fails; the text is then selected, so that the player can copy it. */
export async function copyField(field: HTMLInputElement): Promise<boolean> {
  const clipboard = navigator.clipboard as Clipboard | undefined;
  try {
    if (!clipboard) throw new Error("there is no clipboard without https");
    await clipboard.writeText(field.value);
    return true;
  } catch {
    field.focus();
    field.select();
    return copySelected();
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
