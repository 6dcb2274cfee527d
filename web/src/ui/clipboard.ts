/** Copying, also where the browser keeps its clipboard for https: then as if somebody had pressed the keys. */

/** Whether it was copied; else the text is selected in its field, for the player to copy. */
export async function copy(field: HTMLInputElement): Promise<boolean> {
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
    // The only way over plain http; browsers keep it for that.
    return document.execCommand("copy");
  } catch {
    return false;
  }
}
