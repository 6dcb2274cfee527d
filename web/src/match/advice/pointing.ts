/**
 * Where on the page an action lies: there it is marked, and on a phone the part of the table that it belongs to is opened. What is one
 * of several things to be laid together names its action in `data-lays`: pressed by itself it does nothing yet.
 */

function placesOf(notation: string): HTMLElement[] {
  const all = [...document.querySelectorAll<HTMLElement>("[data-notation], [data-offers]")];
  const exact = all.filter((one) => one.dataset["notation"] === notation);
  const offering = all.filter((one) => one.dataset["offers"]?.split("|").includes(notation));
  const laying = document.querySelectorAll<HTMLElement>(`[data-lays="${CSS.escape(notation)}"]`);
  return [exact, offering, [...laying]].find((found) => found.length > 0) ?? [];
}

/** Marks an action as advised; returns what ends it. style/controls.css draws the mark. */
export function pointTo(notation: string): () => void {
  const places = placesOf(notation);
  const place = places.find((one) => one.checkVisibility()) ?? places[0];
  if (!place) return () => undefined;
  if (!place.checkVisibility()) {
    const part = place.closest<HTMLElement>("[data-part]")?.dataset["part"];
    if (part) document.querySelector<HTMLElement>(`[data-tab="${part}"]`)?.click();
  }
  place.dataset["advised"] = "";
  place.scrollIntoView({ block: "nearest", inline: "nearest" });
  return () => delete place.dataset["advised"];
}
