/** A delayed press is discarded if another player's move arrives first; the player sees and hears this. */
import { createRawSnippet, flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, expect, it, vi } from "vitest";

import GranadaTable from "../../src/tertulia/games/granada/screens/Table.svelte";
import { MatchStore } from "../src/match/matchStore.svelte";
import ActionBar from "../src/ui/ActionBar.svelte";
import { announcer } from "../src/ui/announce.svelte";
import { settings } from "../src/ui/settings.svelte";
import { TurnModel, type TurnMatch } from "../src/ui/turnModel.svelte";
import { dictionary, languages, t } from "../src/i18n/words.svelte";
import { fakeServer, wait } from "./browser";
import { legal, table } from "./granada/fixture";

const END = legal("done", {}, "done", { reveals: true });
let page: Record<string, unknown>;
let turn: TurnModel;
let now = table({ legal: [END] });

beforeEach(() => {
  Object.assign(settings, { ending: "window", forced: false });
  now = table({ legal: [END] });
  const match = {
    ready: true,
    busy: false,
    playingBack: false,
    act: vi.fn(),
    undo: vi.fn(),
    skipPlayback: vi.fn(),
  };
  turn = new TurnModel(match as unknown as TurnMatch, () => now);
  const chain = createRawSnippet(() => ({ render: () => "<i></i>" }));
  const props = { turn, prompt: "Well?", shown: "Done", question: "Sure?", yes: "Yes", chain };
  page = mount(ActionBar, { target: document.body, props });
  flushSync();
});
afterEach(() => {
  void unmount(page);
  document.body.innerHTML = "";
});

it.each(languages)("is said in %s", async (language) => {
  await dictionary.use(language);
  void turn.choose(END);
  flushSync();
  now = { ...now, version: now.version + 1 };
  turn.onTableChanged();
  flushSync();
  expect(document.querySelector(".bar")?.textContent).toContain(t("table-press-lost"));
  expect(announcer.lines.at(-1)?.text).toBe(t("table-press-lost"));
  void turn.choose(END);
  flushSync();
  expect(document.querySelector(".bar")?.textContent).not.toContain(t("table-press-lost"));
});

it("is said at a table whose next version arrives while cards are about to be taken", async () => {
  await dictionary.use("en");
  vi.stubGlobal(
    "ResizeObserver",
    class {
      observe(): void {}
      unobserve(): void {}
      disconnect(): void {}
    },
  );
  Element.prototype.checkVisibility ??= () => true;
  Element.prototype.scrollIntoView ??= vi.fn();
  void unmount(page);
  const state = table();
  fakeServer(() => ({ body: state }));
  const match = new MatchStore("t1", () => () => false);
  await match.open();
  await wait();
  const nothing = createRawSnippet(() => ({ render: () => "<span></span>" }));
  const slots = {
    sideTabs: { talk: [], own: [] },
    notices: nothing,
    chain: nothing,
    actionPreview: nothing,
    guide: nothing,
    end: nothing,
  };
  const props = $state({ table: state, match, past: undefined, ...slots });
  page = mount(GranadaTable, { target: document.body, props });
  flushSync();
  document.querySelector<HTMLElement>("[data-slot='1']")?.click();
  flushSync();
  props.table = { ...state, version: state.version + 1 };
  flushSync();
  expect(document.querySelector("#actions")?.textContent).toContain("Not sent: the table changed");
  match.close();
  vi.unstubAllGlobals();
});
