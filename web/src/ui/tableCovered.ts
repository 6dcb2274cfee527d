/** Whether the table is out of sight: behind a dialog, or because the page is in the background. */
export const isTableCovered = (): boolean =>
  document.visibilityState === "hidden" || document.querySelector("dialog[open]") !== null;
