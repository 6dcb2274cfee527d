/** Whether the table is out of sight: a window lies over it, or the page is in the background. */
export const covered = (): boolean =>
  document.visibilityState === "hidden" || document.querySelector("dialog[open]") !== null;
