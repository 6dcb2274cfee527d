/** Layouts that have to fit a phone: a city with one tile, a scoring with few kinds. */
import { flushSync, mount, unmount } from "svelte";
import { afterEach, expect, it } from "vitest";

import { dictionary } from "tertulia/i18n/words.svelte";
import { settings } from "tertulia/ui/settings.svelte";
import { stubDialogs } from "tertulia-tests/browser";
import { view } from "tertulia-tests/granada/fixture";
import City from "../board/City.svelte";
import Scoring from "../scene/Scoring.svelte";
import { KINDS, type Kind } from "../types";

let shown: Record<string, unknown> | undefined;
afterEach(() => {
  if (shown) void unmount(shown);
  document.body.innerHTML = "";
});

it("draws the first tile of a city a third as wide as its field", () => {
  const { cities, tiles } = view();
  const [city] = cities;
  if (!city) throw new Error("there is no city");
  shown = mount(City, { target: document.body, props: { city, printed: tiles, label: "City" } });
  flushSync();
  expect(document.querySelector<HTMLElement>(".grid")?.style.getPropertyValue("--columns")).toBe("3");
});

it("gives a row of a scoring only to what brings points", async () => {
  await dictionary.use("en");
  await dictionary.loadGames(["granada"]);
  settings.motion = "reduced";
  stubDialogs();
  const kinds = Object.fromEntries(KINDS.map((kind, index) => [kind, index < 2 ? [1, 0] : [0, 0]]));
  const scoring = { letter: "A" as const, moats: [0, 4], kinds: kinds as Record<Kind, number[]> };
  const props = { scoring, names: ["Ana", "Ben"], seats: 2, close: () => undefined };
  shown = mount(Scoring, { target: document.body, props });
  flushSync();
  expect(document.querySelectorAll("li")).toHaveLength(3);
  expect(document.querySelector("p.none")?.textContent).toContain("No points for: ");
  expect(document.querySelector("p.none")?.textContent.split(", ")).toHaveLength(KINDS.length - 2);
});
