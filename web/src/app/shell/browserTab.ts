/** Title and icon of the browser tab, with the number of tables that wait for the guest. */

/** The largest number that fits into the icon; a larger one is shown as `9+`. */
const MAX_NUMBER = 9;
const STAR =
  "M16 3l3.2 7.5l7.5-3.2l-3.2 7.5L31 16l-7.5 3.2l3.2 7.5l-7.5-3.2L16 29l-3.2-7.5l-7.5 3.2l3.2-7.5L1 16l7.5-3.2L5.3 5.3l7.5 3.2z";

export const tabTitle = (title: string, turns: number): string => (turns > 0 ? `(${turns}) ${title}` : title);

/** The site's icon with a number on it, as a data URL. */
export function badgedIcon(turns: number): string {
  const number = turns > MAX_NUMBER ? `${MAX_NUMBER}+` : String(turns);
  const size = number.length > 1 ? 17 : 22;
  const drawing =
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="7" fill="#a3431f"/>` +
    `<path d="${STAR}" fill="#f6dfae"/><circle cx="20" cy="20" r="12" fill="#14689c" stroke="#fff" stroke-width="1.5"/>` +
    `<text x="20" y="${20 + size * 0.36}" font-family="sans-serif" font-weight="700" font-size="${size}" ` +
    `text-anchor="middle" fill="#fff">${number}</text></svg>`;
  return `data:image/svg+xml,${encodeURIComponent(drawing)}`;
}

/** Sets the title and the icon of this page's tab. */
export function updateTab(title: string, turns: number): void {
  document.title = tabTitle(title, turns);
  const icon = document.querySelector<HTMLLinkElement>("link[rel=icon]");
  if (!icon) return;
  icon.dataset["plain"] ??= icon.href;
  const wanted = turns > 0 ? badgedIcon(turns) : icon.dataset["plain"];
  if (icon.href !== wanted) icon.href = wanted;
}
