/** Default table: the action bar names the player to act. */
import { createRawSnippet, flushSync, mount, unmount } from "svelte";
import { expect, it, vi } from "vitest";

import DefaultTable from "../src/default/Table.svelte";
import { dictionary, t } from "../src/i18n/words.svelte";
import { MatchStore } from "../src/match/matchStore.svelte";
import { table } from "./granada/fixture";

it("names the players who are waited for, and none once the game is over", () => {
  dictionary.use("en");
  const observer = { observe: vi.fn(), unobserve: vi.fn(), disconnect: vi.fn() };
  vi.stubGlobal(
    "ResizeObserver",
    vi.fn(() => observer),
  );
  const match = new MatchStore("t1", () => () => false);
  const nothing = createRawSnippet(() => ({ render: () => "<span></span>" }));
  const slots = {
    sideTabs: { talk: [], own: [] },
    notices: nothing,
    chain: nothing,
    actionPreview: nothing,
    guide: nothing,
    end: nothing,
  };
  const waiting = table({ legal: [], actors: [1] });
  const props = $state({ table: waiting, match, past: undefined, ...slots });
  const page = mount(DefaultTable, { target: document.body, props });
  flushSync();
  const bar = (): string => document.querySelector("#actions")?.textContent ?? "";
  const words = t("default-waiting", { players: waiting.seats[1]?.name ?? "" });
  expect(bar()).toContain(words);
  props.table = { ...waiting, version: waiting.version + 1, actors: [], phase: "over" };
  flushSync();
  expect(bar()).not.toContain(t("default-waiting", { players: "" }).trim());
  void unmount(page);
  vi.unstubAllGlobals();
});
